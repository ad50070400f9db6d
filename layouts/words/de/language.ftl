# Die Sprache selbst.
language-name = Deutsch
language-direction = ltr
language-plural = one: i = 1 and v = 0
language-comma = { ", " }
language-and = { " und " }
language-or = { " oder " }
language-semicolon = { "; " }
language-yes = ja
language-no = nein
language-in-english = (englisch)

# Keine Wörter ändern sich vor anderen.
language-changes = { "" }
