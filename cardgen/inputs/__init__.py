"""What users give: files and options, read and checked."""
