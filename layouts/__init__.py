"""What cards, stock and tables look like: data read by cardgen and the companion."""
