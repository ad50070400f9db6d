"""The example of an event file, without the options for cards (`jobs.event.option_keys`)."""

EXAMPLE_EVENT = """\
# An event: who comes, and what is played at which table. Fill it in, then: cardgen event event.toml
# Files that are named here lie beside this one.

name = "Games night"
date = 2027-03-12T19:30:00    # the day alone will do: 2027-03-12
place = "Town Hall, 5 Market Street"

paper = "a4"                  # or "letter": for everything but the cards, where these say otherwise
placemats = true              # a map to put the cards on, for each table: some sheets to glue together
# placemat_paper = "a3"       # larger paper, fewer sheets
# tent_diets = "own"          # the side of a tent that shows a guest's diet: own; both, or none
# records = false             # no sheets to write games down, where companion keeps the records
# grids = true                # grids on paper for each player, where there is no card for everybody
# rules_cards = true          # a card with the rules for each player, to cut out and glue
# site = "https://example.com/games/"    # from companion site: QR symbols on puzzles, tents, placemats

# A card for each guest. Leave this out if there are cards already.
[cards]
# (options for cards)
# qr_site = true              # the cards' QR symbol leads to the site, not to the person

# A leaf of Rotator puzzles for each guest to take home. Leave this out if there are none.
[puzzles]
count = 4
# level = "easy"              # easy, medium, hard, expert, mixed
# seed = "spring"             # draw new ones; without it, they are examples that come with the program
# copies = 30                 # one for each guest, where this is not said

# A table: the players clockwise, the first to play first. Those who bring a symbol are written as below.
# The variants "short", "rounds-20", and "target-9" end a game in time.
[[table]]
game = "reflector"            # "tactics-joker" is for two, too; it has variants of its own
# variants = ["rounds-25"]
players = [{ name = "Ann Lee", symbol = "X" }, { name = "Bob Ray", symbol = "O" }]

[[table]]
game = "deflector"
variants = ["reflection", "short"]    # or "ricochet"
layout = "deflector-4-full"   # or "deflector-4-partial"
players = ["Cat Moor", "Dan", "Eve", "Fay"]
# join_qr = "http://192.168.1.5:8317/#table=table-02&code=ABC234"    # from companion serve, for this table
# Or write "guests" for players: those whom the guest list puts here, by its columns table and seat. Its
# column diet then stands on tents and in the checklist.

# "attack-defend" is a game of cards for two. Its tables get a deck, in print/attack-defend-deck.pdf.

# Who sits where need not be known: say how many. The record then asks for their names.
[[table]]
game = "defector"             # more variants: "safety", "deluxe", "team-victory"
variants = ["short"]
players = 6
"""
