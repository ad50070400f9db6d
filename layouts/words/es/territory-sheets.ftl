# Lo que dicen las hojas y tarjetas de ayuda de Reflector, Deflector y Defector.
#
# Lo que un juego dice de otro modo que los demás lleva su nombre en la clave.

## La primera página

territory-sheets-reflector-what = Dos jugadores buscan nodos ocultos; quien toma una casilla entrega otra.
territory-sheets-deflector-what = De tres a cinco jugadores buscan nodos ocultos; los desviadores desvían los disparos.
territory-sheets-defector-what = Seis jugadores o más buscan nodos ocultos, con alianzas y traiciones.
territory-sheets-needs = lápices, dos cuadrículas de 10×10 por jugador
territory-sheets-reflector-goal = Controla los cinco nodos de la otra cuadrícula.
territory-sheets-deflector-goal = Controla suficientes nodos o sobrevive a todos.
territory-sheets-defector-goal = Controla más de la mitad de los nodos o sobrevive a todos. Solo gana uno.
territory-sheets-deflector-out = Fuera de juego: sin base.
territory-sheets-defector-out = Fuera de juego: sin base ni alianza.
territory-sheets-reflector-setup-hide = 5 nodos (puntos) en tu cuadrícula secreta.
    .title = Esconde
territory-sheets-setup-hide = 5 nodos (puntos) y 20 desviadores (barras) en tu cuadrícula secreta.
    .title = Esconde
territory-sheets-reflector-setup-lay = las cuadrículas públicas, fila 1 con fila 1. Cada cual elige un símbolo: X, O. A cara o cruz se decide quién empieza.
    .title = Coloca
territory-sheets-deflector-setup-lay = las cuadrículas públicas: los lados unidos por trazos se tocan, A1 con J1. Cada cual elige un símbolo, como X, O, Z.
    .title = Coloca
territory-sheets-defector-setup-lay = las cuadrículas públicas en círculo. Cada cual elige un símbolo, como X, O, Z.
    .title = Coloca
territory-sheets-setup-hold = las casillas a dos pasos o menos de tus nodos, sin ir en diagonal: su alcance.
    .title = Tienes
territory-sheets-reflector-turn-call = una casilla de la otra cuadrícula.
    .title = Canta
territory-sheets-turn-call = una cuadrícula y una casilla.
    .title = Canta
territory-sheets-turn-hear = qué hay allí.
    .title = Escucha
territory-sheets-reflector-turn-claim = la casilla, sea de quien sea: tu símbolo en la cuadrícula pública.
    .title = Toma
territory-sheets-turn-claim = donde termina el disparo, en la cuadrícula pública.
    .title = Toma
territory-sheets-reflector-turn-give-back = Tu rival recibe la misma casilla de tu cuadrícula. Después le toca cantar.
    .title = Entrega
territory-sheets-defector-turn-give-back = la misma casilla tuya a quien recibió el disparo.
    .title = Entrega
territory-sheets-turn-pass-on = el turno a tu izquierda.
    .title = Pasa
territory-sheets-turn-ally = con quien acepte, o deja tu alianza.
    .title = Alíate
territory-sheets-turn-follow = el disparo. Los desviadores lo desvían.
    .title = Sigue
territory-sheets-where = Dónde puedes cantar
territory-sheets-reach-first = canta una casilla de la fila 1, o una junto a otra que recibiste.
    .title = Primero
territory-sheets-reach-later = canta una casilla junto a otra que tomaste o recibiste.
    .title = Después
territory-sheets-reach-never-call = una casilla que ya tengas, o una que solo esté al alcance de tus nodos.
    .title = No cantes nunca
territory-sheets-defector-reach-never-call = una casilla tuya o de tu alianza, o una que solo esté al alcance de tus nodos.
    .title = No cantes nunca
territory-sheets-reach-no-space = Pasa, pero solo entonces.
    .title = ¿Ninguna casilla?
territory-sheets-deflector-reach-come-in = por una casilla que toque tu base, hasta que tomes una casilla que hayas cantado allí.
    .title = Entra
territory-sheets-defector-reach-come-in = por la fila 1 de una cuadrícula, hasta que tomes una casilla que hayas cantado allí.
    .title = Entra
territory-sheets-deflector-reach-go-on = a una casilla junto a otra que tomaste y aún tienes, o que la toque desde otra cuadrícula.
    .title = Avanza
territory-sheets-defector-reach-go-on = a una casilla junto a otra tomada, tuya o aliada, o que la toque desde otra cuadrícula.
    .title = Avanza
