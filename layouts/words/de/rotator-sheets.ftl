# Was Blätter, Rätsel und Hilfskarte von Rotator sagen.

## Die erste Seite

rotator-sheets-what = Allein bohrst du dich durch eine Welt, die sich dreht.
rotator-sheets-needs = Bleistift, Radiergummi, ein Brett
rotator-sheets-goal = Erreiche die unterste Reihe: die blaue Reihe 10.
rotator-sheets-out = Du verlierst, wenn dein Feld fest wird.
rotator-sheets-win = Auf der blauen Reihe 10 gewinnst du sofort, egal welche Seite unten ist.
rotator-sheets-setup-take = ein Rätsel oder zeichne zehn Knoten als Punkte ein, fünf in jede Hälfte. Keinen an den Rand; Reichweiten überschneiden sich nie.
    .title = Nimm
rotator-sheets-setup-shade = die Reichweiten: alle Felder bis zu zwei Schritte (nie schräg) vom Knoten. Schraffiert (hier grau) ist fest, alles andere offen.
    .title = Schraffiere
rotator-sheets-setup-start = auf einem Feld der obersten Reihe. Ist es fest, öffne es kostenlos. Zeichne ein Dreieck.
    .title = Beginne
rotator-sheets-turn-fall = Du fällst durch offene Felder bis zu einem festen oder zum Rand. Zeichne in jedes Feld ohne Marke ein Dreieck, Spitze nach unten.
    .title = Fallen
rotator-sheets-turn-collapse = Vor drei Zügen berührt: Das Feld wird fest. Stehst du darauf, verlierst du. Vor einem oder zwei Zügen berührt: noch ein Strich.
    .title = Einsturz
rotator-sheets-turn-drill = Bohre bis zu drei feste Felder: radiere sie aus, zeichne Dreiecke. Das erste im Zug ist kostenlos, jedes weitere kostet einen Schub. Du hast zehn Schübe.
    .title = Bohren
rotator-sheets-turn-turn = Drehe das Blatt eine Vierteldrehung im Uhrzeigersinn. Unten ist die Seite, die zu dir zeigt.
    .title = Drehen
rotator-sheets-note-old-marks = altern weiter, auch wenn du durch sie fällst.
    .title = Alte Marken
rotator-sheets-note-open-below = nach dem Bohren? Du fällst weiter; das Bohren endet.
    .title = Unten offen
rotator-sheets-note-drill = nie durch den Rand.
    .title = Bohre
rotator-sheets-note-you-need = ist freiwillig.
    .title = Bohren
rotator-sheets-node =
    Bohre in einen Knoten, um ihn zu nehmen. Die festen Felder seiner Reichweite öffnen sich und bekommen Dreiecke.

    Das Bohren endet; du bleibst dort. Der nächste Zug beginnt auf einem beliebigen Feld seiner Reichweite.
    .title = Knoten

## Die zweite Seite

rotator-sheets-legend = Jeder Zug führt vom Ring zur Pfeilspitze; ein zweiter Ring ist ein genommener Knoten. Graue Felder sind nach dem Zug fest, dunkle sind in diesem Zug eingestürzt. Die Bretter bleiben, wie sie anfangs lagen; das Dreieck neben dem Zug zeigt, wo unten war.
rotator-sheets-section-more-exactly = Genauer
rotator-sheets-rule-board = Die blaue Hälfte liegt bei dir, die rote darüber, umgedreht. Rot A1 liegt über blau J1.
    .title = Brett
rotator-sheets-rule-nodes = stehen nie in den äußersten Reihen und Spalten; die Mittellinie ist kein Rand. Reichweiten dürfen über sie gehen. Der Rand schneidet sie ab.
    .title = Knoten
rotator-sheets-rule-collapse = Jedes Feld, das du vor drei Zügen berührt hast, wird fest, auch wenn es anfangs offen war.
    .title = Einsturz
rotator-sheets-rule-drill = Auch 0 Felder sind erlaubt. Entscheide vorher, wie viele du bohrst, und höchstens so viele, wie möglich sind: Rand, Knoten und Fall beenden das Bohren.
    .title = Bohren
rotator-sheets-rule-node = Nur Bohren nimmt ihn. Offene Felder seiner Reichweite behalten ihr Alter. Stürzt sein Feld ein, kannst du ihn wieder nehmen.
    .title = Knoten
