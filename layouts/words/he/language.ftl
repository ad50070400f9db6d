# השפה עצמה.
language-name = עברית
language-direction = rtl
language-plural = one: i = 1 and v = 0; two: i = 2 and v = 0
language-comma = { ", " }
language-and = { " ו-" }
language-or = { " או " }
language-semicolon = { "; " }
language-yes = כן
language-no = לא
language-in-english = (באנגלית)

# אין מילים שמשתנות לפני אחרות.
language-changes = { "" }
