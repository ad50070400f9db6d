# Attack/Defend: was geschah, und was ansteht.

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
attackdefend-fact-revealed = { $player } spielt { $title } von der Hand: { $effect }
attackdefend-fact-revealed-lying = { $player } spielt { $title } auf Platz { $number }: { $effect }
attackdefend-no-effect = unter der Zahl, also geschieht nichts
attackdefend-fact-scored = { $title } zählt für { $player }: { $points }
attackdefend-fact-trashed = { $title } kommt in den Papierkorb
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
attackdefend-fact-overtime = Gleichstand: Die Ablage kommt unter den Stapel, und die nächste Karte, die zählt, entscheidet
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

attackdefend-due-sides = Einigt euch, wer die Verteidigung spielt und beginnt; oder { $who } sagt, welche Seite es sein soll.
attackdefend-due-answer = { $who } möchte die Seite { attackdefend-role }. { $other } nimmt an oder setzt.
    .wagered = { $who } möchte die Seite { attackdefend-role }. { $count } gesetzt. { $other } nimmt an oder setzt.
attackdefend-due-card = { $who } ({ attackdefend-role }) ist am Zug: zuerst eine Karte ziehen.
    .yours = Ziehe zuerst eine Karte.
attackdefend-due-actions = { $who } ({ attackdefend-role }) ist am Zug: noch { attackdefend-actions }.
    .yours = Noch { attackdefend-actions }.
attackdefend-asked-discard = { $who } wählt { attackdefend-cards } zum Ablegen.
attackdefend-asked-raid = { $who } nimmt eine zufällige Karte: „kept“, oder welche Punktkarte es ist.
attackdefend-asked-peek = { $who } darf eine verdeckte Karte ansehen.
attackdefend-asked-lower = { $who } darf eine verdeckte Karte um { attackdefend-levels } senken.
attackdefend-asked-raise = { $who } darf eine verdeckte Karte um { attackdefend-levels } heben.
attackdefend-asked-flip = { $who } darf eine verdeckte Karte umdrehen.
attackdefend-asked-trash = { $who } darf eine verdeckte Karte in den Papierkorb legen.
attackdefend-asked-return = { $who } darf eine verdeckte Karte in eine Hand zurückgeben.
attackdefend-asked-protect = { $who } darf eine verdeckte Karte schützen.
attackdefend-asked-switch = { $who } darf eine verdeckte Karte mit einer aus der Hand tauschen.
attackdefend-asked-place = { $who } darf eine Karte auf Stufe { $count } legen.
attackdefend-asked-take = { $who } darf eine der obersten { $count } abgelegten Karten nehmen.
attackdefend-asked-saddle = { $who } darf eine -1 zu den Punkten der anderen Seite legen.

## Was abgelehnt wird

attackdefend-no-pile = kein Stapel
attackdefend-refused-nothing-to-choose = da ist nichts zu wählen
attackdefend-refused-not-asked = { $other } hat zu wählen, nicht { $player }
attackdefend-refused-choose-first = { $player } muss erst wählen
attackdefend-refused-sides-settled = die Seiten stehen schon fest
attackdefend-refused-empty-hand = { $player } hat keine Karte auf der Hand
attackdefend-refused-cost = { $text } hat einen Preis: der erste weiße Text braucht Stufe { $level }
attackdefend-refused-no-preference = noch hat niemand gesagt, welche Seite es sein soll
attackdefend-refused-prefers = { $other } sagt, welche Seite es sein soll, nicht { $player }
attackdefend-refused-answer-first = { $player } muss annehmen oder setzen
attackdefend-refused-wager = ein Einsatz von insgesamt { $total } übertrifft { $count } nicht
attackdefend-refused-count = { $player } hält { $of } Karten, nicht { $count }
attackdefend-refused-draw-first = { $player } muss erst eine Karte ziehen
attackdefend-refused-no-action = { $player } hat keine Aktion mehr: beende den Zug
attackdefend-refused-end-of-defender = nur der Angriff nennt am Ende eines Zuges Karten
attackdefend-refused-declined = das lässt sich nicht ablehnen
attackdefend-refused-attacker-places = der Angriff legt nur Punktkarten
attackdefend-refused-position = wähle eine Stelle von 1 (oben) bis { $of }
attackdefend-refused-discard = lege { $wanted } ab, nicht { $count }
attackdefend-refused-saddle = dorthin kommt nur eine Punktkarte mit -1
attackdefend-refused-turned-up = nur eine Punktkarte wird aufgedeckt; jede andere ist „kept“
attackdefend-refused-dealt = die Karten sind schon gegeben
attackdefend-refused-not-chosen = { $player } hat nicht gewählt
attackdefend-refused-no-card = tippe eine Karte oder ihre Nummer
attackdefend-refused-on-paper = die Karten sind auf der Hand: der companion kennt sie nicht
attackdefend-refused-number-of-card = eine Karte { $text } hast du nicht auf der Hand: 1 bis { $of }
attackdefend-refused-deck-late = „deck“ kommt, bevor Namen genannt werden
attackdefend-refused-deck-named = der Kartensatz ist schon genannt: { $text }
attackdefend-refused-player-missing = genannt sind { $count }: zu zweit wird gespielt
attackdefend-refused-choose-before-deal = da ist nichts zu wählen: noch sind keine Karten gegeben
attackdefend-refused-not-dealt = noch sind keine Karten gegeben
attackdefend-refused-name = im Namen „{ $text }“ ist ein Doppelpunkt oder ein #: nimm einen anderen
attackdefend-refused-number = „{ $text }“ ist keine Zahl
attackdefend-refused-word = „{ $text }“ ist nicht verständlich: tippe { $either }
attackdefend-refused-which-card = welche Karte? Tippe ihren Platz
attackdefend-refused-cards = „{ $text }“ kann { $either } sein: tippe mehr davon
attackdefend-refused-no-sides = noch hat niemand die Verteidigung: einigt euch auf die Seiten, oder nennt einen Wunsch
attackdefend-refused-no-sides-yet = noch hat niemand die Verteidigung: { attackdefend-refused-answer-first }
attackdefend-refused-defenders = nur die Verteidigung kann eine Karte { $form ->
        [place] legen
       *[advance] weiterdrehen
    }, und { $player } ist der Angriff
