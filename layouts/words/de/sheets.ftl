# Was die Blätter aller Spiele sagen.

## Markierungen und Zeichen

sheets-symbols-title = Markierungen und Zeichen
sheets-symbols-tag = Was der Stift zeichnet,
sheets-symbols-under = und was es bedeutet
sheets-symbols-players = Zeichen am Tisch
sheets-symbols-advice = Jede Person wählt eines. Schreibe es in jedem Gitter gleich und auch im Protokoll, wo es ein bis drei Buchstaben hat. Nicht Punkt, Strich, Plus oder Dreieck: Das sind Markierungen.
sheets-symbols-on-private-grids = In geheimen Gittern
sheets-sign-node = Fünf in jedem Gitter; zur Reichweite gehören alle Felder bis zu zwei Schritte weit.
    .title = { sheets-mark-node }
sheets-sign-deflector = 20 in jedem Gitter, in Reflector keine. Er wirkt einmal; dann radiere ihn weg.
    .title = { sheets-mark-slash }
sheets-sign-link = Defector: der Knoten, der zwei oder drei Verbündete zusammenhält.
    .title = { sheets-mark-link }
sheets-sign-master = Defector: der Knoten, der vier oder mehr Verbündete zusammenhält.
    .title = { sheets-mark-master }
sheets-symbols-on-public-grids = In offenen Gittern
sheets-sign-claimed = Ein leeres Feld mit dem Zeichen der Person, die es nahm.
    .title = Genommen
sheets-sign-claimed-owned = In der Reichweite eines Knotens: schraffieren, dann das Zeichen.
    .title = Genommen, nah
sheets-sign-retained = In einer genommenen Reichweite und in der eines anderen Knotens.
    .title = Gehalten
sheets-sign-node-shown = Ein Knoten auf einem gehaltenen Feld.
    .title = Knoten gezeigt
sheets-symbols-in-rotator = In Rotator
sheets-sign-solid = Die Reichweite eines Knotens oder ein eingestürztes Feld.
    .title = { sheets-mark-solid }
sheets-sign-this-turn = In diesem Zug kamst du hindurch.
    .title = { sheets-mark-fresh }
sheets-sign-1-turn-ago = Ein Strich quer.
    .title = { sheets-mark-older }
sheets-sign-2-turns-ago = Zwei Striche quer: Im nächsten Zug ist es wieder fest.
    .title = { sheets-mark-oldest }

## Markierungen in den Legenden von Gittern und Brettern

sheets-mark-node = Knoten
sheets-mark-slash = Ablenker
sheets-mark-link = Band
sheets-mark-master = Hauptband
sheets-mark-territory = Gebiet
sheets-mark-solid = Fest
sheets-mark-solid-again = Wieder fest
sheets-mark-fresh = Dieser Zug
sheets-mark-older = Vor 1 Zug
sheets-mark-oldest = Vor 2 Zügen

## Regelblätter und Protokolle

sheets-goal = Das Ziel
sheets-set-up = Aufbau
sheets-turn = Dein Zug in { $count ->
        [4] vier
        [5] fünf
       *[other] { $count }
    } Schritten
sheets-record-title = Protokoll
sheets-record-example = Beispiel
sheets-record-typed-in = Abgetippt, jede Angabe in einer Zeile, ist es eine Datei für den companion
sheets-record-such-as = z. B.

## Das Regelbuch, und was dorthin führt

sheets-rulebook-title = Die Regeln
sheets-rulebook-under = Jede Regel von sechs Spielen, mit Nummer
sheets-rulebook-contents = Inhalt
sheets-rulebook-about = Regelblätter und companion nennen Regeln mit ihrer Nummer: M4 heißt „wegen Regel M4“. Zum Spielen genügt ein Regelblatt. Ist etwas strittig, sieh hier nach.
sheets-rulebook-cited = Kürzel wie { $text } verweisen auf Regeln im Regelbuch, ab Seite { $page }.
sheets-rulebook-question = Eine Frage? Regelbuch, ab Seite { $page }.

## Die Rückseite einer Karte ohne Connector

sheets-back-inside = Vier Spiele stecken darin
sheets-back-to-play = Vier Spiele zum Spielen
sheets-back-pencil = Nimm einen Bleistift mit
sheets-back-rotator = Bohre dich quer durch das Brett, während es sich unter dir dreht.
sheets-back-reflector = Nimm fünf verborgene Knoten. { territory-variant-reflection }
sheets-back-deflector = Zwanzig Ablenker je Gitter schicken Schüsse zum nächsten Gitter.
sheets-back-defector = Bündnisse entstehen und zerbrechen. Eine Person gewinnt.

## Personen, Namensschilder, Gitter

sheets-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
sheets-players-or-more = { $count } oder mehr Personen
sheets-players-from-to = { $lowest } bis { $highest } Personen
sheets-tent-name = Name
sheets-tent-symbol = Zeichen
sheets-tent-next = danach
# Steht vor einem Namen, mit einem Leerzeichen dazwischen.
sheets-tent-next-name = danach:{ " " }
# Neben einem QR-Code für Telefone.
sheets-link-join = Scannen und mitspielen
sheets-link-play = Scannen und spielen
sheets-grids-ruler = 50 mm: mit 100 % drucken
# A day, such as Friday 1 May 2026; a week begins on Monday.
sheets-day = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

# Sie stehen in einer Liste dessen, was eine Datei hat; .finish sagt, was nach dem Druck zu tun ist.
sheets-part-rules = Regeln
sheets-part-aid = Hilfskarten
    .finish = Schneide die Hilfskarten aus, falte sie nach hinten und klebe sie.
sheets-part-record = Bogen zum Mitschreiben
sheets-part-symbols = Bleistiftzeichen, was sie bedeuten, und Zeichen für alle
sheets-part-tents = Tischzelte mit Namen und Zeichen
    .finish = Falte die Tischzelte und stelle sie in der Folge der Züge auf.
sheets-table = Tisch { $number }
