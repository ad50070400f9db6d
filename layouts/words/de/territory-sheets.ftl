# Was Blätter und Hilfskarten von Reflector, Deflector und Defector sagen.
#
# Was eines der Spiele anders sagt als die übrigen, hat dessen Namen im Schlüssel.

## Die erste Seite

territory-sheets-reflector-what = Zu zweit jagt ihr verborgene Knoten; wer nimmt, gibt auch.
territory-sheets-deflector-what = Zu dritt bis zu fünft jagt ihr verborgene Knoten; Ablenker lenken Schüsse um.
territory-sheets-defector-what = Ab sechs Personen: Jagt verborgene Knoten, verbündet euch und verratet einander.
territory-sheets-needs = Bleistifte, je zwei 10×10-Gitter
territory-sheets-reflector-goal = Beherrsche alle fünf Knoten des anderen Gitters.
territory-sheets-deflector-goal = Beherrsche genug Knoten oder sei am Ende allein im Spiel.
territory-sheets-defector-goal = Beherrsche mehr als die Hälfte aller Knoten oder sei am Ende allein im Spiel. Nur eine Person gewinnt.
territory-sheets-deflector-out = Ohne Basis scheidest du aus.
territory-sheets-defector-out = Ohne Basis und Bündnis scheidest du aus.
territory-sheets-reflector-setup-hide = je 5 Knoten (Punkte) in eurem geheimen Gitter.
    .title = Verbergt
territory-sheets-setup-hide = je 5 Knoten (Punkte) und 20 Ablenker (Striche) in eurem geheimen Gitter.
    .title = Verbergt
territory-sheets-reflector-setup-lay = die offenen Gitter mit Reihe{ "\u00A0" }1 aneinander. Wählt je ein Zeichen: X, O. Werft eine Münze: Wer gewinnt, beginnt.
    .title = Legt
territory-sheets-deflector-setup-lay = die offenen Gitter so: Gestrichelt verbundene Seiten berühren sich, A1 an J1. Wählt je ein Zeichen: X, O, Z.
    .title = Legt
territory-sheets-defector-setup-lay = die offenen Gitter im Ring. Wählt je ein Zeichen: X, O, Z.
    .title = Legt
territory-sheets-setup-hold = alle Felder bis zu zwei Schritte (nie schräg) von euren Knoten: ihre Reichweiten.
    .title = Ihr haltet
territory-sheets-reflector-turn-call = auf ein Feld des anderen Gitters.
    .title = Schieße
territory-sheets-turn-call = auf ein Feld eines anderen Gitters.
    .title = Schieße
territory-sheets-turn-hear = Was ist dort?
    .title = Höre zu
territory-sheets-reflector-turn-claim = das Feld, egal wer es hielt: dein Zeichen ins offene Gitter.
    .title = Nimm
territory-sheets-turn-claim = das letzte Feld: Zeichen ins offene Gitter.
    .title = Nimm
territory-sheets-reflector-turn-give-back = Die andere Person bekommt dasselbe Feld deines Gitters. Dann schießt sie.
    .title = Gegengabe
territory-sheets-defector-turn-give-back = Gib der getroffenen Person dasselbe Feld.
    .title = Gegengabe
territory-sheets-turn-pass-on = Nach links geht es weiter.
    .title = Weiter
territory-sheets-turn-ally = schließen oder verlassen.
    .title = Bündnis
territory-sheets-turn-follow = den Schuss: Ablenker schicken ihn weiter.
    .title = Verfolge
territory-sheets-where = Wohin du schießen darfst
territory-sheets-reach-first = auf ein Feld der Reihe 1 oder auf eines neben einem Feld, das du bekommen hast.
    .title = Zuerst:
territory-sheets-reach-later = auf ein Feld neben einem, das du genommen oder bekommen hast.
    .title = Später:
territory-sheets-reach-never-call = auf ein Feld, das du hältst oder das nur in Reichweite von Knoten liegt, die du beherrschst.
    .title = Nie:
territory-sheets-defector-reach-never-call = auf ein Feld, das du oder Verbündete halten oder das nur in Reichweite von Knoten liegt, die du beherrschst.
    .title = Nie:
territory-sheets-reach-no-space = Dann passe, aber nur dann.
    .title = Kein Feld?
territory-sheets-deflector-reach-come-in = auf ein Feld, das deine Basis berührt, bis du dort eines nimmst, auf das du schießt.
    .title = Neues Gitter:
territory-sheets-defector-reach-come-in = auf Reihe 1, bis du dort ein Feld nimmst, auf das du schießt.
    .title = Neues Gitter:
territory-sheets-deflector-reach-go-on = neben ein Feld, das du genommen hast und hältst, oder wo es ein anderes Gitter berührt.
    .title = Danach:
territory-sheets-defector-reach-go-on = neben ein Feld, das du oder Verbündete genommen haben und halten, oder wo es ein anderes Gitter berührt.
    .title = Danach:
territory-sheets-reach-lost-all-there = Wie in ein neues Gitter.
    .title = Dort alles verloren?
