"""Truco argentino for two, without Flor: three tricks, two ladders of raises, a match to 30."""
