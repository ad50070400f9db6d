# Was die Blätter von Tactics Joker sagen.

## Die Regeln

tactics-sheets-what = Zwei Heere, vier Burgen, ein Kartenspiel
tactics-sheets-needs = zu zweit: Karten oder ein Brett, je sechs Würfel
tactics-sheets-goal = Halte drei der vier Burgen, wenn dein Zug beginnt. Du hältst eine Burg, solange eine Einheit von dir darauf steht. Du gewinnst auch, wenn die andere Seite keine Einheit mehr hat.
tactics-sheets-setup-lay = 7 × 7 Karten offen aus, mit einem König in jeder Ecke. Die letzten fünf Karten sind der Stapel.
    .title = Lege
tactics-sheets-setup-choose = deine Burgen. Wer höher würfelt, beginnt und nimmt eine; die andere Seite nimmt zwei, die erste dann die letzte. Stelle drei Einheiten auf jede.
    .title = Wähle
tactics-sheets-setup-keep = die übrigen Einheiten als Reserve: 15 hast du insgesamt. Höchstens sechs stehen auf einem Feld.
    .title = Behalte
tactics-sheets-setup-turn = den Pfeil einer Einheit, die zieht, auch wenn sie nicht ans Ziel kommt: erst quer (müde), dann nach unten (erschöpft). In deinem nächsten Zug ist sie wieder frisch: nach oben.
    .title = Drehe
tactics-sheets-turn-look = Hältst du drei Burgen? Dann hast du gewonnen.
    .title = Sieh nach
tactics-sheets-turn-recruit = Würfle für jede deiner Burgen mit weniger als sechs Einheiten: Eine 6 bringt eine müde Einheit, Reihe um Reihe, solange die Reserve reicht.
    .title = Rekrutiere
tactics-sheets-turn-move = bis zu dreimal, jedes Mal mit 4 und 5: Einheiten eines Feldes gehen auf ein Feld daneben, auch schräg. Eine Einheit zieht höchstens zweimal.
    .title = Ziehe
tactics-sheets-turn-fight = bevor die Bewegung endet, wenn dort die andere Seite steht: siehe unten.
    .title = Kämpfe
tactics-sheets-turn-land = auf Bube oder Dame: Eine Einheit kommt dazu, nur bei der ersten Ankunft dort. Auf einem Joker: Lege eine Karte des Stapels darauf.
    .title = Komm an
tactics-sheets-card-plain = Herz, Karo; ein Ass zählt 1
    .title = Ebene
tactics-sheets-card-forest = Kreuz: aus anderem Gelände mit 4, 5 oder 6 je Einheit
    .title = Wald
tactics-sheets-card-mountain = Pik: aus anderem Gelände mit 4, 5 oder 6 je Einheit
    .title = Berg
tactics-sheets-card-castle = Könige: Ebene, zählen 13
    .title = Burg
tactics-sheets-card-recruit = Buben, Damen: Ebene, zählen 10; eine Einheit kommt dazu
    .title = Rekrut
tactics-sheets-card-joker = Ebene, zählt 0; wird ersetzt, wenn du ankommst
    .title = Joker
tactics-sheets-nothing = Die Karte des Angriffs zählt 0 gegen einen Wald, außer er kommt selbst aus einem Wald. Die Karte der Verteidigung zählt 0 gegen einen Angriff vom Berg, außer sie steht selbst auf einem Berg.
tactics-sheets-battle-dice = Einer für jede Einheit, die kämpft.
    .title = Würfel
tactics-sheets-battle-card = Angriff: die Karte, von der du kamst. Verteidigung: die Karte, auf der du stehst.
    .title = Karte
tactics-sheets-battle-support = Ein Punkt für jede deiner Einheiten rund um das angegriffene Feld, auch zurückgelassene.
    .title = Hilfe.
tactics-sheets-points = { $lowest } bis { $highest }
tactics-sheets-after-more-points-win = gewinnt; ein siegreicher Angriff rückt auf das Feld vor. Die andere Seite verliert 1 Einheit und für je volle 5 Punkte Unterschied 1 weitere: erst erschöpfte, dann müde, dann frische. Sie gehen in die Reserve.
    .title = Wer mehr Punkte hat,
tactics-sheets-after-equal = verlieren beide 1 Einheit und würfeln noch einmal.
    .title = Bei Gleichstand
tactics-sheets-after-beaten-attackers = geht auf die Karte zurück, von der er kam.
    .title = Geschlagener Angriff
tactics-sheets-after-beaten-defenders = wird ein Feld in Angriffsrichtung gedrängt, alle zusammen. Stehen dort Einheiten des Angriffs, ist dort der Rand oder zu wenig Platz, wählt der Angriff ein anderes Feld rundum. Gibt es keines, sterben alle.
    .title = Geschlagene Verteidigung
