# Was die Spielleitung in jedem Spiel sagt.
common-taken-back = Zurückgenommen
common-taken-back-because = Zurückgenommen: { $text }
common-took-back = Zurückgenommen: { $term }
    .sentence = { common-took-back }.
common-void = { $term } (zurückgenommen)
common-explained = { $term } { $rulings }
common-mark = markiere { $term }
common-take-back = entferne { $term }
common-sentences = { $sentences }
common-computer = { $player } (Computer)
common-parts = { $parts }
common-terms = { $terms }
common-not-accepted = nicht angenommen: { $text }
common-way = { $text }: { $term }
common-which-variant = Welche Variante ({ $options })?
    .enter = Welche Variante ({ $options }; { $parts })?

## Was abgelehnt wird

common-refused-computer-hides = für { $player } spielt der Computer, und der zeigt nichts
common-refused-set-up-is-over = da ist nichts zurückzunehmen: das Spiel hat begonnen
common-refused-back = um einen Zug zurückzunehmen, tippe: undo
common-refused-goes-on = dann geht das Spiel weiter
common-refused-which-rule = welche Regel? Zum Beispiel: rule S7
common-refused-game = ein Spiel „{ $text }“ gibt es nicht: { $options }
common-refused-over = das Spiel ist aus
common-refused-not-your-turn = { $player } ist am Zug
common-refused-end = um den Zug zu beenden, tippe: end
common-refused-one-player = eine Person nach der anderen: Name und Zeichen, zum Beispiel Ann A
common-refused-no-name = es fehlt ein Name, zum Beispiel Ann
common-refused-form = schreibe: { $form }
common-refused-version = rules { $text } ist unbekannt: dieses Programm spielt nach rules { $number }
common-refused-level-of-computer = „{ $text }“ ist keine Stufe des Computers: { $options }
common-refused-seed = „{ $text }“ ist kein Startwert: er hat 32 Ziffern von 0 bis f
common-refused-number = „{ $text }“ ist keine Zahl: schreibe zum Beispiel 3
common-refused-symbol = „{ $text }“ ist kein Zeichen: nimm 1 bis 3 Buchstaben oder Ziffern wie X, nicht # allein
common-refused-lines = eine Angabe steht in einer Zeile
common-refused-keyword = keine Zeile beginnt mit „{ $text }“; sie beginnt mit { $options }
common-refused-no-record = das ist kein Spielprotokoll: eines beginnt mit „rules 1“ und „game ...“
common-refused-no-file = ein Protokoll ist eine Datei, kein Gerät und keine Pipe
common-refused-has-to-answer = { $player } muss erst eine Frage beantworten
common-refused-same-computer = für { $player } spielt schon der Computer ({ $text })
common-refused-nothing-to-undo = da ist nichts zurückzunehmen
common-refused-person-plays = für { $player } spielt schon ein Mensch
common-refused-ruling = eine Regel „{ $text }“ gibt es nicht; ähnlich sind: { $options }
common-refused-no-viewer = am Tisch ist niemand namens { $text }: noch ist kein Spiel genannt
common-refused-not-text = diese Zeile ist kein Text in UTF-8
common-refused-said-once = „{ $form }“ steht nur einmal, am Anfang eines Protokolls
common-refused-rules-twice = „rules“ steht nur einmal, in der ersten Zeile
common-refused-play-began = das Spiel hat begonnen: „undo“ nimmt Züge zurück
common-refused-no-game = noch ist kein Spiel genannt
common-refused-game-missing = der Aufbau ist nicht fertig: noch ist kein Spiel genannt
common-refused-count = „{ $text }“ ist keine Zahl; tippe zum Beispiel: { $example }
common-refused-computer-silent = der Computer findet für { $player } nichts zu sagen: sage es für { $player }
common-refused-no-computer = in { $text } spielt der Computer nicht mit
common-refused-computer-disagrees = { $player } (Computer) ist nicht einverstanden
common-refused-named-twice = { $player } ist zweimal genannt
common-refused-level = „{ $text }“ ist keine Stufe: { $options }
common-refused-computer-form = tippe: computer NAME STUFE, zum Beispiel computer Bob hard
common-refused-advice = Rat bekommt, wer allein gegen den Computer spielt: „advice on“ oder „advice off“
common-refused-no-phone = { $player } spielt ohne Telefon: der Platz ist frei
common-refused-not-hidden = hier lässt sich nicht verbergen, was getippt wird; spielt mit Gittern auf Papier
common-refused-not-shown = { $text } hat nichts gesehen
common-refused-phone-joined = ein Telefon ist dabei und zeigt, was geantwortet wurde: keine Antwort lässt sich zurücknehmen
common-refused-went-on = nicht ausgeführt: das Spiel ging weiter, während du getippt hast; sieh nach und tippe es noch einmal
common-refused-undo-alone = noch hat niemand gespielt: um deine letzte Antwort zurückzunehmen, tippe nur undo
common-refused-names = „{ $text }“ kann { $either } sein: tippe mehr vom Namen
common-refused-names-alike = „{ $text }“ kann { $either } sein: Großbuchstaben oder Akzente unterscheiden sie
common-refused-no-player = am Tisch ist niemand namens { $text }: { $options }
common-refused-no-player-yet = am Tisch ist niemand namens { $text }: noch ist niemand genannt
common-refused-name-of-island = „{ $text }“ geht nicht als Name: Inseln heißen I1, I2 und so weiter
common-refused-name-unprintable = „{ $text }“ geht nicht als Name: ein Zeichen darin lässt sich nicht drucken
common-refused-name-colon = „{ $text }“ geht nicht als Name: ein Doppelpunkt ist nicht erlaubt
common-refused-locked = eine andere Spielleitung führt dieses Protokoll: schließe den companion, der es geöffnet hat
common-refused-unfinished = der Aufbau ist nicht fertig: { $reason }
common-refused-before-game = sage erst, welches Spiel, zum Beispiel game reflector: „{ $form }“ kommt danach
common-refused-words = „{ $text }“ kann { $either } sein: tippe { $shortest }
common-refused-command = „{ $text }“ ist kein Befehl; meinst du „{ $example }“?
common-refused-same-name = { $player } ist schon am Tisch
common-refused-name-in-capitals = { $other } ist schon am Tisch; { $player } unterscheidet sich nur in Großbuchstaben
common-refused-same-symbol = das Zeichen { $symbol } hat schon jemand
common-refused-symbol-in-capitals = das Zeichen { $text } hat schon jemand; { $symbol } unterscheidet sich nur in Großbuchstaben
common-refused-symbol-mark = das Zeichen { $symbol } sieht aus wie { $term }: nimm ein anderes, zum Beispiel { $either }
common-drawn-dot = ein Punkt, der einen Knoten bezeichnet
common-drawn-slash = ein Strich, der einen Ablenker bezeichnet
common-drawn-plus = ein Plus, das ein Band bezeichnet
common-drawn-triangle = ein Dreieck, das ein Hauptband bezeichnet
common-refused-word = „{ $text }“ ist { $reason }: { $options }
common-refused-example = { $reason }, zum Beispiel: { $example }
common-refused-not-understood = „{ $text }“ ist nicht verständlich: tippe „help“
common-refused-space = „{ $text }“ ist kein Feld: A bis J, dann 1 bis 10, zum Beispiel F3

common-evening = Gewonnene Spiele an diesem Abend: { $tally }.
common-sentence = { $term }.

common-over = Das Spiel ist aus.
common-wins = { $all } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }
common-over-won = Das Spiel ist aus: { common-wins }
common-over-drawn = Das Spiel ist aus: unentschieden
common-unfinished = Die Vorbereitung ist nicht fertig: { $reason }.
common-no-game = kein Spiel ist genannt
# Eine Zeile des Protokolls, das englisch bleibt.
common-line = Zeile { $number }: { $text }
common-nothing-to-audit = Kein Brett wurde aufgedeckt: Es gibt nichts zu prüfen.