rotator-sheets-rule-win = wenn du auf die unterste Reihe fällst oder bohrst, oder nach einem Knoten dort beginnst. Der Zug endet sofort.
    .title = Sieg,
rotator-sheets-section-puzzles = Rätsel
rotator-sheets-rule-notes = Zeichne einen Ring um das Feld, auf dem du stehst; radiere ihn aus, wenn du weitergehst. Schreibe auf, wo du beginnst, und für jeden Zug, wie viele Felder du bohrst; nach einem Knoten auch das Startfeld. Streiche für jeden Schub ein Kästchen durch.
    .title = Notizen
rotator-sheets-rule-stars = Par ist die kleinste Zahl von Schüben, mit der man gewinnen kann. Dafür gibt es drei Sterne, mit einem Schub mehr zwei und für jeden anderen Sieg einen.
    .title = Sterne
rotator-sheets-rule-medals = Eine für jeden Sieg mit höchstens so vielen Schüben und Zügen, wie daneben stehen. Auf kleinen Brettern heißt 2/13: 2 Schübe und 13 Züge.
    .title = Medaillen
rotator-sheets-rule-ten-nodes = Manche Rätsel haben einen weiteren Stern: für einen Sieg, vor dem du alle zehn Knoten genommen hast.
    .title = Zehn Knoten
rotator-sheets-rule-level = Je mehr Rauten beim Rätsel schwarz sind, desto schwerer ist Par zu erreichen. Ein bloßer Sieg kann auf jeder Stufe leicht sein.
    .title = Stufe
rotator-sheets-rule-letters = Die sieben Zeichen sind der Name des Brettes. Der QR-Code enthält sie oder öffnet das Brett auf einem Telefon. Das Programm cardgen druckt es neu.
    .title = Kennung

## Das Protokoll

rotator-sheets-record-note = Nach jedem Zug: wie viele Felder gebohrt, 0 bis 3. Im Zug, nachdem ein Knoten genommen wurde, auch von welchem Feld, etwa red:C4; in allen anderen streiche from durch. Das Dreieck zeigt, wo unten ist, auf dem Blatt, wie es anfangs lag.
rotator-sheets-record-foot = Ein Zug: von wo du nach einem Knoten beginnst, und wie viele Felder du bohrst.

## Rätsel

rotator-sheets-puzzles-tag = Fallen, bohren und das Blatt drehen
rotator-sheets-puzzles-under = Erreiche die unterste Reihe, bevor dein Feld fest wird.
rotator-sheets-hints-explained = Drei Tipps zu jedem Rätsel, auf einem Weg zu Par. Lies die erste Liste, wenn du keinen Anfang findest, die zweite, wenn das nicht hilft, und die dritte, wenn sonst nichts hilft.
    .title = Tipps
rotator-sheets-solutions-explained = Der Stern bezeichnet einen Weg zu Par, jede Medaille einen Weg zu ihr. Eine vollständige Suche hat bewiesen, dass sie die besten sind: Kein Weg braucht weniger Schübe, und keiner mit diesen Schüben weniger Züge. Spiel mit dem Bleistift mit. Jeder Zug hat seine Nummer, die Seite, die unten ist, was du tust, und das Feld, auf dem du endest. Fette Züge lassen dir eine Wahl; in den anderen verlierst du sofort, wenn du eine andere Zahl von Feldern bohrst. Das Bild zeigt das Brett nach den Zügen daneben und die Wege der letzten von ihnen: von einer Nummer zur nächsten oder zu einem Pfeil. Graue Felder sind fest; dunkle sind in den gezeichneten Zügen eingestürzt. Ein Ring um einen Pfeil ist ein genommener Knoten. Die Zahlen unter einem Brett sagen, wie schwer es ist: Bei 10 Bit hält, wer sorgfältig und ohne Plan spielt, in einem von tausend Spielen Par; Gabeln sind die Züge mit einer Wahl, die Par verschenkt.
    .title = Lösungen
rotator-sheets-solutions-in-short = Die Wege zu Medaillen stehen in Kurzform da: der Anfang, dann, wie viele Felder du in jedem Zug bohrst.
rotator-sheets-solutions-nodes = Dass der Weg durch alle zehn Knoten der beste ist, ist nicht bewiesen.

## Die Hilfskarte

rotator-sheets-aid-about = dein Zug · 1 Person
rotator-sheets-aid-boxes = Jedes berührte Feld
rotator-sheets-aid-look-up = wie sich das Brett dreht, Marken, Knoten
rotator-sheets-aid-fall = bis zu festem Feld oder Rand. Ohne Marke: Dreieck.
    .title = Fallen
