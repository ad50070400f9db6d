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
