# Lo que dicen las hojas, los rompecabezas y la tarjeta de ayuda de Rotator.

## La primera página

rotator-sheets-what = Un jugador baja perforando un mundo que gira.
rotator-sheets-needs = un lápiz, una goma, un tablero
rotator-sheets-goal = Llega a la fila de abajo: la fila 10 azul.
rotator-sheets-out = Pierdes si tu casilla se vuelve sólida.
rotator-sheets-win = Ganas en cuanto llegas a la fila 10 azul, aunque entonces no esté abajo.
rotator-sheets-setup-take = un rompecabezas, o elige diez nodos (puntos), cinco en cada mitad. Ninguno en el borde; los alcances no se solapan nunca.
    .title = Toma
rotator-sheets-setup-shade = los alcances: las casillas a dos pasos o menos de un nodo, sin ir en diagonal. Lo rayado es sólido; todo lo demás está abierto.
    .title = Raya
rotator-sheets-setup-start = en cualquier casilla de la fila de arriba. Si es sólida, ábrela gratis. Dibuja un triángulo.
    .title = Empieza
rotator-sheets-turn-fall = por casillas abiertas hasta una sólida o el borde. Dibuja un triángulo, punta abajo, en cada casilla sin marca.
    .title = Cae
rotator-sheets-turn-collapse = Toda casilla pisada hace tres turnos se vuelve sólida. Si estás en ella, pierdes. A las pisadas hace uno o dos, añádeles una línea.
    .title = Derrumbe
rotator-sheets-turn-drill = de 0 a 3 casillas sólidas: bórralas, dibuja triángulos. En cada turno la primera es gratis, cada una más cuesta un impulso: hay diez por partida.
    .title = Perfora
rotator-sheets-turn-turn = la hoja un cuarto de vuelta a la derecha. Abajo es el lado cercano a ti.
    .title = Gira
rotator-sheets-note-old-marks = siguen envejeciendo, aunque vuelvas a caer por ellas.
    .title = Las marcas viejas
rotator-sheets-note-open-below = tras perforar? Sigues cayendo; ya no perforas.
    .title = ¿Abierta debajo
rotator-sheets-note-drill = a través del borde.
    .title = Nunca perfores
rotator-sheets-note-you-need = perforar.
    .title = No hace falta
rotator-sheets-node =
    Perfora un nodo para capturarlo. Las casillas sólidas de su alcance se abren y reciben triángulos.

    Ya no perforas; te quedas ahí. Empieza el turno siguiente en cualquier casilla de su alcance.
    .title = Nodo

## La segunda página

rotator-sheets-legend = Cada turno va del anillo a la flecha; un segundo anillo es un nodo capturado. Las casillas grises son sólidas tras el turno; las oscuras se han derrumbado en él. Los tableros quedan como estaban al empezar; el triángulo junto al turno muestra dónde estaba abajo.
rotator-sheets-section-more-exactly = Más exactamente
rotator-sheets-rule-board = La mitad azul (blue) está cerca de ti; la roja (red), encima, girada. A1 rojo está sobre J1 azul.
    .title = Tablero
rotator-sheets-rule-nodes = nunca están en las filas y columnas exteriores; la línea del centro no es un borde. Los alcances pueden cruzarla. El borde los corta.
    .title = Los nodos
rotator-sheets-rule-collapse = Toda casilla que pisaste hace tres turnos se vuelve sólida, aunque al principio estuviera abierta.
    .title = Derrumbe
rotator-sheets-rule-drill = Puedes perforar 0 casillas. Decide cuántas antes de empezar, y no más de las posibles: el borde, un nodo o una caída te detienen.
    .title = Perforar
rotator-sheets-rule-node = Solo se captura perforándolo. Las casillas abiertas de su alcance conservan su edad. Si su casilla se derrumba, puedes capturarlo otra vez.
    .title = Nodo
rotator-sheets-rule-win = al caer o perforar hasta la fila de abajo, o al empezar en ella tras un nodo. Ese turno acaba ahí.
    .title = Ganas
