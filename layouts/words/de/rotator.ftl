# Rotator: wie ein Zug verlief, und was auf Papier markiert wird.

rotator-said-start = Start auf { $space }
rotator-said-turn = Zug { $round }: bohre { $text }
rotator-said-turn-from = Zug { $round }: von { $space }, bohre { $text }

rotator-opens = das Feld öffnet sich und wird in Zug 1 berührt
rotator-starts = beginnt auf { $space }
rotator-falls = fällt durch { $spaces }
rotator-collapses = eingestürzt, wieder fest: { $spaces }
rotator-drills = bohrt { $spaces }
rotator-drills-boosted = bohrt { $spaces }, { $count ->
        [one] { $count } Schub
       *[other] { $count } Schübe
    } verbraucht, { $other_count } übrig
rotator-captures = nimmt den Knoten auf { $space }, seine Reichweite öffnet sich
rotator-stays = bleibt stehen
rotator-lost = verloren: { $space } ist eingestürzt
rotator-won = gewonnen: { $space } liegt in der untersten Reihe

rotator-mark-triangle = ein Dreieck auf { $spaces }
rotator-mark-line = einen weiteren Strich auf { $spaces }
rotator-mark-shading = Schraffur auf { $spaces }

## Was abgelehnt wird

rotator-refused-both-halves = „{ $space }“ liegt in beiden Hälften: { $either }
rotator-refused-no-turns = „{ $text }“ hat keine Züge: schreibe zum Beispiel D10: 3, from red:I5 2, 0
rotator-refused-from-where = „{ $text }“: sage auch, von wo, zum Beispiel: { $example }
rotator-refused-viewer = am Tisch ist niemand namens { $text }: { $title }
rotator-refused-no-board = noch ist kein Brett da
rotator-refused-not-won = das Spiel ist nicht gewonnen
rotator-refused-nodes-late = „nodes“ kommt vor „start“
rotator-refused-nodes-named = die Knoten von { $form } sind schon genannt
rotator-refused-start-chosen = der Anfang ist schon gewählt
rotator-refused-board-unfinished = erst muss das Brett vollständig sein: { $reason }
rotator-refused-incomplete = das Brett ist nicht vollständig: { $reason }
rotator-refused-space = „{ $text }“ ist kein Feld des Brettes: red oder blue, ein Doppelpunkt, ein Feld, zum Beispiel red:D10
rotator-refused-nodes = { $form } hat { $count } Knoten, es müssen { $wanted } sein
rotator-refused-node-twice = { $space } ist { $count } Mal genannt, jeder Knoten wird nur einmal genannt
rotator-refused-rim = { $space } liegt am Rand des Brettes, ein Knoten liegt in den Spalten B bis I und den Reihen 1 bis 9
rotator-refused-overlap = die Reichweiten von { $space } und { $origin } überschneiden sich
rotator-refused-letters = „{ $text }“ hat { $count } Zeichen, die Kennung eines Brettes hat { $wanted }
rotator-refused-letter = in „{ $text }“ ist ein „{ $symbol }“, das keine Kennung hat: Buchstaben außer I und O, 2 bis 9
rotator-refused-identity = „{ $text }“ ist keine Kennung eines Brettes: ein Zeichen ist vertippt, oder zwei sind vertauscht
rotator-refused-in-turn = Zug { $number }, „{ $text }“: { $reason }
rotator-refused-line-goes-on = das Spiel ist in Zug { $round } { $form ->
        [won] gewonnen
       *[lost] verloren
    }, und die Zeile geht weiter
rotator-refused-how-far = „{ $text }“ ist nicht verständlich: wie weit du bohrst, 0 bis 3, oder „help“
rotator-refused-after = „{ $text }“ ist nicht verständlich: das Spiel ist vorbei, oder „help“
rotator-refused-level = eine Stufe „{ $text }“ gibt es nicht: { $options }
rotator-refused-too-hard = dieses Brett ist zu schwer, um von hier vorauszusehen; spiele weiter und frage noch einmal
rotator-refused-no-start = kein Zug, bevor der Anfang gewählt ist: ein Feld der obersten Reihe, red Reihe 10
rotator-refused-turn = „{ $text }“ ist kein Zug: wie viele Felder du bohrst, zum Beispiel 1 oder from red:C4 1
rotator-refused-start = { $space } geht nicht als Anfang: der Anfang ist ein Feld der obersten Reihe, red Reihe 10
rotator-refused-too-far = { $count } Felder zu bohren geht nicht: höchstens { $of } in einem Zug
rotator-refused-over-since = das Spiel ist vorbei: es wurde in Zug { $round } { $form ->
        [won] gewonnen
       *[lost] verloren
    }
