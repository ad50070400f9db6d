# Attack/Defend: lo que pasó, y lo que toca.
# Cada parte se llama por su papel: el Ataque, la Defensa.

attackdefend-cards = { $count ->
        [0] ninguna carta
        [1] una carta
       *[other] { $count } cartas
    }
attackdefend-actions = { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }
attackdefend-levels = { $count ->
        [one] { $count } nivel
       *[other] { $count } niveles
    }
attackdefend-role = { $role ->
        [attacker] Ataque
       *[defender] Defensa
    }

## Lo que se dice

attackdefend-said-prefer = { $who } quiere ser { attackdefend-role }
attackdefend-said-wager = { $who } apuesta { attackdefend-cards }
attackdefend-said-advance = { $who } avanza la carta del lugar { $number }
attackdefend-said-end = { $who } acaba el turno
attackdefend-said-choose = { $who } elige

## Lo que pasó

attackdefend-fact-sides = { $player } es la Defensa y empieza; { $other } es el Ataque
attackdefend-fact-drew = { $player } roba { attackdefend-cards } del { $pile ->
        [discard] descarte
       *[deck] mazo
    }
attackdefend-fact-discarded = { $player } descarta { attackdefend-cards }
attackdefend-fact-placed = { $player } coloca una carta boca abajo: lugar { $number }, nivel { $level }
attackdefend-fact-level = La carta del lugar { $number } está ahora en el nivel { $level }
# Los dos títulos de una carta, como están impresos.
attackdefend-titles = { $card } / { $other_card }
# El título y el texto son los de la carta.
attackdefend-fact-revealed = { $player } juega { $title } de la mano: { $effect }
attackdefend-fact-revealed-lying = { $player } juega { $title } en el lugar { $number }: { $effect }
attackdefend-no-effect = por debajo de su número, así que no pasa nada
attackdefend-fact-scored = { $player } puntúa { $title }: { $points }
attackdefend-fact-trashed = { $title } va a la papelera
attackdefend-fact-stole = { $player } toma al azar una carta de la otra mano y se la queda
attackdefend-fact-stole-card = { $player } toma al azar una carta de la otra mano: { $title }
attackdefend-fact-returned = La carta del lugar { $number } va a la mano de { $player }
attackdefend-fact-switched = { $player } cambia la carta del lugar { $number } por una de la mano
attackdefend-fact-peeked = { $player } mira la carta del lugar { $number }
attackdefend-fact-protected = La carta del lugar { $number } no se puede voltear hasta el próximo turno de la Defensa
attackdefend-fact-took = { $player } toma una carta del descarte
attackdefend-fact-declined = { $player } renuncia
attackdefend-fact-actions-more = { $player } tiene { attackdefend-actions } más en su próximo turno
    .now = { $player } tiene { attackdefend-actions } más en este turno
attackdefend-fact-actions-fewer = { $player } tiene { attackdefend-actions } menos en su próximo turno
    .now = { $player } tiene { attackdefend-actions } menos en este turno
attackdefend-fact-overtime = Puntos iguales: el descarte va debajo del mazo, y decide la próxima carta que puntúe
attackdefend-fact-won = { $player } gana
attackdefend-fact-drawn = La partida acaba en empate

attackdefend-points = { $who }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }, { $other }: { $other_count ->
        [one] { $other_count } punto
       *[other] { $other_count } puntos
    }.

## Lo que toca

attackdefend-due-sides = Hay que acordar quién es la Defensa y empieza; o { $who } dice qué lado prefiere.
attackdefend-due-answer = { $who } quiere ser { attackdefend-role }. { $other } acepta o apuesta.
    .wagered = { $who } quiere ser { attackdefend-role }. Apostadas: { $count }. { $other } acepta o apuesta.
attackdefend-due-card = Turno de { $who } ({ attackdefend-role }): primero roba una carta.
    .yours = Roba primero una carta.
attackdefend-due-actions = Turno de { $who } ({ attackdefend-role }): aún { attackdefend-actions }.
    .yours = Aún { attackdefend-actions }.
