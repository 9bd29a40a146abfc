"""Dou Dizhu (Landlord): three players, one against two, and who goes out first wins."""
