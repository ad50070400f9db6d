# Reflector, Deflector und Defector: was die Spielleitung vorliest, was markiert und was erklärt wird.

## Was gesagt wird

territory-said-move = { $shooter } schießt auf { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who } passt
    .sentence = { territory-said-pass }.
territory-said-ally = { $all } verbünden sich
territory-said-leave = { $who } verlässt das Bündnis

## Was Bretter antworten

territory-answer-null = leer
territory-answer-owned = nah
territory-answer-node = Knoten
territory-answer-deflector = Ablenker
territory-answer-clear = frei
territory-answered-on = { $answer } auf { $space }
territory-says = { $grid }: { $answer }.
territory-says-row = Reihe von { $grid }: { $answer }.
territory-says-next = Weiter zu { $grid }: { $answer }.
territory-says-waiting = Der Schuss von { $place } geht weiter zu { $grid }: { $answer }.
territory-gives-back-own = { $grid } gibt { $space } zurück: { $answer }.
territory-gives-back = { $shooter } gibt { $space } im Gitter von { $grid } zurück: { $answer }.
territory-other-nodes = { $count ->
        [one] Auf { $nodes } steht noch ein Knoten
       *[other] Auf { $nodes } stehen noch Knoten
    }.
territory-revealed-retained = von anderen Knoten gehalten: { $spaces }
territory-revealed-nodes = Knoten dort: { $spaces }
territory-revealed-deflectors = Ablenker: { $spaces }

## Was geschah

territory-fact-answered =
    .step = { $place }: { $parts }
territory-fact-deflected =
    .step = { $place }: ein Ablenker, jetzt verbraucht; der Schuss von { $who } geht weiter
territory-fact-removed =
    .step = { $place }: ein unverbrauchter Ablenker wird entfernt
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = Nicht der erste Ablenker in diesem Gitter: Der Schuss kehrt um
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = Der Schuss traf rund um den Tisch nichts und kommt zu { $place } zurück
territory-fact-claimed = { $who } nimmt es.
    .step = { $place }: genommen von { $who }
territory-fact-node =
    .step = { $place }: ein Knoten, jetzt beherrscht von { $who }
territory-fact-conceded = { $space } geht an { $who }.
    .step = { $place }: zurückgegeben an { $who }
territory-fact-spent = { $who } hält oder deckt es schon: Der Schuss verpufft.
    .step = { $place }: { $who } hält oder deckt es schon, der Schuss verpufft
territory-fact-spent-by-nobody = Niemand kann es nehmen: Der Schuss verpufft.
    .step = { $place }: Niemand darf es nehmen, der Schuss verpufft
territory-fact-not-given-back = { $who } bekommt nichts zurück: { $who } hält oder deckt { $place } schon.
    .step = { $place }: nichts zurückzugeben, { $who } hält oder deckt es
territory-fact-turned = Das Gitter von { $grid } dreht sich.
    .step = { $place }: Das Gitter wird eine Vierteldrehung im Uhrzeigersinn gedreht
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who } verliert eine Basis: das Gitter von { $grid }
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who } gewinnt eine Basis: das Gitter von { $grid }
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } ist ausgeschieden
territory-fact-allied = { territory-fact-allied.step }.
    .step = { $all } sind jetzt verbündet
territory-fact-left = { territory-fact-left.step }.
    .step = { $all } verlässt { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = Das Band von { $all } ist gebrochen
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = Das Hauptband von { $all } ist gebrochen
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = Das Bündnis von { $all } ist zu Ende: { $parts }
territory-fact-won = Das Spiel ist aus: { territory-fact-won.step }.
    .step = { $all } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }
territory-fact-drawn = Das Spiel ist aus: { territory-fact-drawn.step }.
    .step = Unentschieden zwischen { $all }

territory-stay-allied = { $players } bleiben verbündet
territory-alone = { $players } { $count ->
        [one] ist
       *[other] sind
    } allein

territory-because = { $term }: { $reason }
territory-tie-tally = gleiche Wertung; { territory-tie-held }
    .sentence = Gleiche Wertung; { territory-tie-held }.
territory-tie-nodes = gleich viele Knoten; { territory-tie-held }
    .sentence = Gleich viele Knoten; { territory-tie-held }.
territory-tie-lost = beide haben alle Knoten verloren; { territory-tie-held }
    .sentence = Beide haben alle Knoten verloren; { territory-tie-held }.
territory-tie-held = { $who } hält { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }, { $tally }
territory-target = { $term }: In diesem Spiel genügen { $wanted } Knoten

## Genommene Knoten

territory-takes-range = { $who } nimmt den Knoten mit seiner Reichweite.
territory-takes-range-but = { $who } nimmt den Knoten mit seiner Reichweite außer { $spaces }.
territory-takes-some = { $who } nimmt den Knoten mit { $spaces }.
territory-takes-node = { $who } nimmt den Knoten allein.
territory-deflectors-shoot = { $count ->
        [one] Der Ablenker auf { $spaces } löst einen Schuss aus.
       *[other] Die Ablenker auf { $spaces } lösen je einen Schuss aus.
    }
territory-deflectors-removed = { $count ->
        [one] Der Ablenker auf { $spaces } wird entfernt.
       *[other] Die Ablenker auf { $spaces } werden entfernt.
    }

## Was auf Papier markiert wird

territory-marks = { $place }: { $marks }
territory-mark-shade = schraffieren
territory-mark-shade-range = Reichweite schraffieren
territory-mark-dot = Punkt
territory-mark-slash = Strich
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } in der ganzen Reichweite
territory-mark-symbol-range-but = { $symbol } in der ganzen Reichweite außer { $spaces }
territory-mark-turn = eine Vierteldrehung im Uhrzeigersinn
territory-quarter-turns = { $grid }: { $count ->
        [one] eine Vierteldrehung
       *[other] { $count } Vierteldrehungen
    }

## Wie es weitergeht

territory-turn = { $who } ist am Zug.
    .again = { $who } ist wieder am Zug.
territory-has-nodes = { $who } hat { $count } der { $wanted } nötigen Knoten.
territory-lost-nodes = { $who } hat nur noch { $count }.
territory-reflector-count = { $who } hat { $count ->
        [0] keinen
       *[other] { $count }
    } der fünf Knoten von { $other }, { $other } { $other_count ->
        [0] keinen
       *[other] { $other_count }
    } von { $who }.
territory-round = Runde { $round } von { $of }.
territory-round-last = Runde { $round } von { $of }, die letzte. Wertung: { $tally }.
territory-rounds-over = Alle { $of } Runden sind vorbei. Wertung: { $tally }.
