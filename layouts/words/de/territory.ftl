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
    .typed = { territory-answer-null }
    .about = in Reichweite keines Knotens
territory-answer-owned = nah
    .typed = { territory-answer-owned }
    .about = in Reichweite eines Knotens
territory-answer-node = Knoten
    .typed = knoten
    .about = dort ist ein Knoten
territory-answer-deflector = Ablenker
    .typed = ablenker
    .about = ein Ablenker, noch nicht verbraucht
territory-answer-clear = frei
    .typed = { territory-answer-clear }
    .about = der Schuss trifft in diesem Gitter nichts
territory-answered-on = { $answer } auf { $space }
territory-says = { $grid }: { $answer }.
territory-says-row = Reihe von { $grid }: { $answer }.
territory-says-next = Weiter zu { $grid }: { $answer }.
territory-says-waiting = Der Schuss von { $place } geht weiter zu { $grid }: { $answer }.
territory-gives-back-own = Gegengabe von { $grid }, { $space }: { $answer }.
territory-gives-back = Gegengabe von { $shooter }, { $space } im Gitter von { $grid }: { $answer }.
territory-other-nodes = { $count ->
        [one] Auf { $nodes } steht noch ein Knoten
       *[other] Auf { $nodes } stehen noch Knoten
    }.
territory-revealed-retained = in Reichweite anderer Knoten: { $spaces }
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
    .step = { $place }: ein Knoten, genommen von { $who }
territory-fact-conceded = { $space } geht an { $who }.
    .step = { $place }: Gegengabe an { $who }
territory-fact-spent = { $who } hält oder deckt es schon: Der Schuss verpufft.
    .step = { $place }: { $who } hält oder deckt es schon, der Schuss verpufft
territory-fact-spent-by-nobody = Niemand kann es nehmen: Der Schuss verpufft.
    .step = { $place }: Niemand kann es nehmen, der Schuss verpufft
territory-fact-not-given-back = { $who } bekommt keine Gegengabe: { $who } hält oder deckt { $place } schon.
    .step = { $place }: keine Gegengabe, { $who } hält oder deckt es
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
    .step = Das Band von { $all } ist gerissen
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = Das Hauptband von { $all } ist gerissen
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = Das Bündnis von { $all } ist zu Ende: { $parts }
territory-fact-won = { common-over-won }.
    .step = { common-wins }
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

## Was ein getipptes Wort nicht ist

territory-no-answer = keine Antwort
territory-no-part = kein Teil einer Antwort
territory-no-layout = kein Tischplan dieses Spiels

## Was abgelehnt wird

