"""The `companion` command line."""
