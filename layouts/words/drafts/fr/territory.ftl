# Reflector, Deflector et Defector : ce que l'arbitrage lit, ce qu'il faut marquer, et ce qui est expliqué.

## Ce que l'on dit

territory-said-move = { $shooter } tire sur { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who } passe
    .sentence = { territory-said-pass }.
territory-said-ally = { $all } s’allient
territory-said-leave = { $who } quitte l’alliance

## Ce que répondent les grilles

territory-answer-null = vide
territory-answer-owned = proche
territory-answer-node = nœud
territory-answer-deflector = déflecteur
territory-answer-clear = libre
territory-answered-on = { $answer } en { $space }
territory-says = { $grid } : { $answer }.
territory-says-row = La rangée de { $grid } : { $answer }.
territory-says-next = On passe à { $grid } : { $answer }.
territory-says-waiting = Le tir venu de { $place } continue chez { $grid } : { $answer }.
territory-gives-back-own = { $grid } rend { $space } : { $answer }.
territory-gives-back = { $shooter } rend { $space } de la grille de { $grid } : { $answer }.
territory-other-nodes = { $count ->
        [one] Un autre nœud est en { $nodes }
       *[other] D’autres nœuds sont en { $nodes }
    }.
territory-revealed-retained = tenues par d’autres nœuds : { $spaces }
territory-revealed-nodes = nœuds dans ces cases : { $spaces }
territory-revealed-deflectors = déflecteurs : { $spaces }

## Ce qui s'est passé

territory-fact-answered =
    .step = { $place } : { $parts }
territory-fact-deflected =
    .step = { $place } : un déflecteur, désormais usé ; le tir de { $who } continue
territory-fact-removed =
    .step = { $place } : un déflecteur neuf est retiré
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = Pas le premier déflecteur de cette grille : le tir fait demi-tour
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = Le tir n’a rien touché tout autour de la table et revient en { $place }
territory-fact-claimed = { $who } la prend.
    .step = { $place } : prise par { $who }
territory-fact-node =
    .step = { $place } : un nœud, désormais contrôlé par { $who }
territory-fact-conceded = { $space } revient à { $who }.
    .step = { $place } : rendue à { $who }
territory-fact-spent = { $who } la tient ou la couvre déjà : le tir est perdu.
    .step = { $place } : { $who } la tient ou la couvre déjà, le tir est perdu
territory-fact-spent-by-nobody = Personne ne peut la prendre : le tir est perdu.
    .step = { $place } : personne ne peut la prendre, le tir est perdu
territory-fact-not-given-back = { $who } ne récupère rien : { $who } tient ou couvre déjà { $place }.
    .step = { $place } : rien à rendre, { $who } la tient ou la couvre
territory-fact-turned = La grille de { $grid } tourne.
    .step = { $place } : la grille fait un quart de tour à droite
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who } perd une base : la grille de { $grid }
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who } gagne une base : la grille de { $grid }
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } est hors jeu
territory-fact-allied = { territory-fact-allied.step }.
    .step = Alliance conclue : { $all }
territory-fact-left = { territory-fact-left.step }.
    .step = { $all } se sépare de { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = Le lien de { $all } est rompu
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = Le lien maître de { $all } est rompu
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = L’alliance de { $all } est finie : { $parts }
territory-fact-won = La partie est finie : { territory-fact-won.step }.
    .step = { $count ->
        [one] { $all } gagne
       *[other] { $all } gagnent ensemble
    }
territory-fact-drawn = La partie est finie : { territory-fact-drawn.step }.
    .step = égalité entre { $all }

territory-stay-allied = { $players } gardent leur alliance
territory-alone = { $count ->
        [one] { $players } joue en solo
       *[other] { $players } jouent en solo
    }

territory-because = { $term } : { $reason }
territory-tie-tally = même décompte ; { territory-tie-held }
    .sentence = Même décompte ; { territory-tie-held }.
territory-tie-nodes = même nombre de nœuds ; { territory-tie-held }
    .sentence = Même nombre de nœuds ; { territory-tie-held }.
territory-tie-lost = chaque camp a perdu tous ses nœuds ; { territory-tie-held }
    .sentence = Chaque camp a perdu tous ses nœuds ; { territory-tie-held }.
territory-tie-held = { $who } tient { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, { $tally }
territory-target = { $term } : dans cette partie, { $wanted } nœuds suffisent

## Nœuds pris

territory-takes-range = { $who } prend le nœud avec sa portée.
territory-takes-range-but = { $who } prend le nœud avec sa portée, sauf { $spaces }.
territory-takes-some = { $who } prend le nœud avec { $spaces }.
territory-takes-node = { $who } prend le nœud seul.
territory-deflectors-shoot = { $count ->
        [one] Le déflecteur en { $spaces } déclenche un tir.
       *[other] Les déflecteurs en { $spaces } déclenchent un tir chacun.
    }
territory-deflectors-removed = { $count ->
        [one] Le déflecteur en { $spaces } est retiré.
       *[other] Les déflecteurs en { $spaces } sont retirés.
    }

## Ce qu'il faut marquer sur le papier

territory-marks = { $place } : { $marks }
territory-mark-shade = hachures
territory-mark-shade-range = hachures dans toute sa portée
territory-mark-dot = point
territory-mark-slash = barre
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } dans toute sa portée
territory-mark-symbol-range-but = { $symbol } dans toute sa portée sauf { $spaces }
territory-mark-turn = un quart de tour à droite
territory-quarter-turns = { $grid } : { $count } de ses quarts de tour

## La suite

territory-turn = À { $who }.
    .again = C’est le tour de { $who }.
territory-has-nodes = { $who } a { $count } des { $wanted } nœuds qu’il faut.
territory-lost-nodes = Il reste { $count } à { $who }.
territory-reflector-count = { $who } a { $count ->
        [0] aucun
       *[other] { $count }
    } des cinq nœuds de { $other }, { $other } { $other_count ->
        [0] aucun
       *[other] { $other_count }
    } de ceux de { $who }.
territory-round = Manche { $round } sur { $of }.
territory-round-last = Manche { $round } sur { $of }, la dernière. Décompte : { $tally }.
territory-rounds-over = Les { $of } manches sont finies. Décompte : { $tally }.
