"""Tests of what a host gets: the wheel, the image, and what is written about running them."""