rotator-sheets-section-puzzles = Rompecabezas
rotator-sheets-rule-notes = Rodea la casilla donde estás; borra el círculo al seguir. Anota dónde empiezas, y en cada turno cuántas casillas perforas. Tras una captura, anota también desde dónde. Tacha un cuadro por cada impulso que gastes.
    .title = Notas
rotator-sheets-rule-stars = Una por cualquier victoria, dos por ganar con un impulso más que el par, tres por el par. El par es el mínimo de impulsos con que se puede ganar.
    .title = Estrellas
rotator-sheets-rule-medals = Consigues cada una si ganas con los turnos e impulsos que lleva al lado, o con menos. En tableros pequeños, 2/13 son 2 impulsos y 13 turnos.
    .title = Medallas
rotator-sheets-rule-ten-nodes = Algunos rompecabezas dan otra estrella por ganar tras capturar los diez nodos.
    .title = Diez nodos
rotator-sheets-rule-level = Cuantos más rombos negros, más cuidado necesitas para llegar al par: tres estrellas. Solo ganar puede ser fácil en cualquier nivel.
    .title = Nivel
rotator-sheets-rule-letters = Los siete caracteres nombran el tablero. El código QR los contiene, o abre el tablero en un teléfono. El programa cardgen lo imprime otra vez.
    .title = Código

## El registro

rotator-sheets-record-note = Tras cada turno: cuántas casillas se perforaron, de 0 a 3. En el turno tras capturar un nodo, también desde qué casilla, como red:C4; en los demás, tacha from. El triángulo muestra dónde está abajo en la hoja tal como estaba al empezar.
rotator-sheets-record-foot = Un turno: desde dónde sigues tras una captura, y cuántas casillas perforas.

## Rompecabezas

rotator-sheets-puzzles-tag = Cae, perfora y gira la hoja
rotator-sheets-puzzles-under = Llega a la fila de abajo antes de que tu casilla se vuelva sólida.
rotator-sheets-hints-explained = Tres pistas para cada rompecabezas, sobre un camino al par. Lee la primera lista si no sabes por dónde empezar, la segunda si eso no ayuda, y la tercera si no ayuda nada más.
    .title = Pistas
rotator-sheets-solutions-explained = La estrella marca un camino al par; cada medalla, un camino a esa medalla. Una búsqueda completa ha demostrado que son los mejores: ninguno necesita menos impulsos, y con esos impulsos ninguno necesita menos turnos. Síguelos con un lápiz. Cada turno tiene su número, el lado que está abajo, lo que haces y la casilla donde acabas. En los turnos en negrita puedes elegir; en los demás pierdes al instante si perforas otro número de casillas. El dibujo muestra el tablero tras los turnos de al lado, y los recorridos de los últimos: de un número al siguiente, o a una flecha. Las casillas grises son sólidas; las oscuras se han derrumbado en los turnos dibujados. Un anillo alrededor de una flecha es un nodo capturado. Las cifras bajo un tablero dicen lo difícil que es: con 10 bits, quien juega con cuidado y sin plan mantiene el par en una partida de cada mil; las bifurcaciones son los turnos en que una opción pierde el par.
    .title = Soluciones
rotator-sheets-solutions-in-short = Los caminos a las medallas van abreviados: dónde empezar y cuántas casillas perforar en cada turno.
rotator-sheets-solutions-nodes = No está demostrado que el camino por los diez nodos sea el mejor.

## La tarjeta de ayuda

rotator-sheets-aid-about = tu turno · 1 jugador
rotator-sheets-aid-boxes = Cada casilla que pisaste
rotator-sheets-aid-look-up = el tablero que gira, marcas, nodos
rotator-sheets-aid-fall = hasta sólida o borde. Triángulo si no hay marca.
    .title = Cae
rotator-sheets-aid-collapse = Con dos líneas, sólida. Otra marca vieja: una línea.
    .title = Derrumbe
rotator-sheets-aid-drill = de 0 a 3 sólidas. 2.ª y 3.ª: un impulso cada una.
    .title = Perfora
rotator-sheets-aid-turn = la hoja un cuarto de vuelta a la derecha.
    .title = Gira
