# Lo que dicen las hojas y tarjetas de ayuda de Attack/Defend.

## La primera página

attackdefend-sheets-what = Farolea, adivina y revela la carta
attackdefend-sheets-needs = dos jugadores, cincuenta cartas
attackdefend-sheets-goal = Llega primero a cinco puntos. O ten más puntos cuando un turno acabe con el mazo vacío.
attackdefend-sheets-setup-shuffle = todas las cartas, en el mismo sentido, y reparte cinco a cada cual. El resto es el mazo.
    .title = Baraja
attackdefend-sheets-setup-sides = uno es la Defensa, otro el Ataque. Por acuerdo, o apostando cartas (página 2).
    .title = Lados:
attackdefend-sheets-setup-piles = el descarte va boca abajo y de lado. Las cartas jugadas quedan a la vista en la papelera.
    .title = Pilas:
attackdefend-sheets-pile-discards = descarte
attackdefend-sheets-pile-deck = mazo
attackdefend-sheets-pile-trash = papelera
attackdefend-sheets-turn-title = Turno a turno; empieza la Defensa
attackdefend-sheets-turn-defender = El turno de la Defensa
attackdefend-sheets-defender-draw = la carta de arriba del mazo o del descarte. Es obligatorio, y sin mirar.
    .title = Roba
attackdefend-sheets-defender-two-actions = roba otra carta, descarta una, coloca una boca abajo en el nivel 1, o avanza una: sube un nivel.
    .title = Dos acciones:
attackdefend-sheets-defender-play = una carta tuya boca abajo: revélala cuando su nivel llegue al número de su mitad negra. Puedes hacerlo en cualquier momento, también antes de robar o en el turno del Ataque. No es una acción.
    .title = Juega
attackdefend-sheets-turn-attacker = El turno del Ataque
attackdefend-sheets-attacker-draw = la carta de arriba del mazo o del descarte. Es obligatorio, y sin mirar.
    .title = Roba
attackdefend-sheets-attacker-two-actions = roba otra carta, descarta una, usa una carta de tu mano (con el signo de la mano), o voltea una carta boca abajo de cualquier nivel.
    .title = Dos acciones:
attackdefend-sheets-attacker-mind-your-hand = al acabar tu turno, la Defensa puntúa cada +1 y +2 que haya en ella. Así que descártalas antes: una acción por carta.
    .title = Cuida tu mano:
attackdefend-sheets-levels = El número en el borde de la Defensa es el nivel. Una carta se coloca en el nivel 1. Para avanzarla, gírala un cuarto de vuelta a la izquierda, y ahí queda el número siguiente. El nivel 4 es el más alto. En el mazo y en las manos, todas las cartas van con el 1 hacia el mismo lado; si no, sus dorsos las delatan.
    .title = Niveles
attackdefend-sheets-reveal-title = Una carta se revela
attackdefend-sheets-reveal-whose-half = La de quien la revela: la Defensa, la negra; el Ataque, la blanca.
    .title = ¿Qué mitad?
attackdefend-sheets-reveal-which-text = El del número más alto al que haya llegado el nivel; el signo de la mano vale 0. Desde la mano: el de ese signo.
    .title = ¿Qué texto?
attackdefend-sheets-reveal-where-to = A la papelera. Pero si su texto la puntúa, va con tus cartas puntuadas.
    .title = ¿Adónde?
attackdefend-sheets-reveal-then = Haz el resto del texto, paso a paso. Si el nivel no llega a ningún texto, la carta solo va a la papelera.
    .title = Después
# una carta de puntos, los números de sus mitades y lo que puntúa
attackdefend-sheets-example = Un ejemplo: { $title } ({ $points }). En el nivel 1 no vale nada. Desde el nivel { $white }, el Ataque la puntúa al voltearla. Desde el nivel { $black }, la Defensa puede jugarla y puntuarla.
attackdefend-sheets-example-house = Un ejemplo del mazo de la casa: { $title } ({ $points }). En el nivel 1 no vale nada. Desde el nivel { $white }, el Ataque la puntúa al voltearla. Desde el nivel { $black }, la Defensa puede jugarla y puntuarla.

## Donde se nombran las partes de esa carta

attackdefend-sheets-part-title = título
attackdefend-sheets-part-number = número
attackdefend-sheets-part-black = Defensa
attackdefend-sheets-part-word = palabra
attackdefend-sheets-part-white = Ataque
attackdefend-sheets-part-points = puntos
attackdefend-sheets-part-sign = signo
attackdefend-sheets-part-text = texto
attackdefend-sheets-hand = signo de la mano: en lugar de un número
attackdefend-sheets-foot = Mazo { $text }. Página 2: una primera ronda, signos
attackdefend-sheets-foot-house = Mazo de la casa { $number }: las cartas no son del autor. Página 2: una primera ronda, signos