attackdefend-asked-discard = { $who } elige { attackdefend-cards } para descartar.
attackdefend-asked-raid = { $who } toma una carta al azar: «kept», o la carta de puntos que sea.
attackdefend-asked-peek = { $who } puede mirar una carta boca abajo.
attackdefend-asked-lower = { $who } puede bajar { attackdefend-levels } una carta boca abajo.
attackdefend-asked-raise = { $who } puede subir { attackdefend-levels } una carta boca abajo.
attackdefend-asked-flip = { $who } puede voltear una carta boca abajo.
attackdefend-asked-trash = { $who } puede echar a la papelera una carta boca abajo.
attackdefend-asked-return = { $who } puede devolver a una mano una carta boca abajo.
attackdefend-asked-protect = { $who } puede proteger una carta boca abajo.
attackdefend-asked-switch = { $who } puede cambiar una carta boca abajo por una de la mano.
attackdefend-asked-place = { $who } puede colocar una carta en el nivel { $count }.
attackdefend-asked-take = { $who } puede tomar una de las { $count } cartas de arriba del descarte.
attackdefend-asked-saddle = { $who } puede poner un -1 entre las cartas puntuadas de su rival.
attackdefend-no-pile = ningún montón

## Lo que se rechaza

attackdefend-refused-nothing-to-choose = no hay nada que elegir
attackdefend-refused-not-asked = tiene que elegir { $other }, no { $player }
attackdefend-refused-choose-first = { $player } tiene que elegir primero
attackdefend-refused-sides-settled = los lados ya están decididos
attackdefend-refused-empty-hand = { $player } no tiene cartas en la mano
attackdefend-refused-cost = { $text } tiene un coste: su primer texto blanco necesita el nivel { $level }
attackdefend-refused-no-preference = aún no ha dicho nadie qué lado prefiere
attackdefend-refused-prefers = quien dice qué lado prefiere es { $other }, no { $player }
attackdefend-refused-answer-first = { $player } tiene que aceptar o apostar
attackdefend-refused-wager = una apuesta de { $total } en total no supera { $count }
attackdefend-refused-count = { $player } tiene { $of } cartas, no { $count }
attackdefend-refused-draw-first = { $player } tiene que robar antes una carta
attackdefend-refused-no-action = a { $player } no le quedan acciones: acaba el turno
attackdefend-refused-end-of-defender = solo el Ataque nombra cartas al final de un turno
attackdefend-refused-declined = a esto no se puede renunciar
attackdefend-refused-attacker-places = el Ataque solo coloca cartas de puntos
attackdefend-refused-position = elige una posición de 1, la de arriba, a { $of }
attackdefend-refused-discard = descarta { $wanted }, no { $count }
attackdefend-refused-saddle = ahí solo cabe una carta de puntos de -1
attackdefend-refused-turned-up = solo se enseña una carta de puntos; cualquier otra es «kept»
attackdefend-refused-dealt = las cartas ya están repartidas
attackdefend-refused-not-chosen = { $player } no ha elegido
attackdefend-refused-no-card = escribe una carta o su número
attackdefend-refused-on-paper = las cartas están en las manos: companion no las conoce
attackdefend-refused-number-of-card = no hay carta { $text } en tu mano: de 1 a { $of }
attackdefend-refused-deck-late = «deck» va antes de los nombres
attackdefend-refused-deck-named = el mazo ya está nombrado: { $text }
attackdefend-refused-player-missing = nombres hasta ahora: { $count }; se juega entre dos
attackdefend-refused-choose-before-deal = no hay nada que elegir: aún no se han repartido las cartas
attackdefend-refused-not-dealt = aún no se han repartido las cartas
attackdefend-refused-name = el nombre «{ $text }» lleva dos puntos o un #: elige otro
attackdefend-refused-number = «{ $text }» no es un número
attackdefend-refused-word = no se entiende «{ $text }»: escribe { $either }
attackdefend-refused-which-card = ¿qué carta? Escribe su lugar
attackdefend-refused-cards = «{ $text }» puede ser { $either }: escribe algo más
attackdefend-refused-no-sides = aún no hay Defensa: hay que acordar los lados, o decir cuál se prefiere
attackdefend-refused-no-sides-yet = aún no hay Defensa: { attackdefend-refused-answer-first }
# Lo que solo hace una parte.
attackdefend-refused-defenders = solo la Defensa puede { $form ->
        [place] colocar
       *[advance] avanzar
    } una carta, y { $player } es el Ataque