territory-sheets-reach-at-home = auf ein Feld, das ein genommenes in einem anderen Gitter berührt, oder neben ein zurückgewonnenes.
    .title = In deiner Basis:
territory-sheets-first-call = Ann schießt zuerst
territory-sheets-call-after = Ann, nach G1
territory-sheets-call-given = Bob bekam G1
territory-sheets-answers = Antworten und Markierungen
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Nimm ihn mit seiner Reichweite. Felder, die dort auch ein anderer fremder Knoten in Reichweite hat, schraffierst du nur; ein genannter Knoten bekommt einen Punkt.
territory-sheets-answer-node = Nimm ihn mit seiner Reichweite; Felder, die auch in Reichweite fremder Knoten liegen, nur schraffieren. Jeder Ablenker darin schickt den Schuss weiter.
territory-sheets-answer-deflector = verbraucht; der Schuss geht weiter
territory-sheets-shot = Was ein Schuss bewirkt
territory-sheets-chart-begin = Du schießt auf ein Feld
territory-sheets-chart-deflector = Ablenker?
territory-sheets-chart-used-up = Verbraucht. Dasselbe Feld im nächsten Gitter, auf dem kürzeren Weg.
territory-sheets-defector-chart-used-up = Verbraucht. Dasselbe Feld, nächstes Gitter, kürzerer Weg.
territory-sheets-chart-home = Auf deine Basis abgelenkt?
territory-sheets-chart-called = Die beschossene Person nimmt es. Schickt deine Basis den Schuss weiter: du.
territory-sheets-chart-end = Du nimmst das Feld
territory-sheets-chart-yes = ja
territory-sheets-chart-no = nein
territory-sheets-deflector-spent = Ein Feld, das man schon hält oder das nur eigene Knoten in Reichweite haben, wird nicht genommen.
territory-sheets-defector-spent = Ein Feld, das man schon hält oder das nur eigene Knoten in Reichweite haben, wird nicht genommen; nichts wird gegeben.
territory-sheets-reflector-panel-title = Was gegeben wird
territory-sheets-deflector-panel-title = Basen
territory-sheets-defector-panel-title = Bündnisse
territory-sheets-panel-only-the-space = Nur dieses eine Feld, keine Reichweite.
territory-sheets-home = Dein Gitter und jedes, in dem du alle Knoten beherrschst, bis du dort keinen mehr beherrschst.
    .title = Basis
territory-sheets-panel-your-node-on-it = Die andere Person nimmt ihn mit seiner Reichweite in deinem Gitter.
    .title = Dein Knoten darauf?
territory-sheets-panel-no-change = wenn sie es schon hält.
    .title = Nichts geschieht,
territory-sheets-panel-link = Zwei Personen einigen sich auf ein Band: einen Knoten, den eine von ihnen beherrscht. Eine dritte tritt ihm bei.
territory-sheets-panel-master = Ab vier Personen braucht es auch ein Hauptband: einen weiteren Knoten, über allen Bändern.
territory-sheets-panel-broken = Reißt ein Band, endet seine Gruppe; nur ein Hauptband hält sie noch im Bündnis. Reißt das Hauptband, bleiben nur Gruppen mit Band verbündet.
territory-sheets-panel-divided = Getrennte verbünden sich nie wieder miteinander.
territory-sheets-overlap = Ann nimmt den Knoten mit dem weißen X. Bob behält, was in Reichweite seines schwarzen Knotens liegt.
territory-sheets-shorter = A schießt auf{ "\u00A0" }B: weiter zu{ "\u00A0" }C. A schießt auf{ "\u00A0" }E: weiter zu{ "\u00A0" }D. Genau gegenüber: nach links.
    .title = Der kürzere Weg
territory-sheets-win = Knoten zum Sieg
# Dahinter steht, wie viele Knoten gewinnen, etwa 10 von 15.
territory-sheets-win-of = / { $count }
territory-sheets-win-at-once = Knoten zum sofortigen Sieg
territory-sheets-win-most = Knoten zum Sieg: mehr als die Hälfte

## Die anderen Seiten