territory-refused-no-alliances = nur Defector hat Bündnisse
territory-refused-ally-alone = zu einem Bündnis gehören zwei
territory-refused-allied = sie sind schon verbündet
territory-refused-out = { $player } ist ausgeschieden
territory-refused-divided = { $player } und { $other } haben sich getrennt und verbünden sich nie wieder miteinander
territory-refused-node-named = { $text } ist schon ein Band oder das Hauptband: nenne einen anderen Knoten
territory-refused-in-no-alliance = { $player } ist in keinem Bündnis
territory-refused-turn-of-stranger = am Zug ist { $player }, nicht verbündet mit { $other }
territory-refused-not-asked-about = nach { $space } wurde nicht gefragt: lass das Feld weg
territory-refused-not-meant = { $spaces } kann nicht gemeint sein: wähle aus { $among }
territory-refused-list = „{ $text }“ ist hier nicht verständlich: { $options }, jeweils gefolgt von Feldern
territory-board-twice = steht zweimal in dieser Zeile
territory-board-nothing-there = lässt sich nicht zurücknehmen, dort ist nichts
territory-board-there = ist schon da; nimm es mit - davor zurück
territory-board-has-deflector = hat einen Ablenker, also kann dort kein Knoten sein
territory-board-has-node = hat einen Knoten, also kann dort kein Ablenker sein
territory-refused-revealed = das Gitter von { $player } ist schon aufgedeckt: die Antworten bleiben, wie sie sind
territory-refused-never-answered = { $player } hat zu { $space } nichts geantwortet
territory-refused-answered-so = so wurde geantwortet
territory-refused-length = „{ $text }“ ist nicht verständlich: short, full oder eine Zahl von Minuten wie 45
territory-refused-choose-length = dann wähle noch einmal: short, full oder andere Minuten
territory-refused-disagrees = { $player } ist nicht einverstanden: niemand ist verbündet
territory-refused-correct-form = tippe: correct NAME FELD ANTWORT
territory-refused-slip-form = tippe: slip NAME DATEI.svg, zum Beispiel slip Bob bob.svg
territory-refused-no-hidden-board = { $player } hat kein verborgenes Gitter zum Versiegeln
territory-refused-committed = das Gitter von { $player } ist schon versiegelt
territory-refused-commit-late = das Spiel hat begonnen: versiegelt wird vor dem ersten Schuss
territory-refused-not-committed = das Gitter von { $player } ist nicht versiegelt: erst kommt „commit { $text }“
territory-refused-slip-file = ein Siegelzettel ist eine Zeichnung, zum Beispiel { $text }.svg, nicht { $title }
territory-refused-not-written = { $text } lässt sich nicht schreiben: { $reason }
territory-refused-with-node = „{ $form }“ gehört nur zu „node“
territory-refused-answer-back = zurückgenommen: { $player }, was ist auf { $space }?
territory-refused-list-twice = „{ $form }“ wurde schon gesagt
territory-refused-nothing-asked = du wirst gerade nichts gefragt
territory-refused-nobody-shoots = gerade schießt niemand
territory-refused-boards-missing = noch sind nicht alle Gitter da
territory-refused-unknown-node = nenne einen Knoten, den du kennst, auf deinem Gitter oder schon genommen
territory-refused-no-node-taken = kein Knoten wird genommen, also wird sonst nichts gezeigt: nenne kein anderes Feld
territory-refused-clear = frei ist nur eine Reihe, die ein Schuss entlangläuft
territory-refused-run = ein laufender Schuss trifft einen Knoten oder Ablenker, oder die Reihe ist frei
territory-refused-own-node = der Schuss geht am Knoten auf { $space } vorbei: wer schießt, beherrscht ihn
territory-refused-node-stops = der Knoten auf { $space } hält den Schuss auf
territory-refused-had-no-deflector = nach { $space } wurde schon gefragt, und dort war kein Ablenker
territory-refused-no-node-there = nach den Antworten bisher kann auf { $space } kein Knoten sein
territory-refused-node-there = nach den Antworten bisher ist auf { $space } ein Knoten
territory-refused-no-deflectors = in diesem Spiel gibt es keine Ablenker
territory-refused-deflector-used = der Ablenker auf { $space } ist verbraucht
territory-refused-covered = lass „covered“ weg: kein Knoten der Person, die schießt, deckt das Feld
territory-refused-not-covered = dann deckt ein Knoten der Person, die schießt, { $space }: ergänze „covered“
territory-refused-out-of-range = { $form }: { $spaces } ist nicht in der Reichweite des Knotens
territory-refused-nodes-not-retained = nodes: nur Knoten auf gehaltenen Feldern werden gezeigt
territory-refused-node-and-deflector = { $space } kann nicht Knoten und Ablenker haben
territory-refused-retained = { $space } hält ein Knoten, der schon bekannt ist
territory-refused-no-board-fits = kein Gitter passt dazu und zu allen früheren Antworten: eine davon muss falsch sein
territory-refused-own-grid = in Reflector schießt du auf das Gitter der anderen Person
territory-refused-covers = { $player } deckt es, denn nur Knoten von { $player } haben es in Reichweite
territory-refused-nothing-asked-now = gerade ist nichts gefragt; { $player } schießt
territory-refused-ally-with-whom = mit wem verbünden? Tippe „ally“ und einen Namen
territory-refused-board-not-taken = das Gitter von { $player } wurde nicht übernommen
territory-refused-variant = eine Variante { $text } gibt es nicht: { $options }
territory-refused-variant-of = { $form } ist eine Variante von { $title }, nicht von { $example }
territory-refused-variant-twice = die Variante { $form } ist schon gewählt
territory-refused-target-game = { $form } ist eine Variante von deflector und defector, nicht von { $title }
territory-refused-target = zu { $count } ist ein Ziel { $wanted } bis { $of } Knoten
territory-refused-whose-grid = { $space } in welchem Gitter? Zum Beispiel: { $example }
territory-refused-said-twice = „{ $form }“ steht zweimal da
territory-refused-not-expected = „{ $text }“ gehört nicht hierher: schreibe { $form }
territory-refused-no-space = nach „{ $form }“ kommt kein Feld
territory-refused-digest = nach dem Namen kommen „sha256“ und 64 Ziffern von 0 bis f
territory-refused-no-answer = „{ $text }“ ist keine Antwort: { $options }
territory-refused-covered-twice = „covered“ steht zweimal da
territory-refused-covered-with = „covered“ geht nicht mit „{ $form }“
territory-refused-space-twice = nach „{ $form }“ steht ein Feld zweimal
territory-refused-no-node = „{ $text }“ ist kein Knoten: Gitter und Feld, zum Beispiel Ann:B2
territory-refused-no-salt = nach „salt“ kommt kein Wort: schreibe { $form }
territory-refused-pass = { $player } hat einen erlaubten Schuss und darf nicht passen
territory-refused-computer-on-paper = der Computer sieht kein Gitter auf Papier
territory-refused-play-begun = das Spiel hat begonnen: „{ $form }“ kommt vor dem ersten Schuss
territory-refused-boards-begun = „{ $form }“ kommt vor dem ersten Gitter
territory-refused-layout-chosen = der Tischplan ist schon gewählt
territory-refused-player-late = „player“ kommt vor „computer“
territory-refused-board-twice = { $player } hat schon ein Gitter
territory-refused-computer-paper = hier spielt der Computer, und der sieht kein Papier
territory-refused-not-asked = es wurde nichts gefragt
territory-refused-not-hidden = das Gitter von { $player } ist nicht verborgen
territory-refused-salt-missing = ergänze „salt“ und das geheime Wort, das zum Siegel gehört
territory-refused-island = eine Insel { $text } gibt es in { $title } nicht
territory-refused-no-board-with-node = zu einem Knoten auf { $space } und allen Antworten bisher passt kein erlaubtes Gitter
territory-refused-not-controlled = { $text } ist kein Knoten, den { $either } beherrscht
territory-refused-no-role = { $players } brauchen weder Band noch Hauptband: lass es weg
territory-refused-role = { $players } müssen ein { $role ->
        [link] Band
       *[master] Hauptband
    } nennen
