# Rotator: cómo fue un turno, y lo que se marca en el papel.

## Lo que se dice

rotator-said-start = Empieza en { $space }
rotator-said-turn = Turno { $round }: perfora { $text }
rotator-said-turn-from = Turno { $round }: desde { $space }, perfora { $text }

## Cómo fue un turno

rotator-opens = la casilla se abre y queda tocada en el turno 1
rotator-starts = empieza desde { $space }
rotator-falls = cae por { $spaces }
rotator-collapses = derrumbadas, otra vez sólidas: { $spaces }
rotator-drills = perfora { $spaces }
rotator-drills-boosted = perfora { $spaces }, { $count ->
        [one] gasta { $count } impulso
       *[other] gasta { $count } impulsos
    }, { $other_count ->
        [one] queda { $other_count }
       *[other] quedan { $other_count }
    }
rotator-captures = captura el nodo en { $space }, su alcance se abre
rotator-stays = se queda donde está
rotator-lost = derrota: { $space } se ha derrumbado
rotator-won = victoria: { $space } está en la fila de abajo

## Lo que se marca en el papel

rotator-mark-triangle = un triángulo en { $spaces }
rotator-mark-line = una línea más en { $spaces }
rotator-mark-shading = rayado en { $spaces }

## Lo que se rechaza

rotator-refused-both-halves = «{ $space }» está en las dos mitades: { $either }
rotator-refused-no-turns = «{ $text }» no tiene turnos: escribe por ejemplo D10: 3, from red:I5 2, 0
rotator-refused-from-where = «{ $text }»: di también desde dónde, por ejemplo: { $example }
rotator-refused-viewer = no hay nadie llamado { $text }: { $title }
rotator-refused-no-board = aún no hay tablero
rotator-refused-not-won = la partida no está ganada
rotator-refused-nodes-late = «nodes» va antes de «start»
rotator-refused-nodes-named = los nodos de { $form } ya están nombrados
rotator-refused-start-chosen = el comienzo ya está elegido
rotator-refused-board-unfinished = no se puede empezar sin el tablero completo: { $reason }
rotator-refused-incomplete = el tablero no está completo: { $reason }
rotator-refused-space = «{ $text }» no es una casilla del tablero: red o blue, dos puntos, una casilla, por ejemplo red:D10
# red y blue son las mitades del tablero; así se escriben.
rotator-refused-nodes = { $form } tiene { $count } nodos, debe tener { $wanted }
rotator-refused-node-twice = { $space } está { $count } veces, cada nodo se da una sola vez
rotator-refused-rim = { $space } está en el borde del tablero, un nodo va en las columnas B a I y las filas 1 a 9
rotator-refused-overlap = los alcances de { $space } y { $origin } se solapan
rotator-refused-letters = «{ $text }» tiene { $count } letras, la clave de un tablero tiene { $wanted }
rotator-refused-letter = «{ $text }» lleva «{ $symbol }», que no está en ninguna clave: letras menos I y O, de 2 a 9
rotator-refused-identity = «{ $text }» no es la clave de un tablero: hay una letra mal, o dos cambiadas de sitio
rotator-refused-in-turn = turno { $number }, «{ $text }»: { $reason }
rotator-refused-line-goes-on = la partida está { $form ->
        [won] ganada
       *[lost] perdida
    } en el turno { $round }, y la línea sigue
rotator-refused-how-far = no se entiende «{ $text }»: cuánto perforar, de 0 a 3, o «help»
rotator-refused-after = no se entiende «{ $text }»: la partida ha terminado, o «help»
rotator-refused-level = no hay nivel «{ $text }»: { $options }
rotator-refused-too-hard = desde aquí este tablero es demasiado difícil de prever; sigue jugando y pregunta otra vez
rotator-refused-no-start = ningún turno antes de elegir el comienzo: una casilla de la fila de arriba, la fila 10 de red
rotator-refused-turn = «{ $text }» no es un turno: cuántas casillas perforar, por ejemplo 1 o from red:C4 1
rotator-refused-start = no se puede empezar en { $space }: el comienzo es una casilla de la fila de arriba, la fila 10 de red
rotator-refused-too-far = no se pueden perforar { $count } casillas: { $of } como mucho en un turno
rotator-refused-over-since = la partida ha terminado: quedó { $form ->
        [won] ganada
       *[lost] perdida
    } en el turno { $round }
