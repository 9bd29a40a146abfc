"""Measurements of speed and strength; nothing in the product imports them."""