territory-sheets-reach-lost-all-there = Vuelve a entrar.
    .title = ¿Lo perdiste todo allí?
territory-sheets-reach-at-home = canta una casilla que toque otra que tomaste en otra cuadrícula, o junto a una que recuperaste.
    .title = En tu base
territory-sheets-first-call = Primer canto de Ann
territory-sheets-call-after = Ann, tras G1
territory-sheets-call-given = Bob, con G1
territory-sheets-answers = Respuestas y marcas
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Captúralo con su alcance. Lo que está al alcance de otro nodo rival solo se raya; si allí se nombra un nodo, dibuja su punto.
territory-sheets-answer-node = Captúralo con su alcance. Lo que está al alcance de nodos ajenos solo se raya. Cada desviador manda tu disparo más allá.
territory-sheets-answer-deflector = gastado; el disparo sigue
territory-sheets-shot = Qué hace un disparo
territory-sheets-chart-begin = Cantas una casilla
territory-sheets-chart-deflector = ¿Desviador?
territory-sheets-chart-used-up = Gastado. Misma casilla, cuadrícula siguiente, por el lado corto.
territory-sheets-defector-chart-used-up = Gastado. Misma casilla, cuadrícula siguiente, lado corto (o izquierda).
territory-sheets-chart-home = ¿Desviado a tu base?
territory-sheets-chart-called = La toma aquel a quien apuntaste. Pero si tu base desvía el disparo, la tomas tú.
territory-sheets-chart-end = Tomas
territory-sheets-chart-yes = sí
territory-sheets-chart-no = no
territory-sheets-deflector-spent = No se toma nada si quien toma ya tiene la casilla, o si solo la alcanzan sus nodos.
territory-sheets-defector-spent = No se toma ni se entrega nada si quien toma ya tiene la casilla, o si solo la alcanzan sus nodos.
territory-sheets-reflector-panel-title = Qué se entrega
territory-sheets-deflector-panel-title = Bases
territory-sheets-defector-panel-title = Alianzas
territory-sheets-panel-only-the-space = Solo la casilla cantada, no su alcance.
territory-sheets-home = Tu cuadrícula, y cualquier otra cuyos cinco nodos controles. Deja de serlo si no controlas ninguno.
    .title = Base
territory-sheets-panel-your-node-on-it = Tu rival lo captura con su alcance en tu cuadrícula.
    .title = ¿Hay un nodo tuyo?
territory-sheets-panel-no-change = si ya la tiene.
    .title = Nada cambia
territory-sheets-panel-link = Dos nombran como vínculo un nodo que controla uno de ellos. Un tercero puede unirse.
territory-sheets-panel-master = Cuatro o más necesitan además un vínculo maestro: otro nodo, sobre los vínculos.
territory-sheets-panel-broken = Roto un vínculo, su grupo se deshace, salvo que aún lo una un maestro. Roto el maestro, solo siguen los grupos con vínculo.
territory-sheets-panel-divided = Quienes se separan no pueden volver a aliarse.
territory-sheets-overlap = Ann toma el nodo de la X blanca. Bob conserva lo que está al alcance de su nodo negro.
territory-sheets-shorter = Si A apunta a B, sigue a C; si a E, a D. Justo enfrente: izquierda.
    .title = El lado corto
territory-sheets-win = Nodos para ganar
# Cuántos nodos ganan, como 10 de 15.
territory-sheets-win-of = / { $count }
territory-sheets-win-at-once = Nodos para ganar al instante
territory-sheets-win-most = Nodos para ganar: más de la mitad

## Las otras páginas

