"""Shapes in millimetres, and the pens that draw them."""