attackdefend-refused-attackers = solo el Ataque puede { $form ->
        [use] usar
       *[flip] voltear
    } una carta, y { $player } es la Defensa
attackdefend-refused-play = solo la Defensa juega una carta boca abajo, y { $player } es el Ataque
attackdefend-refused-empty = el { $pile ->
        [discard] descarte
       *[deck] mazo
    } está vacío
attackdefend-refused-planted = la carta del lugar { $number } está infiltrada: solo la voltea el Ataque
attackdefend-refused-score-card = la carta del lugar { $number } está infiltrada, así que debe ser una carta de puntos
attackdefend-refused-highest = la carta del lugar { $number } ya está en el nivel 4
attackdefend-refused-protected = la carta del lugar { $number } está protegida
attackdefend-refused-other-side = la carta del lugar { $number } no está en tu lado
attackdefend-refused-too-low = la carta del lugar { $number } está en el nivel { $level }: demasiado bajo
attackdefend-refused-level = la carta del lugar { $number } está en el nivel { $level } y necesita { $wanted }
attackdefend-refused-not-scored = { $text } no puntúa al final de un turno: solo puntúan +1 y +2
attackdefend-refused-not-held = { $player } no tiene { $count ->
        [one] { $options }
       *[other] todas estas: { $options }
    }
attackdefend-refused-copies = de { $text } hay { $count } en el mazo, y ya han salido todas
attackdefend-refused-score-cards = quedan muy pocas cartas de puntos para las que ha infiltrado el Ataque
attackdefend-refused-place = no hay carta en el lugar { $number } (lugares con carta: { $count ->
        [0] ninguno
       *[other] { $options }
    })
attackdefend-refused-in-private = «{ $text }» no se puede hacer: escribe solo «{ $form }» y sabrás por qué en privado
attackdefend-refused-deck = no hay mazo «{ $text }»: { $options }, o un archivo que acabe en .toml
attackdefend-refused-third = ya hay dos personas: { $players }
attackdefend-refused-form = «{ $text }» lleva detrás { $terms }
attackdefend-refused-more = «{ $text }» no lleva nada más detrás
attackdefend-refused-card = no hay carta «{ $text }» en el mazo: { $options }
attackdefend-refused-symbol = en este juego nadie tiene símbolo: escribe «{ $text }», o «{ $title }.» si { $symbol } es una inicial
attackdefend-refused-hands-here = aquí no se puede enseñar una mano a una sola persona: mejor jugar con cartas impresas (paper)
attackdefend-refused-moves = una lista de jugadas diría qué hay en una mano: escribe en su lugar «hand»
attackdefend-refused-type = escribe { $term }
attackdefend-refused-name-them = nómbralas detrás de «end», por ejemplo: end { $example }
attackdefend-refused-computers-paper = el ordenador no ve cartas que están en papel: deja que reparta companion

attackdefend-lacks-players = faltan dos nombres
attackdefend-lacks-deal = falta repartir

# Lo que lleva un comando.
attackdefend-form-role = un lado
attackdefend-form-pile = un montón
attackdefend-form-place = un lugar
attackdefend-form-count = un número
attackdefend-form-card = una carta
attackdefend-form-cards = cartas
attackdefend-form-end = los +1 y +2 de la mano
attackdefend-form-kept = una carta o «kept»
attackdefend-form-yes = yes o none

