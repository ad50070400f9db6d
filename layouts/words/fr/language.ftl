# La langue elle-même : son nom tel que ses lecteurs l'écrivent, et comment se suivent les choses.
language-name = Français
language-direction = ltr
language-plural = one: i = 0,1
language-comma = { ", " }
language-and = { " et " }
language-or = { " ou " }
language-semicolon = { " ; " }
language-yes = oui
language-no = non
language-in-english = (en anglais)
language-changes = de > d’ : a e i o u y h é è ê à â î ô; que > qu’ : a e i o u y h é è ê à â î ô
