"""Cicera: four players in two teams, one deal of the Bresciane pack of 52."""