# eine erste Runde: die Spielleitung spielt sie
territory-sheets-reflector-round-1 = Ann schießt auf G1. Bob sieht in sein geheimes Gitter: „Nah.“ In Bobs offenem Gitter wird G1 schraffiert und bekommt Anns X. Bob bekommt G1 in Anns Gitter. Auch das ist nah: schraffieren, O.
territory-sheets-reflector-round-2 = Bob könnte auf jedes Feld der Reihe 1 schießen, oder auf G2 neben dem G1, das er bekam. Er schießt auf G2. Ann: „Knoten.“ Bob nimmt ihn: ein Punkt mit seinem O. Er nimmt die Reichweite: schraffieren, O. Ann bekommt G2 in Bobs Gitter. Es ist nah: schraffieren, X.
territory-sheets-reflector-round-3 = Ann schießt auf G3, neben G2. Bob: „Knoten. H2 und I3 sind in Reichweite eines anderen.“ Ann nimmt den Knoten: ein Punkt mit ihrem X. Sie nimmt den Rest der Reichweite. H2 und I3 werden nur schraffiert. Bob hält G3 in Anns Gitter schon, also wird nichts gegeben.
territory-sheets-reflector-round-4 = Bob schießt auf J2, neben I2. Ann: „Leer.“{ "\u00A0" }O. Doch J2 in seinem Gitter verbirgt einen Knoten, und Ann bekommt dieses Feld. Sie nimmt den Knoten mit seiner Reichweite, jetzt auch H2 und I3.
# eine erste Runde: die Spielleitung spielt sie
territory-sheets-deflector-round-1 = Ann schießt auf Bobs J5, links von ihr. „Ablenker“, sagt Bob: ein Strich. Der Schuss geht nach links weiter, auf Cats J5. Cat: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }X. Ann darf weiter auf Bobs ganze Spalte J schießen: Das Feld, auf das sie schoss, hat sie nicht genommen.
territory-sheets-deflector-round-2 = Bob schießt auf Cats J4. „Knoten. I3 und H4 sind in Reichweite eines anderen. I4 ist ein Ablenker.“ Bob nimmt den Knoten mit seiner Reichweite, auch Anns J5. I3 und H4 werden nur schraffiert. Der Ablenker auf I4 ist verbraucht und schickt einen Schuss von Bob auf Anns I4: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat schießt auf Anns J8. Ann und dann Bob haben dort einen Ablenker, also landet der Schuss auf Cats eigenem J8. Cat schoss auf Ann, also nimmt Ann es. Es ist leer: X.
# eine erste Runde: die Spielleitung spielt sie
territory-sheets-defector-round-1 = Ann verbündet sich mit Dan. Anns Knoten auf C6 wird insgeheim ihr Band.
territory-sheets-defector-round-2 = Ann schießt auf Bobs F1. „Leer.“{ "\u00A0" }X. Bob bekommt F1 in Anns Gitter, auch leer: O.
territory-sheets-defector-round-3 = Bob schießt auf Cats D1. „Ablenker.“ Der Schuss geht weiter auf Dans D1: „Leer.“{ "\u00A0" }O. Dan ist getroffen, also bekommt er D1 in Bobs Gitter: leer, V.
territory-sheets-defector-round-4 = Cat schießt auf Fays B1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }Z. Fay bekommt B1 in Cats Gitter: leer, H.
territory-sheets-defector-round-5 = Dan schießt auf Bobs F2, neben Anns F1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }V. Bob bekommt F2 in Dans Gitter: leer, O.
territory-sheets-defector-round-6 = Eve schießt auf Dans I1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }S. Dan bekommt I1 in Eves Gitter: leer, V.
territory-sheets-defector-round-7 = Fay schießt auf Eves H1. „Leer.“{ "\u00A0" }H. Eve bekommt H1 in Fays Gitter: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }S.
territory-sheets-section-four-words = Vier Wörter
territory-sheets-section-more-exactly = Genauer
territory-sheets-section-what-is-given = Was gegeben wird
territory-sheets-section-end = Das Ende
territory-sheets-section-short-games = Kurze Spiele
territory-sheets-section-set-up-and-calls = Aufbau und Ziele
territory-sheets-section-shots = Schüsse
territory-sheets-section-homes-and-the-end = Basen und das Ende
territory-sheets-section-variants = Varianten
territory-sheets-section-alliances = Bündnisse
territory-sheets-rule-hold = Du hältst ein Feld, das dir von Anfang an gehört oder das du genommen hast.
    .title = Halten
territory-sheets-rule-claim = Ein Feld während des Spiels an dich bringen, auch eines, das du bekommst. Dein Zeichen zeigt es, bis jemand anderes es nimmt.
    .title = Nehmen
territory-sheets-rule-control = Du beherrschst einen Knoten, der dir von Anfang an gehört oder dessen Feld du genommen hast.
    .title = Beherrschen
territory-sheets-rule-owned = Nur eine Antwort: Das Feld ist in Reichweite eines Knotens. Wer Feld oder Knoten hat, ist egal.
    .title = Nah
territory-sheets-rule-nodes = dürfen auf fünf beliebigen Feldern stehen. Reichweiten dürfen sich überschneiden und enden am Rand.
    .title = Knoten
territory-sheets-rule-at-the-start = hältst du die Reichweiten deiner Knoten. Du hast sie nicht genommen; von dort aus darfst du also nicht weiterschießen.
    .title = Am Anfang
territory-sheets-rule-beside = heißt: mit einer gemeinsamen Seite. Ecken zählen nicht.
    .title = Neben
territory-sheets-rule-in-your-range = ein Feld, wenn es in Reichweite eines Knotens liegt, den du beherrschst, und nicht auch in Reichweite eines fremden Knotens dieses Gitters. Schieße nie darauf.
    .title = Du deckst