territory-leave-out = lass { $space } weg
territory-add = ergänze { $space }
territory-refused-list-but = zu dieser Liste und allen früheren Antworten passt kein Gitter: { $either }
territory-refused-list-wrong = zu dieser Liste und allen früheren Antworten passt kein Gitter: mehrere Felder sind falsch, oder eine frühere Antwort
territory-refused-nodes = ein Gitter hat { $wanted } Knoten, nicht { $count }
territory-refused-deflectors = ein Gitter hat { $wanted } Ablenker, nicht { $count }
territory-refused-deflectors-here = dieses Spiel hat keine Ablenker
territory-refused-node-twice = { $space } hat mehr als einen Knoten
territory-refused-deflector-twice = { $space } hat mehr als einen Ablenker
territory-refused-both = { $space } hat Knoten und Ablenker
territory-refused-differently = ab „{ $term }“ wäre das Spiel anders verlaufen: tippe erst { $count ->
        [1] einmal
       *[other] { $count } Mal
    } undo, dann correct { $text }
territory-refused-variant-here = eine Variante { $text } von { $title } gibt es nicht: { $options }
territory-refused-variant-near = { territory-refused-variant-here } (meinst du { $example }?)
territory-refused-file = „{ $text }“ lässt sich nicht als Datei lesen ({ $reason }): antworte { $options }, oder mit dem Namen einer Datei
territory-refused-file-near = „{ $text }“ lässt sich nicht als Datei lesen ({ $reason }): meinst du „{ $example }“?
territory-asked-anew = { $reason }. Tippe „none“, wenn es keine gibt, „back“, um neu zu antworten.
territory-refused-held = { $player } hält es schon
territory-refused-held-by-ally = { $other }, verbündet mit { $player }, hält es schon
territory-refused-reveal = tippe alles, was auf dem Gitter war: { $form }
territory-refused-role-typed = ein Band oder Hauptband ist geheim: tippe nur, wer sich verbündet, zum Beispiel „ally { $text }“; nach dem Knoten wird allein gefragt
territory-refused-not-allied = { $players } sind nicht verbündet
territory-refused-length-twice = { $text }: { $form } ist schon gewählt
territory-refused-places = „{ $text }“ kann { $either } sein: schreibe den ganzen Namen, dann das Feld
territory-refused-not-understood = „{ $text }“ ist nicht verständlich: tippe ein Gitter und ein Feld wie { $example }, oder „help“
territory-refused-seats = { $title } hat { $wanted } Plätze, nicht { $count } mit { $number } Gittern
territory-refused-layout = { $text } passt nicht zu { $title } mit { $count } Personen: { $either }
territory-refused-asked = erst: { $reason }
territory-refused-leave = keine Regel erlaubt, das Spiel zu verlassen: lass jemand anderen für { $player } schießen; oder, wenn alle aufhören wollen, tippe „status“, um zu sehen, wer führt, dann „quit“
territory-refused-leave-hidden = keine Regel erlaubt, das Spiel zu verlassen: lass jemand anderen für { $player } schießen und vom Gitter von { $player } antworten; oder, wenn alle aufhören wollen, tippe „status“, um zu sehen, wer führt, dann „quit“
territory-refused-leave-unallied = { $player } ist in keinem Bündnis, und { $reason }

