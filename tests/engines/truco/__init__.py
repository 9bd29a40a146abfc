"""Tests of Truco."""
