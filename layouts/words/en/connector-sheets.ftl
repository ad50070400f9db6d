# How Connector's cards are laid: hints for players, and solutions for organisers.

connector-sheets-hints = Every card hides parts of several texts. Lay cards on each other as shown, and read.
    .title = Connector
connector-sheets-solutions = For organisers only: this sheet shows all answers.
    .title = Connector: solutions
connector-sheets-smaller = at { $share } % of true size

## The title of a text: how many cards show it, and what tells its signs from others

connector-sheets-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $sign }, { $colour }

# Signs without an object, then as they stand in: begins at the ..., reads to the ..., a bracket (...).
connector-sheets-sign-full = full signs
    .triangle = full triangle
    .square = full square
    .dot = full dot
connector-sheets-sign-hollow = hollow signs
    .triangle = hollow triangle
    .square = hollow square
    .dot = hollow dot
connector-sheets-sign-halved = halved signs
    .triangle = halved triangle
    .square = halved square
    .dot = halved dot
connector-sheets-sign-notched = notched signs
    .triangle = notched triangle
    .square = notched square
    .dot = notched dot
connector-sheets-sign-barred = barred signs
    .triangle = barred triangle
    .square = barred square
    .dot = barred dot
connector-sheets-sign-quartered = quartered signs
    .triangle = quartered triangle
    .square = quartered square
    .dot = quartered dot

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

## What the signs mean

connector-sheets-key-number = the number of a corner
    .folded = the number of a corner; 5 and 6 are inside, on the flaps
connector-sheets-key-start = start of a text; follow its sign and colour
connector-sheets-key-link = lay this corner of the next card here
connector-sheets-key-end = end of the text

## How a flap is folded, in three pictures

connector-sheets-folding-open = Open the card. The strips are at the sides of the back panel.
connector-sheets-folding-fold = Fold the strip backwards, all the way along.
connector-sheets-folding-close = Close the card. The strip now lies on the back and shows its number.

## How a pile is laid

connector-sheets-one-card = Lay one card down, back up, with corner { $number } at the upper left. Read from the { $sign } to the { $term } ({ $colour }).
connector-sheets-first-card = Lay the first card down, back up, with corner { $number } at the upper left. The text begins at the { $sign } ({ $colour }).
connector-sheets-joint-round = Its pieces have round joints.
connector-sheets-joint-square = Its pieces have square joints.
connector-sheets-joint-double = Its pieces have double joints.
connector-sheets-joint-wedge = Its pieces have wedge joints.
connector-sheets-joint-dovetail = Its pieces have dovetail joints.
connector-sheets-joint-twin = Its pieces have twin joints.

# A card that is laid, one of which something is folded, one with the bracket, one with it on a flap.
connector-sheets-card-1 = the first card
    .of = of the first card
    .on = on the first card
    .flap = on the flap of the first card
connector-sheets-card-2 = the second card
    .of = of the second card
    .on = on the second card
    .flap = on the flap of the second card
connector-sheets-card-3 = the third card
    .of = of the third card
    .on = on the third card
    .flap = on the flap of the third card
connector-sheets-card-4 = the fourth card
    .of = of the fourth card
    .on = on the fourth card
    .flap = on the flap of the fourth card
connector-sheets-card-5 = the fifth card
    .of = of the fifth card
    .on = on the fifth card
    .flap = on the flap of the fifth card
connector-sheets-card-6 = the sixth card
    .of = of the sixth card
    .on = on the sixth card
    .flap = on the flap of the sixth card

connector-sheets-hold-left = Turn { $card } so that corner { $number } is at the upper left.
connector-sheets-hold-right = Turn { $card } so that corner { $number } is at the upper right.
connector-sheets-fold-left = Fold the left flap { $card } over, so that corner { $number } shows.
connector-sheets-fold-right = Fold the right flap { $card } over, so that corner { $number } shows.
connector-sheets-fold-both = Fold both flaps { $card } over, so that corners 5 and 6 show.
connector-sheets-lay = Lay this corner into the bracket { $number } ({ $sign }, { $colour }) { $card }.
    .upright = Lay this corner into the upright bracket { $number } ({ $sign }, { $colour }) { $card }.
connector-sheets-lay-both = Lay these corners into the brackets 5 and 6 ({ $sign }, { $colour }) { $card }.
    .upright = Lay these corners into the upright brackets 5 and 6 ({ $sign }, { $colour }) { $card }.
connector-sheets-read = Now read downwards to the { $sign } ({ $colour }).
