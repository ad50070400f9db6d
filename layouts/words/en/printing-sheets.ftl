# What those who print read: the checklist of an event, the index of a kit, the calibration sheet.
#
# File names, commands and papers stand for { $file }, { $command } and { $text }.

printing-sheets-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
printing-sheets-one-side = on one side
printing-sheets-turned-long = on both sides, flip on the long edge
printing-sheets-turned-short = on both sides, flip on the short edge
printing-sheets-turned-none = on one side, to be glued back to back
printing-sheets-turned-shop = send the file: gloss outside, matte inside, scored at the fold
printing-sheets-turned-fronts = fronts first
printing-sheets-turned-backs = on the back of those, the stack turned over along the long edge

## The checklist: heads

printing-sheets-checklist-title = Checklist
printing-sheets-checklist-print = Print
printing-sheets-checklist-prepare = Prepare
printing-sheets-checklist-lay-out = Lay out the tables
printing-sheets-checklist-find = Find a guest’s card
printing-sheets-checklist-pages = Pages
printing-sheets-checklist-copies = Copies
printing-sheets-checklist-sheets = Sheets
printing-sheets-checklist-table = Table
printing-sheets-checklist-row = Row
printing-sheets-checklist-sheet = Sheet
printing-sheets-checklist-place = Place
printing-sheets-checklist-in-all = In all
printing-sheets-checklist-page = { $page } of { $count }
# The place of a guest’s first card, where further ones are on other sheets.
printing-sheets-checklist-from = from { $number }

## The checklist: what to print on which paper

printing-sheets-checklist-players = { $count ->
        [one] { $count } player
       *[other] { $count } players, who choose their seats
    }
