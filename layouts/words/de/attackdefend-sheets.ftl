# Was Blätter und Hilfskarten von Attack/Defend sagen.

## Die erste Seite

attackdefend-sheets-what = Bluffe, rate und dreh die Karte um
attackdefend-sheets-needs = zu zweit, fünfzig Karten
attackdefend-sheets-goal = Wer zuerst fünf Punkte hat, gewinnt; oder wer die meisten hat, wenn ein Zug endet und der Stapel leer ist.
attackdefend-sheets-setup-shuffle = alle Karten, alle gleich herum, und gib jeder Seite fünf. Der Rest ist der Stapel.
    .title = Misch
attackdefend-sheets-setup-sides = Verteidigung und Angriff. Einigt euch oder setzt Karten (Seite 2).
    .title = Seiten:
attackdefend-sheets-setup-piles = Abgelegte Karten liegen verdeckt und quer, gespielte offen im Abfall.
    .title = Ablage und Abfall:
attackdefend-sheets-pile-discards = Ablage
attackdefend-sheets-pile-deck = Stapel
attackdefend-sheets-pile-trash = Abfall
attackdefend-sheets-turn-title = Zug um Zug; die Verteidigung beginnt
attackdefend-sheets-turn-defender = Der Zug der Verteidigung
attackdefend-sheets-defender-draw = ungesehen die oberste Karte von Stapel oder Ablage. Das musst du.
    .title = Zieh
attackdefend-sheets-defender-two-actions = zieh noch eine Karte, leg eine ab, leg eine verdeckt auf Stufe 1 hin oder dreh eine Karte weiter: eine Stufe höher.
    .title = Zwei Aktionen:
attackdefend-sheets-defender-play = eine verdeckte Karte von dir: Dreh sie um, sobald ihre Stufe die Zahl auf der schwarzen Hälfte erreicht. Das geht jederzeit, auch im Zug des Angriffs. Es ist keine Aktion.
    .title = Spiel
attackdefend-sheets-turn-attacker = Der Zug des Angriffs
attackdefend-sheets-attacker-draw = ungesehen die oberste Karte von Stapel oder Ablage. Das musst du.
    .title = Zieh
attackdefend-sheets-attacker-two-actions = zieh noch eine Karte, leg eine ab, benutz eine aus der Hand (mit dem Zeichen einer Hand) oder dreh eine verdeckte Karte beliebiger Stufe um.
    .title = Zwei Aktionen:
attackdefend-sheets-attacker-mind-your-hand = Am Ende deines Zuges wertet die Verteidigung jede +1 und +2 darin. Also leg sie vorher ab.
    .title = Achte auf deine Hand:
attackdefend-sheets-levels = Die Zahl am Rand der Verteidigung ist die Stufe. Eine Karte wird auf Stufe 1 gelegt. Um sie weiterzudrehen, dreh sie eine Vierteldrehung nach links; so kommt die nächste Zahl an diesen Rand. Stufe 4 ist die höchste. Im Stapel und auf der Hand zeigt die 1 immer zum selben Ende, sonst verraten die Rücken, welche Karte welche ist.
    .title = Stufen
attackdefend-sheets-reveal-title = Eine Karte wird aufgedeckt
attackdefend-sheets-reveal-whose-half = Wer aufdeckt, spielt die eigene Hälfte: die Verteidigung Schwarz, der Angriff Weiß.
    .title = Wessen Hälfte?
attackdefend-sheets-reveal-which-text = Der mit der höchsten Zahl, die die Stufe erreicht. Aus der Hand: der mit dem Zeichen einer Hand.
    .title = Welcher Text?
attackdefend-sheets-reveal-where-to = In den Abfall. Wertet ihr Text die Karte, kommt sie zu deinen gewerteten.
    .title = Wohin?
attackdefend-sheets-reveal-then = führ den Rest des Textes aus, Schritt für Schritt. Hat die Stufe keine Zahl erreicht, kommt die Karte nur in den Abfall.
    .title = Dann
# eine Punktkarte, die Zahlen auf ihren Hälften, und was sie bringt
attackdefend-sheets-example = Ein Beispiel: { $title } ({ $points }). Auf Stufe 1 ist sie nichts wert. Ab Stufe { $white } wertet sie der Angriff, indem er sie umdreht. Ab Stufe { $black } darf die Verteidigung sie spielen und werten.
attackdefend-sheets-example-house = Ein Beispiel aus dem Haussatz: { $title } ({ $points }). Auf Stufe 1 ist sie nichts wert. Ab Stufe { $white } wertet sie der Angriff, indem er sie umdreht. Ab Stufe { $black } darf die Verteidigung sie spielen und werten.

## Wo die Teile dieser Karte genannt werden