# Lo que escribe quien recibe una pregunta.
attackdefend-wanted-cards = qué cartas
attackdefend-wanted-kept = «kept», o la carta de puntos
attackdefend-wanted-position = su posición desde arriba, o none
attackdefend-wanted-card = la carta, o none
attackdefend-wanted-place = su lugar, o none

## Lo que se pregunta en el teclado

attackdefend-which-deck = ¿El mazo: { $example }, { $text } (versión 1), o el nombre de un archivo?
    .enter = ¿El mazo: { $example }, { $text } (versión 1), o el nombre de un archivo ({ $parts })?
attackdefend-which-first = La primera persona, que puede elegir lado primero: ¿un nombre, por ejemplo Ann?
    .enter = La primera persona, que puede elegir lado primero: ¿un nombre, por ejemplo Ann ({ $parts })?
attackdefend-which-second = La segunda persona: ¿un nombre, por ejemplo Ann?
    .enter = La segunda persona: ¿un nombre, por ejemplo Ann ({ $parts })?
attackdefend-which-cards = ¿Reparto yo (deal), o hay cartas impresas (paper)?
    .enter = ¿Reparto yo (deal), o hay cartas impresas (paper; { $parts })?
attackdefend-which-card = ¿Qué carta es?
attackdefend-type-deal = Escribe deal o paper.
attackdefend-dealt = Las cartas están repartidas, cinco por mano. Escribe «hand» para mirar las tuyas a solas.
attackdefend-digest = SHA-256 de la semilla, para comprobar después el reparto:
attackdefend-next-time = La próxima vez escribe solo «{ $form }»: entonces se te pregunta por la carta en privado.
attackdefend-end-without = ¿Acabar el turno sin ningún +1 ni +2 en la mano?
attackdefend-see-face = { $player }: escribe «hand { $who }» para ver la cara a solas.
attackdefend-seed = La semilla del reparto era { $text }.
attackdefend-hand-of = La mano de { $player }
attackdefend-seen = ¿Visto? Intro, o el número de una carta para leerla:
attackdefend-type-number = escribe el número de una carta de tu mano
attackdefend-such-as-read = por ejemplo: read 1
attackdefend-type-place = ¿Qué carta colocas? Su nombre o número.
attackdefend-type-discard = ¿Qué carta descartas? Su nombre o número.
attackdefend-type-use = ¿Qué carta juegas? Su nombre o número.
attackdefend-type-wager = ¿Qué cartas apuestas? Nombres o números.
attackdefend-step-place = ¿Qué carta colocas? Su nombre o número, o none.
attackdefend-step-discard = Descartas { attackdefend-cards }. ¿Nombres o números?
attackdefend-step-switch = ¿Qué lugar, y qué carta va ahí? Por ejemplo: { $example } 1, o none.
attackdefend-step-take = ¿Qué carta tomas del descarte? 1 es la de arriba; o none.
attackdefend-step-saddle = ¿Qué -1 recibe tu rival? Su nombre o número, o none.
attackdefend-ask-alone = { $term } «read 1» explica la carta 1, «back» sale:

## Después de la partida

attackdefend-recap-counted = Puntos, del primer turno al último:
attackdefend-recap-scored = { $who } puntuó { $points } con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.

## Consejos para quien juega a solas

attackdefend-advice = La carta del lugar { $number } habría puntuado { $points } al instante.

## Quién tiene que decir qué

attackdefend-ask = { $player }, { $term }:
    .enter = { $player }, { $term } (Intro: { $example }):
    .or-play = { $player }, { $term }, o juega:
    .enter-or-play = { $player }, { $term } (Intro: { $example }), o juega:
attackdefend-ask-sides = Por ejemplo «{ $player } defender», o «prefer defender»:
attackdefend-ask-answer = { $player }, acepta o apuesta (accept, wager):
attackdefend-ask-defender = { $player }, ¿juegas antes una carta boca abajo? Su lugar, o Intro.
    .paper = { $player }, ¿juegas antes una carta boca abajo? Su lugar y la carta, o Intro.