attackdefend-refused-attackers = nur der Angriff kann eine Karte { $form ->
        [use] benutzen
       *[flip] umdrehen
    }, und { $player } ist die Verteidigung
attackdefend-refused-play = nur die Verteidigung spielt eine verdeckte Karte, und { $player } ist der Angriff
attackdefend-refused-empty = { $pile ->
        [discard] die Ablage
       *[deck] der Stapel
    } ist leer
attackdefend-refused-planted = die Karte auf Platz { $number } ist untergeschoben: nur der Angriff dreht sie um
attackdefend-refused-score-card = die Karte auf Platz { $number } ist untergeschoben, also muss es eine Punktkarte sein
attackdefend-refused-highest = die Karte auf Platz { $number } ist schon auf Stufe 4
attackdefend-refused-protected = die Karte auf Platz { $number } ist geschützt
attackdefend-refused-other-side = die Karte auf Platz { $number } liegt nicht auf deiner Seite
attackdefend-refused-too-low = die Karte auf Platz { $number } ist auf Stufe { $level }: das ist zu niedrig
attackdefend-refused-level = die Karte auf Platz { $number } ist auf Stufe { $level } und braucht { $wanted }
attackdefend-refused-not-scored = { $text } zählt am Ende eines Zuges nicht: nur +1 und +2 zählen
attackdefend-refused-not-held = { $player } hat { $count ->
        [one] { $options } nicht
       *[other] nicht alle von { $options }
    }
attackdefend-refused-copies = { $text } gibt es im Kartensatz { $count } Mal, und alle sind schon aufgetaucht
attackdefend-refused-score-cards = für die untergeschobenen Karten bleiben zu wenige Punktkarten
attackdefend-refused-place = auf Platz { $number } liegt keine Karte (Plätze mit Karte: { $count ->
        [0] keine
       *[other] { $options }
    })
attackdefend-refused-in-private = „{ $text }“ geht nicht: tippe nur „{ $form }“, dann erfährst du allein, warum
attackdefend-refused-deck = einen Kartensatz „{ $text }“ gibt es nicht: { $options }, oder eine Datei, die auf .toml endet
attackdefend-refused-third = zwei sind schon am Tisch: { $players }
attackdefend-refused-form = zu „{ $text }“ gehört { $terms }
attackdefend-refused-more = zu „{ $text }“ gehört nichts weiter
attackdefend-refused-card = eine Karte „{ $text }“ hat der Kartensatz nicht: { $options }
attackdefend-refused-symbol = in diesem Spiel hat niemand ein Zeichen: tippe „{ $text }“, oder „{ $title }.“, wenn { $symbol } ein Anfangsbuchstabe ist
attackdefend-refused-hands-here = hier kann niemand allein seine Karten sehen: spielt mit gedruckten Karten (paper)
attackdefend-refused-moves = eine Liste der Züge würde verraten, was jemand auf der Hand hat: tippe stattdessen „hand“
attackdefend-refused-type = tippe { $term }
attackdefend-refused-name-them = nenne sie nach „end“, zum Beispiel: end { $example }
attackdefend-refused-computers-paper = der Computer sieht keine Karten auf Papier: lass den companion geben

