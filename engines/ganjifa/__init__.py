"""Dashavatara Ganjifa for three: 120 cards in ten avatar suits, tricks and Dukals, most captured cards win."""