rotator-refused-say-where = sage, von wo es losgeht: { $space } wurde genommen, jedes Feld seiner Reichweite geht
rotator-refused-only-here = von { $origin } geht es nicht los: im Zug davor wurde kein Knoten genommen, also beginnt der Zug dort, wo du bist, auf { $space }
rotator-refused-off-range = von { $origin } geht es nicht los: nicht in der Reichweite von { $space } ({ $options })
rotator-refused-drill = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zu bohren geht nicht
rotator-refused-cut-short = { rotator-refused-drill }: { $reason }, es gehen { $of }
rotator-refused-boosts = { rotator-refused-drill }: das braucht { $wanted } Schub, der Vorrat hat { $of }
rotator-refused-ground = der Rand ist Grund
rotator-refused-node-ends = { $space } ist ein Knoten und beendet das Bohren
rotator-refused-falls = { $space } ist offen, also fällst du
rotator-lacks = es fehlt eine Zeile „{ $form } ...“

## Was gefragt wird

rotator-boards-random = random: ein neues Brett; „random hard“ für seine Stufe.
rotator-boards-type = type: du tippst die Knoten. Oder tippe die sieben Zeichen eines Brettes.
rotator-where-to-start = Wo geht es los: eine Spalte von red Reihe 10, A bis J?
    .enter = Wo geht es los: eine Spalte von red Reihe 10, A bis J ({ $parts })?
rotator-which-board = Welches Brett ({ $options }, oder sieben Zeichen)?
    .enter = Welches Brett ({ $options }, oder sieben Zeichen; { $parts })?
rotator-which-nodes = Die fünf Knoten der Hälfte { $form }, zum Beispiel B3 H4 E6 C9 I9?
rotator-board-is = Das Brett ist { $text }.
rotator-finding = Ein Brett zu finden und sein Par zu beweisen dauert einen Augenblick.
rotator-level-and-par = Stufe { $text }, Par { $count } Schub in { $round ->
        [one] { $round } Zug
       *[other] { $round } Zügen
    }.
rotator-ask = Zug { $round }, noch { $count } Schub: wie weit bohren?
rotator-ask-from = Zug { $round }, noch { $count } Schub: von wo, und wie weit bohren?

## Tipps, vom schwachen zum starken

rotator-hint-boosts = Es lässt sich mit { $count } Schub gewinnen.
rotator-hint-left = Beginne in der linken Hälfte.
rotator-hint-right = Beginne in der rechten Hälfte.
rotator-hint-start = Beginne auf { $space }.
rotator-hint-hopeless = Dieses Brett lässt sich nicht gewinnen.
rotator-hint-from-here = Von hier lässt es sich mit { $count } Schub gewinnen.
rotator-hint-spaces = { $count ->
        [0] Bohre nicht
        [1] Bohre { $count } Feld
       *[other] Bohre { $count } Felder
    }.
rotator-hint-drill = Bohre { $count }.
rotator-hint-start-and-drill = Beginne bei { $space }. Bohre { $count }.
rotator-hint-lost = Von hier lässt es sich nicht gewinnen. Nimm Züge zurück.

## Das Rennen gegen den Geist

rotator-race = Der Geist gewinnt in Zug { $wanted }: { $text }
    .alone = Der Geist gewinnt in Zug { $wanted }.
rotator-race-won = Du hast in Zug { $number } gewonnen. Der Geist hätte in Zug { $wanted } gewonnen.
rotator-race-even = Du und der Geist habt in Zug { $number } gewonnen.
rotator-race-lost = Der Geist hat in Zug { $wanted } gewonnen.
rotator-refused-ghost = hier gibt es keinen Geist: dieses Brett ist nicht zu gewinnen oder zu schwer zu lösen

