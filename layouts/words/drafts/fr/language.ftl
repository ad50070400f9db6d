# La langue elle-même.
language-name = Français
language-direction = ltr
language-plural = one: i = 0,1
language-comma = { ", " }
language-and = { " et " }
language-or = { " ou " }
language-semicolon = { " ; " }