tactics-sheets-worked-recruit = Ann hat drei Einheiten auf A1 und drei auf G1. Sie würfelt 6 und 2. Eine müde Einheit kommt auf A1 dazu: Sie kann noch einmal ziehen.
    .title = Rekruten.
tactics-sheets-worked-first-move = Drei frische Einheiten gehen von A1 nach B2, einem Berg. Sie würfeln 4, 1, 6: Eine bleibt auf A1, müde.
    .title = Erste Bewegung.
tactics-sheets-worked-second-move = Die zwei auf B2 greifen Bobs zwei auf C2 an. Sie kommen von einem Berg, der 8 zählt, also zählt Bobs Karte 0. Ann: 5 + 3 + 8 = 16. Bob: 6 + 2 + 1 Hilfe von D3 = 9.
    .title = Zweite Bewegung.
tactics-sheets-worked-losses = Ann hat 7 mehr: Bob verliert beide Einheiten. Anns zwei stehen erschöpft auf C2.
    .title = Verluste.
tactics-sheets-worked-third-move = Eine müde Einheit geht von A1 nach A2.
    .title = Dritte Bewegung.
tactics-sheets-variant-races = Elfen kommen schon mit 2 bis 6 in Wälder, Zwerge auf Berge. Kobolde haben 18 Einheiten; ihre Burgen rekrutieren mit 4 bis 6; ihre 6 im Kampf zählt 0. Menschen ziehen viermal, davon mindestens einmal mit einer einzigen Einheit. Untote ziehen zweimal; nach einem Kampf würfeln sie für jede getötete Einheit: 4 bis 6 bringt eine Einheit.
    .title = Völker (races).
tactics-sheets-variant-fog = Du siehst nur Karten rund um deine Heere, von einem Berg zwei Felder weit, und solche, auf denen schon einmal eine Einheit stand, egal wessen.
    .title = Nebel (fog).
tactics-sheets-variant-short-game = Nach 30 Zügen jeder Seite gewinnt, wer mehr Burgen hat; bei Gleichstand, wer mehr Einheiten hat.
    .title = Ein kurzes Spiel.

## Das Brett, seine Teile zum Ausschneiden, Marken

tactics-sheets-board-deal = Startwert { $text }
tactics-sheets-board-goal = halte drei Burgen, wenn dein Zug beginnt
tactics-sheets-board-forest = Wald: mit 4 bis 6 hinein
tactics-sheets-board-mountain = Berg: mit 4 bis 6 hinein
tactics-sheets-board-recruit = eine Einheit kommt, einmal
tactics-sheets-board-joker = Joker: lege eine Karte des Stapels hin
tactics-sheets-parts-tag = Zum Ausschneiden, für das Brett mit Startwert { $text }
tactics-sheets-parts-under = Drucke es auf festes Papier oder klebe es auf Karton.
tactics-sheets-parts-stack = Der Stapel: lege eine an die Stelle eines Jokers
tactics-sheets-parts-recruited = Rekrutiert: lege eine auf Bube oder Dame, deren Einheit gekommen ist
    .short = rekrutiert
tactics-sheets-parts-units = Einheiten: Pfeil nach oben frisch, quer müde (einmal gezogen), nach unten erschöpft (zweimal)
tactics-sheets-parts-castles = Burgen: lege eine unter deine Einheiten auf einer Burg, die du hältst
tactics-sheets-tokens-board = Chips für das Brett
tactics-sheets-tokens-cards = Chips für echte Karten
tactics-sheets-tokens-under = Rund: die erste Person. Eckig: die zweite.
tactics-sheets-tokens-fresh = frisch
tactics-sheets-tokens-tired = müde: einmal gezogen
tactics-sheets-tokens-spent = erschöpft: zweimal gezogen

## Die Hilfe

tactics-sheets-aid-tag = Einen Kampf ausrechnen
tactics-sheets-aid-under = was zählt, was es kostet und wie die Chancen stehen
tactics-sheets-aid-how = Zeile: woher der Angriff kommt; Spalte: wo gekämpft wird
tactics-sheets-aid-counts-title = Wessen Karte zählt
tactics-sheets-aid-lost-title = Was es kostet
tactics-sheets-aid-sums = Deine Kämpfe
tactics-sheets-aid-odds = Die Chancen des Angriffs, in Prozent
tactics-sheets-aid-equal = Karte und Hilfe sind gleich
tactics-sheets-aid-differ = Karte und Hilfe sind verschieden
tactics-sheets-aid-foot = Chancen jedes Angriffs: tippe in companion play zum Beispiel odds 3 a1 b2
tactics-sheets-aid-straight-on = Angriffsrichtung
tactics-sheets-aid-chosen = oder der Angriff wählt
tactics-sheets-aid-on-plain = in der Ebene
tactics-sheets-aid-from-plain = aus der Ebene
tactics-sheets-aid-on-forest = im Wald
tactics-sheets-aid-from-forest = aus dem Wald
tactics-sheets-aid-on-mountain = auf dem Berg
tactics-sheets-aid-from-mountain = vom Berg
tactics-sheets-aid-counts-both = beide
tactics-sheets-aid-counts-attacker = Angriff
tactics-sheets-aid-counts-defender = Verteidigung
tactics-sheets-aid-counts-neither = keine
tactics-sheets-aid-difference = Unterschied
tactics-sheets-aid-lost = verloren
tactics-sheets-aid-each = je { $count }
tactics-sheets-aid-note-dice = Einer für jede Einheit im Kampf. Kobolde: Eine 6 zählt 0.
    .title = Würfel.