# una primera ronda: la juega el programa
territory-sheets-reflector-round-1 = Ann canta G1. Bob mira su cuadrícula secreta: «Cerca.» En la cuadrícula pública de Bob, G1 se raya y recibe la X de Ann. Bob recibe G1 de la cuadrícula de Ann. También está cerca: rayado y O.
territory-sheets-reflector-round-2 = Bob podría cantar cualquier casilla de la fila 1, o G2, junto a la G1 que recibió. Canta G2. Ann: «Nodo.» Bob lo captura: un punto con su O dentro. Toma su alcance: rayado y O. Ann recibe G2 de la cuadrícula de Bob. Está cerca: rayado y X.
territory-sheets-reflector-round-3 = Ann canta G3, junto a G2. Bob: «Nodo. H2 e I3 están al alcance de otro.» Ann captura el nodo: un punto con su X. Toma el resto de su alcance. H2 e I3 solo se rayan. Bob ya tiene G3 de la cuadrícula de Ann, así que no se entrega nada.
territory-sheets-reflector-round-4 = Bob canta J2, junto a I2. Ann: «Vacío.»{ "\u00A0" }O. Pero J2 de su propia cuadrícula esconde un nodo, y Ann recibe esa casilla. Captura el nodo con su alcance, ahora también H2 e I3.
# una primera ronda: la juega el programa
territory-sheets-deflector-round-1 = Ann canta J5 de Bob, a su izquierda. «Desviador», dice Bob: una barra. El disparo sigue a la izquierda, a J5 de Cat. Cat: «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }X. Ann aún puede entrar por toda la columna J de Bob: no ha tomado la casilla que cantó.
territory-sheets-deflector-round-2 = Bob canta J4 de Cat. «Nodo. I3 y H4 están al alcance de otro. I4 es un desviador.» Bob captura el nodo con su alcance, también J5 de Ann. I3 y H4 solo se rayan. El desviador de I4 queda gastado y manda un disparo de Bob a I4 de Ann: «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat canta J8 de Ann. Ann y luego Bob tienen allí un desviador, así que el disparo vuelve a casa, a J8 de Cat. Cat apuntó a Ann, así que la toma Ann. Está vacía: X.
# una primera ronda: la juega el programa
territory-sheets-defector-round-1 = Ann se alía con Dan. En secreto nombran como vínculo el nodo de Ann en C6.
territory-sheets-defector-round-2 = Ann canta F1 de Bob. «Vacío.»{ "\u00A0" }X. Bob recibe F1 de la cuadrícula de Ann, también vacía: O.
territory-sheets-defector-round-3 = Bob canta D1 de Cat. «Desviador.» Sigue a D1 de Dan: «Vacío.»{ "\u00A0" }O. El disparo dio en Dan, así que Dan recibe D1 de la cuadrícula de Bob: vacía, V.
territory-sheets-defector-round-4 = Cat canta B1 de Fay. «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }Z. Fay recibe B1 de la cuadrícula de Cat: vacía, H.
territory-sheets-defector-round-5 = Dan canta F2 de Bob, junto a F1, que tomó Ann. «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }V. Bob recibe F2 de la cuadrícula de Dan: vacía, O.
territory-sheets-defector-round-6 = Eve canta I1 de Dan. «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }S. Dan recibe I1 de la cuadrícula de Eve: vacía, V.
territory-sheets-defector-round-7 = Fay canta H1 de Eve. «Vacío.»{ "\u00A0" }H. Eve recibe H1 de la cuadrícula de Fay: «Cerca.»{ "\u00A0" }Rayado{ "\u00A0" }y{ "\u00A0" }S.
territory-sheets-section-four-words = Cuatro palabras
territory-sheets-section-more-exactly = Más exactamente
territory-sheets-section-what-is-given = Qué se entrega
territory-sheets-section-end = El final
territory-sheets-section-short-games = Partidas cortas
territory-sheets-section-set-up-and-calls = Preparación y cantos
territory-sheets-section-shots = Disparos
territory-sheets-section-homes-and-the-end = Bases y final
territory-sheets-section-variants = Variantes
territory-sheets-section-alliances = Alianzas
territory-sheets-rule-hold = Una casilla es tuya: empezaste con ella o la tomaste.
    .title = Tener
territory-sheets-rule-claim = Pasar a tener una casilla durante la partida, también si la recibes. Tu símbolo lo muestra, hasta que otro la tome.
    .title = Tomar
territory-sheets-rule-control = Un nodo es tuyo: empezaste con él, o lo capturaste al tomar su casilla.
    .title = Controlar
territory-sheets-rule-owned = Es solo una respuesta: la casilla está al alcance de un nodo. No importa quién tenga o controle qué.
    .title = Cerca
territory-sheets-rule-nodes = pueden estar en cinco casillas cualesquiera. Sus alcances pueden solaparse y acaban en el borde.
    .title = Los nodos
territory-sheets-rule-at-the-start = tienes los alcances de tus nodos. No los has tomado, así que no puedes avanzar desde allí.
    .title = Al empezar
territory-sheets-rule-beside = significa compartir un lado. Las esquinas no cuentan.
    .title = Junto a
territory-sheets-rule-in-your-range = una casilla al alcance de un nodo que controlas, si no está también al alcance de un nodo ajeno en esa cuadrícula. No la cantes nunca.
    .title = Cubres
