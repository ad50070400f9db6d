"""The `cardgen` command line."""
