# Was die Spielleitung an der Tastatur sagt, außer dem, was im Spiel geschieht.

## Was abgelehnt wird

terminal-refused-no-screen = dieses Terminal hat keinen zweiten Bildschirm, um ein Geheimnis zu verbergen
terminal-refused-not-unseen = das darf nur eine Person sehen, und das geht nicht, wo Geheimes ungesehen getippt wird

## Was gefragt wird

terminal-try-again = Enter versucht es noch einmal, „quit“ hört auf:
terminal-confirm = { $term } ({ language-yes }, { language-no }; Enter: { $example })
terminal-take-it-back = Zurücknehmen?
terminal-enter = Enter: { $example }
terminal-other-file = Das ganze Spiel in eine andere Datei schreiben? Ihr Name, oder nichts:
terminal-over = Das Spiel ist vorbei; „why“, „log“, „undo“ oder „quit“:
terminal-press-enter = { $text }, drücke Enter („back“ geht zurück):
terminal-done = Drücke Enter, wenn du fertig bist:

## Was gesagt wird

terminal-what-to-type = Tippe „help“, um zu sehen, was du tippen kannst, „board“ für das Spiel.
terminal-introduction = „undo“ nimmt deine letzte Antwort zurück, „quit“ hört auf.
terminal-from-the-right = Terminals zeigen Text, der von rechts gelesen wird, schlecht an: spielt mit Telefonen (companion play mit --lan, oder companion serve).
terminal-help-aside = Beantworte die Frage. Du kannst auch status, board, log, why oder rule und eine Nummer tippen.
terminal-help-question = Beantworte die Frage; in Klammern stehen mögliche Antworten, und ihre ersten Buchstaben genügen. „undo“ nimmt deine letzte Antwort zurück, „status“ sagt, was noch fehlt. „quit“ hört auf, und du kannst später weitermachen.
terminal-back-is-undo = Um deine letzte Antwort zurückzunehmen, tippe: undo
terminal-neither = „{ $text }“ ist weder yes noch no.
terminal-answer-taken-back = Zurückgenommen: deine letzte Antwort
terminal-not-carried-out = „{ $text }“ wurde nicht ausgeführt: das Spiel ging weiter, während du getippt hast. Tippe es noch einmal, wenn du es noch willst.
terminal-paper-shows = Etwas wurde zurückgenommen, und von da ging das Spiel weiter. Das Papier muss so aussehen:
terminal-no-need = Das ist nicht nötig: jede Zeile ist gespeichert, bevor die nächste kommt.
terminal-nothing-yet = Noch nichts.
terminal-takes-back-answer = Das nimmt deine letzte Antwort zurück: { $text }
terminal-takes-back-last = Das nimmt deine letzte Antwort zurück
terminal-takes-back = Das nimmt zurück: { $parts }.
terminal-known-by-now = Vorsicht, das ist nun bekannt: { $options }.
terminal-taken-back = Zurückgenommen: { $parts }.
terminal-may-save = { $reason } („save DATEI“ macht in einer anderen Datei weiter)
terminal-saved = Das ganze Spiel steht in { $text } und geht dort weiter.
terminal-not-kept = das Protokoll ist nicht gespeichert: { $reason }
terminal-kept = Das Protokoll ist gespeichert. Weiter geht es mit: { $example }
terminal-line-too-long = Diese Zeile ist zu lang: höchstens { $count } Zeichen. Sie wurde nicht gelesen.
terminal-pass-keyboard = Gebt die Tastatur an { $text }; alle anderen sehen weg.
terminal-only-looks = { $term }: nur für { $text }.
terminal-private = [Geheim: nur für { $text }]
terminal-no-game-yet = Noch ist kein Spiel gewählt.
terminal-first-question = Das ist die erste Frage: da ist nichts zurückzunehmen.
terminal-no-such-game = ein Spiel „{ $text }“ gibt es nicht: meinst du { $example }?
terminal-cut-off = { $text }: die letzte Zeile war vor ihrem Ende abgeschnitten und entfällt
terminal-no-game = Es wurde kein Spiel gewählt.

## Telefone am Tisch