territory-far-home = kein Feld, das { $player } in dieser Basis zurückgewonnen oder in einem anderen Gitter genommen hat, berührt es
territory-far-down = es ist nicht das Feld unter einem, das genommen ist
territory-far = kein Feld, das { $player } genommen hat, berührt es
territory-far-grid = weder eine Basis von { $player } noch ein Feld, das { $player } genommen hat, berührt es
territory-far-ally = { $other } hat es schon genommen, und { $reason }
territory-far-nearby = { $reason } (erlaubt in der Nähe: { $options })
territory-far-from-all = { $reason } (in diesem Gitter ist kein Schuss erlaubt)

territory-cannot-shoot = { $shooter } kann nicht auf { $place } schießen: { $reason }
territory-cannot-answer = { $player } kann zu { $space } nicht „{ $answer }“ antworten: { $reason }
territory-may-not-pass = { $player } kann nicht passen: { $reason }
territory-cannot-ally = { $player } kann sich nicht mit { $other } verbünden: { $reason }
territory-may-not-leave = { $player } kann das Bündnis nicht verlassen: { $reason }
territory-may-not-board = das Gitter von { $player } geht nicht: { $reason }
territory-may-not-reveal = { $player } kann nicht aufdecken: { $reason }
territory-may-not-computer = der Computer kann nicht für { $player } spielen: { $reason }
territory-may-not-human = niemand kann für { $player } spielen: { $reason }

territory-board-word = { $text } { $reason }
territory-board-place = das { $number }. getippte Wort { $reason }
territory-board-off-grid = ist nicht im Gitter, das die Spalten A bis J und die Reihen 1 bis 10 hat
territory-board-no-space = ist kein Feld
territory-board-nodes-there = ist eins zu viel: { $count } Knoten sind da
territory-board-deflectors-there = ist eins zu viel: { $count } Ablenker sind da
territory-board-no-deflectors = ist zu viel: dieses Spiel hat keine Ablenker

## Was gefragt ist

territory-way-on = auf { $space }
territory-way-along = von { $origin } bis { $space }
territory-asked = { $player } muss sagen, was auf { $space } ist
territory-asked-run = { $player } muss sagen, was der Schuss { $term } zuerst trifft
territory-over-reveal = Das Spiel ist vorbei; Gitter aufdecken, „why“, „log“, „undo“ oder „quit“:
territory-lacks-players = noch ist niemand genannt
territory-lacks-boards = kein Gitter für { $options }

## Was vor dem Spiel gefragt wird

territory-which-player = Person { $number }, im Uhrzeigersinn: Name und Zeichen, zum Beispiel Ann X?
    .enter = Person { $number }, im Uhrzeigersinn: Name und Zeichen, zum Beispiel Ann X ({ $parts })?
territory-which-length = Wie viel Zeit habt ihr (short, full oder Minuten)?
    .enter = Wie viel Zeit habt ihr (short, full oder Minuten; { $parts })?
territory-which-layout = Welcher Tischplan ({ $options })?
    .enter = Welcher Tischplan ({ $options }; { $parts })?
