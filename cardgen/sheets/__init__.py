"""How a sheet is put together: heads, text, steps, tables, grids, parts to cut out."""
