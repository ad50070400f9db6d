# Tactics Joker: was geschah, was ansteht, und warum ein Spiel aus ist.

tactics-units = { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
tactics-dice = { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }

## Was geschah

tactics-said-castles = { $who } beginnt auf { $castles }
tactics-fact-started = { $who } beginnt auf { $space } mit { tactics-units }
    .sentence = { tactics-fact-started }.
tactics-fact-began = { $who } ist am Zug; die Burgen würfeln { $dice }
    .sentence = { tactics-fact-began }.
tactics-fact-began-no-castle = { $who } ist am Zug; keine Burg würfelt
    .sentence = { tactics-fact-began-no-castle }.
tactics-fact-recruited-dead = { $who } würfelt { $dice } für die Toten: { $count ->
        [one] { tactics-units } kommt
       *[other] { tactics-units } kommen
    } auf { $space } hinzu
    .sentence = { tactics-fact-recruited-dead }.
tactics-fact-recruited = eine Einheit der Reserve kommt zu { $who } auf { $space }
    .sentence = Eine Einheit der Reserve kommt zu { $who } auf { $space }.
tactics-fact-moved = { $who } zieht mit { tactics-units } von { $origin } nach { $space }
    .sentence = { tactics-fact-moved }.
tactics-fact-entered = { $who } würfelt { $dice }: { $count } von { $of ->
        [one] { $of } Einheit
       *[other] { $of } Einheiten
    } { $count ->
        [one] kommt
       *[other] kommen
    } auf { $space }
    .sentence = { tactics-fact-entered }.
tactics-fought = { $who } { $sum } + { $value } { $ground } + { $support } Hilfe = { $total }
    .sentence = { tactics-fought }.
tactics-battle = { $term }: { $outcome }.
tactics-fact-lost = { $who } verliert { tactics-units }
    .sentence = { tactics-fact-lost }.
tactics-fact-lost-more = { $who } kann nirgends hin und verliert noch { tactics-units }
    .sentence = { tactics-fact-lost-more }.
tactics-fact-returned = { $who } kehrt mit { tactics-units } nach { $space } zurück
    .sentence = { tactics-fact-returned }.
tactics-fact-pushed = { $who } wird mit { tactics-units } nach { $space } gedrängt
    .sentence = { tactics-fact-pushed }.
tactics-fact-turned = { $card } auf { $space } wird umgedreht oder bekommt einen Chip „rekrutiert“
    .sentence = { tactics-fact-turned }.
tactics-fact-replaced = { $who } legt { $card } an die Stelle des Jokers auf { $space }
    .sentence = { tactics-fact-replaced }.
tactics-fact-ended = Der Zug von { $who } ist zu Ende
    .sentence = { tactics-fact-ended }.
tactics-won = { $who } gewinnt: { $reason }
    .sentence = { tactics-won }.
tactics-drawn = das Spiel endet unentschieden: { $reason }
    .sentence = Das Spiel endet unentschieden: { $reason }.
tactics-equal = Gleichstand: Beide würfeln noch einmal.
tactics-castle-left = Niemand hält mehr die Burg { $space }: Keine Einheit steht darauf.

tactics-ground-castle = Burg
tactics-ground-plain = Ebene
tactics-ground-forest = Wald
tactics-ground-mountain = Berg
tactics-ground-recruit = Rekrut
tactics-ground-against-forest = gegen Wald
tactics-ground-below-mountain = unter einem Berg

tactics-over-castles = drei Burgen sind zu Beginn eines Zuges in einer Hand
tactics-over-units = die andere Seite hat keine Einheit mehr auf dem Tisch
    .drawn = niemand hat noch eine Einheit auf dem Tisch
tactics-over-rounds = die Runden sind vorbei
tactics-over-resigned = die andere Seite gibt auf
tactics-over-agreed = beide sind sich einig

tactics-put-back = Legt Karten und Einheiten zurück, wie sie waren; „board“ zeigt es.
    .map = Legt Karten und Einheiten zurück, wie die Karte es zeigt.

## Was ansteht

tactics-due-castles = { $who } nennt { $count ->
        [2] zwei Burgen
       *[other] eine Burg
    }
tactics-due-turn = { $who } wirft { tactics-dice } für { $castles }
tactics-due-turn-no-castle = { $who } beginnt; keine Burg würfelt
tactics-due-push = { $who } wählt, wohin das geschlagene Heer geht
tactics-due-joker = { $who } wählt eine Karte für den Joker
tactics-roll-rough = { $who } wirft { tactics-dice }, um hineinzukommen
tactics-roll-battle = { $who } wirft { tactics-dice } für den Kampf
tactics-roll-undead = { $who } wirft { tactics-dice } für die Toten

## Was abgelehnt wird

tactics-refused-space = „{ $text }“ ist kein Feld des Tisches: A1 bis G7, zum Beispiel C5
tactics-refused-card = „{ $text }“ ist keine Karte: zum Beispiel AC, 10D, QH, KS oder X für einen Joker
tactics-refused-seed = „{ $text }“ ist kein Startwert: 1 bis 32 Buchstaben, Ziffern und Bindestriche
tactics-refused-no-dice-due = du musst jetzt nicht würfeln
tactics-refused-no-units = { $player } hat auf { $space } keine Einheiten
tactics-refused-not-touching = { $space } berührt { $origin } nicht
tactics-refused-no-unit-moves = mindestens eine Einheit zieht
tactics-refused-room = { $space } hat Platz für { $of }, nicht für { $count }: höchstens sechs
tactics-refused-units = { $count } können nicht dorthin: 1 bis { $of }
tactics-refused-all-rows = alle sieben Reihen liegen schon
tactics-refused-before-rows = „{ $form }“ kommt vor „row 1 ...“
tactics-refused-die = kein Würfel zeigt { $value }: 1 bis 6
tactics-refused-start = { $count } Einheiten können nicht auf einer Burg beginnen: 1 bis { $of }
tactics-refused-third = zu zweit wird gespielt, { $player } wäre die dritte Person
tactics-refused-order = „{ $form }“ kommt vor „{ $example }“
tactics-refused-said = das ist schon gesagt: { $text }
tactics-refused-no-races = Völker gibt es nur mit „variant races“
tactics-refused-race = ein Volk „{ $text }“ gibt es nicht: { $options }
tactics-refused-row = Reihe { $number } ist nicht die nächste: Reihe { $wanted }
tactics-refused-other-row = der Startwert gibt Reihe { $number } anders: { $form }
tactics-refused-variant = eine Variante „{ $text }“ gibt es nicht: { $options }
tactics-refused-minutes = dieses Spiel zählt Runden, nicht Minuten: tippe eine Zahl von Runden, zum Beispiel 30
tactics-refused-attack = um anzugreifen, ziehe auf das Feld der anderen Seite: { $example }
tactics-refused-draw = ein Unentschieden bietest du der anderen Seite an, solange das Spiel läuft
tactics-refused-too-many = auf { $space } können { tactics-units } ziehen, nicht { $wanted }
tactics-refused-too-many-spent = { tactics-refused-too-many }; { $number } sind schon zweimal gezogen
tactics-refused-tired = auf { $space } sind { $of } frische und { $count ->
        [one] { $count } müde Einheit
       *[other] { $count } müde Einheiten
    }: { $wanted } mit { $number } müden können nicht ziehen
tactics-refused-humans = eine der vier Bewegungen der Menschen ist die einer einzigen Einheit: ziehe 1, nicht { $count }
tactics-refused-no-attack = von { $origin } nach { $space } geht jetzt kein Angriff
tactics-refused-may-end = { $player } zieht ein Heer oder beendet den Zug: „{ $form }“
tactics-refused-may-move = { $player } zieht ein Heer oder beendet den Zug: „{ $example }“ oder „{ $form }“
tactics-refused-first-castles = erst wählt { $player }, wo es losgeht: „{ $example }“
tactics-refused-first-turn = erst würfelt { $player } für die Burgen: „{ $example }“
tactics-refused-first-begin = erst beginnt { $player } den Zug: „{ $example }“
tactics-refused-first-roll = erst würfelt { $player }: „{ $example }“
tactics-refused-first-push = erst sagt { $player }, wohin das geschlagene Heer geht: „{ $example }“
tactics-refused-first-joker = erst wählt { $player } eine Karte für den Joker: „{ $example }“
tactics-refused-castles = { $player } nennt { $wanted ->
        [one] eine Burg
       *[other] zwei Burgen
    }, nicht { $count }: { $options }
tactics-refused-no-castle = { $space } ist keine Burg: { $options }
tactics-refused-castle-taken = { $space } ist schon vergeben: { $options }
tactics-refused-dice = { $player } wirft { $wanted ->
        [one] einen Würfel
       *[other] { $wanted } Würfel
    }, nicht { $count }
tactics-refused-push = das geschlagene Heer kann nicht nach { $space }: { $options }
tactics-refused-joker = { $card } kann den Joker nicht ersetzen: { $options }
tactics-lacks = es fehlt { $term }
tactics-lines-players = zweimal „player NAME ZEICHEN“
tactics-line = eine Zeile „{ $form } ...“
tactics-refused-rounds = ein Spiel kann nicht nach { $count } Runden enden: 1 bis { $of }
tactics-refused-players-first = zu zweit wird gespielt: erst kommt { $term }
tactics-refused-race-first = erst kommt { $term }
tactics-refused-no-king = { $card }, Karte { $number } der Reihe, ist kein König: die vier Könige liegen in den Ecken
tactics-refused-king = { $card }, Karte { $number } der Reihe, ist ein König außerhalb der Ecken: die vier Könige liegen in den Ecken
tactics-refused-card-twice = { $card } liegt { $count ->
        [3] dreimal
       *[other] zweimal
    } auf dem Tisch

## Was gefragt wird

tactics-which-player = { $number ->
        [1] Erste
       *[other] Zweite
    } Person: Name und Zeichen, zum Beispiel Ann A?
    .enter = { $number ->
            [1] Erste
           *[other] Zweite
        } Person: Name und Zeichen, zum Beispiel Ann A ({ $parts })?
tactics-which-race = Das Volk von { $player } ({ $options }, oder random)?
    .enter = Das Volk von { $player } ({ $options }, oder random; { $parts })?
tactics-which-length = Nach wie vielen Runden endet es (eine Zahl oder no limit)?
    .enter = Nach wie vielen Runden endet es (eine Zahl oder no limit; { $parts })?
tactics-which-cards = Die Karten: ein Startwert wie k7, random, oder rows, um sie zu tippen?
tactics-which-row = Reihe { $number }, von A bis G: sieben Karten, zum Beispiel KS 2C AC 4S 3S X KH?
tactics-seats-first = Wer zuerst genannt wird, beginnt.
tactics-seats-symbol = Das Zeichen steht auf dem gezeichneten Tisch für ein Heer.
tactics-variant-races = Jedes Heer hat ein Volk mit eigenen Kräften.
tactics-variant-fog = Du siehst nur die Karten in der Nähe deiner Heere.
tactics-variant-dead-out = Einheiten, die sterben, kommen nicht zurück.
tactics-variant-start = Auf jeder Burg beginnen zwei Einheiten statt drei; 1 bis 6 sind möglich.
tactics-ends-draw = Ein Unentschieden beendet das Spiel. Sind alle einverstanden?
tactics-ends-resign = { $player } gibt auf, und das beendet das Spiel. Stimmt das?
tactics-to-move = { $player }, noch { $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    } ziehen:
tactics-ask-turn = { $term } (Enter: turn):
tactics-ask-rough = { $term }, { $number } bis 6 für { $ground } (Würfel oder „roll“):
tactics-ask-dice = { $term } (Würfel oder „roll“):
tactics-ask-choice = { $term } ({ $options }):
tactics-odds = { $player } gewinnt zu { $answer }, { $other } zu { $term }, niemand zu { $reason }.
tactics-type-such = tippe zum Beispiel { $example }
tactics-type-dice = tippe die Würfel, zum Beispiel { $example }, oder „roll“
tactics-type-turn = tippe „turn“
tactics-refused-not-now = „{ $text }“ geht jetzt nicht. Erst: { $term }. { $reason }
tactics-refused-not-understood = „{ $text }“ ist nicht verständlich: ein Zug wie { $example }, oder „help“

## Rückblick und Rat

tactics-recap-counted = Einheiten auf dem Tisch, vom ersten Zug bis zum letzten:
# Die zweite Zahl ist die höchste auf einmal.
tactics-recap-lost = { $who } hat { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } verloren, höchstens { $other_count } auf einmal.
tactics-advice = Stärker war: { $count } von { $origin } nach { $space }, denn { $reason }.
tactics-advice-battle = der Angriff gewinnt in { $number } von hundert Fällen
tactics-advice-castle = dort steht eine leere Burg
tactics-advice-place = das bringt mehr für Burgen und Einheiten

tactics-chooses = { $who } wählt.
tactics-round = Runde { $round }, { tactics-turn-of }
tactics-round-of = Runde { $round } von { $of }, { tactics-turn-of }
tactics-turn-of = am Zug: { $who }, noch { $count ->
        [one] { $count }-mal
       *[other] { $count }-mal
    } ziehen
tactics-stack = Stapel: { $text }.
tactics-attacks = { $who } greift { $space } von { $origin } aus an, mit { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }.
# term ist ein Zeichen, oder Zeichen und Volk; reason sind Burgen, effect ist ein Heer.
tactics-has = { $who } ({ $term }): { $reason }; { $effect }.
tactics-symbol = { $symbol }
tactics-symbol-race = { $symbol }, { $term }
tactics-no-castle = keine Burg
tactics-holds-castles = { $count ->
        [one] Burg { $spaces }
       *[other] Burgen { $spaces }
    }
# Die Zahl sind Einheiten in Reserve, other_count Tote.
tactics-army = { tactics-units }, { $number } in Reserve{ $other_count ->
        [0] { "" }
       *[other] , { $other_count } tot
    }
tactics-race-kobolds = Kobolde
tactics-race-dwarves = Zwerge
tactics-race-elves = Elfen
tactics-race-humans = Menschen
tactics-race-undead = Untote
tactics-first = Zuerst: { $term }.
tactics-moves-from = { $space }, bis zu { $count }: { $sentences }
tactics-at-most = { $space } (höchstens { $count })
tactics-or-end = oder den Zug beenden
tactics-percent = { $count } %
tactics-under-one = unter 1 %
# Die Zeichen auf dem Tisch, und was für ein Heer steht.
tactics-legend-cards = # Burg   & Wald   ^ Berg   + Rekrut   X Joker
tactics-legend-units = A 3: drei Einheiten; 1/2/0: frisch, müde (einmal), erschöpft
tactics-help-move = drei Einheiten von A1 nach B2 ziehen
tactics-help-move-all = mit allen ziehen, die können
tactics-help-tired = eine der drei ist schon gezogen
tactics-help-odds = wie ein Angriff ausginge, bevor du ihn machst
tactics-help-dice = die Würfel, die du geworfen hast
tactics-help-roll = die Spielleitung würfeln lassen
tactics-help-end = den Zug vorzeitig beenden
tactics-help-moves = aufzählen, wohin Heere können
tactics-help-look = mit Nebel: was Ann sieht, auf einem eigenen Schirm
tactics-help-draw = beide einigen sich auf unentschieden
tactics-help-resign = Bob gibt auf
