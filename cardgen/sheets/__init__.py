"""How a sheet is put together: heads, sections, steps, tables, boards, rows to write in, parts to cut out."""