rotator-boosts = { $count ->
        [one] { $count } Schub
       *[other] { $count } Schübe
    }
rotator-turns = { $round ->
        [one] { $round } Zug
       *[other] { $round } Züge
    }
rotator-played = { rotator-turns } gespielt, auf { $space }, { rotator-boosts } übrig.
rotator-from-one = Der nächste Zug beginnt auf einem von { $spaces }
rotator-over-won = Das Spiel ist aus: gewonnen auf { $space }; { rotator-turns }, { rotator-boosts } übrig
rotator-over-lost = Das Spiel ist aus: verloren auf { $space }; { rotator-turns }, { rotator-boosts } übrig
# Eine Zeile des Protokolls, welcher Zug es war, und was unten ist, wie man das Brett sieht.
rotator-line = { common-line } (Zug { $round }, unten ist { $term })
rotator-down-0 = die unterste Reihe, Reihe 10 von Blau
rotator-down-1 = J von Blau und A von Rot
rotator-down-2 = die oberste Reihe, Reihe 10 von Rot
rotator-down-3 = A von Blau und J von Rot
rotator-may-be = Zug { $round } kann sein:
rotator-type-such = Tippe zum Beispiel: { $example }
# Der Text ist ein Zug, zum Beispiel: from red:C4 1
rotator-leads = { $text }: { rotator-boosts }, nach { $space }
    .won = { rotator-leads }, gewonnen
    .lost = { rotator-leads }, verloren
# Was die Zeichen auf dem Brett bedeuten.
rotator-legend-player = ▼ du   ▽ berührt   -▽ vor 1 Zug   =▽ vor 2 Zügen
rotator-legend-spaces = ▒▒ fest   ▒• Knoten   ◦ Knoten, offen   · Luft
# Über den beiden Hälften nebeneinander: Das erste Wort beginnt in Spalte 9, das zweite in Spalte 40.
rotator-halves = { "        " }obere Hälfte{ "                   " }untere Hälfte
rotator-stars = Du hast { rotator-boosts } gebraucht; Par ist { $wanted }: { $number ->
        [one] { $number } Stern
       *[other] { $number } Sterne
    } von 3.
rotator-medal = Eine Medaille: { rotator-turns } mit { $count ->
        [one] { $count } Schub
       *[other] { $count } Schüben
    }.
rotator-all-nodes = Alle zehn Knoten: der zusätzliche Stern.
rotator-claim-won = In Zug { $round } gewonnen.
rotator-claim-lost = Kein Sieg: in Zug { $round } verloren.
rotator-claim-goes-on = Kein Sieg: Nach Zug { $round } geht das Spiel weiter.
rotator-par-unknown = Das Par ist nicht bekannt: Die Suche wurde abgebrochen.
rotator-board = Brett { $text }: { $title }
# Par, best und oder stehen untereinander: Was folgt, beginnt in einer Spalte.
rotator-par = Par:  { rotator-boosts }, { rotator-turns }
rotator-best = gut:  { rotator-boosts }, { rotator-turns }
rotator-or = oder: { rotator-boosts }, { rotator-turns }
rotator-proven = Vollständig durchsucht und bewiesen: Mit weniger geht es nicht.
    .hopeless = Dieses Brett ist nicht zu gewinnen: vollständig durchsucht und bewiesen.
rotator-not-proven = Nicht bewiesen: Die Suche wurde vorher abgebrochen; vielleicht reichen weniger Schübe oder Züge.
    .hopeless = Bis zum Abbruch der Suche fand sich kein Sieg; es kann einen geben.
rotator-help-drill = zwei Felder bohren, von 0 bis 3
rotator-help-from = nach einem genommenen Knoten: woher, dann wie weit
rotator-help-board = das Brett zeichnen
rotator-help-moves = die erlaubten Züge aufzählen
rotator-help-hint = ob es zu gewinnen ist; noch einmal: wie weit bohren; noch einmal: der nächste Zug
rotator-help-race = Rennen gegen einen Geist (easy, medium, hard, off)
