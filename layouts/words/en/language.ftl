# The language itself: its name as its readers write it, where lines begin, and how things stand in a row.
language-name = English
language-direction = ltr
# CLDR's plural rules for whole numbers: a category, a colon, a condition; several with a semicolon between.
language-plural = one: i = 1 and v = 0
language-comma = { ", " }
language-and = { " and " }
language-or = { " or " }
language-semicolon = { "; " }
language-yes = yes
language-no = no
# Behind the title of a ruling that is not translated.
language-in-english = (English)
# Words that change before others: the word, >, what it becomes, a colon, and how what follows begins; several
# with a semicolon between. Such as: de > d' : a e i
language-changes = { "" }