rotator-sheets-aid-list-node =
    perfóralo: su alcance se abre

    no caes

    el turno siguiente empieza en cualquier casilla del alcance
    .title = Nodo
rotator-sheets-aid-list-drill =
    diez impulsos por partida

    nunca a través del borde

    abierta debajo: sigues cayendo
    .title = Perforar
rotator-sheets-aid-list-you-win = en cuanto llegas a la fila 10 azul (borde grueso)
    .title = Ganas

## Qué más hay en la primera página y en los tableros

rotator-sheets-turning = El tablero gira
rotator-sheets-remember = Recuerda
rotator-sheets-foot = Página 2: una partida entera, reglas exactas
# Dónde están arriba y abajo en el tablero, cada uno en dos líneas.
rotator-sheets-top =
    arriba:

    rojo 10
rotator-sheets-bottom =
    abajo:

    azul 10
rotator-sheets-turn-number = turno { $number }
rotator-sheets-turn-numbers = turno { $number }, { $second } …
rotator-sheets-down = abajo en los turnos { $number }, { $second }, { $third } …
rotator-sheets-boosts = Impulsos
rotator-sheets-start = Salida
rotator-sheets-name-or-puzzle = Nombre o rompecabezas
rotator-sheets-grids = Un tablero de dos cuadrículas
rotator-sheets-grids-to-cut = Un tablero de dos cuadrículas; corta por las líneas discontinuas

## Una partida o una solución, turno a turno

rotator-sheets-example = Un ejemplo: { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    } con { $other_count ->
        [one] { $other_count } impulso
       *[other] { $other_count } impulsos
    }
rotator-sheets-board = tablero { $text }
rotator-sheets-play-start = { rotator-hint-start }
rotator-sheets-play-from = Desde { $space }.
# Las formas "because" dicen por qué, para quien las lee por primera vez.
rotator-sheets-play-from-because = Empieza en { $space }, en ese alcance.
rotator-sheets-play-fall = Cae{ "\u00A0" }{ $count }.
rotator-sheets-play-fall-to = Cae{ "\u00A0" }{ $count } a{ "\u00A0" }{ $space }.
rotator-sheets-play-fall-because = Abierta debajo: cae{ "\u00A0" }{ $count }.
rotator-sheets-play-drill = Perfora{ "\u00A0" }{ $count }.
rotator-sheets-play-drill-to = Perfora{ "\u00A0" }{ $count } a{ "\u00A0" }{ $space }.
rotator-sheets-play-boost = Perfora{ "\u00A0" }{ $count }, { $other_count ->
        [one] { $other_count }{ "\u00A0" }impulso
       *[other] { $other_count }{ "\u00A0" }impulsos
    }.
rotator-sheets-play-boost-to = Perfora{ "\u00A0" }{ $count }, { $other_count ->
        [one] { $other_count }{ "\u00A0" }impulso
       *[other] { $other_count }{ "\u00A0" }impulsos
    }, a{ "\u00A0" }{ $space }.
rotator-sheets-play-stay = Te quedas.
rotator-sheets-play-stay-because = Sólida debajo: te quedas.
rotator-sheets-play-node = ¡Un nodo!
rotator-sheets-play-node-because = ¡Un nodo! Su alcance se abre.
rotator-sheets-play-won = ¡Victoria!
# Un camino abreviado: la salida, luego cuántas casillas perforar en cada turno.
rotator-sheets-line = salida { $space }: { $text }
rotator-sheets-line-from = desde { $space } { $count }

## Hojas de rompecabezas

# El título de un rompecabezas de un día, como viernes 1 de mayo de 2026, y su forma corta; la semana empieza el lunes.
rotator-sheets-short-day = { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
rotator-sheets-level-easy = fácil
rotator-sheets-level-medium = medio
rotator-sheets-level-hard = difícil
rotator-sheets-level-expert = experto
rotator-sheets-levels = de { $easiest } a { $hardest }
rotator-sheets-puzzles = { $count ->
        [one] { $count } rompecabezas
       *[other] { $count } rompecabezas
    }
rotator-sheets-boxes = Cuadros: casillas que perforas por turno
rotator-sheets-drilled = Casillas que perforas en cada turno
rotator-sheets-solution = Solución: { $text }
rotator-sheets-long-solution = Solución: demasiado larga para este sitio
rotator-sheets-cost = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }, { $other_count ->
        [one] { $other_count } impulso
       *[other] { $other_count } impulsos
    }