territory-sheets-reflector-rule-answer = ist das Erste, was zutrifft: Knoten, nah (in Reichweite eines Knotens), leer. Wer die Knoten beherrscht, ist egal. Schüsse der anderen Person darfst du auf deinem Blatt notieren.
    .title = Die Antwort
territory-sheets-rule-answer = ist das Erste, was zutrifft: Ablenker, Knoten, nah (in Reichweite eines Knotens), leer. Wer die Knoten beherrscht, ist egal. Schüsse der anderen darfst du auf deinem Blatt notieren.
    .title = Die Antwort
territory-sheets-rule-after-node = nennt die Person auch alle Felder der Reichweite, die in Reichweite eines weiteren Knotens dort liegen, der nicht dir gehört. Schraffiere sie, nimm sie aber nicht. Steht auf einem ein Knoten, wird auch er genannt: Zeichne seinen Punkt und schraffiere seine Reichweite.
    .title = Nach „Knoten“
territory-sheets-rule-passing = darfst du nur, wenn du auf kein Feld schießen kannst. Passen alle nacheinander, endet das Spiel: Wer die meisten Knoten hat, gewinnt; bei Gleichstand ist es unentschieden.
    .title = Passen
territory-sheets-reflector-rule-same-space = deines Gitters geht an die andere Person, wenn dein Schuss eines nimmt. Der Rest einer Reichweite wird nie gegeben.
    .title = Dasselbe Feld
territory-sheets-defector-rule-same-space = deines eigenen Gitters bekommt, wer das getroffene Gitter hütet. Der Rest einer Reichweite wird nie gegeben. Ist dein Gitter nicht mehr deine Basis, gib aus der Basis, die du zuerst gewonnen hast.
    .title = Dasselbe Feld
territory-sheets-rule-node-on-it = Wer das Feld bekommt, nimmt ihn mit seiner Reichweite, außer Feldern, die dort auch in Reichweite eines fremden Knotens liegen.
    .title = Ein Knoten darauf
territory-sheets-rule-no-change = wenn die Person, die es bekäme, das Feld schon hält oder deckt.
    .title = Nichts geschieht,
territory-sheets-rule-gift = war kein Schuss: Dafür gibt es keine Gegengabe.
    .title = Was du bekommst,
territory-sheets-rule-win = Du gewinnst, wenn du alle fünf Knoten des anderen Gitters beherrschst.
    .title = Der Sieg
territory-sheets-rule-both-at-once = Wer im Gitter der anderen Person mehr Felder hält, gewinnt; bei Gleichstand ist es unentschieden.
    .title = Beide zugleich
territory-sheets-reflector-rule-short = Spielt mit fester Rundenzahl: 30.
    .title = Kurz (short).
territory-sheets-deflector-rule-short = Spielt mit fester Rundenzahl: 20. Wer neun Knoten hat, gewinnt sofort.
    .title = Kurz (short).
territory-sheets-defector-rule-short = Spielt mit fester Rundenzahl: 20, ab neun Personen 15. Wer neun Knoten hat, gewinnt sofort.
    .title = Kurz (short).
territory-sheets-rule-number-of-rounds = Einigt euch auf eine Zahl, nach der das Spiel endet: rounds-20 heißt nach 20. Eine Runde ist um, wenn wieder die erste Person am Zug ist. Schreibt in der letzten Runde nach jedem Zug auf, wie viele Knoten jede Person hat. Die Summe ist ihre Wertung; die höchste gewinnt. Bei Gleichstand gewinnt, wer mehr Felder in fremden Gittern hält. Ist auch das gleich, gewinnt ihr gemeinsam; ist sonst niemand mehr im Spiel, ist es unentschieden.
    .title = Feste Rundenzahl
territory-sheets-rule-turns = Gespielt wird reihum nach links. Macht aus, wer beginnt.
    .title = Züge
territory-sheets-rule-nodes-and-deflectors = stehen je auf einem eigenen Feld. Reichweiten dürfen sich überschneiden und enden am Rand.
    .title = Knoten und Ablenker
territory-sheets-rule-what-touches = Deine Spalte A berührt Spalte J des Gitters links von dir, A1 an J1, A2 an J2. Zu viert berührt deine Reihe 1 auch Reihe 1 gegenüber, A an J. Sonst gilt die Tischseite.
    .title = Was sich berührt
territory-sheets-rule-with-five = Nur deine Felder A1 bis A5 berühren J1 bis J5 links. Deine A1 bis E1 berühren J1 bis F1 des übernächsten Gitters links.
    .title = Zu fünft
territory-sheets-rule-come-in = schießt du auf ein Feld, das eine deiner Basen berührt, bis dein Schuss dort dieses Feld nimmt. Schüsse, die ein Knoten auslöst, zählen nicht. Dort alles Genommene verloren? Beginne neu.
    .title = In ein neues Gitter
territory-sheets-rule-at-home = schießt du zuerst auf ein Feld, das eines berührt, das du in einem anderen Gitter genommen hast. Danach auch neben Felder, die du dort genommen hast, seit es deine Basis ist.
    .title = In deiner Basis
