"""The bundled typefaces. Each folder carries the licence of the files in it."""