rotator-refused-say-where = di desde dónde empezar: se capturó { $space }, vale cualquier casilla de su alcance
rotator-refused-only-here = no se puede empezar desde { $origin }: en el turno anterior no se capturó ningún nodo, así que el turno empieza donde estás, en { $space }
rotator-refused-off-range = no se puede empezar desde { $origin }: no está en el alcance de { $space } ({ $options })
rotator-refused-drill = no se { $count ->
        [one] puede perforar { $count } casilla
       *[other] pueden perforar { $count } casillas
    }
rotator-refused-cut-short = { rotator-refused-drill }: { $reason }, como mucho { $of }
rotator-refused-boosts = { rotator-refused-drill }: hacen falta { $wanted ->
        [one] { $wanted } casilla
       *[other] { $wanted } casillas
    } de impulso, en la reserva hay { $of }
rotator-refused-ground = el borde es suelo
rotator-refused-node-ends = { $space } es un nodo y ahí acaba de perforarse
rotator-refused-falls = { $space } está abierta, así que caes
rotator-lacks = falta la línea «{ $form } ...»

## Lo que se pregunta

rotator-boards-random = random: un tablero nuevo; «random hard» para su nivel.
rotator-boards-type = type: escribes los nodos. O escribe la clave de un tablero.
rotator-where-to-start = ¿Dónde empezar: una columna de la fila 10 de red, de A a J?
    .enter = ¿Dónde empezar: una columna de la fila 10 de red, de A a J ({ $parts })?
rotator-which-board = ¿Qué tablero ({ $options }, o siete caracteres)?
    .enter = ¿Qué tablero ({ $options }, o siete caracteres; { $parts })?
rotator-which-nodes = ¿Los cinco nodos de la cuadrícula { $form }, por ejemplo B3 H4 E6 C9 I9?
rotator-board-is = El tablero es { $text }.
rotator-finding = Buscar un tablero y probar su par lleva un momento.
rotator-level-and-par = Nivel { $text }, par { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    } en { $round ->
        [one] { $round } turno
       *[other] { $round } turnos
    }.
rotator-ask = Turno { $round }, { $count ->
        [one] queda { $count } impulso
       *[other] quedan { $count } impulsos
    }: ¿cuánto perforar?
rotator-ask-from = Turno { $round }, { $count ->
        [one] queda { $count } impulso
       *[other] quedan { $count } impulsos
    }: ¿desde dónde, y cuánto perforar?

## Pistas, de menos a más

rotator-hint-boosts = Se puede ganar con { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    }.
rotator-hint-left = Empieza en la mitad izquierda.
rotator-hint-right = Empieza en la mitad derecha.
rotator-hint-start = Empieza en { $space }.
rotator-hint-hopeless = Este tablero no se puede ganar.
rotator-hint-from-here = Desde aquí se puede ganar, con { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    }.
rotator-hint-spaces = { $count ->
        [0] No perfores
        [1] Perfora { $count } casilla
       *[other] Perfora { $count } casillas
    }.
rotator-hint-drill = Perfora { $count }.
rotator-hint-start-and-drill = Empieza desde { $space }. Perfora { $count }.
rotator-hint-lost = Desde aquí no se puede ganar. Deshaz turnos.

## Una carrera contra un fantasma

# El texto es una barra.
rotator-race = El fantasma gana en el turno { $wanted }: { $text }
    .alone = El fantasma gana en el turno { $wanted }.