territory-sheets-reflector-rule-answer = es la primera que se cumpla: nodo, cerca (al alcance de un nodo), vacío. No importa quién controle los nodos. Puedes anotar en tu hoja los disparos recibidos; no es obligatorio.
    .title = La respuesta
territory-sheets-rule-answer = es la primera que se cumpla: desviador, nodo, cerca (al alcance de un nodo), vacío. No importa quién controle los nodos. Puedes anotar en tu hoja los disparos recibidos; no es obligatorio.
    .title = La respuesta
territory-sheets-rule-after-node = se nombra también cada casilla del alcance que esté al alcance de otro nodo de allí que no sea tuyo. Ráyalas; no cambian de manos. Si hay un nodo en una de ellas, también se nombra: dibuja su punto y raya su alcance.
    .title = Tras «nodo»
territory-sheets-rule-passing = es solo para quien no puede cantar ninguna casilla. Si todos pasan, uno tras otro, la partida acaba: gana quien controle más nodos; si hay igualdad, es empate.
    .title = Pasar
territory-sheets-reflector-rule-same-space = de tu cuadrícula va a tu rival cuando tu disparo toma una. El resto de un alcance no se entrega nunca.
    .title = La misma casilla
territory-sheets-defector-rule-same-space = de tu propia cuadrícula va a quien custodia la cuadrícula que alcanzaste. El resto de un alcance no se entrega nunca. Si tu propia cuadrícula ya no es tu base, entrega la de la primera base que conseguiste.
    .title = La misma casilla
territory-sheets-rule-node-on-it = Quien la recibe lo captura con su alcance. Las casillas al alcance de otro nodo ajeno de allí no cambian de manos.
    .title = Con un nodo
territory-sheets-rule-no-change = si quien la recibe ya la tiene o la cubre.
    .title = Nada cambia
territory-sheets-rule-gift = no es un disparo: no obliga a entregar nada a cambio.
    .title = Una entrega
territory-sheets-rule-win = Ganas cuando controlas los cinco nodos de la otra cuadrícula.
    .title = La victoria
territory-sheets-rule-both-at-once = Gana quien tenga más casillas en la cuadrícula rival; si hay igualdad, es empate.
    .title = Ambos a la vez
territory-sheets-reflector-rule-short = La partida acaba tras 30 rondas, como se explica abajo.
    .title = Corta
territory-sheets-deflector-rule-short = La partida acaba tras 20 rondas, como se explica abajo. Con nueve nodos se gana al instante.
    .title = Corta
territory-sheets-defector-rule-short = La partida acaba tras 20 rondas, con nueve jugadores o más tras 15, como se explica abajo. Con nueve nodos se gana al instante.
    .title = Corta
territory-sheets-rule-number-of-rounds = La partida acaba tras el número acordado, por ejemplo 20 (rounds-20). Una ronda termina cuando el turno ha dado la vuelta a la mesa. En la última ronda se anotan los nodos de todos después de cada turno. Su suma es el recuento; gana el más alto. Si hay igualdad, gana quien tenga más casillas en cuadrículas ajenas. Si aún hay igualdad, la victoria se comparte; si no queda nadie más, es empate.
    .title = Un número de rondas
territory-sheets-rule-turns = van hacia la izquierda. Se acuerda quién empieza.
    .title = Los turnos
territory-sheets-rule-nodes-and-deflectors = ocupan cada uno su propia casilla. Los alcances pueden solaparse y acaban en el borde.
    .title = Nodos y desviadores
territory-sheets-rule-what-touches = Tu columna A toca la columna J de la cuadrícula a tu izquierda, A1 con J1, A2 con J2. Con cuatro (acceso total), tu fila 1 toca también la fila 1 de enfrente, A con J. Si no: página de la mesa.
    .title = Qué se toca
territory-sheets-rule-with-five = Solo tus A1 a A5 tocan J1 a J5 a la izquierda. Tus A1 a E1 tocan J1 a F1 de la segunda cuadrícula a la izquierda.
    .title = Con cinco
territory-sheets-rule-come-in = por cualquier casilla que toque una base tuya, hasta que tu disparo allí te dé la casilla que cantaste. Los disparos que lanza un nodo no cuentan. ¿Perdiste todo lo tomado allí? Vuelve a entrar.
    .title = Entra
territory-sheets-rule-at-home = canta primero una casilla que toque otra que tomaste en otra cuadrícula. Después canta también junto a casillas que tomaste allí mientras la cuadrícula era tu base.
    .title = En tu base
