"""Everything for an event: cards, a folder for each table, puzzles and a checklist."""