rotator-race-won = Has ganado en el turno { $number }. El fantasma habría ganado en el turno { $wanted }.
rotator-race-even = Empate con el fantasma: victoria en el turno { $number }.
rotator-refused-ghost = no hay fantasma: este tablero no se puede ganar, o es demasiado difícil de resolver
rotator-race-lost = El fantasma ganó en el turno { $wanted }.

## Cómo va una partida

rotator-boosts = { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    }
rotator-turns = { $round ->
        [one] { $round } turno
       *[other] { $round } turnos
    }
rotator-played = { rotator-turns } hasta ahora, en { $space }, aún { rotator-boosts }.
rotator-from-one = El próximo turno empieza desde una de estas: { $spaces }
rotator-over-won = La partida ha terminado: victoria en { $space } en { rotator-turns }, aún { rotator-boosts }
rotator-over-lost = La partida ha terminado: derrota en { $space } en { rotator-turns }, aún { rotator-boosts }
# Una línea del registro, qué turno fue, y lo que hay abajo tal como se ve el tablero.
rotator-line = { common-line } (turno { $round }, abajo: { $term })
rotator-down-0 = la fila de abajo, la fila 10 de blue
rotator-down-1 = blue J y red A
rotator-down-2 = la fila de arriba, la fila 10 de red
rotator-down-3 = blue A y red J
rotator-may-be = El turno { $round } puede ser:
rotator-type-such = Escribe por ejemplo: { $example }
# El texto es un turno, por ejemplo: from red:C4 1
rotator-leads = { $text }: { rotator-boosts }, a { $space }
    .won = { rotator-leads }, victoria
    .lost = { rotator-leads }, derrota

# Lo que significan los signos del tablero.
rotator-legend-player = ▼ tú   ▽ tocada   -▽ hace 1 turno   =▽ hace 2 turnos
rotator-legend-spaces = ▒▒ sólida   ▒• nodo   ◦ nodo abierto   · aire
# Encima de las dos mitades de un tablero, lado a lado: la primera palabra empieza en la columna 9, la segunda en la 40.
rotator-halves = { "        " }mitad de arriba{ "                " }mitad de abajo

## Lo que vale una victoria, y cómo se puede ganar un tablero

rotator-stars = Has usado { rotator-boosts }; el par es { $wanted }: { $number ->
        [one] { $number } estrella
       *[other] { $number } estrellas
    } de 3.
rotator-medal = Una medalla: { rotator-turns } con { rotator-boosts }.
rotator-all-nodes = Los diez nodos: la estrella extra.
rotator-claim-won = Victoria en el turno { $round }.
rotator-claim-lost = No hay victoria: derrota en el turno { $round }.
rotator-claim-goes-on = No hay victoria: tras el turno { $round } la partida sigue.
rotator-par-unknown = Su par no se conoce: la búsqueda se cortó.
rotator-board = tablero { $text }: { $title }
# par, mejor y o van uno debajo de otro: lo que sigue empieza en una misma columna.
rotator-par = par:   { rotator-boosts }, { rotator-turns }
rotator-best = mejor: { rotator-boosts }, { rotator-turns }
rotator-or = o:     { rotator-boosts }, { rotator-turns }
rotator-proven = Probado a fondo: con menos no se gana.
    .hopeless = Este tablero no se puede ganar: probado a fondo.
rotator-not-proven = Sin probar: la búsqueda se cortó antes del final; quizá basten menos impulsos o turnos.
    .hopeless = La búsqueda se cortó sin hallar una victoria; quizá haya una.

## Lo que se puede escribir en juego, y lo que hace

rotator-help-drill = perfora dos casillas, de 0 a 3
rotator-help-from = tras una captura: desde dónde, y luego cuánto
rotator-help-board = dibuja el tablero
rotator-help-moves = da la lista de los turnos legales
rotator-help-hint = si se puede ganar; otra vez: cuánto perforar; otra más: el próximo turno
rotator-help-race = carrera contra un fantasma (easy, medium, hard, off)