territory-sheets-rule-direction = Un disparo desviado va por el lado corto de la mesa, de ti a aquel a quien apuntaste; justo enfrente, o a tu cuadrícula, a la izquierda. Las cuadrículas de quienes están fuera de juego también cuentan.
    .title = Dirección
territory-sheets-rule-deflector = sirve una vez. Su casilla no cambia de manos.
    .title = Un desviador
territory-sheets-rule-keeper = de una cuadrícula es de quien controla sus cinco nodos; si no, de su propietario original, si sigue en juego. «Aquel a quien apuntaste» es quien la custodia.
    .title = La custodia
territory-sheets-rule-who-claims = Tomas lo que alcanza tu disparo. Si se desvió a una base tuya, lo toma aquel a quien apuntaste, si lo hay. Una vez desviado desde una base tuya, vuelves a tomar tú.
    .title = Quién toma
territory-sheets-rule-nothing-claimed = se pierde si nadie puede tomar la casilla. Los desviadores que encontró siguen gastados.
    .title = Un disparo
territory-sheets-rule-deflectors-in-a-captured-range = quedan gastados; sus casillas no cambian de manos. Cada uno manda un nuevo disparo tuyo a la misma casilla de la cuadrícula siguiente, en la dirección del disparo que capturó.
    .title = Desviadores en un alcance capturado
territory-sheets-rule-shots-set-off = esperan en cola, fila a fila desde A1. Termina el primero, con todo lo que cause, antes de empezar el siguiente. Los disparos que este lance van al final de la cola.
    .title = Los disparos lanzados
territory-sheets-rule-at-the-end-of-a-move = se comprueba quién pierde bases, queda fuera o gana; no antes.
    .title = Al final de una jugada
territory-sheets-deflector-rule-out = Estás fuera de juego si no tienes base. Lo que tienes y controlas queda en el papel.
    .title = Fuera de juego
territory-sheets-defector-rule-out = Estás fuera de juego si no tienes base ni alianza. Lo que tienes y controlas queda en el papel.
    .title = Fuera de juego
territory-sheets-rule-two-left = Si entre los dos controlan todos los nodos, gana quien tenga más. Si tienen los mismos, siguen jugando.
    .title = Quedan dos
territory-sheets-rule-nobody-left = Gana quien controle más nodos, entre todos los jugadores; si hay igualdad, es empate.
    .title = No queda nadie
territory-sheets-rule-number-of-nodes = Para ganar hace falta el número acordado, 6 o más; por ejemplo, 9 (target-9).
    .title = Un número de nodos
territory-sheets-rule-reflection = Si tu disparo toma una casilla, entregas la misma casilla de tu propia cuadrícula. La recibe quien custodia la cuadrícula que alcanzaste. Un nodo en ella va incluido, con su alcance. No se entrega nada si toma aquel a quien apuntaste, o si el disparo pasó por tu base.
    .title = Reflejo
territory-sheets-rule-ricochet = Un disparo que da en un desviador corre por la fila, y después por la misma fila de la cuadrícula siguiente. Hacia la izquierda corre hacia la columna A y entra por la columna J; si no, al revés. Un nodo lo detiene, y el disparo da en él, salvo que lo controle quien toma. Todo desviador que encuentra queda gastado. El segundo de una misma cuadrícula y los siguientes hacen volver el disparo. Si regresa a su último desviador sin haber encontrado nada, tomas la casilla que cantaste. Los desviadores de un alcance capturado no mandan disparos: solo se quitan.
    .title = Rebote
territory-sheets-rule-allies-claims = cuenta como tuyo. Pero dentro de tu base solo avanzas junto a lo que recuperaste tú.
    .title = Lo que toma tu alianza
territory-sheets-rule-deflectors = de la casilla entregada, o del alcance de un nodo entregado, se quitan sin efecto.
    .title = Los desviadores
territory-sheets-rule-nothing-is-given = si toma aquel a quien apuntaste, o si el disparo pasó por una base tuya. Tampoco por una casilla de una isla (variante), ni si no tienes base.
    .title = No se entrega nada
territory-sheets-rule-to-ally = propónselo a alguien al empezar tu turno; hace falta el acuerdo de ambos. Antes de la primera jugada pueden aliarse dos cualesquiera. Un tercero se alía con uno de los dos.
    .title = Para aliarte
territory-sheets-rule-link-and-master = son nodos que un miembro controla cuando se nombran. Siguen tan secretos como antes: dibuja un más o un triángulo en la cuadrícula secreta. Nunca pasan a otro nodo. Bajo un maestro, un jugador puede no tener vínculo. Si las dos alianzas tienen maestro, se conserva el de quien lo propone.
    .title = Vínculo y maestro