## La segunda página

attackdefend-sheets-round = Una primera ronda, y lo que queda boca abajo tras cada paso
attackdefend-sheets-round-house = Una primera ronda con cartas del mazo de la casa, y lo que queda boca abajo tras cada paso
# la ronda: una carta de puntos, la segunda carta de Bob, las dos de Ann
attackdefend-sheets-round-1 = Bob es la Defensa y empieza. Roba una carta del mazo. Sus dos acciones: coloca dos cartas boca abajo, cada una en el nivel 1.
attackdefend-sheets-round-2 = Ann roba y usa { $scout }. Tiene el signo de la mano, así que puede usarla desde la mano. Mira las dos cartas de Bob: { $prize } y { $other_card }. { $scout } va a la papelera.
attackdefend-sheets-round-3 = Desde el nivel 2, Ann puede puntuar { $prize }. Si la volteara ahora, solo iría a la papelera. Así que su segunda acción es { $lever }, que también tiene el signo de la mano: sube { $prize } al nivel 2. No tiene ningún +1 ni +2, así que Bob no puntúa nada al acabar el turno de Ann.
attackdefend-sheets-round-4 = Bob se adelanta. Roba, y avanza { $prize } al nivel 3, su número negro. La juega enseguida, y eso no es una acción: puntúa { $points }. Con su segunda acción avanza { $other_card }.
attackdefend-sheets-signs = Los signos de las cartas
attackdefend-sheets-sign-score = puntúa esta carta
attackdefend-sheets-sign-draw = roba 2 cartas
attackdefend-sheets-sign-gift = tu rival roba 2
attackdefend-sheets-sign-discard = descarta 2 cartas
attackdefend-sheets-sign-foe = tu rival descarta 2
attackdefend-sheets-sign-raid = toma una carta al azar
attackdefend-sheets-sign-peek = mira 2 cartas boca abajo
attackdefend-sheets-sign-lower = una carta baja 2 niveles
attackdefend-sheets-sign-raise = una carta sube 2 niveles
attackdefend-sheets-sign-boost = tu rival sube una carta
attackdefend-sheets-sign-flip = voltea una carta
attackdefend-sheets-sign-trash = una va a la papelera
attackdefend-sheets-sign-return = una vuelve a su mano
attackdefend-sheets-sign-protect = una carta no se voltea
attackdefend-sheets-sign-switch = cambia una con tu mano
attackdefend-sheets-sign-place = coloca una en el nivel 2
attackdefend-sheets-sign-take = toma 1 de 2 del descarte
attackdefend-sheets-sign-saddle = da un −1 a tu rival
attackdefend-sheets-sign-act = tienes 2 acciones más
attackdefend-sheets-sign-slow = tu rival: 2 acciones menos
attackdefend-sheets-sign-hand = En lugar de un número: vale 0, y se puede usar desde la mano.
attackdefend-sheets-section-sides = Lados
attackdefend-sheets-rule-preference = se sortea quién dice qué lado quiere. Su rival acepta o apuesta: pone cartas de su mano en el descarte. Después, por turnos, cada cual apuesta en total más cartas que su rival, o acepta: entonces su rival se queda con ese lado.
    .title = Preferencia:
attackdefend-sheets-rule-as-many-cards = no basta. Las cartas apostadas no se reponen.
    .title = Igualar la apuesta
attackdefend-sheets-section-actions = Acciones
attackdefend-sheets-rule-no-limits = se puede repetir una acción o hacer menos de dos; en las manos y boca abajo cabe cualquier número de cartas.
    .title = Sin límites:
attackdefend-sheets-rule-too-late = lo que se dice primero se hace primero. Si ya se anunció un volteo, esa carta no se puede jugar.
    .title = Demasiado tarde:
attackdefend-sheets-rule-number = junto al primer texto blanco: la carta no se puede usar desde la mano.
    .title = Un número
attackdefend-sheets-rule-more-or-fewer-actions = cuentan en este turno si es el de quien las tiene; si no, en su turno siguiente. Nunca bajo cero.
    .title = Más o menos acciones
attackdefend-sheets-section-points-and-the-end = Puntos y final
attackdefend-sheets-rule-five-points = se gana al instante, también en medio de un efecto.
    .title = Con cinco puntos
attackdefend-sheets-rule-score-cards = son +1, +2 y −1. Un −1 quita un punto, también bajo cero.
    .title = Las cartas de puntos
