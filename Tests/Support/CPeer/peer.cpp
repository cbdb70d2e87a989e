#include "CPeer.h"

// A core is measured, not a core and the thread that the library starts beside it.
#undef _REENTRANT
#include <simdjson.h>

using namespace simdjson;

namespace {

/// Reads the member that a grouping asks for; false if it is not there.
bool has_genre(ondemand::object object) {
  std::string_view text;
  return object["genre"].get_string().get(text) == SUCCESS && !text.empty();
}

}  // namespace

#define NAME_OF(implementation) #implementation
#define NAME(implementation) NAME_OF(implementation)

const char *cpeer_way(void) {
  return NAME(SIMDJSON_BUILTIN_IMPLEMENTATION);
}

long cpeer_values(const uint8_t *bytes, size_t length, enum cpeer_work work) {
  ondemand::parser parser;
  ondemand::document_stream stream;
  if (parser.iterate_many(bytes, length, size_t(1) << 20).get(stream)) return -1;
  long count = 0;
  for (auto document : stream) {
    ondemand::object object;
    if (work == cpeer_genre && (document.get_object().get(object) || !has_genre(object))) return -1;
    if (work == cpeer_nothing && document.error()) return -1;
    count++;
  }
  return count;
}

long cpeer_elements(const uint8_t *bytes, size_t length, enum cpeer_work work) {
  ondemand::parser parser;
  ondemand::document document;
  if (parser.iterate(bytes, length, length + cpeer_padding).get(document)) return -1;
  ondemand::array array;
  if (document.get_array().get(array)) return -1;
  long count = 0;
  for (auto element : array) {
    ondemand::object object;
    if (work == cpeer_genre && (element.get_object().get(object) || !has_genre(object))) return -1;
    if (work == cpeer_nothing && element.error()) return -1;
    count++;
  }
  return count;
}
