"""The site: pages, forms, storage. Knows games only through the registry."""