territory-which-board = Das Gitter von { $player }: { $options }, oder der Name einer Datei?
    .enter = Das Gitter von { $player }: { $options }, oder der Name einer Datei ({ $parts })?
territory-is-that-right = Stimmt das?
territory-seats-clockwise = Person 1 beginnt; die anderen folgen im Uhrzeigersinn.
territory-seats-symbol = Das Zeichen schreibst du in die Felder.
territory-seats-enter = Sind genug am Tisch, beendet Enter die Liste.
territory-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }: Das Spiel endet nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }.
territory-minutes-target = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }: Das Spiel endet nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }, und wer { $wanted } Knoten hat, gewinnt sofort.
territory-layout-full = jedes Gitter berührt jedes andere.
territory-layout-partial = jedes Gitter berührt seine zwei Nachbarn.
territory-layout-island = leere Gitter, die niemandem gehören, liegen dazwischen.
territory-layout-drawn = wie unten gezeichnet.
territory-board-type = du tippst es, und niemand sonst sieht hin.
territory-board-masked = du tippst es, und was du tippst, erscheint nicht.
territory-board-hidden = es bleibt auf Papier, und du beantwortest jede Frage.
territory-board-random = ein Gitter wird ausgelost und nur dir gezeigt.
territory-board-computer = der Computer spielt und verbirgt ein eigenes Gitter.
territory-board-for-all = „all“ nach einem Wort gilt für alle Gitter, die noch kommen: random all.
territory-no-screen = Dieses Terminal hat keinen zweiten Bildschirm, also bleibt ein Geheimnis darauf stehen.
territory-no-screen-boards = Gitter lassen sich ungesehen tippen („masked“), verborgen halten oder aus einer Datei lesen.

## Was jemand allein gefragt wird und sieht

territory-typing-help = Tippe Felder; -B2 nimmt B2 zurück, „undo“ deine letzte Zeile, „back“ geht zurück.
territory-more-faults = und { $count } weitere
territory-board-of = Das Gitter von { $player }: { $term }
territory-board-right = Stimmt das (Enter: ja; oder Felder zum Ändern)?
territory-board-nodes = { $player }, Knoten, zum Beispiel B2 E5 (-B2 nimmt B2 zurück)?
territory-board-deflectors = { $player }, Ablenker, zum Beispiel B2 E5 (-B2 nimmt B2 zurück)?
territory-board-to-copy = Das Gitter von { $player }, zum Abzeichnen:
territory-counted-nodes = { $count } von { $of } Knoten
territory-counted-deflectors = { $count } von { $of } Ablenkern
territory-counted = { $marks }
territory-keep-secret = Behalte das für dich und sage es am Ende:
territory-salt-in-groups = (das Salz in Gruppen: { $text })
territory-which-node = { $players }: Welcher Knoten ist das { $role ->
        [link] Band
       *[master] Hauptband
    }, zum Beispiel { $example } (oder „back“)?
territory-not-it = Das kann nicht sein. Nenne einen Knoten ohne Rolle, den jemand von euch beherrscht.
territory-allied-with = { $player } ist verbündet mit { $players }.
territory-role-is = Das { $role ->
        [link] Band
       *[master] Hauptband
    } ist { $place }.
territory-role-held = Das { $role ->
        [link] Band
       *[master] Hauptband
    } ist { $place }, beherrscht von { $other }.

## Was im Spiel gefragt wird

