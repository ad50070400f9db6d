# What the studio says: the page in the browser on which a card is designed.

# Before the name of the profile file in the browser's tab.
studio-title = Card studio

## Steps, saving, undo

studio-steps = Steps
studio-step-card = Card
studio-step-guests = Guests
studio-step-print = Print
studio-step-games = Games
studio-picture = Picture
studio-fields = Fields
studio-undo = Undo (Ctrl-Z)
studio-redo = Redo (Ctrl-Shift-Z)
studio-save = Save
studio-not-saved = not saved
studio-saved = saved
# { $text } is the name of the profile file.
studio-changed-elsewhere = { $text } has been changed elsewhere.
studio-keep-mine = Keep mine, and theirs beside it
studio-take-theirs = Take theirs (undo brings mine back)
studio-ended = The studio has ended. Start it again to go on; what is not saved is kept here.
studio-here-again = What you had not saved is here again.
studio-good = Good
studio-is-new = { $text } is new, and begins as an example.
studio-clear-example = Clear the example

## The card in the middle

studio-side = Side
studio-side-front = Front
studio-side-inside = Inside
studio-side-back = Back
studio-lines = Cut and folds
studio-with-lines = The card with its bleed, cut and folds
studio-real-size = Real size
studio-bank-card = bank card
studio-hold-bank-card = Hold a bank card against the screen; make the frame as wide.
studio-as-wide = This is as wide
studio-move-face = Drag to move the face, scroll to zoom

## Fields

studio-group-person = Person
studio-group-portrait = Portrait
studio-group-logo = Logo
studio-group-name = More about the name
studio-group-qr = QR symbol and back
studio-group-ink = Ink and finish
studio-field-name = Name
studio-field-title = Title
studio-field-organisation = Organisation
studio-field-brand = Brand line
studio-field-phones = Phones
studio-field-emails = E-mail
studio-field-urls = Web
studio-field-address = Address
studio-field-note = Note
studio-field-given_name = Given name
studio-field-family_name = Family name
studio-field-prefix = Title before the name
studio-field-suffix = Title after the name
studio-field-short_name = Name on tents
studio-field-locale = Language of the name
studio-field-language = Language of the sheets
studio-field-portrait = Portrait
studio-field-logo = Logo
studio-field-logo_colour = Its colours
studio-field-back = Back of the card
studio-field-qr = QR symbol
studio-field-qr_url = Its web address
studio-field-qr_text = Its text
studio-field-blue = First grid
studio-field-red = Second grid
studio-field-ink = Spot ink of the whole card
studio-field-finish = Finish by a print shop
studio-value-back-puzzle = puzzle
studio-value-back-list = list of games
studio-value-back-both = both
studio-value-logo_colour-theme = as the type
studio-value-logo_colour-own = its own
studio-value-qr-auto = web address, else contact
studio-value-qr-none = none
studio-value-qr-vcard = whole contact
studio-value-qr-mecard = short contact
studio-value-qr-url = web address
studio-value-qr-text = a text
studio-value-finish-none = none
studio-value-finish-spot-uv = spot varnish
studio-value-finish-foil = foil
studio-value-finish-letterpress = letterpress
studio-choose-portrait = Choose a photograph, or drop it here
studio-choose-logo = Choose an SVG or PNG file, or drop it here
studio-take-away = Take away

## Look

studio-look = Look
studio-theme = Theme
studio-themes = Themes
studio-accent = Accent
studio-accent-code = Code of the accent
studio-accent-of-theme = As in the theme
studio-shape = Shape
studio-shapes = Shapes
studio-does-not-fit = does not fit
# How well the accent can be read, such as 5.1 to 1.
studio-contrast = { $text } to 1 in print
studio-contrast-low = { $text } to 1 in print; small type needs 4.5
# The nearest colour that can be read well, such as #2f7fc1.
studio-use-accent = Use { $text }

## Guests

studio-guest-list = Guest list
studio-guests = Guests
studio-choose-guests = Choose a CSV or XLSX file and the guests' photographs, or drop them here
studio-without-guests = Without guests
# Whether a blank cell stays blank, and does not take what the card of the profile has.
studio-keep-blank = leave blank what is blank in the list
studio-reading = reading ...
# A photograph of the name { $text } is there, and is another one.
studio-another-file = another { $text } is beside the card already: rename one
studio-count = { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }, { $other_count } with faults
studio-count-so-far = { studio-count } so far
studio-line = Line
# A column means nothing, and is not read.
studio-left-out = left out
studio-meaning-of = Meaning of { $text }
studio-cell = { $text }, line { $number }

## Print

studio-where = Where it is printed
studio-way-home = At home
studio-way-shop = Print shop
studio-way-files = Website
studio-paper = Paper
studio-sheets = Sheets
studio-plain-paper = plain paper, cut by hand
studio-duplex = Your printer prints
studio-duplex-long = both sides, long edge
studio-duplex-short = both sides, short edge
studio-duplex-manual = both sides, by hand
studio-duplex-none = one side, fold and glue
# A standard of print shops for paper and inks.
studio-condition = Printing condition
studio-condition-in-file = { $text }, its profile in the file (PDF/X)
studio-condition-by-name = { $text }, by name
studio-shorten = leave out what does not fit
studio-skip-bad = leave out guests with faults
studio-copy = Copy
studio-printing = Printing
studio-stop = Stop
studio-save-pdf = Save PDF
studio-save-files = Save files
studio-command = The same at the command line
studio-first-sheet = The first sheet
studio-sheet-count = { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }
# { $text } says how much ink a sheet takes.
studio-ink = { $text } a sheet
studio-first-place = first free place: { $number }; click on another one
# A place on a sheet of labels that has been printed on.
studio-used = used
studio-begin-at = Begin at place { $number }
studio-stopped = Stopped: nothing was written.
# After the names of files in bold: the folder, what to do next, remarks.
studio-is-in = is in { $text }. Next: { $example }.

## Games

studio-tonight = Tonight's game
studio-game = Game
studio-players = Players
studio-parts = Parts of the game
studio-pages = · { $count } pages