territory-sheets-rule-direction = Ein abgelenkter Schuss geht den kürzeren Weg herum, von dir zur beschossenen Person; genau gegenüber oder aufs eigene Gitter: nach links. Gitter von Ausgeschiedenen zählen mit.
    .title = Richtung
territory-sheets-rule-deflector = wirkt einmal. Sein Feld wird nicht genommen.
    .title = Ein Ablenker
territory-sheets-rule-keeper = hütet, wer alle fünf Knoten darin beherrscht; sonst die Person, der es anfangs gehörte, wenn sie noch im Spiel ist. Wer das beschossene Gitter hütet, ist die beschossene Person.
    .title = Ein Gitter
territory-sheets-rule-who-claims = Du nimmst, was dein Schuss trifft. Wurde er auf deine Basis abgelenkt, nimmt es stattdessen die beschossene Person, falls es eine gibt. Hat deine Basis ihn weitergeschickt, nimmst es wieder du.
    .title = Wer nimmt
territory-sheets-rule-nothing-claimed = verpufft, wenn niemand das Feld nehmen kann. Ablenker auf dem Weg bleiben verbraucht.
    .title = Ein Schuss
territory-sheets-rule-deflectors-in-a-captured-range = sind verbraucht; ihre Felder werden nicht genommen. Jeder schickt einen neuen Schuss von dir auf dasselbe Feld des nächsten Gitters, in der Richtung des Schusses, der den Knoten nahm.
    .title = Ablenker in einer genommenen Reichweite
territory-sheets-rule-shots-set-off = warten der Reihe nach, geordnet nach Feldern ab A1. Führe den ersten ganz aus, mit allem, was dafür zu geben ist; dann den nächsten. Was sie auslösen, kommt ans Ende.
    .title = Ausgelöste Schüsse
territory-sheets-rule-at-the-end-of-a-move = wird über Basen, Ausscheiden und Sieg entschieden, nicht vorher.
    .title = Am Ende eines Zuges
territory-sheets-deflector-rule-out = Du scheidest aus, wenn du keine Basis hast. Was du hältst und beherrschst, bleibt auf dem Papier.
    .title = Ausgeschieden
territory-sheets-defector-rule-out = Du scheidest aus, wenn du weder Basis noch Verbündete hast. Was du hältst und beherrschst, bleibt auf dem Papier.
    .title = Ausgeschieden
territory-sheets-rule-two-left = Beherrschen sie zusammen alle Knoten, gewinnt, wer mehr hat. Haben sie gleich viele, geht es weiter.
    .title = Nur noch zwei im Spiel
territory-sheets-rule-nobody-left = Es gewinnt, wer von allen die meisten Knoten hat; bei Gleichstand ist es unentschieden.
    .title = Niemand mehr im Spiel
territory-sheets-rule-number-of-nodes = Mit so vielen gewinnst du, 6 oder mehr, statt mit der üblichen Zahl: target-9 heißt neun.
    .title = Feste Knotenzahl
territory-sheets-rule-reflection = Nimmt dein Schuss ein Feld, bekommt dasselbe Feld deines Gitters, wer das getroffene Gitter hütet. Ein Knoten darauf geht mit, samt Reichweite. Nichts wird gegeben, wenn die beschossene Person nimmt oder der Schuss über deine Basis kam.
    .title = Gegengabe (reflection).
territory-sheets-rule-ricochet = Ein Schuss, der einen Ablenker trifft, läuft die Reihe weiter und dann die gleiche Reihe des nächsten Gitters. Nach links läuft er auf Spalte A zu und kommt dort bei Spalte J herein, nach rechts umgekehrt. Ein Knoten hält ihn auf und wird getroffen, außer die Person, die nimmt, beherrscht ihn. Jeder Ablenker auf dem Weg ist verbraucht. Der zweite in einem Gitter und jeder danach kehrt den Schuss um. Kommt er, ohne zu treffen, zum letzten Ablenker zurück, nimmst du das beschossene Feld. Ablenker in einer genommenen Reichweite werden nur entfernt.
    .title = Querschläger (ricochet).
territory-sheets-rule-allies-claims = zählt, als hättest du es genommen. In deiner Basis zählt aber nur, was du selbst zurückgewonnen hast.
    .title = Was Verbündete genommen haben,
territory-sheets-rule-deflectors = auf dem gegebenen Feld oder in der Reichweite eines gegebenen Knotens werden entfernt und tun nichts.
    .title = Ablenker
territory-sheets-rule-nothing-is-given = wenn die beschossene Person nimmt, wenn der Schuss über deine Basis kam, für das Feld einer Insel oder wenn du keine Basis hast.
    .title = Nichts wird gegeben,
territory-sheets-rule-to-ally = frage am Anfang deines Zuges jemanden; beide müssen zustimmen. Vor dem ersten Zug dürfen sich zwei beliebige Personen verbünden. Eine dritte Person verbündet sich mit einer der beiden.
    .title = Um dich zu verbünden,