territory-to-play = { $player } am Zug:
territory-ask = { $player }: Was ist auf { $space } ({ $options })?
territory-ask-conceded = { $player }, Gegengabe { $space }: { $options }?
territory-ask-run = { $player }: Was trifft der Schuss { $term } zuerst ({ territory-answer-clear.typed }, { $space } { territory-answer-node.typed }, { $space } { territory-answer-deflector.typed })?
territory-ask-which-nodes = { $player }, auf welchen ist ein Knoten: { $among } (oder none)?
territory-ask-which-deflectors = { $player }, welche haben einen unverbrauchten Ablenker: { $among } (oder none)?
territory-ask-which-retained = { $player }, welche liegen auch in der Reichweite eines anderen Knotens von dir: { $among } (oder none)?
territory-ask-retained-but = { $player }, welche liegen auch in der Reichweite eines anderen Knotens von dir (einer, den { $other } hat, { $either }, zählt nicht): { $among } (oder none)?
territory-agrees = Ist { $player } einverstanden? Andere in den beiden Bündnissen werden nicht gefragt.
territory-corrected = Berichtigt: { $place } ist { $answer }.
territory-marks-stay = Die Markierungen bleiben, wie sie sind.
territory-bound = { $player } ist an dieses Siegel gebunden (sha256):
territory-bound-slip = „slip { $text } DATEI.svg“ schreibt das zum Drucken, mit Platz für das Geheimnis.
territory-slip-written = { $text } ist geschrieben: drucke es mit 100 %, schneide es aus und fülle eine Hälfte von Hand aus.
territory-reveal-again = Um das Gitter von { $player } zu berichtigen, tippe noch einmal „reveal { $text } ...“: das letzte zählt.
territory-board-is-there = Das Gitter von { $player } ist da.
territory-is-bound = Das Gitter von { $player } ist versiegelt.
territory-calls = { $player } schießt auf { $place }.
territory-may-be-held = Im Gitter von { $players } kann manches davon schon gehalten sein, dann ist es kein Schuss: Nur { $players } kann es sagen.
territory-listed-nodes = Knoten: { $spaces }
territory-listed-both = Knoten: { $spaces }; Ablenker: { $among }

## Rückblick und Rat

territory-recap-counted = Knoten, vom ersten Schuss bis zum letzten:
territory-recap-shots = { $who }: { $count ->
        [one] { $count } Schuss
       *[other] { $count } Schüsse
    }, { $other_count ->
        [one] { $other_count } Treffer
       *[other] { $other_count } Treffer
    }.
# Die Zahl sagt, wie wahrscheinlich dort ein Knoten war, in Prozent.
territory-recap-best = Bester Schuss: { $who } fand den Knoten auf { $place }, bis dahin zu { $count } % wahrscheinlich.
territory-recap-deflection = Weiteste Ablenkung: { $who } schoss auf { $place } und traf { $count ->
        [one] einen Ablenker
       *[other] { $count } Ablenker
    }.
territory-advice-known = Sicherer war { $place }: Den Knoten dort kennen alle.
# Die Zahlen sagen, wie wahrscheinlich ein Knoten dort war und wo der Schuss hinging, in Prozent.
territory-advice-owned = Wahrscheinlicher war { $place }: { $number ->
        [one] Das nahe Feld { $nodes } deutet darauf
       *[other] Die nahen Felder { $nodes } deuten darauf
    } ({ $count } % gegen { $other_count } %).
territory-advice-open = Wahrscheinlicher war { $place }: Ringsum ist weniger ausgeschlossen ({ $count } % gegen { $other_count } %).

territory-nodes-win = Wer { $count } Knoten hat, gewinnt.
territory-has = { $who }: { $outcome }
territory-has-symbol = { $who } { $symbol }: { $outcome }
territory-holds-nodes = { $count } Knoten
territory-homes = Basen: { $options }
territory-no-home = Basen: keine
territory-allied = verbündet mit { $others }
territory-out = ausgeschieden
territory-your-role = Dein { $role ->
        [link] Band
       *[master] Hauptband
    } ist { $text }.
territory-has-to-pass = { $who } hat keinen erlaubten Schuss und passt.
territory-may-play = { $who } darf:
# In einem kleinen Plan des Tisches, unter den Namen.
territory-touches = { "  " }{ $place } berührt { $other_place }
territory-rows-meet = { "  " }Alle Reihen 1 berühren einander
territory-variant-ricochet = Ein Schuss, der einen Ablenker trifft, läuft die Reihe weiter.
territory-variant-reflection = Jedes Feld, das du nimmst, kostet dich dasselbe Feld bei dir.
territory-variant-safety = Deine abgelenkten Schüsse überspringen die Gitter von Verbündeten.
territory-variant-deluxe = Ein Gitter, das ein Schuss trifft, macht eine Vierteldrehung im Uhrzeigersinn.
territory-variant-team-victory = Ein Bündnis, das alle Knoten beherrscht, gewinnt gemeinsam.
# short, full und minutes werden so getippt.
territory-length-short = short: { $round } Runden, etwa { $count } Minuten.
territory-length-short-target = short: { $round } Runden, etwa { $count } Minuten; wer { $wanted } Knoten hat, gewinnt sofort.
territory-length-full = full: spielen, bis jemand gewinnt.
territory-length-full-target = full: Wer { $wanted } Knoten hat, gewinnt; das dauert oft Stunden.
territory-length-minutes = minutes: so viele Runden, wie hineinpassen.
territory-length-minutes-target = minutes: so viele Runden, wie hineinpassen; wer { $wanted } Knoten hat, gewinnt sofort.
territory-what-to-type = Tippe jeden Schuss, wie er angesagt wird: einen Namen und ein Feld. „help“ zählt auf, was du sonst tippen kannst.
territory-help-shoot = auf { $space } im Gitter von { $grid } schießen
    .short = auf { $space } im Gitter von { $grid } schießen; { $space } genügt