attackdefend-wanted-alone = elige a solas
attackdefend-wanted-draw-from = roba del { $pile ->
        [discard] descarte
       *[deck] mazo
    }
attackdefend-wanted-draw = roba: { $either }
attackdefend-wanted-action = aún { attackdefend-actions }: { $options }
attackdefend-wanted-end = no te quedan acciones
attackdefend-wanted-names = no te quedan acciones: nombra tus +1 y +2, por ejemplo «end { $example }»

## Cómo va la partida

attackdefend-piles = { $round ->
        [0] Antes de la primera ronda
       *[other] Ronda { $round }
    }. Mazo { $number }, descarte { $count }.
attackdefend-trash = { $count ->
        [0] Papelera: vacía.
       *[other] Papelera: { $options }.
    }
# El texto es un nombre, con blancos hasta el largo del nombre más largo. Los lados tienen el mismo ancho.
attackdefend-holds = { $text }  { $role ->
        [attacker] Ataque{ " " }
        [defender] Defensa
       *[none] { "       " }
    }  mano { $number }, { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    .scored = { attackdefend-holds } ({ $options })
attackdefend-lies = { "  " }lugar { $number }: nivel { $level }, lado de { $player }
    .protected = { attackdefend-lies }, protegida
attackdefend-none-lies = { "  " }No hay ninguna carta boca abajo.
attackdefend-nothing-to-say = Ya no queda nada que decir: la partida ha terminado.
attackdefend-may-say = Puedes decir:

## Una mano

attackdefend-hand = La mano de { $player }:
    .empty = La mano de { $player } está vacía.
attackdefend-known = Cartas boca abajo cuya cara conoces:
attackdefend-known-card = { "  " }lugar { $number }: { $term }
attackdefend-looked = Lo alto del descarte, de arriba abajo: { $options }.
# Delante va el número de la carta en la mano; el título es el de su mitad para el otro lado.
attackdefend-other-half = { $card }. { attackdefend-role }: { $title }
# Una carta en una línea: sus dos títulos, cada uno con los niveles que necesitan sus textos.
attackdefend-named = { $card }: { $title } / { $other_card }
# Lo que dice una mitad de la carta, debajo; el lado va primero donde se leen las dos mitades.
attackdefend-says = { "       " }{ attackdefend-half }: { $effect }
    .level = { "       " }{ attackdefend-half } desde el nivel { $level }: { $effect }
attackdefend-half = { $role ->
        [attacker] Ataque, { $title }
        [defender] Defensa, { $title }
       *[none] { $title }
    }

## Lo que se puede escribir en juego, y lo que hace

attackdefend-help-prefer = di qué lado prefieres; o de acuerdo: Bob defender
attackdefend-help-accept = toma el lado que queda
attackdefend-help-wager = apuesta cartas por el lado preferido
attackdefend-help-draw = roba del mazo o del descarte
attackdefend-help-place = coloca boca abajo una carta de la mano
attackdefend-help-use = juega una carta de la mano
attackdefend-help-advance = sube un nivel la carta del lugar 1
attackdefend-help-flip = voltea la carta del lugar 1
attackdefend-help-discard = descarta una carta de la mano
attackdefend-help-end = acaba el turno
attackdefend-help-play = la Defensa revela su carta
attackdefend-help-question = responde a lo que se pregunta
attackdefend-help-hand = mira una mano a solas
attackdefend-help-number = tras place, use, discard: la carta 2 de la mano; sin número se pregunta en privado
attackdefend-help-faces = nombra cada cara que se revela
attackdefend-help-scores = nombra los +1 y +2 de la mano

## Lo que no se puede ocultar otra vez al deshacer

attackdefend-given-turned-up = se reveló una carta
attackdefend-given-taken = se tomó una carta
attackdefend-given-drawn = se robó una carta
attackdefend-given-looked-at = se miró la carta del lugar { $number }
attackdefend-given-discards = se miraron cartas del descarte