territory-sheets-rule-link-and-master = sind Knoten, die ein Mitglied beherrscht, wenn sie genannt werden. Sie bleiben so geheim wie zuvor: Zeichne ein Plus oder ein Dreieck auf das geheime Gitter. Sie wechseln nie den Knoten. Unter einem Hauptband darf jemand ohne Band sein. Haben beide Seiten schon ein Hauptband, gilt das der Person, die fragt.
    .title = Band und Hauptband
territory-sheets-rule-allies-grids-touch = Spalte J der Person, die früher am Zug ist, berührt Spalte A der anderen, Reihe an Reihe, wo auch immer die Gitter liegen.
    .title = Verbündete Gitter berühren sich
territory-sheets-rule-breaking = Ein Band reißt, wenn es niemand aus seiner Gruppe mehr beherrscht; ein Hauptband, wenn es kein Mitglied mehr beherrscht. Dann sind alle getrennt, die es verband, außer ein Hauptband hält sie noch zusammen.
    .title = Reißen
territory-sheets-rule-to-leave = sage es in deinem Zug oder im Zug von Verbündeten. In deinem Zug musst du trotzdem schießen.
    .title = Um ein Bündnis zu verlassen,
territory-sheets-rule-all-nodes = Ein Bündnis, das alle Knoten beherrscht, zerfällt, außer wenn alle dazugehören, die das Spiel begannen. Hat es vier oder mehr Mitglieder, bleiben Gruppen mit Band verbündet.
    .title = Alle Knoten
territory-sheets-rule-two-or-three-left = Beherrschen sie zusammen alle Knoten, gewinnt, wer die meisten hat. Haben mehrere die meisten, geht es weiter.
    .title = Nur noch zwei oder drei im Spiel
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Schutz (safety).
territory-sheets-rule-deluxe = { territory-variant-deluxe } Die Seite, die nun zur Mitte zeigt, gilt als Reihe 1. In fremden Gittern schieße neben einem genommenen Feld nur auf das darunter, näher bei der Person, der das Gitter gehört.
    .title = Deluxe
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = Gemeinsamer Sieg (team-victory).
territory-sheets-rule-islands = Deine Reihe 1 berührt nur ein leeres Gitter in der Mitte, eine Insel. Dort lautet die Antwort immer: leer.
    .title = Inseln

## Das Protokoll

territory-sheets-record-notes = Statt move schreibe { $term }. Kreise die Antwort ein. Hinter node: retained, nodes, deflectors, je mit ihren Feldern; covered, wenn das Feld im eigenen Gitter der Person liegt, die es nimmt und deckt. Jede weitere Antwort auf einen Schuss kommt in die nächste Zeile.
territory-sheets-record-blanks = Tippe _ für jedes Leerzeichen in einem Namen.
territory-sheets-record-others = pass NAME oder undo GRUND
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full oder -partial, deflector-5-full oder -partial
territory-sheets-defector-record-others = pass NAME, leave NAME, undo GRUND oder ally NAME NAME, dahinter link GITTER:FELD oder master GITTER:FELD, wo ein Knoten genannt wird
territory-sheets-defector-record-layouts = defector-N-full oder defector-N-island, N: wie viele ihr seid
territory-sheets-tally-rounds = Runden
territory-sheets-tally-tick = Hake eine ab, wenn wieder die erste Person am Zug ist. short: { $count } Runden.
territory-sheets-tally-tick-nine = Hake eine ab, wenn wieder die erste Person am Zug ist. short: { $count } Runden; neun Knoten gewinnen sofort.
territory-sheets-tally-last = Letzte Runde
territory-sheets-tally-last-how = Nach jedem Zug die Knoten jeder Person. Die höchste Wertung gewinnt. Bei Gleichstand: mehr Felder in fremden Gittern.
territory-sheets-tally-sum = Wertung
territory-sheets-tally-spaces = Felder
territory-sheets-tally-after = nach dem Zug von

## Gitter, Marken, Tischplan

territory-sheets-grid-null = nimm es
    .title = Leer
territory-sheets-grid-owned = schraffiere, nimm es
    .title = Nah
territory-sheets-grid-node = nimm die Reichweite
    .title = Knoten
territory-sheets-grid-deflector = Schuss geht weiter
    .title = Ablenker
territory-sheets-markers-track = Knoten, die du beherrschst: Mit { $wanted } von { $of } gewinnst du. Lege eine Münze oder dein Zeichen auf deine Zahl.
territory-sheets-placemat-tag = Tischplan, { $term }
territory-sheets-placemat-sheets = { $count } Blätter: { $across } nebeneinander
territory-sheets-placemat-sheets-in-rows = { $count } Blätter: { $across } nebeneinander in jeder von { $down } Reihen
territory-sheets-placemat-sheet = Blatt { $number }
territory-sheets-placemat-print = die { $count } Blätter einseitig, mit 100{ "\u00A0" }%.
    .title = Drucke