rotator-sheets-aid-collapse = Alte Marke: noch ein Strich; hat sie schon zwei: fest.
    .title = Einsturz
rotator-sheets-aid-drill = 0 bis 3 feste Felder. Ab dem 2. je ein Schub.
    .title = Bohren
rotator-sheets-aid-turn = das Blatt eine Vierteldrehung im Uhrzeigersinn.
    .title = Drehen
rotator-sheets-aid-list-node =
    bohre hinein: Reichweite offen

    du fällst nicht

    nächster Zug: ab der Reichweite
    .title = Knoten
rotator-sheets-aid-list-drill =
    zehn Schübe im Spiel

    nie durch den Rand

    unten offen: du fällst weiter
    .title = Bohren
rotator-sheets-aid-list-you-win = sofort in der blauen Reihe 10 (dicke Kante)
    .title = Du gewinnst

## Was sonst auf der ersten Seite und auf Brettern steht

rotator-sheets-turning = Das Brett dreht sich
rotator-sheets-remember = Denke daran
rotator-sheets-foot = Seite 2: ein ganzes Spiel, genaue Regeln
# Wo oben und unten am Brett ist, je in zwei Zeilen.
rotator-sheets-top =
    oben:

    rot 10
rotator-sheets-bottom =
    unten:

    blau 10
rotator-sheets-turn-number = Zug { $number }
rotator-sheets-turn-numbers = Zug { $number }, { $second } …
rotator-sheets-down = unten in Zug { $number }, { $second }, { $third } …
rotator-sheets-boosts = Schübe
rotator-sheets-start = Anfang
rotator-sheets-name-or-puzzle = Name oder Rätsel
rotator-sheets-grids = Ein Brett aus beiden Gittern
rotator-sheets-grids-to-cut = Ein Brett aus beiden Gittern; an den gestrichelten Linien schneiden

## Ein Spiel oder eine Lösung, Zug um Zug

rotator-sheets-example = Ein Beispiel: { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } mit { $other_count ->
        [one] { $other_count } Schub
       *[other] { $other_count } Schüben
    }
rotator-sheets-board = Brett { $text }
rotator-sheets-play-start = { rotator-hint-start }
rotator-sheets-play-from = Von { $space }.
# Die Formen mit „because“ sagen, warum, wenn du es zum ersten Mal liest.
rotator-sheets-play-from-because = Beginne auf { $space }, in der Reichweite.
rotator-sheets-play-fall = { $count }{ "\u00A0" }fallen.
rotator-sheets-play-fall-to = { $count }{ "\u00A0" }fallen bis{ "\u00A0" }{ $space }.
rotator-sheets-play-fall-because = Unten offen: { $count }{ "\u00A0" }fallen.
rotator-sheets-play-drill = { $count }{ "\u00A0" }bohren.
rotator-sheets-play-drill-to = { $count }{ "\u00A0" }bohren bis{ "\u00A0" }{ $space }.
rotator-sheets-play-boost = { $count }{ "\u00A0" }bohren, { $other_count ->
        [one] { $other_count }{ "\u00A0" }Schub
       *[other] { $other_count }{ "\u00A0" }Schübe
    }.
rotator-sheets-play-boost-to = { $count }{ "\u00A0" }bohren, { $other_count ->
        [one] { $other_count }{ "\u00A0" }Schub
       *[other] { $other_count }{ "\u00A0" }Schübe
    }, bis{ "\u00A0" }{ $space }.
rotator-sheets-play-stay = Bleiben.
rotator-sheets-play-stay-because = Unten fest: bleiben.
rotator-sheets-play-node = Ein Knoten!
rotator-sheets-play-node-because = Ein Knoten! Seine Reichweite öffnet sich.
rotator-sheets-play-won = Gewonnen!
# Ein Weg in Kurzform: der Anfang, dann, wie viele Felder in jedem Zug.
rotator-sheets-line = Anfang { $space }: { $text }
rotator-sheets-line-from = von { $space } { $count }

## Rätselblätter

