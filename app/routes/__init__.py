"""The routes: each parses, makes one call, and renders."""