attackdefend-lacks-players = es fehlen zwei Namen
attackdefend-lacks-deal = es fehlen die Karten

attackdefend-form-role = eine Seite
attackdefend-form-pile = ein Stapel
attackdefend-form-place = ein Platz
attackdefend-form-count = eine Zahl
attackdefend-form-card = eine Karte
attackdefend-form-cards = Karten
attackdefend-form-end = die +1 und +2 auf der Hand
attackdefend-form-kept = eine Karte oder „kept“
attackdefend-form-yes = yes oder none

attackdefend-wanted-cards = welche Karten
attackdefend-wanted-kept = „kept“, oder die Punktkarte
attackdefend-wanted-position = die Stelle von oben, oder none
attackdefend-wanted-card = die Karte, oder none
attackdefend-wanted-place = den Platz, oder none

## Was an der Tastatur gefragt wird

attackdefend-which-deck = Der Kartensatz: { $example }, { $text } (Version 1), oder der Name einer Datei?
    .enter = Der Kartensatz: { $example }, { $text } (Version 1), oder der Name einer Datei ({ $parts })?
attackdefend-which-first = Wer zuerst genannt wird, darf zuerst eine Seite wählen: ein Name, zum Beispiel Ann?
    .enter = Wer zuerst genannt wird, darf zuerst eine Seite wählen: ein Name, zum Beispiel Ann ({ $parts })?
attackdefend-which-second = Die andere Person: ein Name, zum Beispiel Ann?
    .enter = Die andere Person: ein Name, zum Beispiel Ann ({ $parts })?
attackdefend-which-cards = Soll ich geben (deal), oder spielt ihr mit gedruckten Karten (paper)?
    .enter = Soll ich geben (deal), oder spielt ihr mit gedruckten Karten (paper; { $parts })?
attackdefend-which-card = Welche Karte ist es?
attackdefend-type-deal = Tippe deal oder paper.
attackdefend-dealt = Die Karten sind gegeben, je fünf. Tippe „hand“, um deine allein zu sehen.
attackdefend-digest = SHA-256 des Startwerts, um das Geben nachher zu prüfen:
attackdefend-next-time = Tippe beim nächsten Mal nur „{ $form }“: dann wirst du allein nach der Karte gefragt.
attackdefend-end-without = Den Zug ohne +1 und +2 auf der Hand beenden?
attackdefend-see-face = { $player }: tippe „hand { $who }“, um die Vorderseite allein zu sehen.
attackdefend-seed = Der Startwert war { $text }.
attackdefend-hand-of = Die Hand von { $player }
attackdefend-seen = Gesehen? Enter, oder die Nummer einer Karte, um sie zu lesen:
attackdefend-type-number = tippe die Nummer einer Karte auf deiner Hand
attackdefend-such-as-read = zum Beispiel: read 1
attackdefend-type-place = Welche Karte legst du hin? Ihr Name oder ihre Nummer.
attackdefend-type-discard = Welche Karte legst du ab? Ihr Name oder ihre Nummer.
attackdefend-type-use = Welche Karte spielst du? Ihr Name oder ihre Nummer.
attackdefend-type-wager = Welche Karten setzt du? Namen oder Nummern.
attackdefend-step-place = Welche Karte legst du hin? Ihr Name oder ihre Nummer, oder none.
attackdefend-step-discard = Du legst ab: { attackdefend-cards }. Namen oder Nummern?
attackdefend-step-switch = Welcher Platz, und welche Karte kommt dorthin? Zum Beispiel: { $example } 1, oder none.
attackdefend-step-take = Welche Karte nimmst du aus der Ablage? 1 ist die oberste; oder none.
attackdefend-step-saddle = Welche -1 bekommt die andere Seite? Ihr Name oder ihre Nummer, oder none.
attackdefend-ask-alone = { $term } „read 1“ erklärt Karte 1, „back“ geht zurück:

## Rückblick und Rat

attackdefend-recap-counted = Punkte, vom ersten Zug bis zum letzten:
attackdefend-recap-scored = { $who } bekommt { $points } mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }.
attackdefend-advice = Die Karte auf Platz { $number } hätte sofort { $points } gebracht.

# Beide Titel einer Karte, wie sie gedruckt sind.
attackdefend-titles = { $card } / { $other_card }
attackdefend-ask = { $player }, { $term }:
    .enter = { $player }, { $term } (Enter: { $example }):
    .or-play = { $player }, { $term }, oder play:
    .enter-or-play = { $player }, { $term } (Enter: { $example }), oder play:
attackdefend-ask-sides = Zum Beispiel „{ $player } defender“ oder „prefer defender“:
attackdefend-ask-answer = { $player }, accept oder wager:
attackdefend-ask-defender = { $player }, zuerst eine verdeckte Karte spielen? Ihr Platz, oder Enter.
    .paper = { $player }, zuerst eine verdeckte Karte spielen? Platz und Karte, oder Enter.
attackdefend-wanted-alone = wähle allein
attackdefend-wanted-draw-from = ziehe { $pile ->
        [discard] von der Ablage
       *[deck] vom Stapel
    }
attackdefend-wanted-draw = ziehe: { $either }
attackdefend-wanted-action = noch { attackdefend-actions }: { $options }
attackdefend-wanted-end = keine Aktion mehr
attackdefend-wanted-names = keine Aktion mehr: nenne deine +1 und +2, zum Beispiel „end { $example }“
attackdefend-piles = { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }. Stapel { $number }, Ablage { $count }.
attackdefend-trash = { $count ->
        [0] Papierkorb: leer.
       *[other] Papierkorb: { $options }.
    }
# Der Text ist ein Name, mit Leerzeichen bis zum längsten. Die Seiten sind gleich breit.
attackdefend-holds = { $text }  { $role ->
        [attacker] Angriff     { "" }
        [defender] Verteidigung
       *[none] { "            " }
    }  Hand { $number }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .scored = { attackdefend-holds } ({ $options })
attackdefend-lies = { "  " }Platz { $number }: Stufe { $level }, Seite von { $player }
    .protected = { attackdefend-lies }, geschützt
attackdefend-none-lies = { "  " }Keine Karte liegt verdeckt.
attackdefend-nothing-to-say = Nichts mehr zu sagen: Das Spiel ist aus.
attackdefend-may-say = Das darfst du sagen:
attackdefend-hand = Hand von { $player }:
    .empty = Die Hand von { $player } ist leer.
attackdefend-known = Verdeckte Karten, die du kennst:
attackdefend-known-card = { "  " }Platz { $number }: { $term }
attackdefend-looked = Oben auf der Ablage, die oberste zuerst: { $options }.
# Vor der Karte steht ihre Nummer auf der Hand; der Titel ist der ihrer Hälfte für die andere Seite.
attackdefend-other-half = { $card }. Für { $role ->
        [attacker] den Angriff
       *[defender] die Verteidigung
    }: { $title }
# Eine Karte in einer Zeile: ihre zwei Titel, jeder mit den Stufen, die seine Texte brauchen.
attackdefend-named = { $card }: { $title } / { $other_card }
# Was eine Hälfte einer Karte sagt; die Seite steht davor, wo beide Hälften gelesen werden.
attackdefend-says = { "       " }{ attackdefend-half }: { $effect }
    .level = { "       " }{ attackdefend-half } ab Stufe { $level }: { $effect }
attackdefend-half = { $role ->
        [attacker] Angriff, { $title }
        [defender] Verteidigung, { $title }
       *[none] { $title }
    }
attackdefend-help-prefer = einen Wunsch nennen; oder einig werden: Bob defender
attackdefend-help-accept = die Seite nehmen, die bleibt
attackdefend-help-wager = Karten für die gewünschte Seite setzen
attackdefend-help-draw = vom Stapel oder von der Ablage
attackdefend-help-place = eine Karte der Hand, verdeckt
attackdefend-help-use = eine Karte von der Hand spielen
attackdefend-help-advance = die Karte auf Platz 1 eine Stufe höher drehen
attackdefend-help-flip = die Karte auf Platz 1 umdrehen
attackdefend-help-discard = eine Karte der Hand
attackdefend-help-end = den Zug beenden
attackdefend-help-play = die Verteidigung deckt ihre Karte auf
attackdefend-help-question = beantworten, was gefragt wird
attackdefend-help-hand = eine Hand allein ansehen
attackdefend-help-number = nach place, use, discard: Karte 2 der Hand; ohne Nummer wird heimlich gefragt
attackdefend-help-faces = jede Karte nennen, die aufgedeckt wird
attackdefend-help-scores = die +1 und +2 auf der Hand nennen
attackdefend-given-turned-up = eine Karte wurde aufgedeckt
attackdefend-given-taken = eine Karte wurde genommen
attackdefend-given-drawn = eine Karte wurde gezogen
attackdefend-given-looked-at = die Karte auf Platz { $number } wurde angesehen
attackdefend-given-discards = die Ablage wurde angesehen
