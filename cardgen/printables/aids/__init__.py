"""Rules, record sheets, symbols and tents."""