territory-help-pass = passen, wenn es keinen erlaubten Schuss gibt
territory-help-answer-null = Antwort: { territory-answer-null.about }
territory-help-answer-owned = Antwort: { territory-answer-owned.about }
territory-help-answer-node = Antwort: { territory-answer-node.about }
territory-help-answer-deflector = Antwort: { territory-answer-deflector.about }
territory-help-answer-clear = Antwort: { territory-answer-clear.about }
territory-help-ally = sich verbünden; was geheim ist, wird heimlich gefragt
territory-help-alliance = zeigen, was das eigene Bündnis zusammenhält
territory-help-leave = das Bündnis verlassen
territory-help-correct = eine Antwort berichtigen, zum Beispiel: correct Bob F3 { territory-answer-owned.typed }
territory-help-commit = NAME kann später beweisen, dass sich kein Brett geändert hat
territory-help-slip = einen Zettel für ein Siegel zum Drucken schreiben
territory-help-reveal = am Ende: sagen, was auf einem verborgenen Brett war
territory-help-board = alle offenen Gitter zeichnen, oder eines
territory-help-moves = die Schüsse aufzählen, die sicher erlaubt sind
territory-audit-move = Schritt { $number }, { $term }
territory-audit-shot = { $shooter } auf { $place }: Nach dem aufgedeckten Brett war dieser Schuss nicht erlaubt
territory-audit-pass = { $term }: Nach dem aufgedeckten Brett gab es einen erlaubten Schuss
# answer ist, was gesagt wurde; term ist, was das Brett sagt.
territory-audit-fault = { $player }, Schritt { $number }, { $space }: geantwortet { $answer }, das Brett sagt { $term }; { $reason }
territory-audit-answer = { $text }
territory-audit-answer-on = { $text } auf { $space }
territory-audit-used-up = der Ablenker dort wäre verbraucht worden
territory-audit-met-nothing = der Schuss hätte in diesem Gitter nichts getroffen
territory-audit-taken = { $who } hätte den Knoten genommen
territory-audit-spent = der Schuss wäre verpufft
territory-audit-not-spent = der Schuss wäre nicht verpufft
territory-audit-not-taken = kein Knoten wäre genommen worden
territory-audit-not-used-up = kein Ablenker wäre verbraucht worden
territory-audit-lists = { $outcome }
territory-audit-list-retained = { $spaces } wären geblieben, wie sie waren
territory-audit-list-lost = { $spaces } wären auch genommen worden
territory-audit-list-shown = { $spaces } wären als Knoten gezeigt worden
territory-audit-list-not-shown = { $spaces } wären nicht als Knoten gezeigt worden
territory-audit-list-deflector-lost = { $spaces } hätten einen Ablenker verloren
territory-audit-list-deflector-kept = { $spaces } hätten keinen Ablenker verloren
territory-audit-wrong-clue = das war ein falscher Hinweis, aber kein Feld oder Knoten wäre anders gegangen
territory-audit-again = { $player }: mehrmals aufgedeckt; das letzte Brett zählt
territory-audit-other-board = Zeile { $number }: Das Brett von { $player } ist nicht das versiegelte
territory-audit-wrong = { $player }: { $count ->
        [one] { $count } Antwort passt
       *[other] { $count } Antworten passen
    } nicht zum aufgedeckten Brett
territory-audit-committed = { $player }: Das Brett stand vor dem Spiel fest, und jede Antwort war wahr
territory-audit-fits = { $player }: Dieses gültige Brett passt zu jeder Antwort (nichts war versiegelt)
