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
tactics-equal = Gleich: Beide würfeln noch einmal.
tactics-castle-left = Niemand hält mehr die Burg { $space }: Keine Einheit steht darauf.

tactics-ground-castle = Burg
tactics-ground-plain = Ebene
tactics-ground-forest = Wald
tactics-ground-mountain = Berg
tactics-ground-against-forest = gegen Wald
tactics-ground-below-mountain = unter einem Berg

tactics-over-castles = drei Burgen sind zu Beginn eines Zuges in einer Hand
tactics-over-units = die andere Seite hat keine Einheit mehr im Feld
    .drawn = niemand hat noch eine Einheit im Feld
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
