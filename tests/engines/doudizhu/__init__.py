"""Tests of the Dou Dizhu engine."""