# Der Titel eines Rätsels für einen Tag, etwa Freitag, 1. Mai 2026, und seine Kurzform; die Woche beginnt am Montag.
rotator-sheets-short-day = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sep.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
rotator-sheets-level-easy = leicht
rotator-sheets-level-medium = mittel
rotator-sheets-level-hard = schwer
rotator-sheets-level-expert = Profi
rotator-sheets-levels = von { $easiest } bis { $hardest }
rotator-sheets-puzzles = { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
rotator-sheets-boxes = Kästchen: Felder, die du in jedem Zug bohrst
rotator-sheets-drilled = Felder, die du in jedem Zug bohrst
rotator-sheets-solution = Lösung: { $text }
rotator-sheets-long-solution = Lösung: zu lang für diesen Platz
rotator-sheets-cost = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }, { $other_count ->
        [one] { $other_count } Schub
       *[other] { $other_count } Schübe
    }
rotator-sheets-par = Par { $other_count ->
        [one] { $other_count } Schub
       *[other] { $other_count } Schübe
    }, { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
rotator-sheets-goal-win = ein Sieg
    .short = Sieg
rotator-sheets-goal-boosts = mit { $count ->
        [one] { $count } Schub
       *[other] { $count } Schüben
    }
    .short = { rotator-boosts }
rotator-sheets-goal-nodes = alle zehn Knoten
    .short = 10 Knoten
# Was vor Zahlen wie 2/13 steht.
rotator-sheets-pairs = Schübe/Züge
rotator-sheets-more-turns = Weitere Züge
rotator-sheets-note-turns = Notiere deine Züge auf der Seite „{ rotator-sheets-more-turns }“.
rotator-sheets-note-turns-from = Notiere deine Züge ab Zug { $number } auf der Seite „{ rotator-sheets-more-turns }“.

## Tipps und Lösungen

rotator-sheets-hints-first = 1. Wo du beginnst
    .short = 1. Anfang
rotator-sheets-hints-second = 2. Der erste Knoten, den du nimmst
    .short = 2. Erster Knoten
rotator-sheets-hints-third = 3. Der Zug, in dem das meiste falsch ist
    .short = 3. Schwerster Zug
rotator-sheets-hints-node = { $space } in Zug { $number }
rotator-sheets-hints-no-node = es braucht keinen Knoten
rotator-sheets-hints-turn = Zug { $number }: { $count } bohren
rotator-sheets-hints-turn-from = Zug { $number }: von { $space }, { $count } bohren
rotator-sheets-solutions-figures = { $bits } Bit, Gabeln { $forks }
rotator-sheets-solutions-skipped = { $count ->
        [1] Zug 1
       *[other] Zug 1 bis { $count }
    }: wie mit { $other_count ->
        [one] { $other_count } Schub
       *[other] { $other_count } Schüben
    }.
rotator-sheets-solutions-continued = { $title }, Fortsetzung
rotator-sheets-solutions-par = Par: { rotator-sheets-cost }
rotator-sheets-solutions-all-nodes = Alle zehn Knoten: { rotator-sheets-cost }

## Eine Stellung

rotator-sheets-position-title = Eine Stellung
rotator-sheets-position-not-started = Noch nicht begonnen: Wähle ein Feld der obersten Reihe.
rotator-sheets-position-played = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } gespielt.
rotator-sheets-position-over-won = Das Spiel ist aus: gewonnen.
rotator-sheets-position-over-lost = Das Spiel ist aus: verloren.
rotator-sheets-position-down-bottom = Zug { $number }: Unten ist die unterste Reihe, von { $space }.
rotator-sheets-position-down-bottom-around = Zug { $number }: Unten ist die unterste Reihe; beginne auf einem Feld um { $space }.
rotator-sheets-position-down-right = Zug { $number }: Unten ist rechts, von { $space }.
rotator-sheets-position-down-right-around = Zug { $number }: Unten ist rechts; beginne auf einem Feld um { $space }.
rotator-sheets-position-down-top = Zug { $number }: Unten ist die oberste Reihe, von { $space }.
rotator-sheets-position-down-top-around = Zug { $number }: Unten ist die oberste Reihe; beginne auf einem Feld um { $space }.
rotator-sheets-position-down-left = Zug { $number }: Unten ist links, von { $space }.
rotator-sheets-position-down-left-around = Zug { $number }: Unten ist links; beginne auf einem Feld um { $space }.
rotator-sheets-position-down-now = unten in Zug { $number }
rotator-sheets-record-where = in rot Reihe 10
rotator-sheets-record-boosts = Schübe übrig

rotator-sheets-part-grids = Brett aus beiden Gittern, größer als das der Karte