territory-sheets-rule-allies-grids-touch = La columna J de quien va antes en el orden de turno toca la columna A del otro, fila con fila, estén donde estén.
    .title = Las cuadrículas aliadas se tocan
territory-sheets-rule-breaking = Un vínculo se rompe cuando nadie de su grupo lo controla; un maestro, cuando no lo controla ningún miembro. Quienes estaban unidos por él quedan separados, salvo que aún los una un maestro.
    .title = Ruptura
territory-sheets-rule-to-leave = dilo en tu turno o en el de un aliado. En tu propio turno aún tienes que cantar una casilla.
    .title = Para dejar la alianza
territory-sheets-rule-all-nodes = Una alianza que controla todos los nodos se disuelve, salvo que incluya a todos los que empezaron. Con cuatro miembros o más, los grupos con vínculo siguen aliados.
    .title = Todos los nodos
territory-sheets-rule-two-or-three-left = Si entre ellos controlan todos los nodos, gana quien tenga más. Si varios empatan, siguen jugando.
    .title = Quedan dos o tres
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Seguridad
territory-sheets-rule-deluxe = { territory-variant-deluxe } El lado que queda hacia el centro cuenta como su fila 1. En cuadrículas ajenas avanza solo de una casilla tomada a la de debajo, hacia el propietario.
    .title = De lujo
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = Victoria en equipo
territory-sheets-rule-islands = Tu fila 1 solo toca una cuadrícula vacía en el centro, una isla. Siempre responde vacío.
    .title = Islas

## El registro

territory-sheets-record-notes = En lugar de move, escribe { $term }. Rodea la respuesta. Tras node: retained, nodes, deflectors, cada uno con sus casillas; covered si quien toma es propietario de la cuadrícula y cubre la casilla. Otra respuesta a una jugada va en la fila siguiente.
territory-sheets-record-blanks = Al teclear un nombre, pon _ por cada blanco.
territory-sheets-record-others = pass NOMBRE, o undo MOTIVO
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full o -partial, deflector-5-full o -partial
territory-sheets-defector-record-others = pass NOMBRE, leave NOMBRE, undo MOTIVO, o ally NOMBRE NOMBRE, con link CUADRÍCULA:CASILLA o master CUADRÍCULA:CASILLA detrás si se nombra un nodo
territory-sheets-defector-record-layouts = defector-N-full o defector-N-island, para N jugadores
territory-sheets-tally-rounds = Rondas
territory-sheets-tally-tick = Marca una cada vez que el turno dé la vuelta a la mesa. short: { $count } rondas.
territory-sheets-tally-tick-nine = Marca una cada vez que el turno dé la vuelta a la mesa. short: { $count } rondas; con nueve nodos se gana al instante.
territory-sheets-tally-last = Última ronda
territory-sheets-tally-last-how = Los nodos de todos tras cada turno. Gana el recuento más alto. Igualdad: más casillas en cuadrículas ajenas.
territory-sheets-tally-sum = recuento
territory-sheets-tally-spaces = casillas
territory-sheets-tally-after = tras el turno de

## Cuadrículas, marcadores, tapetes

territory-sheets-grid-null = tómala
    .title = Vacío
territory-sheets-grid-owned = raya, toma
    .title = Cerca
territory-sheets-grid-node = toma su alcance
    .title = Nodo
territory-sheets-grid-deflector = el disparo sigue
    .title = Desviador
territory-sheets-markers-track = Nodos que controlas: se gana con { $wanted } de { $of }. Pon una moneda o tu símbolo en tu número.
territory-sheets-placemat-tag = Tapete, { $term }
territory-sheets-placemat-sheets = { $count } hojas: { $across } en línea
territory-sheets-placemat-sheets-in-rows = { $count } hojas: { $across } en línea en cada una de { $down } filas
territory-sheets-placemat-sheet = Hoja { $number }
territory-sheets-placemat-print = Imprime las { $count } hojas por una cara, al 100{ "\u00A0" }%.
    .title = Imprime
territory-sheets-placemat-cut = Corta cada hoja por sus líneas discontinuas, a la izquierda y arriba.
    .title = Corta
territory-sheets-placemat-glue = Pega cada hoja en las tiras de las hojas a su izquierda y encima, cruz sobre cruz.
    .title = Pega
territory-sheets-placemat-play-cards = Dobla hacia atrás las solapas de una tarjeta. Pon su mitad en cada contorno, su fila 1 sobre la fila 1 impresa.
    .title = Juega
territory-sheets-placemat-play-grids = Juega en las cuadrículas, con lápices o fichas.
    .title = Juega

## Las tarjetas de ayuda

territory-sheets-reflector-aid-about = tu turno · 2 jugadores
territory-sheets-deflector-aid-about = tu turno · de 3 a 5 jugadores
territory-sheets-defector-aid-about = tu turno · 6 jugadores o más
territory-sheets-aid-boxes = Qué se responde
territory-sheets-reflector-aid-look-up = dónde cantar, qué se entrega, quién gana
territory-sheets-deflector-aid-look-up = hacia dónde, quién toma, quién gana
territory-sheets-defector-aid-look-up = quién toma, alianzas, quién gana
territory-sheets-reflector-aid-step-call = primero en la fila 1, luego junto a lo tomado.
    .title = Canta
territory-sheets-deflector-aid-step-call = donde toque tu base, o junto a lo que tomaste.
    .title = Canta
territory-sheets-reflector-aid-step-hear = qué dice tu rival que hay.
    .title = Escucha
territory-sheets-deflector-aid-step-hear = qué hay. Los desviadores desvían el disparo.
    .title = Escucha
territory-sheets-reflector-aid-step-claim = la casilla. Allí va tu símbolo.
    .title = Toma
territory-sheets-aid-step-claim = donde termina. Escribe tu símbolo.
    .title = Toma
territory-sheets-reflector-aid-step-give-back = Tu rival recibe la misma casilla tuya.
    .title = Entrega
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Entrega
territory-sheets-aid-step-pass-on = a la izquierda. Quien pueda disparar, debe.
    .title = Pasa
territory-sheets-aid-step-ally = o deja tu alianza. Canta: fila 1, o junto a lo tomado.
    .title = Alíate
territory-sheets-aid-step-follow = el disparo. Los desviadores lo desvían.
    .title = Sigue
territory-sheets-aid-answer-null = fuera de alcance: toma
territory-sheets-aid-answer-owned = al alcance: raya y toma
territory-sheets-aid-answer-node = captúralo con su alcance
territory-sheets-aid-answer-deflector = { territory-sheets-answer-deflector }
territory-sheets-aid-list-never-call =
    una casilla que ya tengas

    una que solo alcancen tus nodos
    .title = No cantes nunca
territory-sheets-aid-list-what-is-given =
    solo la casilla cantada

    un nodo allí: capturado con su alcance

    nada cambia si ya la tiene
    .title = Qué se entrega
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    por el lado corto de la mesa

    justo enfrente: a la izquierda
    .title = Hacia dónde sigue
territory-sheets-defector-aid-list-which-way-it-flies-on = por el lado corto; enfrente: izquierda
    .title = Hacia dónde sigue
territory-sheets-aid-list-who-claims =
    tú, donde termina el disparo

    en tu base: aquel a quien apuntaste

    desviado desde tu base: otra vez tú
    .title = Quién toma
territory-sheets-aid-list-alliances =
    dos nombran un vínculo, un tercero se une

    cuatro o más: también un maestro

    separados, nunca más aliados

    fuera: sin base ni alianza
    .title = Alianzas
territory-sheets-aid-where = en la otra cuadrícula
territory-sheets-aid-first = primero, y tras tomar G1
territory-sheets-aid-given = recibiste G1
territory-sheets-aid-you = tú eres A

## Imágenes en las hojas de reglas

territory-sheets-called-space = «G1»
territory-sheets-called-grid = «Bob, G1»
territory-sheets-theirs = suyo
territory-sheets-yours = tuyo
territory-sheets-you = tú
territory-sheets-the-other-player = tu rival
# Donde se tocan todas las cuadrículas, en dos líneas.
territory-sheets-rows-touch =
    las filas 1

    se tocan aquí
territory-sheets-more-rules = Más reglas, variantes
territory-sheets-first-round = Una primera ronda y las cuadrículas públicas después
territory-sheets-two-rounds = Dos rondas y las cuadrículas públicas después
# Al pie de la página 1: qué hay en las páginas de atrás, que pueden ser una o dos.
territory-sheets-foot-2 = Página 2: ejemplo, variantes, empates
territory-sheets-foot-3 = Página 2: ejemplo, reglas; página 3: variantes

## Mesas

territory-sheets-players = { $count } jugadores
territory-sheets-players-full = { $count } jugadores: acceso total
territory-sheets-players-partial = { $count } jugadores: acceso parcial
territory-sheets-players-island = { $count } jugadores: la isla
territory-sheets-meeting = Cada casilla de la fila 1 toca todas las casillas de la fila 1 de todas las demás cuadrículas.
# Debajo de quien empieza.
territory-sheets-goes-first = empieza
territory-sheets-table-key = Líneas y color unen casillas que se tocan. Los turnos siguen las flechas.
territory-sheets-first-shots = Los primeros disparos van a una casilla que toca tu cuadrícula.
territory-sheets-first-shots-row-1 = Los primeros disparos van a la fila 1 de cualquier otra cuadrícula.
territory-sheets-first-shots-island = Los primeros disparos van a la isla que tienes delante.
territory-sheets-reflector-table-wins = Se gana con los cinco nodos de la otra cuadrícula. Partida corta: el recuento de la ronda { $round }.
territory-sheets-table-wins = Se gana con { $count } de { $of } nodos. Partida corta: 9 nodos, o el recuento de la ronda { $round }.
territory-sheets-shots = Filas: quien dispara. Columnas: a quien apunta.
    .title = Dirección de los disparos desviados
territory-sheets-clockwise = Los disparos desviados van en sentido horario, con las flechas.
territory-sheets-counter-clockwise = Los disparos desviados van en sentido antihorario, contra las flechas.
territory-sheets-placemat-seam = Hoja { $number }: pega aquí la hoja { $second }, cruz sobre cruz
territory-sheets-placemat-edge = Hoja { $number }: corta por la línea, pega este borde en la hoja { $second }

## Cuadrículas para jugar

territory-sheets-grids = Cuadrícula secreta y pública
territory-sheets-grids-to-cut = Cuadrícula secreta y pública; corta por las líneas discontinuas
# Para cuántos jugadores, y de cuántos están aquí las cuadrículas.
territory-sheets-grids-here = { $text }, { $count } en esta hoja
territory-sheets-grids-symbol = Símbolo
territory-sheets-grids-name = Nombre
territory-sheets-grids-left = Orden de turno: a tu izquierda
territory-sheets-grids-private = no la muestres
    .title = Secreta
territory-sheets-grids-public = a la vista de todos
    .title = Pública
territory-sheets-grids-node = { $count } nodos
territory-sheets-grids-deflector = { $count } desviadores
territory-sheets-grids-notes = Notas: disparos recibidos
territory-sheets-markers-alliance = Alianza

## Registros

territory-sheets-record-players = En sentido horario: nombre, símbolo
territory-sheets-record-boards = Tras todos los jugadores: los tableros
territory-sheets-record-controlled = Nodos controlados: no se teclean
territory-sheets-record-page = Registro, página { $page } de { $of }
territory-sheets-record-typed-last = Tecleados al final, bajo todas las filas, los tableros permiten al programa companion comprobar la partida
territory-sheets-record-one-line-each = una línea cada uno
territory-sheets-record-shooter = Dispara
territory-sheets-record-grid = Cuadrícula
territory-sheets-record-space = Casilla
territory-sheets-record-name = Nombre
territory-sheets-record-answer = Qué hay allí
territory-sheets-record-further = Además

## Posiciones

territory-sheets-position-played = { $count ->
        [one] { $count } jugada hecha
       *[other] { $count } jugadas hechas
    }.
# Un disparo que espera una respuesta, y la pregunta.
territory-sheets-position-waiting = { $shooter } disparó a { $place }: { $reason }.
territory-sheets-position-allied = Alianza: { $text }.
territory-sheets-position-secret = Solo para { $who }: guárdala en secreto.
territory-sheets-position-hidden = El tablero de { $who } no está en el registro: esto muestra las respuestas sobre él.
territory-sheets-position-no-owner = sin propietario
territory-sheets-position-home-count = { $count } bases
territory-sheets-position-turned-1 = girada un cuarto de vuelta a la derecha
territory-sheets-position-turned-2 = girada media vuelta
territory-sheets-position-turned-3 = girada un cuarto de vuelta a la izquierda
territory-sheets-position-held = de ese jugador
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = Desviador gastado

## Partes

territory-sheets-part-table = cómo van las cuadrículas en la mesa
territory-sheets-part-grids = cuadrículas secretas y públicas, más grandes que en la tarjeta
    .finish = Corta por las líneas discontinuas.
territory-sheets-part-placemat = tapete a tamaño real
    .finish = Pega las partes de los tapetes de varias hojas: están numeradas.
territory-sheets-part-markers = marcadores para alianzas, con una tabla de nodos
territory-sheets-part-record = hojas para anotar la partida
