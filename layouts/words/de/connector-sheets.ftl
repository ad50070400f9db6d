# Wie die Karten von Connector gelegt werden: Tipps für alle, Lösungen für die Leitung.

connector-sheets-hints = Jede Karte verbirgt Teile mehrerer Texte. Legt Karten aufeinander wie gezeigt und lest.
    .title = Connector
connector-sheets-solutions = Nur für die Leitung: Hier stehen alle Lösungen.
    .title = Connector: Lösungen
connector-sheets-smaller = auf { $share } % verkleinert

## Der Titel eines Textes: wie viele Karten ihn zeigen und woran man seine Zeichen erkennt

connector-sheets-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $sign }, { $colour }

# Zeichen; dann wie sie dastehen: beginnt beim ..., bis zum ..., ein Winkel (...).
connector-sheets-sign-full = volle Zeichen
    .triangle = vollen Dreieck
    .square = vollen Quadrat
    .dot = voller Punkt
connector-sheets-sign-hollow = hohle Zeichen
    .triangle = hohlen Dreieck
    .square = hohlen Quadrat
    .dot = hohler Punkt
connector-sheets-sign-halved = halbierte Zeichen
    .triangle = halbierten Dreieck
    .square = halbierten Quadrat
    .dot = halbierter Punkt
connector-sheets-sign-notched = gekerbte Zeichen
    .triangle = gekerbten Dreieck
    .square = gekerbten Quadrat
    .dot = gekerbter Punkt
connector-sheets-sign-barred = quer geteilte Zeichen
    .triangle = quer geteilten Dreieck
    .square = quer geteilten Quadrat
    .dot = quer geteilter Punkt
connector-sheets-sign-quartered = geviertelte Zeichen
    .triangle = geviertelten Dreieck
    .square = geviertelten Quadrat
    .dot = geviertelter Punkt

connector-sheets-colour-red = rot
connector-sheets-colour-orange = orange
connector-sheets-colour-yellow = gelb
connector-sheets-colour-green = grün
connector-sheets-colour-turquoise = türkis
connector-sheets-colour-blue = blau
connector-sheets-colour-purple = violett
connector-sheets-colour-pink = rosa
connector-sheets-colour-white = weiß
connector-sheets-colour-grey = grau

## Was die Zeichen bedeuten

connector-sheets-key-number = die Nummer einer Ecke
    .folded = die Nummer einer Ecke; 5 und 6 sind innen, auf den Laschen
connector-sheets-key-start = Anfang eines Textes; folge Zeichen und Farbe
connector-sheets-key-link = hierher kommt diese Ecke der nächsten Karte
connector-sheets-key-end = Ende des Textes

## Wie man eine Lasche faltet, in drei Bildern

connector-sheets-folding-open = Öffne die Karte. Die Laschen sind an den Seiten der Rückseite.
connector-sheets-folding-fold = Falte die Lasche nach hinten, ganz durch.
connector-sheets-folding-close = Schließe die Karte. Die Lasche liegt nun auf der Rückseite und zeigt ihre Nummer.

## Wie man die Karten legt

connector-sheets-one-card = Lege eine Karte hin, Rückseite oben, Ecke { $number } oben links. Lies vom { $sign } bis zum { $term } ({ $colour }).
connector-sheets-first-card = Lege die erste Karte hin, Rückseite oben, Ecke { $number } oben links. Der Text beginnt beim { $sign } ({ $colour }).
connector-sheets-joint-round = Seine Teile haben runde Zapfen.
connector-sheets-joint-square = Seine Teile haben eckige Zapfen.
connector-sheets-joint-double = Seine Teile haben doppelte Zacken.
connector-sheets-joint-wedge = Seine Teile haben einfache Zacken.
connector-sheets-joint-dovetail = Seine Teile haben Schwalbenschwänze.
connector-sheets-joint-twin = Seine Teile haben doppelte Zapfen.

# Eine Karte, die gelegt wird; eine, von der etwas gefaltet wird; eine mit dem Winkel; eine mit ihm auf der Lasche.
connector-sheets-card-1 = die erste Karte
    .of = der ersten Karte
    .on = auf der ersten Karte
    .flap = auf der Lasche der ersten Karte
connector-sheets-card-2 = die zweite Karte
    .of = der zweiten Karte
    .on = auf der zweiten Karte
    .flap = auf der Lasche der zweiten Karte
connector-sheets-card-3 = die dritte Karte
    .of = der dritten Karte
    .on = auf der dritten Karte
    .flap = auf der Lasche der dritten Karte
connector-sheets-card-4 = die vierte Karte
    .of = der vierten Karte
    .on = auf der vierten Karte
    .flap = auf der Lasche der vierten Karte
connector-sheets-card-5 = die fünfte Karte
    .of = der fünften Karte
    .on = auf der fünften Karte
    .flap = auf der Lasche der fünften Karte
connector-sheets-card-6 = die sechste Karte
    .of = der sechsten Karte
    .on = auf der sechsten Karte
    .flap = auf der Lasche der sechsten Karte

connector-sheets-hold-left = Drehe { $card } so, dass Ecke { $number } oben links ist.
connector-sheets-hold-right = Drehe { $card } so, dass Ecke { $number } oben rechts ist.
connector-sheets-fold-left = Falte die linke Lasche { $card } um, so dass Ecke { $number } zu sehen ist.
connector-sheets-fold-right = Falte die rechte Lasche { $card } um, so dass Ecke { $number } zu sehen ist.
connector-sheets-fold-both = Falte beide Laschen { $card } um, so dass die Ecken 5 und 6 zu sehen sind.
connector-sheets-lay = Lege diese Ecke in den Winkel { $number } ({ $sign }, { $colour }) { $card }.
    .upright = Lege diese Ecke in den aufrechten Winkel { $number } ({ $sign }, { $colour }) { $card }.
connector-sheets-lay-both = Lege diese Ecken in die Winkel 5 und 6 ({ $sign }, { $colour }) { $card }.
    .upright = Lege diese Ecken in die aufrechten Winkel 5 und 6 ({ $sign }, { $colour }) { $card }.
connector-sheets-read = Lies nun abwärts bis zum { $sign } ({ $colour }).
