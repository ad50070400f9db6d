# Was Blätter und Hilfskarten von Attack/Defend sagen.

## Die erste Seite

attackdefend-sheets-what = Bluffe, rate und drehe die Karte um
attackdefend-sheets-needs = zu zweit, fünfzig Karten
attackdefend-sheets-goal = Wer zuerst fünf Punkte hat, gewinnt; oder wer die meisten hat, wenn ein Zug endet und der Stapel leer ist.
attackdefend-sheets-setup-shuffle = alle Karten gleich herum und gib jeder Seite fünf. Der Rest ist der Stapel.
    .title = Mische
attackdefend-sheets-setup-sides = Verteidigung und Angriff. Einigt euch oder setzt Karten (siehe „Wunsch“).
    .title = Seiten:
attackdefend-sheets-setup-piles = Abgelegte Karten liegen verdeckt und quer, gespielte offen im Papierkorb.
    .title = Ablage und Papierkorb:
attackdefend-sheets-pile-discards = Ablage
attackdefend-sheets-pile-deck = Stapel
attackdefend-sheets-pile-trash = Papier­korb
attackdefend-sheets-turn-title = Zug um Zug; die Verteidigung beginnt
attackdefend-sheets-turn-defender = Der Zug der Verteidigung
attackdefend-sheets-defender-draw = unbesehen die oberste Karte von Stapel oder Ablage. Das musst du.
    .title = Ziehe
attackdefend-sheets-defender-two-actions = ziehe noch eine Karte, lege eine ab, lege eine verdeckt auf Stufe 1 hin oder drehe eine Karte weiter: eine Stufe höher.
    .title = Zwei Aktionen:
attackdefend-sheets-defender-play = eine verdeckte Karte von dir: Drehe sie um, sobald ihre Stufe die schwarze Zahl erreicht. Das geht jederzeit, auch im Zug des Angriffs. Es ist keine Aktion.
    .title = Spiele
attackdefend-sheets-turn-attacker = Der Zug des Angriffs
attackdefend-sheets-attacker-draw = unbesehen die oberste Karte von Stapel oder Ablage. Das musst du.
    .title = Ziehe
attackdefend-sheets-attacker-two-actions = ziehe noch eine Karte, lege eine ab, benutze eine von der Hand (mit dem Handsymbol) oder drehe eine verdeckte Karte beliebiger Stufe um.
    .title = Zwei Aktionen:
attackdefend-sheets-attacker-mind-your-hand = Am Ende deines Zuges zählt jede +1 und +2 darin für die Verteidigung. Lege sie also vorher ab: je eine Aktion.
    .title = Achte auf deine Hand:
attackdefend-sheets-levels = Die Zahl am Rand, der zur Verteidigung zeigt, ist die Stufe. Eine Karte wird auf Stufe 1 gelegt. Wird sie weitergedreht, drehst du sie um ein Viertel nach links; so kommt die nächste Zahl an diesen Rand. Stufe 4 ist die höchste. Im Stapel und auf der Hand zeigt die 1 immer zum selben Ende, sonst verraten die Rücken, welche Karte welche ist.
    .title = Stufen
attackdefend-sheets-reveal-title = Eine Karte wird aufgedeckt
attackdefend-sheets-reveal-whose-half = Wer sie aufdeckt, spielt die eigene Hälfte: die Verteidigung die schwarze, der Angriff die weiße.
    .title = Wessen Hälfte?
attackdefend-sheets-reveal-which-text = Der mit der höchsten Zahl, die die Stufe erreicht; das Handsymbol gilt als 0. Von der Hand: der mit dem Handsymbol.
    .title = Welcher Text?
attackdefend-sheets-reveal-where-to = In den Papierkorb. Zählt sie nach ihrem Text für dich, kommt sie zu deinen Punkten.
    .title = Wohin?
attackdefend-sheets-reveal-then = führe den Rest des Textes aus, Schritt für Schritt. Ist kein Text erreicht, kommt die Karte nur in den Papierkorb.
    .title = Dann