attackdefend-sheets-rule-attackers-hand = al acabar su turno muestra cada +1 y +2, y nada más. Un −1 se queda en la mano.
    .title = La mano del Ataque:
attackdefend-sheets-rule-deck-is-empty = al acabar un turno (tras puntuar la mano del Ataque), gana quien tenga más puntos.
    .title = Si el mazo está vacío
attackdefend-sheets-rule-equal-then = El descarte va, tal como está, debajo de lo que quede del mazo. La próxima carta puntuada, incluso un −1, acaba la partida: gana quien tenga más puntos. Si no hay descarte, o el mazo se agota otra vez, es empate.
    .title = ¿Hay igualdad?
attackdefend-sheets-rule-nobody-draws = del mazo en diez turnos seguidos, cuenta como agotado.
    .title = Si nadie roba
attackdefend-sheets-section-effects = Efectos
attackdefend-sheets-rule-you = es quien revela la carta. «Puedes»: también puedes renunciar. Un paso imposible se omite.
    .title = «Tú»
attackdefend-sheets-rule-draw = se roba solo del mazo. Si has de descartar más cartas de las que tienes, descarta todas.
    .title = Robar y descartar:
attackdefend-sheets-rule-taken = la carta sale de la mano de tu rival. Si es de puntos, la puntúas; si no, te la quedas.
    .title = Tomada al azar:
attackdefend-sheets-rule-up-and-down = una carta no pasa del nivel 4 ni baja del 1.
    .title = Subir y bajar:
attackdefend-sheets-rule-protected = pon una moneda en la carta. No se puede voltear hasta que empiece el próximo turno de la Defensa.
    .title = Protegida:
attackdefend-sheets-rule-flip-in-an-effect = se completa antes del paso siguiente.
    .title = Un volteo en un efecto
attackdefend-sheets-rule-wait-for-a-choice = la Defensa no puede jugar ninguna carta.
    .title = Mientras alguien elige,
attackdefend-sheets-rule-planted-cards = un efecto deja al Ataque colocar una carta de puntos en su lado. Solo el Ataque la voltea. La Defensa no puede jugarla ni avanzarla, aunque sus efectos sí la alcanzan.
    .title = Cartas infiltradas:

## Las tarjetas de ayuda, la tabla de puntos, el registro

attackdefend-sheets-aid-about = tu turno · Attack/Defend
attackdefend-sheets-aid-look-up = los signos de las cartas
attackdefend-sheets-aid-win = Se gana con cinco puntos.
attackdefend-sheets-aid-defender = Juegas la mitad negra de una carta, y puntúas para ti.
attackdefend-sheets-aid-attacker = Juegas la mitad blanca de una carta, y puntúas para ti.
attackdefend-sheets-track = Empieza en 0. Mueve tu marcador cuando se puntúe una carta, también una que otra persona reveló para ti. Quien llega a 5 ha ganado. Por debajo de −5, sigue contando desde el extremo izquierdo.
attackdefend-sheets-track-foot = Pon la tabla entre ambos lados, cada fila junto a su jugador.
attackdefend-sheets-record-note = Anotaciones: draw, place, advance, discard, play, use, flip, choose, end; undo deshace la última. Escribe la palabra de una carta, como { $card }, donde se ve su cara. Las líneas en negrita son parte del archivo.
attackdefend-sheets-record-foot = companion check NOMBRE.txt dice quién ha ganado.
attackdefend-sheets-record-statement = anotación
attackdefend-sheets-record-player = jugador
attackdefend-sheets-record-place = lugar
attackdefend-sheets-record-card = carta o pila
attackdefend-sheets-record-side = lado: player, defender
attackdefend-sheets-track-title = Tabla de puntos
attackdefend-sheets-track-under = una fila para cada lado
attackdefend-sheets-track-wins = gana
attackdefend-sheets-track-start = inicio
attackdefend-sheets-markers = Marcadores, para recortar

## Lados y mazos

attackdefend-sheets-defender = Defensa
attackdefend-sheets-attacker = Ataque
# En el dorso de una carta: lo que hace con ella su propietario.
attackdefend-sheets-defend = Defiende
attackdefend-sheets-attack = Ataca
attackdefend-sheets-deck = mazo { $text }
attackdefend-sheets-house-deck = mazo de la casa { $number }: las cartas no son del autor

## Partes

attackdefend-sheets-part-rules = reglas en dos páginas, con una primera ronda y todos los signos
attackdefend-sheets-part-track = tabla de puntos, con marcadores para recortar
attackdefend-sheets-part-deck = mazo de cincuenta cartas
    .finish = Recorta los mazos de Attack/Defend y apila las cartas en el mismo sentido.