attackdefend-sheets-part-title = Titel
attackdefend-sheets-part-number = Zahl
attackdefend-sheets-part-black = Verteidigung
attackdefend-sheets-part-word = Wort
attackdefend-sheets-part-white = Angriff
attackdefend-sheets-part-points = Punkte
attackdefend-sheets-part-sign = Zeichen
attackdefend-sheets-part-text = Text
attackdefend-sheets-hand = Zeichen einer Hand: statt einer Zahl
attackdefend-sheets-foot = Kartensatz { $text }. Seite 2: erste Runde, Zeichen
attackdefend-sheets-foot-house = Haussatz { $number } (nicht vom Autor des Spiels). Seite 2: erste Runde, Zeichen

## Die zweite Seite

attackdefend-sheets-round = Eine erste Runde und was nach jedem Schritt verdeckt liegt
attackdefend-sheets-round-house = Eine erste Runde mit dem Haussatz und was nach jedem Schritt verdeckt liegt
# die Beispielrunde: eine Punktkarte, Bobs zweite Karte, Anns zwei
attackdefend-sheets-round-1 = Bob spielt die Verteidigung und beginnt. Er zieht eine Karte vom Stapel. Seine zwei Aktionen: Er legt zwei Karten verdeckt hin, je auf Stufe 1.
attackdefend-sheets-round-2 = Ann zieht und benutzt { $scout }. Das Zeichen einer Hand erlaubt, die Karte aus der Hand zu spielen. Ann sieht Bobs beide Karten an: { $prize } und { $other_card }. { $scout } kommt in den Abfall.
attackdefend-sheets-round-3 = Ann kann { $prize } auf Stufe 2 werten. Jetzt umgedreht, käme die Karte nur in den Abfall. Also ist ihre zweite Aktion { $lever }: Sie hebt { $prize } auf Stufe 2. Sie hat keine +1 oder +2, also wertet Bob am Ende ihres Zuges nichts.
attackdefend-sheets-round-4 = Bob ist schneller. Er zieht und dreht { $prize } auf Stufe 3 weiter, die schwarze Zahl. Er spielt die Karte sofort, was keine Aktion ist: Er wertet { $points }. Mit der zweiten Aktion dreht er { $other_card } weiter.
attackdefend-sheets-signs = Die Zeichen auf den Karten
attackdefend-sheets-sign-score = werte diese Karte
attackdefend-sheets-sign-draw = zieh 2 Karten
attackdefend-sheets-sign-gift = Gegenseite zieht 2
attackdefend-sheets-sign-discard = leg 2 Karten ab
attackdefend-sheets-sign-foe = Gegenseite legt 2 ab
attackdefend-sheets-sign-raid = zufällige fremde Karte
attackdefend-sheets-sign-peek = sieh 2 verdeckte Karten an
attackdefend-sheets-sign-lower = eine Karte 2 Stufen tiefer
attackdefend-sheets-sign-raise = eine Karte 2 Stufen höher
attackdefend-sheets-sign-boost = Gegenseite hebt eine
attackdefend-sheets-sign-flip = dreh eine verdeckte um
attackdefend-sheets-sign-trash = 1 verdeckte in den Abfall
attackdefend-sheets-sign-return = Karte zurück auf die Hand
attackdefend-sheets-sign-protect = schütze eine verdeckte
attackdefend-sheets-sign-switch = tausch mit deiner Hand
attackdefend-sheets-sign-place = leg eine auf Stufe 2
attackdefend-sheets-sign-take = nimm 1 von 2 abgelegten
attackdefend-sheets-sign-saddle = gib der Gegenseite eine −1
attackdefend-sheets-sign-act = du hast 2 Aktionen mehr
attackdefend-sheets-sign-slow = Gegenseite: −2 Aktionen
attackdefend-sheets-sign-hand = Statt einer Zahl: aus der Hand benutzbar.
attackdefend-sheets-section-sides = Seiten
attackdefend-sheets-rule-preference = Das Los entscheidet, wer sich eine Seite wünscht. Die andere Person nimmt an oder setzt: legt Karten der Hand auf die Ablage. Dann setzt ihr abwechselnd insgesamt mehr Karten als die andere Person, bis jemand annimmt und der anderen die Wunschseite lässt.
    .title = Wunsch.
attackdefend-sheets-rule-as-many-cards = genügen nicht. Niemand zieht neue für gesetzte Karten.
    .title = Gleich viele Karten
attackdefend-sheets-section-actions = Aktionen
attackdefend-sheets-rule-no-limits = Zweimal dieselbe Aktion ist erlaubt, weniger als zwei auch; Hand und verdeckte Karten dürfen beliebig viele sein.
    .title = Keine Grenzen:
attackdefend-sheets-rule-too-late = Was zuerst gesagt ist, geschieht zuerst. Ist das Umdrehen angesagt, lässt sich diese Karte nicht mehr spielen.
    .title = Zu spät:
attackdefend-sheets-rule-number = neben dem ersten weißen Text: Die Karte lässt sich nicht aus der Hand benutzen.
    .title = Eine Zahl