# eine Punktkarte, die Zahlen auf ihren Hälften, und was sie bringt
attackdefend-sheets-example = Ein Beispiel: „{ $title }“ ({ $points }). Auf Stufe 1 ist die Karte nichts wert. Ab Stufe { $white } zählt sie für den Angriff, wenn er sie umdreht. Ab Stufe { $black } darf die Verteidigung sie spielen; dann zählt sie für die Verteidigung.
attackdefend-sheets-example-house = Ein Beispiel aus den Hauskarten: „{ $title }“ ({ $points }). Auf Stufe 1 ist die Karte nichts wert. Ab Stufe { $white } zählt sie für den Angriff, wenn er sie umdreht. Ab Stufe { $black } darf die Verteidigung sie spielen; dann zählt sie für die Verteidigung.

## Wo die Teile dieser Karte genannt werden

attackdefend-sheets-part-title = Titel
attackdefend-sheets-part-number = Zahl
attackdefend-sheets-part-black = Verteidigung
attackdefend-sheets-part-word = Wort
attackdefend-sheets-part-white = Angriff
attackdefend-sheets-part-points = Punkte
attackdefend-sheets-part-sign = Symbol
attackdefend-sheets-part-text = Text
attackdefend-sheets-hand = Handsymbol: statt einer Zahl
attackdefend-sheets-foot = Kartensatz { $text }. Seite 2: erste Runde, Symbole
attackdefend-sheets-foot-house = Hauskarten, Satz { $number } (nicht vom Autor des Spiels). Seite 2: erste Runde, Symbole

## Die zweite Seite

attackdefend-sheets-round = Eine erste Runde und was nach jedem Schritt verdeckt liegt
attackdefend-sheets-round-house = Eine erste Runde mit Hauskarten und was nach jedem Schritt verdeckt liegt
# die Beispielrunde: eine Punktkarte, Bobs zweite Karte, Anns zwei
attackdefend-sheets-round-1 = Bob spielt die Verteidigung und beginnt. Er zieht eine Karte vom Stapel. Seine zwei Aktionen: Er legt zwei Karten verdeckt hin, je auf Stufe 1.
attackdefend-sheets-round-2 = Ann zieht und benutzt „{ $scout }“. Wegen des Handsymbols darf sie die Karte von der Hand spielen. Sie sieht Bobs beide Karten an: „{ $prize }“ und „{ $other_card }“. „{ $scout }“ kommt in den Papierkorb.
attackdefend-sheets-round-3 = Für Ann zählt „{ $prize }“ ab Stufe 2. Jetzt umgedreht, käme die Karte nur in den Papierkorb. Also benutzt Ann als zweite Aktion „{ $lever }“, ebenfalls mit dem Handsymbol, und hebt „{ $prize }“ auf Stufe 2. Sie hat keine +1 oder +2, also zählt am Ende ihres Zuges nichts für Bob.
attackdefend-sheets-round-4 = Bob ist schneller. Er zieht und dreht „{ $prize }“ auf Stufe 3 weiter, die schwarze Zahl. Er spielt die Karte sofort, was keine Aktion ist: Sie zählt für ihn, { $points }. Mit der zweiten Aktion dreht er „{ $other_card }“ weiter.
attackdefend-sheets-signs = Die Symbole auf den Karten
attackdefend-sheets-sign-score = diese Karte zählt für dich
attackdefend-sheets-sign-draw = ziehe 2 Karten
attackdefend-sheets-sign-gift = andere Seite zieht 2
attackdefend-sheets-sign-discard = lege 2 Karten ab
attackdefend-sheets-sign-foe = andere Seite legt 2 ab
attackdefend-sheets-sign-raid = ziehe 1 fremde Karte
attackdefend-sheets-sign-peek = sieh 2 verdeckte Karten an
attackdefend-sheets-sign-lower = senke 1 Karte um 2 Stufen
attackdefend-sheets-sign-raise = hebe 1 Karte um 2 Stufen
attackdefend-sheets-sign-boost = andere Seite hebt 1 Karte
attackdefend-sheets-sign-flip = drehe 1 verdeckte Karte um
attackdefend-sheets-sign-trash = wirf 1 verdeckte weg
attackdefend-sheets-sign-return = 1 Karte zurück auf die Hand
attackdefend-sheets-sign-protect = schütze 1 verdeckte Karte
attackdefend-sheets-sign-switch = tausche mit Handkarte
attackdefend-sheets-sign-place = lege 1 Karte auf Stufe 2
attackdefend-sheets-sign-take = nimm 1 von 2 abgelegten
attackdefend-sheets-sign-saddle = andere Seite bekommt −1
attackdefend-sheets-sign-act = du hast 2 Aktionen mehr
attackdefend-sheets-sign-slow = andere Seite: −2 Aktionen
attackdefend-sheets-sign-hand = Statt einer Zahl: gilt als 0 und ist von der Hand benutzbar.
attackdefend-sheets-section-sides = Seiten
attackdefend-sheets-rule-preference = Das Los entscheidet, wer sich eine Seite wünscht. Die andere Person nimmt an oder setzt: Sie legt Karten ihrer Hand auf die Ablage. Dann überbietet ihr euch abwechselnd, jedes Mal mit insgesamt mehr Karten, bis jemand annimmt; die andere Person bekommt dann diese Seite.
    .title = Wunsch.
