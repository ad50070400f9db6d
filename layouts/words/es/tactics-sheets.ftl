# Lo que dicen las hojas de Tactics Joker.

## Las reglas

tactics-sheets-what = Dos ejércitos, cuatro castillos, una baraja
tactics-sheets-needs = para dos: cartas o un tablero, y seis dados por jugador
tactics-sheets-goal = Empieza tu turno con tres de los cuatro castillos. Tienes un castillo mientras haya en él una unidad tuya. También ganas si a tu rival no le quedan unidades.
tactics-sheets-setup-lay = 7 × 7 cartas boca arriba, con un rey en cada esquina. Las últimas cinco cartas son el montón.
    .title = Coloca
tactics-sheets-setup-choose = castillos. Quien saca más a los dados empieza: elige uno; después, su rival, dos; el último es para quien empieza. Pon tres unidades en cada uno.
    .title = Elige
tactics-sheets-setup-keep = tus otras unidades como reserva: tienes 15 en total. En una casilla caben seis como mucho.
    .title = Guarda
tactics-sheets-setup-turn = la flecha de una unidad que se mueve o no logra entrar: de lado, cansada; luego abajo, agotada. En tu turno siguiente vuelve arriba: fresca.
    .title = Gira
tactics-sheets-turn-look = ¿Tienes tres castillos? Entonces has ganado.
    .title = Mira
tactics-sheets-turn-recruit = Tira un dado por cada castillo tuyo con menos de seis unidades: un 6 añade una, cansada, fila por fila, mientras dure tu reserva.
    .title = Recluta
tactics-sheets-turn-move = hasta tres veces: unidades de una casilla van a otra de al lado, también en diagonal. Una unidad se mueve dos veces como mucho.
    .title = Mueve
tactics-sheets-turn-fight = si hay enemigos, antes de acabar el movimiento: mira abajo.
    .title = Combate
tactics-sheets-turn-land = a una jota o reina: se suma una unidad, solo la primera vez que alguien llega. A un comodín: pon encima una carta del montón.
    .title = Llega
tactics-sheets-card-plain = corazones, diamantes; un as vale 1
    .title = Llanura
tactics-sheets-card-forest = tréboles: para entrar desde otro terreno, saca 4 o más
    .title = Bosque
tactics-sheets-card-mountain = picas: para entrar desde otro terreno, saca 4 o más
    .title = Montaña
tactics-sheets-card-castle = reyes: llanura, valen 13
    .title = Castillo
tactics-sheets-card-recruit = jotas y reinas: llanura, valen 10; se suma una unidad
    .title = Recluta
tactics-sheets-card-joker = llanura, vale 0; al llegar se reemplaza
    .title = Comodín
tactics-sheets-nothing = La carta del Ataque vale 0 contra un bosque, salvo que venga de un bosque. La carta de la Defensa vale 0 si la atacan desde una montaña, salvo que esté en una.
tactics-sheets-battle-dice = Uno por cada unidad que combate.
    .title = Dados
tactics-sheets-battle-card = Ataque: la carta de la que vienes. Defensa: la carta en la que estás.
    .title = Carta
tactics-sheets-battle-support = Suma 1 por cada unidad tuya alrededor de la casilla atacada, también las que se quedaron atrás.
    .title = Apoyo
tactics-sheets-points = { $lowest } a { $highest }
tactics-sheets-after-more-points-win = y si es el Ataque, entra. Quien suma menos pierde 1 unidad, y 1 más por cada 5 puntos completos de diferencia: primero las agotadas, luego las cansadas, luego las frescas. Van a la reserva.
    .title = Gana quien suma más,
tactics-sheets-after-equal = Cada lado pierde 1 unidad y tira otra vez.
    .title = ¿Igualdad?
tactics-sheets-after-beaten-attackers = vuelve a la carta de la que vino.
    .title = El Ataque vencido
tactics-sheets-after-beaten-defenders = retrocede una casilla en línea recta, con todas sus unidades. Si allí hay enemigos, está el borde o falta sitio, el Ataque elige otra casilla alrededor. Si no la hay, mueren.
    .title = La Defensa vencida
tactics-sheets-worked-recruit = Ann tiene tres unidades en A1 y tres en G1. Saca 6 y 2. Se suma una unidad en A1. Está cansada: puede moverse una vez.
    .title = Recluta.
