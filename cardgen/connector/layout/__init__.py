"""Lays out a Connector back: which phrase stands where on which card."""
