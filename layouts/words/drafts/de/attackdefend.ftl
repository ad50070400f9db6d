# Attack/Defend: was geschah, und was ansteht.

attackdefend-sentence = { $term }.
attackdefend-cards = { $count ->
        [0] keine Karte
        [1] eine Karte
       *[other] { $count } Karten
    }
attackdefend-actions = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
attackdefend-levels = { $count ->
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }
attackdefend-role = { $role ->
        [attacker] Angriff
       *[defender] Verteidigung
    }

## Was gesagt wird

attackdefend-said-prefer = { $who } möchte die Seite { attackdefend-role }
attackdefend-said-wager = { $who } setzt { attackdefend-cards }
attackdefend-said-advance = { $who } dreht die Karte auf Platz { $number } weiter
attackdefend-said-end = { $who } beendet den Zug
attackdefend-said-choose = { $who } wählt

## Was geschah

attackdefend-fact-sides = { $player } spielt die Verteidigung und beginnt; { $other } spielt den Angriff
attackdefend-fact-drew = { $player } zieht { attackdefend-cards } { $pile ->
        [discard] von der Ablage
       *[deck] vom Stapel
    }
attackdefend-fact-discarded = { $player } legt { attackdefend-cards } ab
attackdefend-fact-placed = { $player } legt eine Karte verdeckt hin: Platz { $number }, Stufe { $level }
attackdefend-fact-level = Die Karte auf Platz { $number } ist jetzt auf Stufe { $level }
attackdefend-fact-revealed = { $player } spielt { $title } aus der Hand: { $effect }
attackdefend-fact-revealed-lying = { $player } spielt { $title } auf Platz { $number }: { $effect }
attackdefend-no-effect = unter der Zahl, also geschieht nichts
attackdefend-fact-scored = { $player } wertet { $title }: { $points }
attackdefend-fact-trashed = { $title } kommt in den Abfall
attackdefend-fact-stole = { $player } nimmt eine zufällige Karte aus der anderen Hand und behält sie
attackdefend-fact-stole-card = { $player } nimmt eine zufällige Karte aus der anderen Hand: { $title }
attackdefend-fact-returned = Die Karte auf Platz { $number } geht in die Hand von { $player }
attackdefend-fact-switched = { $player } tauscht die Karte auf Platz { $number } mit einer aus der Hand
attackdefend-fact-peeked = { $player } sieht die Karte auf Platz { $number } an
attackdefend-fact-protected = Die Karte auf Platz { $number } kann bis zum nächsten Zug der Verteidigung nicht umgedreht werden
attackdefend-fact-took = { $player } nimmt eine der abgelegten Karten
attackdefend-fact-declined = { $player } verzichtet
attackdefend-fact-actions-more = { $player } hat im nächsten Zug { attackdefend-actions } mehr
    .now = { $player } hat in diesem Zug { attackdefend-actions } mehr
attackdefend-fact-actions-fewer = { $player } hat im nächsten Zug { attackdefend-actions } weniger
    .now = { $player } hat in diesem Zug { attackdefend-actions } weniger
attackdefend-fact-overtime = Gleich viele Punkte: Die Ablage kommt unter den Stapel, und die nächste gewertete Karte entscheidet
attackdefend-fact-won = { $player } gewinnt
attackdefend-fact-drawn = Das Spiel endet unentschieden

attackdefend-points = { $who }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }, { $other }: { $other_count ->
        [one] { $other_count } Punkt
       *[other] { $other_count } Punkte
    }.

## Was ansteht

attackdefend-due-over = Das Spiel ist aus: { $who } hat gewonnen.
attackdefend-due-draw = Das Spiel ist aus: unentschieden.
attackdefend-due-sides = Einigt euch, wer die Verteidigung spielt und beginnt; oder { $who } sagt, welche Seite es sein soll.
attackdefend-due-answer = { $who } möchte die Seite { attackdefend-role }. { $other } nimmt an oder setzt.
    .wagered = { $who } möchte die Seite { attackdefend-role }. { $count } gesetzt. { $other } nimmt an oder setzt.
attackdefend-due-card = { $who } ist am Zug ({ attackdefend-role }): erst eine Karte ziehen.
attackdefend-due-actions = { $who } ist am Zug ({ attackdefend-role }): noch { attackdefend-actions }.
attackdefend-asked-discard = { $who } wählt { attackdefend-cards } zum Ablegen.
attackdefend-asked-raid = { $who } nimmt eine zufällige Karte: „kept“, oder welche Wertungskarte es ist.
attackdefend-asked-peek = { $who } darf eine verdeckte Karte ansehen.
attackdefend-asked-lower = { $who } darf eine verdeckte Karte um { attackdefend-levels } senken.
attackdefend-asked-raise = { $who } darf eine verdeckte Karte um { attackdefend-levels } heben.
attackdefend-asked-flip = { $who } darf eine verdeckte Karte umdrehen.
attackdefend-asked-trash = { $who } darf eine verdeckte Karte in den Abfall legen.
attackdefend-asked-return = { $who } darf eine verdeckte Karte in eine Hand zurückgeben.
attackdefend-asked-protect = { $who } darf eine verdeckte Karte schützen.
attackdefend-asked-switch = { $who } darf eine verdeckte Karte mit einer aus der Hand tauschen.
attackdefend-asked-place = { $who } darf eine Karte auf Stufe { $count } legen.
attackdefend-asked-take = { $who } darf eine der obersten { $count } abgelegten Karten nehmen.
attackdefend-asked-saddle = { $who } darf eine -1 zu den gewerteten Karten der anderen Seite legen.