territory-sheets-placemat-cut = jedes Blatt an den gestrichelten Linien, links und oben.
    .title = Schneide
territory-sheets-placemat-glue = jedes Blatt auf die Streifen der Blätter links und darüber, Kreuz auf Kreuz.
    .title = Klebe
territory-sheets-placemat-play-cards = Falte die Klappen einer Karte zurück. Lege je eine Hälfte auf einen Umriss, ihre Reihe 1 auf die gedruckte Reihe 1.
    .title = Spiele
territory-sheets-placemat-play-grids = auf den Gittern, mit Bleistiften oder Chips.
    .title = Spiele

## Die Hilfskarten

territory-sheets-reflector-aid-about = dein Zug · 2 Personen
territory-sheets-deflector-aid-about = dein Zug · 3 bis 5 Personen
territory-sheets-defector-aid-about = dein Zug · ab 6 Personen
territory-sheets-aid-boxes = Was geantwortet wird
territory-sheets-reflector-aid-look-up = wohin du schießt, was gegeben wird, wer gewinnt
territory-sheets-deflector-aid-look-up = welcher Weg, wer nimmt, wer gewinnt
territory-sheets-defector-aid-look-up = wer nimmt, Bündnisse, wer gewinnt
territory-sheets-reflector-aid-step-call = zuerst auf Reihe 1, dann neben dein Zeichen.
    .title = Schieße
territory-sheets-deflector-aid-step-call = an deine Basis oder neben dein Zeichen.
    .title = Schieße
territory-sheets-reflector-aid-step-hear = Was sagt die andere Person?
    .title = Höre zu
territory-sheets-deflector-aid-step-hear = Was ist dort? Ablenker schicken den Schuss weiter.
    .title = Höre zu
territory-sheets-reflector-aid-step-claim = das Feld: Schreibe dein Zeichen hinein.
    .title = Nimm
territory-sheets-aid-step-claim = das letzte Feld. Schreibe dein Zeichen.
    .title = Nimm
territory-sheets-reflector-aid-step-give-back = Die andere Person bekommt das Feld bei dir.
    .title = Gegengabe
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Gegengabe
territory-sheets-aid-step-pass-on = nach links. Wer schießen kann, muss.
    .title = Weiter
territory-sheets-aid-step-ally = schließen, lösen. Schieße: Reihe 1, neben Zeichen.
    .title = Bündnis
territory-sheets-aid-step-follow = den Schuss. Ablenker schicken ihn weiter.
    .title = Verfolge
territory-sheets-aid-answer-null = nichts nah: nimm das Feld
territory-sheets-aid-answer-owned = schraffiere und nimm es
territory-sheets-aid-answer-node = nimm ihn samt Reichweite
territory-sheets-aid-answer-deflector = Der Schuss geht weiter.
territory-sheets-aid-list-never-call =
    auf ein Feld, das du hältst

    nur in deiner Reichweite
    .title = Schieße nie
territory-sheets-aid-list-what-is-given =
    nur dieses eine Feld

    Knoten darauf: samt Reichweite

    nichts, wenn schon gehalten
    .title = Was gegeben wird
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    der kürzere Weg herum

    genau gegenüber: nach links
    .title = Wohin der Schuss weitergeht
territory-sheets-defector-aid-list-which-way-it-flies-on = der kürzere Weg; gegenüber: nach links
    .title = Wohin der Schuss weitergeht
territory-sheets-aid-list-who-claims =
    du, wo der Schuss endet

    in deiner Basis: die beschossene Person

    schickt deine Basis ihn weiter: du
    .title = Wer nimmt
territory-sheets-aid-list-alliances =
    zwei oder drei: ein Band

    ab vier: auch ein Hauptband

    nie wieder mit Getrennten

    ohne Basis und Bündnis: aus
    .title = Bündnisse
territory-sheets-aid-where = im anderen Gitter
territory-sheets-aid-first = zuerst, und nach G1
territory-sheets-aid-given = du bekamst G1
territory-sheets-aid-you = du bist A

## Bilder auf Regelblättern

territory-sheets-called-space = „G1“
territory-sheets-called-grid = „Bob, G1“
territory-sheets-theirs = fremdes
territory-sheets-yours = deines
territory-sheets-you = du
territory-sheets-the-other-player = die andere Person
# Wo alle Gitter sich treffen, in zwei Zeilen.
territory-sheets-rows-touch =
    alle Reihen 1

    berühren sich
territory-sheets-more-rules = Weitere Regeln, Varianten
territory-sheets-first-round = Eine erste Runde und die offenen Gitter danach
territory-sheets-two-rounds = Zwei Runden und die offenen Gitter danach
# Am Fuß der Seite 1: was auf den Seiten dahinter steht.
territory-sheets-foot-2 = Seite 2: Beispiel, Varianten, Spielende
territory-sheets-foot-3 = Seite 2: Beispiel, Regeln; Seite 3: Varianten

## Tischpläne

