# La lengua misma.
language-name = Español
language-direction = ltr
language-plural = one: n = 1
language-comma = { ", " }
language-and = { " y " }
language-or = { " o " }
language-semicolon = { "; " }
language-yes = sí
language-no = no
language-in-english = (en inglés)
language-changes = y > e : i í hi hí; o > u : o ó ho hó