attackdefend-sheets-rule-as-many-cards = genügen nicht. Niemand zieht neue für gesetzte Karten.
    .title = Gleich viele Karten
attackdefend-sheets-section-actions = Aktionen
attackdefend-sheets-rule-no-limits = Zweimal dieselbe Aktion ist erlaubt, weniger als zwei Aktionen auch; Hand und verdeckte Karten dürfen beliebig viele sein.
    .title = Keine Grenzen:
attackdefend-sheets-rule-too-late = Was zuerst gesagt wird, geschieht zuerst. Ist angesagt, dass eine Karte umgedreht wird, lässt sie sich nicht mehr spielen.
    .title = Zu spät:
attackdefend-sheets-rule-number = neben dem ersten weißen Text: Die Karte lässt sich nicht von der Hand benutzen.
    .title = Eine Zahl
attackdefend-sheets-rule-more-or-fewer-actions = zählen in diesem Zug, wenn es der Zug der Person ist, die sie betreffen, sonst in ihrem nächsten. Nie unter null.
    .title = Mehr oder weniger Aktionen
attackdefend-sheets-section-points-and-the-end = Punkte und das Ende
attackdefend-sheets-rule-five-points = gewinnt sofort, auch mitten in einer Wirkung.
    .title = Wer fünf Punkte hat,
attackdefend-sheets-rule-score-cards = sind +1, +2 und −1. Eine −1 nimmt einen Punkt weg, auch unter null.
    .title = Punktkarten
attackdefend-sheets-rule-attackers-hand = Am Ende des eigenen Zuges legt der Angriff jede +1 und +2 offen, sonst nichts; sie zählen für die Verteidigung. Eine −1 bleibt.
    .title = Die Hand des Angriffs:
attackdefend-sheets-rule-deck-is-empty = wenn ein Zug endet und die Hand des Angriffs gewertet ist, gewinnt, wer mehr Punkte hat.
    .title = Ist der Stapel leer,
attackdefend-sheets-rule-equal-then = kommt die Ablage, so wie sie liegt, unter den Rest des Stapels. Die nächste Karte, die zählt, auch eine −1, beendet das Spiel: Dann gewinnt, wer mehr Punkte hat. Gibt es keine Ablage oder ist der Stapel wieder leer, ist es unentschieden.
    .title = Bei Gleichstand
attackdefend-sheets-rule-nobody-draws = zieht, gilt der Stapel als leer.
    .title = Wenn zehn Züge lang niemand vom Stapel
attackdefend-sheets-section-effects = Wirkungen
attackdefend-sheets-rule-you = ist, wer die Karte aufgedeckt hat. „Du darfst“: Du kannst auch verzichten. Ein Schritt, der nicht geht, entfällt.
    .title = „Du“
