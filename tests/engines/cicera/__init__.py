"""Tests of Cicera."""
