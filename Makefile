# The commands of a contributor, and of CI, which runs these same targets. `make help` lists them.

SHELL := /bin/sh
PREFIX ?= /usr/local
DESTDIR ?=
SAMPLE ?= docs/samples/elements.csv
ARGS ?=
SECONDS ?= 60
OPERATIONS ?=
SEED ?= $(shell date +%s)

OS := $(shell uname -s)
SOURCES := Sources Tests Package.swift

ifeq ($(OS),Darwin)
  # Homebrew keeps its libraries apart from the system's: say where they are.
  BREW_PREFIXES = $(shell brew --prefix ncurses simdjson pcre2 libvterm 2>/dev/null)
  LIBRARIES = $(foreach prefix,$(BREW_PREFIXES),-Xcc -I$(prefix)/include -Xlinker -L$(prefix)/lib)
  RELEASE = -c release $(LIBRARIES)
else
  LIBRARIES =
  # The Swift runtime goes into the program, so that an installed copy runs where no Swift is.
  RELEASE = -c release --static-swift-stdlib
endif

# Expanded when a recipe that builds begins: one line and exit status 2 where there is no compiler.
NEED_SWIFT = $(if $(shell command -v swift 2>/dev/null),,$(error Swift is missing: install Swift 6.2 or newer from https://www.swift.org/install and put `swift` on the PATH))

# Where tests keep their files: emptied before they run, so that a run that was killed leaves nothing for long.
TEMPORARY = $(CURDIR)/.build/tmp

.DEFAULT_GOAL := help
.PHONY: help deps build run demo test sanitize fuzz bench invariants screenshots docs lint format install uninstall deb clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo "  make run SAMPLE=FILE ARGS='...'        another source, more options"
	@echo "  make install PREFIX=/usr/local DESTDIR=  where it goes (shown: the defaults)"

deps: ## install the C libraries that are missing (apt-get or brew)
	@$(NEED_SWIFT).ci/deps

build: deps ## build the program, optimised, at .build/release/shelves
	swift build $(RELEASE) --product shelves

run: build ## build the program and open a bundled sample
	.build/release/shelves $(SAMPLE) $(ARGS)

demo: build ## build the program and show how rows and cards are reused
	.build/release/shelves --demo $(ARGS)

test: deps ## build and run all tests, or those of a name (FILTER=name)
	swift build --build-tests $(LIBRARIES)
	@rm -rf '$(TEMPORARY)' && mkdir -p '$(TEMPORARY)'
	TMPDIR='$(TEMPORARY)' swift test --skip-build --disable-xctest $(LIBRARIES) $(if $(FILTER),--filter $(FILTER))

# Each build keeps to a folder of its own. What the C library allocates for the life of a process is no leak.
sanitize: deps ## run tests under the thread sanitizer and the address sanitizer (FILTER=name)
	swift test --disable-xctest --scratch-path .build/sanitize-thread --sanitize=thread $(LIBRARIES) \
	  --filter '$(or $(FILTER),CatalogTests)'
	ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --scratch-path .build/sanitize-address --sanitize=address $(LIBRARIES) \
	  --filter '$(or $(FILTER),CursesTests|ShelfKitTests|CatalogTests)'

invariants: ## list what must always hold, and the tests of each
	@.ci/invariants

# A million operations take about two minutes. Each run prints its seed; a run that fails is left here, shortened.
fuzz: ## walk over grids at random and compare with a model (SECONDS=60 or OPERATIONS=n; SEED=n)
	@$(NEED_SWIFT)swift build $(RELEASE) --product ShelfFuzz
	.build/release/ShelfFuzz --seed $(SEED) $(if $(OPERATIONS),--operations $(OPERATIONS),--seconds $(SECONDS))

# RECORDS=10000000 adds texts of a gigabyte. They stay in BENCH_FOLDER, .build/bench unless it is set. STRICT=1 fails when a promise is missed.
bench: build ## measure what is promised of the speed (RECORDS=n; STRICT=1; SECTION=first, keys, peer, tables, regroup or json)
	swift build $(RELEASE) --product Benchmarks
	RECORDS=$(RECORDS) SECTION=$(SECTION) STRICT=$(STRICT) .build/release/Benchmarks

screenshots: build ## make the pictures of the documents, docs/screens, by the program itself
	.ci/screenshots

lint: ## check format, file sizes, the import graph and the shell scripts
	@$(NEED_SWIFT).ci/lint

format: ## rewrite the Swift files in the project's format
	@$(NEED_SWIFT)swift format --in-place --recursive --parallel $(SOURCES)

docs: deps ## make the documentation of the library, at .build/docs; a dead link fails
	@$(NEED_SWIFT).ci/docs

# What goes where under PREFIX besides the program, and the option that prints it.
SHARE = man/man1/shelves.1:--manual bash-completion/completions/shelves:--completions=bash \
  zsh/site-functions/_shelves:--completions=zsh fish/vendor_completions.d/shelves.fish:--completions=fish

install: build ## install the program, its manual page and completions under PREFIX
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 .build/release/shelves '$(DESTDIR)$(PREFIX)/bin/shelves'
	strip '$(DESTDIR)$(PREFIX)/bin/shelves'
	@set -e; for entry in $(SHARE); do file='$(DESTDIR)$(PREFIX)/share/'$${entry%%:*}; echo "install $$file"; \
	  install -d "$${file%/*}"; .build/release/shelves $${entry#*:} >"$$file"; chmod 644 "$$file"; done

uninstall: ## remove what install put there
	rm -f '$(DESTDIR)$(PREFIX)/bin/shelves'
	@set -e; for entry in $(SHARE); do rm -f '$(DESTDIR)$(PREFIX)/share/'$${entry%%:*}; done

# Said before anything is built.
NEED_DPKG = $(if $(shell command -v dpkg-deb 2>/dev/null),,$(error dpkg-deb is missing: a Debian package is made on Debian or Ubuntu; `make install` puts the program elsewhere))

deb: ## make a Debian package of the program, at .build/deb
	@$(NEED_DPKG)$(MAKE) --no-print-directory build
	rm -rf .build/deb && mkdir -p .build/deb/tree
	$(MAKE) --no-print-directory install DESTDIR='$(CURDIR)/.build/deb/tree' PREFIX=/usr
	.ci/deb .build/deb/tree .build/deb
	.ci/check-deb .build/deb

clean: ## remove everything that was built
	rm -rf .build
