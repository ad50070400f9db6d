# What the sheets of Connector, the puzzle on the back of the card, say.

connector-sheets-hints-about = Every card hides parts of several texts. Lay cards on each other as shown, and read.
connector-sheets-proof-title = { $title }: solutions
connector-sheets-proof-about = For organisers only: this sheet shows all answers.
# Cards of a text, how its signs are cut, and its colour.
connector-sheets-signs = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $term } signs, { $colour }

## The key

connector-sheets-key-number = the number of a corner
connector-sheets-key-number-folding = the number of a corner; 5 and 6 are inside, on the flaps
connector-sheets-key-start = start of a text; follow its sign and colour
connector-sheets-key-link = lay this corner of the next card here
connector-sheets-key-end = end of the text
connector-sheets-fold-1 = Open the card. The strips are at the sides of the back panel.
connector-sheets-fold-2 = Fold the strip backwards, all the way along.
connector-sheets-fold-3 = Close the card. The strip now lies on the back and shows its number.

## How cards are laid

connector-sheets-alone = Lay one card down, back up, with corner { $number } at the upper left. Read from the { $term } triangle to the { $term } square ({ $colour }).
connector-sheets-first = Lay the first card down, back up, with corner { $number } at the upper left. The text begins at the { $term } triangle ({ $colour }). Its pieces have { $form ->
        [round] round
        [square] square
        [double] double
        [wedge] wedge
        [dovetail] dovetail
       *[twin] twin
    } joints.
connector-sheets-read = Now read downwards to the { $term } square ({ $colour }).
connector-sheets-hold-left = Turn the { $card } card so that corner { $number } is at the upper left.
connector-sheets-hold-right = Turn the { $card } card so that corner { $number } is at the upper right.
connector-sheets-fold-left = Fold the left flap of the { $card } card over, so that corner { $number } shows.
connector-sheets-fold-right = Fold the right flap of the { $card } card over, so that corner { $number } shows.
connector-sheets-fold-both = Fold both flaps of the { $card } card over, so that corners { $corners } show.
# An upright bracket stands as letters do; where another one of the same colour and number does not.
connector-sheets-lay-back = Lay { $count ->
        [one] this corner into the bracket { $corners }
       *[other] these corners into the brackets { $corners }
    } ({ $term } dot, { $colour }) on the { $other_card } card.
connector-sheets-lay-flap = Lay { $count ->
        [one] this corner into the bracket { $corners }
       *[other] these corners into the brackets { $corners }
    } ({ $term } dot, { $colour }) on the flap of the { $other_card } card.
connector-sheets-lay-back-upright = Lay { $count ->
        [one] this corner into the upright bracket { $corners }
       *[other] these corners into the upright brackets { $corners }
    } ({ $term } dot, { $colour }) on the { $other_card } card.
connector-sheets-lay-flap-upright = Lay { $count ->
        [one] this corner into the upright bracket { $corners }
       *[other] these corners into the upright brackets { $corners }
    } ({ $term } dot, { $colour }) on the flap of the { $other_card } card.
connector-sheets-card-1 = first
connector-sheets-card-2 = second
connector-sheets-card-3 = third
connector-sheets-card-4 = fourth
connector-sheets-card-5 = fifth
connector-sheets-card-6 = sixth

## Signs and colours

connector-sheets-cut-full = full
connector-sheets-cut-hollow = hollow
connector-sheets-cut-halved = halved
connector-sheets-cut-notched = notched
connector-sheets-cut-barred = barred
connector-sheets-cut-quartered = quartered
connector-sheets-colour-red = red
connector-sheets-colour-orange = orange
connector-sheets-colour-yellow = yellow
connector-sheets-colour-green = green
connector-sheets-colour-turquoise = turquoise
connector-sheets-colour-blue = blue
connector-sheets-colour-purple = purple
connector-sheets-colour-pink = pink
connector-sheets-colour-white = white
connector-sheets-colour-grey = grey

## The solutions

connector-sheets-scale = at { $number } % of true size
connector-sheets-given-away = What one card gives away: somebody who takes the nearest phrase each time, or goes around the card, gets { $of ->
        [0] none
       *[other] { $of }
    } of { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } right, among { $other_count } false phrases. The longest phrase is { $number } % of the text.
