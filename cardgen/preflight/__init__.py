"""Reads any PDF file and reports what a print shop would complain about."""