attackdefend-sheets-rule-more-or-fewer-actions = zählen in diesem Zug, wenn es deiner ist, sonst in deinem nächsten. Nie unter null.
    .title = Mehr oder weniger Aktionen
attackdefend-sheets-section-points-and-the-end = Punkte und das Ende
attackdefend-sheets-rule-five-points = sind sofort der Sieg, auch mitten in einem Effekt.
    .title = Fünf Punkte
attackdefend-sheets-rule-score-cards = sind +1, +2 und −1. Eine −1 nimmt einen Punkt weg, auch unter null.
    .title = Punktkarten
attackdefend-sheets-rule-attackers-hand = Am Ende seines Zuges legt er jede +1 und +2 offen, sonst nichts; die Verteidigung wertet sie. Eine −1 bleibt.
    .title = Die Hand des Angriffs:
attackdefend-sheets-rule-deck-is-empty = wenn ein Zug endet, wird erst die Hand gewertet; dann gewinnt, wer mehr Punkte hat.
    .title = Ist der Stapel leer,
attackdefend-sheets-rule-equal-then = Die Ablage kommt, so wie sie liegt, unter den Rest des Stapels. Die nächste gewertete Karte beendet das Spiel, auch eine −1. Gibt es keine Ablage oder ist der Stapel wieder leer, ist es unentschieden.
    .title = Dann gleich:
attackdefend-sheets-rule-nobody-draws = zehn Züge lang vom Stapel: Er gilt als leer.
    .title = Niemand zieht
attackdefend-sheets-section-effects = Effekte
attackdefend-sheets-rule-you = ist, wer die Karte aufgedeckt hat. „Du darfst“: Du kannst auch verzichten. Ein Schritt, der nicht geht, entfällt.
    .title = „Du“
attackdefend-sheets-rule-draw = nur vom Stapel. Leg ab, was du hast, wenn es weniger ist.
    .title = Zieh
attackdefend-sheets-rule-taken = Die Karte kommt aus der Hand der Gegenseite. Eine Punktkarte wertest du, jede andere behältst du.
    .title = Zufällige Karte:
attackdefend-sheets-rule-up-and-down = Auf Stufe 4 und auf Stufe 1 ist Schluss.
    .title = Auf und ab:
attackdefend-sheets-rule-protected = Leg eine Münze auf die Karte, bis der nächste Zug der Verteidigung beginnt.
    .title = Geschützt:
attackdefend-sheets-rule-flip-in-an-effect = wird ganz ausgeführt, bevor der nächste Schritt kommt.
    .title = Umdrehen in einem Effekt
attackdefend-sheets-rule-wait-for-a-choice = Solange jemand wählt, spielt die Verteidigung keine Karte.
    .title = Warte auf eine Wahl:
attackdefend-sheets-rule-planted-cards = Ein Effekt lässt den Angriff eine Punktkarte auf seine Seite legen. Nur er dreht sie um. Die Verteidigung kann sie nicht spielen oder weiterdrehen, doch ihre Effekte erreichen sie.
    .title = Untergeschobene Karten:

## Die Hilfskarten, die Leiste, das Protokoll

attackdefend-sheets-aid-about = dein Zug · Attack/Defend
attackdefend-sheets-aid-look-up = die Zeichen auf den Karten
attackdefend-sheets-aid-win = Mit fünf Punkten gewinnst du.
attackdefend-sheets-aid-defender = Du spielst die schwarze Hälfte und wertest für dich.
attackdefend-sheets-aid-attacker = Du spielst die weiße Hälfte und wertest für dich.
attackdefend-sheets-track = Beginn bei 0. Rück vor, wenn eine Karte gewertet wird, auch eine, die jemand anderes für dich aufgedeckt hat. Wer 5 erreicht, hat gewonnen. Unter −5 zähl vom linken Ende weiter.
attackdefend-sheets-track-foot = Legt die Leiste zwischen euch, jeder Seite ihre Reihe.
attackdefend-sheets-record-note = Angaben: draw, place, advance, discard, play, use, flip, choose, end; undo nimmt die letzte zurück. Schreib das Wort einer Karte, etwa { $card }, wo ihre Vorderseite erscheint. Fett gedruckte Zeilen gehören zur Datei.
attackdefend-sheets-record-foot = companion check NAME.txt sagt, wer gewonnen hat.
    .right = Attack/Defend, Protokoll
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
attackdefend-sheets-attack = Greif an
attackdefend-sheets-deck = Kartensatz { $text }
attackdefend-sheets-house-deck = Haussatz { $number }, nicht vom Autor des Spiels

attackdefend-sheets-part-rules = Regeln auf zwei Seiten, mit einer ersten Runde und allen Zeichen
attackdefend-sheets-part-track = Punkteleiste, mit Marken zum Ausschneiden
attackdefend-sheets-part-deck = Satz aus fünfzig Karten
    .finish = Schneide die Kartensätze von Attack/Defend aus und leg die Karten gleich gedreht aufeinander.