rotator-sheets-par = par { $other_count ->
        [one] { $other_count } impulso
       *[other] { $other_count } impulsos
    }, { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
rotator-sheets-goal-win = una victoria
    .short = ganar
rotator-sheets-goal-boosts = con { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    }
    .short = { rotator-boosts }
rotator-sheets-goal-nodes = los diez nodos
    .short = 10 nodos
# Lo que va delante de cifras como 2/13.
rotator-sheets-pairs = impulsos/turnos
rotator-sheets-more-turns = Más turnos
rotator-sheets-note-turns = Anota tus turnos en la página «{ rotator-sheets-more-turns }».
rotator-sheets-note-turns-from = Desde el turno { $number }, anota tus turnos en la página «{ rotator-sheets-more-turns }».

## Pistas y soluciones

rotator-sheets-hints-first = 1. Dónde empezar
    .short = 1. Salida
rotator-sheets-hints-second = 2. El primer nodo que capturar
    .short = 2. Primer nodo
rotator-sheets-hints-third = 3. El turno en que falla casi todo
    .short = 3. Turno más difícil
rotator-sheets-hints-node = { $space } en el turno { $number }
rotator-sheets-hints-no-node = no hace falta ningún nodo
rotator-sheets-hints-turn = turno { $number }: perfora { $count }
rotator-sheets-hints-turn-from = turno { $number }: desde { $space }, perfora { $count }
rotator-sheets-solutions-figures = { $bits } bits, bifurcaciones { $forks }
rotator-sheets-solutions-skipped = { $count ->
        [1] Turno 1
       *[other] Turnos 1 a { $count }
    }: como con { $other_count ->
        [one] { $other_count } impulso
       *[other] { $other_count } impulsos
    }.
rotator-sheets-solutions-continued = { $title }, continuación
rotator-sheets-solutions-par = Par: { rotator-sheets-cost }
rotator-sheets-solutions-all-nodes = Los diez nodos: { rotator-sheets-cost }

## Una posición

rotator-sheets-position-title = Una posición
rotator-sheets-position-not-started = Sin empezar: elige una casilla de la fila de arriba.
rotator-sheets-position-played = { $count ->
        [one] { $count } turno jugado
       *[other] { $count } turnos jugados
    }.
rotator-sheets-position-over-won = La partida ha terminado: victoria.
rotator-sheets-position-over-lost = La partida ha terminado: derrota.
rotator-sheets-position-down-bottom = Turno { $number }: abajo es la fila de abajo, desde { $space }.
rotator-sheets-position-down-bottom-around = Turno { $number }: abajo es la fila de abajo; empieza en cualquier casilla en torno a { $space }.
rotator-sheets-position-down-right = Turno { $number }: abajo es la derecha, desde { $space }.
rotator-sheets-position-down-right-around = Turno { $number }: abajo es la derecha; empieza en cualquier casilla en torno a { $space }.
rotator-sheets-position-down-top = Turno { $number }: abajo es la fila de arriba, desde { $space }.
rotator-sheets-position-down-top-around = Turno { $number }: abajo es la fila de arriba; empieza en cualquier casilla en torno a { $space }.
rotator-sheets-position-down-left = Turno { $number }: abajo es la izquierda, desde { $space }.
rotator-sheets-position-down-left-around = Turno { $number }: abajo es la izquierda; empieza en cualquier casilla en torno a { $space }.
rotator-sheets-position-down-now = abajo en el turno { $number }
rotator-sheets-record-where = en la fila 10 roja
rotator-sheets-record-boosts = impulsos

## Partes

rotator-sheets-part-grids = tablero con las dos cuadrículas, más grandes que en la tarjeta