territory-sheets-players = { $count } Personen
territory-sheets-players-full = { $count } Personen: jedes berührt jedes
territory-sheets-players-partial = { $count } Personen: nur Nachbarn
territory-sheets-players-island = { $count } Personen: die Insel
territory-sheets-meeting = Jedes Feld der Reihe 1 berührt jedes Feld der Reihe 1 aller anderen Gitter.
# Unter dem Namen der Person, die beginnt.
territory-sheets-goes-first = beginnt
territory-sheets-table-key = Linien und Farben verbinden Felder, die sich berühren. Züge folgen den Pfeilen.
territory-sheets-first-shots = Erste Schüsse gehen auf ein Feld, das dein Gitter berührt.
territory-sheets-first-shots-row-1 = Erste Schüsse gehen auf Reihe 1 eines anderen Gitters.
territory-sheets-first-shots-island = Erste Schüsse gehen auf die Insel vor dir.
territory-sheets-reflector-table-wins = Mit allen fünf Knoten des anderen Gitters gewinnst du. Kurzes Spiel: die Wertung von Runde { $round }.
territory-sheets-table-wins = Mit { $count } von { $of } Knoten gewinnst du. Kurzes Spiel: mit 9 Knoten oder der Wertung von Runde { $round }.
territory-sheets-shots = Zeilen: wer schießt. Spalten: auf wen.
    .title = Richtung abgelenkter Schüsse
territory-sheets-clockwise = Abgelenkte Schüsse gehen im Uhrzeigersinn, mit den Pfeilen.
territory-sheets-counter-clockwise = Abgelenkte Schüsse gehen gegen den Uhrzeigersinn, gegen die Pfeile.
territory-sheets-placemat-seam = Blatt { $number }: Blatt { $second } hier aufkleben, Kreuz auf Kreuz
territory-sheets-placemat-edge = Blatt { $number }: an der Linie schneiden, diesen Rand auf Blatt { $second } kleben

## Gitter zum Spielen

territory-sheets-grids = Geheimes und offenes Gitter
territory-sheets-grids-to-cut = Geheimes und offenes Gitter; an den gestrichelten Linien schneiden
# Für wie viele Personen, und wie viele von ihnen hier ihre Gitter haben.
territory-sheets-grids-here = { $text }, { $count } auf diesem Blatt
territory-sheets-grids-symbol = Zeichen
territory-sheets-grids-name = Name
territory-sheets-grids-left = Danach, links von dir
territory-sheets-grids-private = halte es verborgen
    .title = Geheim
territory-sheets-grids-public = für alle sichtbar
    .title = Offen
territory-sheets-grids-node = { $count } Knoten
territory-sheets-grids-deflector = { $count } Ablenker
territory-sheets-grids-notes = Notizen: Schüsse auf dich
territory-sheets-markers-alliance = Bündnis

## Protokolle

territory-sheets-record-players = Personen, im Uhrzeigersinn: Name, Zeichen
territory-sheets-record-boards = Nach allen Personen: die Gitter
territory-sheets-record-controlled = Beherrschte Knoten: nicht abtippen
territory-sheets-record-page = Protokoll, Seite { $page } von { $of }
territory-sheets-record-typed-last = Zuletzt getippt, unter allen Zeilen: Mit den Gittern kann der companion das Spiel prüfen
territory-sheets-record-one-line-each = je eine Zeile
territory-sheets-record-shooter = Wer
territory-sheets-record-grid = Gitter
territory-sheets-record-space = Feld
territory-sheets-record-name = Name
territory-sheets-record-answer = Was dort ist
territory-sheets-record-further = Weiteres

## Stellungen

territory-sheets-position-played = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } gespielt.
territory-sheets-position-allied = Verbündet: { $text }.
territory-sheets-position-secret = Nur für { $who }: halte es geheim.
territory-sheets-position-hidden = Was { $who } verbirgt, steht nicht im Protokoll: Hier stehen die Antworten dazu.
territory-sheets-position-no-owner = gehört niemandem
territory-sheets-position-home-count = { $count } Basen
territory-sheets-position-turned-1 = eine Vierteldrehung im Uhrzeigersinn
territory-sheets-position-turned-2 = auf den Kopf gedreht
territory-sheets-position-turned-3 = eine Vierteldrehung gegen den Uhrzeigersinn
territory-sheets-position-held = gehört dieser Person
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = Ablenker, verbraucht

# Ein Schuss, der auf eine Antwort wartet, und die Frage.
territory-sheets-position-waiting = { $shooter } schoss auf { $place }: { $reason }.
territory-sheets-part-table = wie die Gitter auf dem Tisch liegen
territory-sheets-part-grids = geheime und offene Gitter, größer als die der Karte
    .finish = Schneide an den gestrichelten Linien.
territory-sheets-part-placemat = Platzset in echter Größe
    .finish = Klebe Platzsets aus mehreren Blättern zusammen: Die Teile sind nummeriert.
territory-sheets-part-markers = Marken für Bündnisse, mit Siegleiste
territory-sheets-part-record = Bogen zum Mitschreiben