attackdefend-sheets-rule-draw = nur vom Stapel. Hast du weniger Karten, als du ablegen sollst, lege alle ab.
    .title = Ziehe
attackdefend-sheets-rule-taken = Sie kommt aus der Hand der anderen Seite. Eine Punktkarte zählt für dich, jede andere behältst du.
    .title = Zufällige Karte:
attackdefend-sheets-rule-up-and-down = Höher als 4 und tiefer als 1 geht es nicht.
    .title = Auf und ab:
attackdefend-sheets-rule-protected = Lege eine Münze auf die Karte. Bis der nächste Zug der Verteidigung beginnt, kann der Angriff sie nicht umdrehen.
    .title = Geschützt:
attackdefend-sheets-rule-flip-in-an-effect = wird ganz ausgeführt, bevor der nächste Schritt kommt.
    .title = Umdrehen durch eine Wirkung
attackdefend-sheets-rule-wait-for-a-choice = Solange jemand wählt, spielt die Verteidigung keine Karte.
    .title = Warte auf eine Wahl:
attackdefend-sheets-rule-planted-cards = Eine Wirkung lässt den Angriff eine Punktkarte auf die eigene Seite legen. Nur der Angriff dreht sie um. Die Verteidigung kann sie weder spielen noch weiterdrehen; Wirkungen gelten aber auch für sie.
    .title = Untergeschobene Karten:

## Die Hilfskarten, die Leiste, das Protokoll

attackdefend-sheets-aid-about = dein Zug · Attack/Defend
attackdefend-sheets-aid-look-up = die Symbole auf den Karten
attackdefend-sheets-aid-win = Mit fünf Punkten gewinnst du.
attackdefend-sheets-aid-defender = Du spielst die schwarze Hälfte; ihre Punkte zählen für dich.
attackdefend-sheets-aid-attacker = Du spielst die weiße Hälfte; ihre Punkte zählen für dich.
attackdefend-sheets-track = Beginne bei 0. Rücke vor, wenn eine Karte für dich zählt, auch eine, die jemand anderes aufgedeckt hat. Wer 5 erreicht, hat gewonnen. Unter −5 zähle vom linken Ende weiter.
attackdefend-sheets-track-foot = Legt die Leiste zwischen euch, jeder Seite ihre Reihe.
attackdefend-sheets-record-note = Angaben: draw, place, advance, discard, play, use, flip, choose, end; undo nimmt die letzte zurück. Schreibe das Wort einer Karte, etwa { $card }, wo ihre Vorderseite erscheint. Fett gedruckte Zeilen gehören zur Datei.
attackdefend-sheets-record-foot = companion check NAME.txt sagt, wer gewonnen hat.
attackdefend-sheets-record-statement = Angabe
attackdefend-sheets-record-player = Person
attackdefend-sheets-record-place = Platz
attackdefend-sheets-record-card = Karte oder Stapel
attackdefend-sheets-record-side = Seite: Person, defender
attackdefend-sheets-track-title = Punkteleiste
attackdefend-sheets-track-under = eine Reihe für jede Seite
attackdefend-sheets-track-wins = Sieg
attackdefend-sheets-track-start = Anfang
attackdefend-sheets-markers = Marken zum Ausschneiden

## Seiten und Kartensätze

attackdefend-sheets-defender = Verteidigung
attackdefend-sheets-attacker = Angriff
# Auf dem Rücken einer Karte: was damit zu tun ist.
attackdefend-sheets-defend = Verteidige
attackdefend-sheets-attack = Greife an
attackdefend-sheets-deck = Kartensatz { $text }
attackdefend-sheets-house-deck = Hauskarten, Satz { $number }, nicht vom Autor des Spiels

attackdefend-sheets-part-rules = Regeln auf zwei Seiten, mit einer ersten Runde und allen Symbolen
attackdefend-sheets-part-track = Punkteleiste, mit Marken zum Ausschneiden
attackdefend-sheets-part-deck = Kartensatz aus fünfzig Karten
    .finish = Schneide die Kartensätze von Attack/Defend aus und lege die Karten gleich gedreht aufeinander.