tactics-sheets-worked-first-move = Tres unidades frescas van de A1 a B2, una montaña. Sacan 4, 1, 6: una se queda en A1, cansada.
    .title = Primer movimiento.
tactics-sheets-worked-second-move = Las dos de B2 atacan a las dos de Bob en C2. Vienen de una montaña, que vale 8, así que la carta de Bob vale 0. Ann: 5 + 3 + 8 = 16. Bob: 6 + 2 + 1 de apoyo desde D3 = 9.
    .title = Segundo movimiento.
tactics-sheets-worked-losses = Ann gana por 7: Bob pierde las dos unidades. Las dos de Ann están en C2, agotadas.
    .title = Bajas.
tactics-sheets-worked-third-move = Una unidad cansada va de A1 a A2.
    .title = Tercer movimiento.
tactics-sheets-variant-races = Los elfos entran en bosques, los enanos en montañas con 2 o más. Los kóbolds tienen 18 unidades, sus castillos reclutan con 4 o más, un 6 en combate vale 0. Los humanos hacen cuatro movimientos, al menos uno con una sola unidad. Los no muertos hacen dos; tras un combate tiran un dado por cada enemigo muerto: 4 o más añade una unidad.
    .title = Razas.
tactics-sheets-variant-fog = Solo ves las cartas alrededor de tus ejércitos (a dos casillas desde una montaña) y donde estuvo una unidad.
    .title = Niebla.
tactics-sheets-variant-short-game = Tras 30 turnos de cada uno, gana quien tenga más castillos; luego, más unidades.
    .title = Partida corta.

## El tablero, sus piezas recortables, fichas

tactics-sheets-board-deal = reparto { $text }
tactics-sheets-board-goal = empieza tu turno con tres castillos
tactics-sheets-board-forest = bosque: saca 4 o más para entrar
tactics-sheets-board-mountain = montaña: saca 4 o más para entrar
tactics-sheets-board-recruit = se suma una unidad, una vez
tactics-sheets-board-joker = comodín: pon allí una carta del montón
tactics-sheets-parts-tag = Para recortar, para el tablero del reparto { $text }
tactics-sheets-parts-under = Imprime en papel grueso, o pega en cartulina.
tactics-sheets-parts-stack = El montón: pon una en el lugar de un comodín
tactics-sheets-parts-recruited = Reclutada: pon una en la jota o reina cuya unidad ya se sumó
    .short = reclutada
tactics-sheets-parts-units = Unidades: flecha arriba es fresca, de lado cansada (se movió una vez), abajo agotada (dos)
tactics-sheets-parts-castles = Castillos: pon uno bajo tus unidades en un castillo que tienes
tactics-sheets-tokens-board = Fichas para el tablero
tactics-sheets-tokens-cards = Fichas para cartas de verdad
tactics-sheets-tokens-under = Redondas: primer jugador. Cuadradas: segundo.
tactics-sheets-tokens-fresh = fresca
tactics-sheets-tokens-tired = cansada: se movió una vez
tactics-sheets-tokens-spent = agotada: se movió dos veces

## La ayuda

tactics-sheets-aid-tag = Un combate como suma
tactics-sheets-aid-under = qué cuenta, qué cuesta y las probabilidades
tactics-sheets-aid-how = fila: de dónde viene el Ataque; columna: dónde es el combate
tactics-sheets-aid-counts-title = Qué carta cuenta
tactics-sheets-aid-lost-title = Qué cuesta
tactics-sheets-aid-sums = Tus combates
tactics-sheets-aid-odds = Probabilidad de que gane el Ataque, en %
tactics-sheets-aid-equal = Carta y apoyo iguales
tactics-sheets-aid-differ = Carta y apoyo distintos
tactics-sheets-aid-foot = companion play da la probabilidad de cualquier ataque: odds 3 a1 b2
tactics-sheets-aid-straight-on = en línea recta
tactics-sheets-aid-chosen = o elige el Ataque
tactics-sheets-aid-on-plain = en llanura
tactics-sheets-aid-from-plain = desde llanura
tactics-sheets-aid-on-forest = en bosque
tactics-sheets-aid-from-forest = desde bosque
tactics-sheets-aid-on-mountain = en montaña
tactics-sheets-aid-from-mountain = desde montaña
tactics-sheets-aid-counts-both = ambas
tactics-sheets-aid-counts-attacker = Ataque
tactics-sheets-aid-counts-defender = Defensa
tactics-sheets-aid-counts-neither = ninguna
tactics-sheets-aid-difference = diferencia
tactics-sheets-aid-lost = bajas
tactics-sheets-aid-each = { $count } cada uno
tactics-sheets-aid-note-dice = Uno por cada unidad del combate. Kóbolds: un 6 vale 0.
    .title = Dados.
