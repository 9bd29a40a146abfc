"""What every deck is drawn with: shapes, paints, index letters, heads, and the writer of the sprite. Knows no deck."""
