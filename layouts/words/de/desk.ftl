# Was ein Tisch den Telefonen sagt, und der Tastatur daneben.

## Was abgelehnt wird

desk-refused-no-seat = dieses Telefon hat hier keinen Platz; komm erst an den Tisch
desk-refused-wait = Warte, bis du eingelassen wirst.
desk-refused-record-is-hosts = bis das Spiel vorbei ist, bekommt nur das Telefon der Gastgeber das Protokoll
desk-refused-record-shows-all = Das Protokoll zeigt alle Gitter und Karten. Frage noch einmal, wenn du sicher bist.
desk-refused-nobody-there = auf diesem Platz sitzt niemand
desk-refused-host-only = das geht nur am Telefon der Gastgeber
desk-refused-stale = das Spiel ist weitergegangen; sieh noch einmal nach
desk-refused-not-over = dieses Spiel ist noch nicht vorbei
desk-refused-no-file = dieses Protokoll steht in keiner Datei, die sich ändern darf
desk-refused-paused = das Spiel macht Pause
desk-refused-file = { $text }: { $reason }
desk-refused-file-name = Tippe einen einfachen Namen, zum Beispiel spiel-2.txt.
desk-refused-no-answer = keine Antwort lässt sich zurücknehmen
desk-refused-players-named = im Protokoll steht schon, wer spielt
desk-refused-seat-of-computer = Hier spielt der Computer. Nimm einen anderen Platz.
desk-refused-has-phone = { $player } hat ein Telefon; mache den Platz erst frei
desk-refused-computer-plays = für { $player } spielt der Computer
desk-refused-no-game = noch ist kein Spiel gewählt
desk-refused-empty-seats = noch sind Plätze leer
desk-refused-other-record = das Protokoll hat anders begonnen
desk-refused-no-such-seat = diesen Platz gibt es nicht
desk-refused-seated = dieses Telefon hat schon einen Platz
desk-refused-too-many = Gerade wollen zu viele Telefone einen Platz. Sprich mit den Gastgebern.
desk-refused-does-not-ask = kein Telefon { $number } bittet um einen Platz
desk-refused-seats = es gibt { $count } Plätze
desk-refused-nameless = Tippe erst deinen Namen.
desk-refused-unprintable = Darin ist ein Zeichen, das sich nicht zeigen lässt. Tippe es noch einmal ohne dieses Zeichen.
desk-refused-name-long = Dieser Name ist zu lang: höchstens { $count } Buchstaben.
desk-refused-of-other = das gehört jemand anderem
desk-refused-undo = zurücknehmen lässt sich nur am Telefon der Gastgeber
desk-refused-not-host = das ist Sache derer, die spielen
desk-refused-no-alliances = hier gibt es keine Bündnisse
desk-refused-offer-closed = dieses Angebot gilt nicht mehr
desk-refused-not-asked = das nimmt die andere Seite an
desk-refused-not-said = „{ $text }“ wird nicht so gesagt
desk-refused-for-other = das sagt jemand anderes
desk-refused-not-your-turn = du bist nicht am Zug
desk-refused-only-computers-played = da ist nichts zurückzunehmen: nur der Computer hat gespielt
desk-refused-nobody-played = da ist nichts zurückzunehmen: noch hat niemand gespielt
desk-refused-plays-by-phone = { $player } spielt am Telefon: tippe erst free { $text }
desk-refused-new-game = Ein neues Spiel beginnt mit einem neuen Protokoll, an dem Computer, der dieses führt.
desk-refused-players-unnamed = noch werden die Namen eingegeben
desk-refused-host-plays = { $player } hat ein Telefon; mache den Platz frei, um für { $player } zu spielen
desk-refused-code = Das ist nicht der Code dieses Tisches. Sieh auf den Bildschirm der Gastgeber.
desk-refused-link = das ist nicht der Link der Gastgeber; nimm den, den companion zuletzt gezeigt hat
desk-refused-seat-taken = { $player } hat diesen Platz schon: nimm einen anderen, oder lass ihn frei machen
desk-refused-own-code = Dieser Code ist unbekannt oder schon benutzt. Lass dir einen neuen geben.
desk-refused-looks-same = { $other } hat einen Platz, und { $player } sieht genauso aus.
desk-refused-layout = einen Tischplan { $text } für { $count } Personen in { $title } gibt es nicht

desk-audit-choices = { desk-audit-who }: { desk-audit-follow }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-follow }
desk-audit-version = { desk-audit-who }: { desk-audit-unknown }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-unknown }
desk-audit-who = { $player } (Computer, { $text })
desk-audit-board = das Brett ist das vor dem Spiel versiegelte
desk-audit-follow = { $count ->
        [one] { $count } Wahl folgt
       *[other] alle { $count } Wahlen folgen
    } aus dem, was { $player } sehen konnte
desk-audit-unknown = die Wahlen lassen sich nicht nachrechnen: Dieses Programm hat eine andere Version des Computerspielers als { $number }
desk-audit-chooses = Zeile { $number }: { desk-audit-who } wählt { $form }
desk-audit-says-nothing = Zeile { $number }: { desk-audit-who } wählt nichts
desk-audit-not-asked = Zeile { $number }: { desk-audit-who } wählt nichts, denn es wird nicht gefragt
desk-audit-other-board = { desk-audit-who }: das Brett ist nicht das seines Startwerts
desk-audit-not-sealed = { desk-audit-who }: kein Siegel von vor dem Spiel passt zum Brett
desk-given-at-end = alles, was am Ende aufgedeckt wird
# Die Form ist, wie die Antwort im Protokoll heißt, das englisch bleibt.
desk-answer = { $form }
desk-answer-of = { $form } von { $player }
desk-answer-beginning = der Anfang des Spiels
desk-named-nodes = das Brett
desk-named-row = die Reihe Karten
