struct CatalogPlaceholder {}