printing-sheets-checklist-tables = For each table: how it is laid out, and the rules
printing-sheets-checklist-records = Record sheets for each table, enough for a game (none with { $command })
printing-sheets-checklist-placemats = For each table a placemat, in parts
printing-sheets-checklist-placemats-small = For each table a placemat, in parts (fewer with { $command })
printing-sheets-checklist-cut-out = To cut out: { $parts }
printing-sheets-checklist-deck = For each table of { $title }, to cut out: { $term }
printing-sheets-checklist-leaf = A leaf to take home: the rules of { $title } and { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
printing-sheets-checklist-leaves = A leaf to take home: the rules of { $title } and { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } (for fewer of them, write { $command } under { $text })
printing-sheets-checklist-solutions = Their solutions, to be kept back
printing-sheets-checklist-one-card = The card
printing-sheets-checklist-same-cards = { $count ->
        [one] { $count } card, all the same
       *[other] { $count } cards, all the same
    }
printing-sheets-checklist-guest-cards = { $count ->
        [one] { $count } card, one for each guest
       *[other] { $count } cards, one for each guest
    }
printing-sheets-checklist-copied-cards = { $count ->
        [one] { $count } card, { $other_count } of each
       *[other] { $count } cards, { $other_count } of each
    }
printing-sheets-on-paper = Paper, { $text }, 80 to 100{ "\u00A0" }g/m²
printing-sheets-on-thin-card = Thin card, { $text }, 160 to 200{ "\u00A0" }g/m²
printing-sheets-on-thinner-card = Thin card, { $text }, 120 to 160{ "\u00A0" }g/m²
printing-sheets-on-card-stock = Card stock, { $text }, 200 to 300{ "\u00A0" }g/m²
printing-sheets-on-shop = Cards from a print shop
printing-sheets-on-stock = Stock { $text }

## The checklist: what to do then

printing-sheets-do-check-guests = Check the guest list: the tables have { $count } players, and it has { $other_count ->
        [one] { $other_count } guest
       *[other] { $other_count } guests
    }. Who is not in it gets no card.
printing-sheets-do-check-tables = Check the tables: they have { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }, and the guest list has { $other_count ->
        [one] { $other_count } guest
       *[other] { $other_count } guests
    }.
printing-sheets-do-print = Print all of it at 100{ "\u00A0" }%, not fitted to the page: rulers on it are 50{ "\u00A0" }mm long.
printing-sheets-do-reprint = Is a card spoilt? Print it again by its row in { $file }, such as rows 14 and 17: type in the folder of { $other_file }: { $command }
printing-sheets-do-reprint-changed = Has { $file } changed? Print only the cards that are new: { $command }
printing-sheets-do-find = Whose card is where? See the last pages here, or sort { $file } as a spreadsheet.
printing-sheets-do-seat = Find a table for guests who have none here, with tent and diet: { $guests }.
printing-sheets-do-sort = Cut out the tents and markers. Each has its table on it: sort them by table.
printing-sheets-do-kitchen = Tell the kitchen what guests eat: { $text }.
printing-sheets-do-referee = Each table has a folder with its pages alone, to print them again, and the beginning of its record. To referee it, open a terminal in the folder of this checklist: { $command }
printing-sheets-do-score = Score the cards from dashed mark to dashed mark, with a ruler and a blunt blade.
printing-sheets-do-cut = Cut the cards along their corner marks.
printing-sheets-do-tear = Tear the cards apart.
printing-sheets-do-tear-but = Tear the cards apart, but not along the perforations at their folds.
printing-sheets-do-glue = Fold the cards backwards at the glue fold, and glue them.
printing-sheets-do-fold = Fold the cards in half.

## The index of a kit

printing-sheets-index-title = The Business Card Games
printing-sheets-index-tag = The card of { $who }
printing-sheets-index-under = and everything to play with it
printing-sheets-index-print = Print { $file } on both sides, flip on the long edge, at 100{ "\u00A0" }%. Its ruler must be 50{ "\u00A0" }mm.
    .title = Print
printing-sheets-index-score = Press a groove across the sheet, from dashed mark to dashed mark, with a ruler and a blunt blade.
    .title = Score
printing-sheets-index-cut = Cut along the corner marks. Fold each card in half, grids inside. Leave its flaps flat for now.
    .title = Cut and fold
printing-sheets-index-play = Open the card and take a pencil. The rules are in the file that is named like your game.
    .title = Play
printing-sheets-index-plan = What to print for a game
printing-sheets-index-numbers = Numbers are pages of the file above them.
# What a file has, such as: Rotator: rules; cards of rules.
printing-sheets-index-game = { $title }: { $parts }.
printing-sheets-index-both-sides = Both sides, flip on the long edge, 100{ "\u00A0" }%.
printing-sheets-index-one-side = One side, 100{ "\u00A0" }%.
printing-sheets-index-stiff = Card stock of 200 to 300{ "\u00A0" }g/m².
printing-sheets-index-saved-ink = Cards, as many as fit on a sheet, in the theme { $text }: a sheet takes the ink of { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }. In { $title }, as a print shop prints it, it would take that of { $other_count }.
printing-sheets-index-full-ink = For a print shop: one card in { $title }, PDF/X-4 in CMYK with bleed; fold and cut lines on separate plates.
printing-sheets-index-card = Cards, as many as fit on a sheet. Score the folds, cut along the marks, fold in half.
    .how = Matte inside, so that it takes pencil.
printing-sheets-index-one-sided = The card for printers that print one side only: score, cut, fold backwards, glue.
    .how = Thin paper of 120 to 160{ "\u00A0" }g/m²: it will be double.
printing-sheets-index-press = For a print shop: one card, PDF/X-4 in CMYK with bleed; fold and cut lines on separate plates.
    .how = Order it trimmed, scored at the fold, gloss outside and matte (uncoated feel) inside.
printing-sheets-index-avery = American size on perforated Letter stock ({ $text }): four a sheet, folded at a perforation.
    .how = Tear the cards apart, but not along the perforation at the fold.
printing-sheets-index-sattleford = The strip on foldable A4 stock ({ $text }): five cards a sheet, scored already.
    .how = Take the cards out and fold them in half.
printing-sheets-index-hints = For players of Connector, the puzzle on the back: which card to lay where, without the answers.
printing-sheets-index-proof = For organisers only: the solutions, with cards laid on each other at true size.
    .how = Texts of your own: { $command }
printing-sheets-index-puzzles = Nineteen { $title } from easy to expert. Rules come first, solutions last.
    .how = More of them, or a booklet: { $command }
printing-sheets-index-calibrate = A sheet that shows how far the back side of your printer is off.
    .how = Follow its steps, then: { $command }

## The calibration sheet

printing-sheets-calibrate-title = Calibration sheet
printing-sheets-calibrate-front = Front
printing-sheets-calibrate-back = Back
printing-sheets-calibrate-corrected = Printed with the correction of { $text }
printing-sheets-calibrate-print-long = Print both pages on one sheet of paper, at 100{ "\u00A0" }%, turned over along its long edge.
printing-sheets-calibrate-print-short = Print both pages on one sheet of paper, at 100{ "\u00A0" }%, turned over along its short edge.
printing-sheets-calibrate-meet = Hold the sheet against a window, this side towards you. At A, B, C and D lines of both sides meet. Find the one that goes straight on to the other side, with the same number on both sides; small lines are quarters of a millimetre. Write down the four numbers.
printing-sheets-calibrate-meet-again = Hold the sheet against a window, this side towards you. At A, B, C and D the middle lines, 0 and 0, should now meet. Then offset and skew are right. If they don’t, find the line that goes straight on to the other side, with the same number on both sides; small lines are quarters of a millimetre. Write down the four numbers.
printing-sheets-calibrate-offset = Offset: { $command }
printing-sheets-calibrate-skew = Skew: { $command } degrees
printing-sheets-calibrate-measure = Measure the lines E and F on the back with a good ruler.
printing-sheets-calibrate-scale = Scale: { $command }
printing-sheets-calibrate-save = Save the result under a name of your choice, for example
printing-sheets-calibrate-saved = and print cards with { $command }.
printing-sheets-calibrate-add = This is the remaining error. ADD it to the saved values, for example with this command on one line:
printing-sheets-calibrate-added = Without { $command } it would replace the saved values.

## At the edge of a sheet of cards: how to print and fold it

printing-sheets-sheet-number = sheet { $number }
printing-sheets-slug-front = front
printing-sheets-slug-back = back
printing-sheets-slug-full-size = print at 100 %
printing-sheets-slug-long = flip on the long edge
printing-sheets-slug-short = flip on the short edge
printing-sheets-slug-manual = turn the stack over along the long edge
printing-sheets-slug-none = fold backwards and glue
printing-sheets-printer = printer { $text }
# beside the mark of a fold; numbered where there are more folds
printing-sheets-fold-glue = { $count ->
        [0] glue fold: backwards
       *[other] glue fold { $count }: backwards
    }
printing-sheets-fold = fold { $number }: in half
printing-sheets-fold-flap = flap
