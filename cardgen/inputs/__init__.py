"""User input: files and options, read and checked."""
