"""Rules and computer players: pure functions over values, with no web, database or template in sight."""
