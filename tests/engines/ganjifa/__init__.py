"""Tests of the engine of Dashavatara Ganjifa."""