terminal-sent-away = Telefon { $number } wurde weggeschickt.
terminal-by-phone-now = { $player } spielt jetzt am Telefon.
terminal-other-phone = Ein anderes Telefon hat den Platz von { $player }.
terminal-wants = Telefon { $number } möchte als { $player } spielen:
terminal-allow = „allow { $number }“ oder „refuse { $number }“.
terminal-by-phone = Am Telefon: { $options }.
terminal-without-phone = Ohne Telefon: { $options }.
terminal-may-join = { $player } kann jetzt mit einem anderen Telefon mitspielen.
terminal-own-code = Mit dem Code { $text } kann ein Telefon den Platz von { $player } nehmen.

## Der Computer spielt mit

terminal-by-computer = Für { $player } spielt der Computer ({ $text }).
terminal-by-person = Für { $player } spielt ab jetzt ein Mensch und sieht, was { $player } sehen darf.
terminal-by-person-now = Für { $player } spielt ein Mensch.
terminal-players-so-far = Bisher am Tisch: { $options }.
terminal-computer-hid = { $player } (Computer, { $text }) hatte verborgen: { $form }.
terminal-computer-done = { $player } (Computer, { $text }) ist fertig.
terminal-seed = Der Startwert: { $text }
terminal-audit = „audit“ rechnet aus dem Protokoll nach, was der Computer gewählt hat, ebenso „companion audit DATEI“.
terminal-sealed = Legt für { $player } ein leeres Gitter hin. Versiegelt: { $text } ...
terminal-seal = Versiegeltes Brett von { $player }: { $text }
terminal-none = Keine.

## Noch ein Spiel, Rat, und ein Spiel ansehen

terminal-over-again = Das Spiel ist vorbei; „again“, „why“, „log“, „undo“ oder „quit“:
terminal-again = Noch ein Spiel am gleichen Tisch, in { $text }.
terminal-advice-on = Rat ist an.
terminal-advice-off = Rat ist aus.
terminal-replay-help = Enter: weiter. b: zurück. Eine Zahl: dorthin. q: Schluss.
terminal-replay-at = { $number } von { $of }
terminal-replay-goes-on = Das Spiel ist nicht vorbei.
terminal-replay-not-understood = „{ $text }“ ist nicht verständlich. { terminal-replay-help }

terminal-computer-offers = { $player } (Computer) bietet { $other } ein Bündnis an, das ein Knoten von { $player } zusammenhält. { page-name-link-or-master.about } Nimmt { $other } an?
terminal-help-status = wer wo steht, und wer am Zug ist
terminal-help-board = das Spiel zeichnen
terminal-help-log = aufzählen, was gespielt wurde, oder die letzten N
terminal-help-why = der letzte Schritt oder die letzte Ablehnung, mit den Regeln
terminal-help-explain = dasselbe Schritt für Schritt, mit den Nummern
terminal-help-rule = eine Regel vorlesen
terminal-help-undo = zurücknehmen, was zuletzt gesagt wurde
terminal-help-save = in einer anderen Datei weiterspielen, mit allem
terminal-help-help = diese Liste
terminal-help-quit = aufhören; das Protokoll ist immer gespeichert
terminal-help-phones = wie Telefone dazukommen, und wer mit einem spielt
terminal-help-free = NAME kann mit einem anderen Telefon dazukommen
terminal-help-code = ein Code, mit dem NAME ein anderes Telefon nimmt
terminal-help-allow = dem Telefon mit dieser Nummer seinen Platz geben
terminal-help-refuse = es abweisen
terminal-help-computer = den Computer für NAME spielen lassen (easy, medium, hard)
terminal-help-human = wieder selbst für NAME spielen; wer das tut, sieht, was NAME sehen darf
terminal-help-advice = kein Rat nach deinen Schüssen, oder „advice on“
terminal-which-game = Welches Spiel ({ $options })?
    .enter = Welches Spiel ({ $options }; { $parts })?
terminal-which-computers = Für wen spielt der Computer ({ $options } oder none)?
    .enter = Für wen spielt der Computer ({ $options } oder none; { $parts })?
terminal-which-level = Wie stark ({ $options })?
    .enter = Wie stark ({ $options }; { $parts })?
# easy, medium und hard werden so getippt.
terminal-levels = easy: für ein erstes Spiel. medium: er wägt ab, was er tun kann. hard: er nutzt alles, was er sieht.
terminal-replay-where = { terminal-replay-at }:
