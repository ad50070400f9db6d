"""Reads any PDF file and says what a print shop would."""