tactics-sheets-aid-note-support = { tactics-sheets-battle-support }
    .title = Hilfe.
tactics-sheets-aid-note-equal = Beide verlieren 1 Einheit und würfeln noch einmal. Hat nur noch eine Seite Einheiten, hat sie gewonnen.
    .title = Gleichstand.
tactics-sheets-aid-note-who-dies = Erst erschöpfte Einheiten, dann müde, dann frische. Sie gehen in die Reserve zurück.
    .title = Wer stirbt.
tactics-sheets-aid-note-pushed = Alle zusammen in Angriffsrichtung; sonst auf ein Feld nach Wahl des Angriffs; ist kein Platz, sterben alle. Gewürfelt wird dafür nicht.
    .title = Gedrängt.

## Das Protokoll

tactics-sheets-record-under = auf Papier, um es nachher abzutippen
tactics-sheets-record-deal = Schreibe die Karten nur ab, wenn es keinen Startwert gibt. Dann je eine Zeile für:
tactics-sheets-record-rows =
    turn: wer, Würfel der Burgen · roll: wer, Würfel · end: wer · push: wer, wohin

    move: wer, Einheiten, von, nach; wie viele müde sind, wenn du sie wählst

    joker: wer, und die Karte unter „nach“
tactics-sheets-record-foot = companion play NAME.txt --new nimmt die Zeilen einzeln, ohne „wer“.
tactics-sheets-record-title = Protokoll eines Spiels
tactics-sheets-record-first = erste Person
tactics-sheets-record-second = zweite Person
tactics-sheets-record-symbol = Zeichen
tactics-sheets-record-race = Volk
tactics-sheets-record-castles = Burgen
tactics-sheets-record-variants = Varianten
tactics-sheets-record-start = Anfang
tactics-sheets-record-rounds = Runden
tactics-sheets-record-seed = Startwert
tactics-sheets-record-date = Datum
tactics-sheets-record-what = was
tactics-sheets-record-who = wer
tactics-sheets-record-units = Einh.
tactics-sheets-record-from = von
tactics-sheets-record-to = nach
tactics-sheets-record-tired = müde
tactics-sheets-record-dice = Würfel

## Was sonst auf Regeln, Hilfe und Matte steht

tactics-sheets-cards = Die Karten
tactics-sheets-battle = Ein Kampf: Würfel + Karte + Hilfe
tactics-sheets-worked = Ein Zug als Beispiel
tactics-sheets-variants = Varianten
tactics-sheets-aid-attacker = Angriff
tactics-sheets-aid-defender = Verteid.
tactics-sheets-aid-dice = Würfel
tactics-sheets-aid-card = Karte
tactics-sheets-aid-support = Hilfe
tactics-sheets-aid-sum = Summe
tactics-sheets-aid-attackers = Angriff
tactics-sheets-aid-against = gegen { $count }
tactics-sheets-aid-adds = Vorsprung des Angriffs
tactics-sheets-aid-adds-equal = gleich
tactics-sheets-aid-sizes = { $count } gegen { $other_count }
tactics-sheets-mat-king = hier liegt ein König
tactics-sheets-mat-glue = Blatt { $number } auf diesen Rand kleben
tactics-sheets-mat-sheet = Blatt { $number } von { $of }
tactics-sheets-mat-reduced-poker = { $share } der Größe von Pokerkarten: für Münzen oder Karten von { $count } mm
tactics-sheets-mat-reduced-bridge = { $share } der Größe von Bridgekarten: für Münzen oder Karten von { $count } mm

## Arten von Gelände im Regelbuch


tactics-sheets-part-rules = Regeln auf einer Seite, mit einem vorgespielten Zug
tactics-sheets-part-board = ausgelegtes Brett, mit Marken und Steinen zum Ausschneiden
    .finish = Schneide die Marken und Steine aus.
tactics-sheets-part-aid = Kampf als Summe zum Ausfüllen, und die Chancen
tactics-sheets-part-mat = Unterlage für eigene Karten
    .finish = Schneide an den gestrichelten Linien und klebe jeden Bogen auf die Ränder der vorigen.
tactics-sheets-part-tokens = Steine für das Brett und für echte Karten
    .finish = Schneide die Steine aus.