tactics-sheets-aid-note-support = { tactics-sheets-battle-support }
    .title = Apoyo.
tactics-sheets-aid-note-equal = Cada lado pierde una unidad y tira otra vez. Si solo a uno le quedan unidades, gana el combate.
    .title = Igualdad.
tactics-sheets-aid-note-who-dies = Primero las agotadas, luego las cansadas, luego las frescas. Vuelven a la reserva.
    .title = Quién muere.
tactics-sheets-aid-note-pushed = Todas juntas en línea recta; si no, donde diga el Ataque; si no hay sitio, mueren todas. No tiran dados.
    .title = Retirada.

## El registro

tactics-sheets-record-under = en papel, para teclearlo después
tactics-sheets-record-deal = Copia las cartas solo si el reparto no tiene semilla. Luego una fila para cada cosa:
tactics-sheets-record-rows =
    turn: quién, dados de los castillos · roll: quién, dados · end: quién · push: quién, a

    move: quién, unidades, de, a; cuántas están cansadas, si las eliges

    joker: quién, y la carta bajo «a»
tactics-sheets-record-foot = companion play NOMBRE.txt --new toma las filas una a una, sin «quién».
tactics-sheets-record-title = Registro de una partida
tactics-sheets-record-first = primer jugador
tactics-sheets-record-second = segundo jugador
tactics-sheets-record-symbol = símbolo
tactics-sheets-record-race = raza
tactics-sheets-record-castles = castillos
tactics-sheets-record-variants = variantes
tactics-sheets-record-start = inicio
tactics-sheets-record-rounds = rondas
tactics-sheets-record-seed = reparto (semilla)
tactics-sheets-record-date = fecha
tactics-sheets-record-what = qué
tactics-sheets-record-who = quién
tactics-sheets-record-units = unid.
tactics-sheets-record-from = de
tactics-sheets-record-to = a
tactics-sheets-record-tired = cans.
tactics-sheets-record-dice = dados

## Qué más hay en las reglas, la ayuda y el tapete

tactics-sheets-cards = Las cartas
tactics-sheets-battle = Un combate: dados + carta + apoyo
tactics-sheets-worked = Un turno, paso a paso
tactics-sheets-variants = Variantes
tactics-sheets-aid-attacker = Ataque
tactics-sheets-aid-defender = Defensa
tactics-sheets-aid-dice = dados
tactics-sheets-aid-card = carta
tactics-sheets-aid-support = apoyo
tactics-sheets-aid-sum = suma
tactics-sheets-aid-attackers = Ataque
tactics-sheets-aid-against = contra { $count }
tactics-sheets-aid-adds = el Ataque suma
tactics-sheets-aid-adds-equal = igual
tactics-sheets-aid-sizes = { $count } contra { $other_count }
tactics-sheets-mat-king = aquí va un rey
tactics-sheets-mat-glue = pega la hoja { $number } en este borde
tactics-sheets-mat-sheet = hoja { $number } de { $of }
tactics-sheets-mat-reduced-poker = { $share } del tamaño de cartas de póker: para monedas, o cartas de { $count } mm
tactics-sheets-mat-reduced-bridge = { $share } del tamaño de cartas de bridge: para monedas, o cartas de { $count } mm

## Tipos de terreno en el libro de reglas


## Partes

tactics-sheets-part-rules = reglas en una página, con un turno paso a paso
tactics-sheets-part-board = tablero de un reparto, con fichas para recortar
    .finish = Recorta las fichas.
tactics-sheets-part-aid = un combate como suma para rellenar, y las probabilidades
tactics-sheets-part-mat = tapete para tus propias cartas
    .finish = Corta por las líneas discontinuas y pega cada hoja sobre los bordes de las anteriores.
tactics-sheets-part-tokens = fichas para el tablero y para cartas de verdad
    .finish = Recorta las fichas.
