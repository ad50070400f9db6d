"""Attack/Defend: its deck, rules, aid cards, score track and record sheets."""
