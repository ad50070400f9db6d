"""The page for phones, the server that serves it at a table, and the site that needs none."""
