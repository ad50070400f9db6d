# Tactics Joker: lo que pasó, lo que toca y por qué termina una partida.

tactics-units = { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
tactics-dice = { $count ->
        [one] un dado
       *[other] { $count } dados
    }

## Lo que pasó

tactics-said-castles = { $who } empieza en { $castles }
tactics-fact-started = { $who } empieza en { $space } con { tactics-units }
    .sentence = { tactics-fact-started }.
tactics-fact-began = Empieza el turno de { $who }; los castillos tiran { $dice }
    .sentence = { tactics-fact-began }.
tactics-fact-began-no-castle = Empieza el turno de { $who }; ningún castillo tira
    .sentence = { tactics-fact-began-no-castle }.
tactics-fact-recruited-dead = { $who } tira { $dice } por las bajas: { $count ->
        [one] se suma { tactics-units }
       *[other] se suman { tactics-units }
    } en { $space }
    .sentence = { tactics-fact-recruited-dead }.
tactics-fact-recruited = una unidad de la reserva se suma a { $who } en { $space }
    .sentence = Una unidad de la reserva se suma a { $who } en { $space }.
tactics-fact-moved = { $who } mueve { tactics-units } de { $origin } a { $space }
    .sentence = { tactics-fact-moved }.
tactics-fact-entered = { $who } tira { $dice }: { $count ->
        [one] entra
       *[other] entran
    } { $count } de { $of ->
        [one] { $of } unidad
       *[other] { $of } unidades
    } en { $space }
    .sentence = { tactics-fact-entered }.
tactics-fought = { $who } { $sum } + { $value } { $ground } + { $support } apoyo = { $total }
    .sentence = { tactics-fought }.
# La suma de un lado y en qué quedó.
tactics-battle = { $term }: { $outcome }.
tactics-fact-lost = { $who } pierde { tactics-units }
    .sentence = { tactics-fact-lost }.
tactics-fact-lost-more = { $who } no tiene adónde ir y pierde { tactics-units } más
    .sentence = { tactics-fact-lost-more }.
tactics-fact-returned = { $who } vuelve a { $space } con { tactics-units }
    .sentence = { tactics-fact-returned }.
tactics-fact-pushed = { $who } retrocede a { $space } con { tactics-units }
    .sentence = { tactics-fact-pushed }.
tactics-fact-turned = { $card } en { $space } se voltea, o recibe una ficha «reclutada»
    .sentence = { tactics-fact-turned }.
tactics-fact-replaced = { $who } pone { $card } en lugar del comodín en { $space }
    .sentence = { tactics-fact-replaced }.
tactics-fact-ended = El turno de { $who } ha terminado
    .sentence = { tactics-fact-ended }.
tactics-won = { $who } gana: { $reason }
    .sentence = { tactics-won }.
tactics-drawn = la partida acaba en empate: { $reason }
    .sentence = La partida acaba en empate: { $reason }.
tactics-equal = Igualdad: se tira otra vez.
tactics-castle-left = Nadie tiene ya el castillo { $space }: no hay ninguna unidad en él.

# Lo que una carta suma en un combate.
tactics-ground-castle = castillo
tactics-ground-plain = llanura
tactics-ground-forest = bosque
tactics-ground-mountain = montaña
tactics-ground-recruit = recluta
tactics-ground-against-forest = contra un bosque
tactics-ground-below-mountain = al pie de una montaña

tactics-over-castles = tiene tres castillos al empezar un turno
tactics-over-units = a su rival no le queda ninguna unidad en la mesa
    .drawn = a nadie le queda una unidad en la mesa
tactics-over-rounds = las rondas se han acabado
tactics-over-resigned = su rival se rinde
tactics-over-agreed = hay acuerdo

tactics-put-back = Vuelve a poner cartas y unidades como estaban; «board» lo muestra.
    .map = Vuelve a poner cartas y unidades como muestra el mapa.

## Lo que toca

tactics-due-castles = { $who } nombra { $count ->
        [2] dos castillos
       *[other] un castillo
    }
tactics-due-turn = { $who } tira { tactics-dice } por { $castles }
tactics-due-turn-no-castle = { $who } empieza; ningún castillo tira
tactics-due-push = { $who } elige adónde va el ejército vencido
tactics-due-joker = { $who } elige una carta para el comodín
tactics-roll-rough = { $who } tira { tactics-dice } para entrar
tactics-roll-battle = { $who } tira { tactics-dice } por el combate
tactics-roll-undead = { $who } tira { tactics-dice } por las bajas

## Lo que se rechaza

tactics-refused-space = «{ $text }» no es una casilla de la mesa: de A1 a G7, por ejemplo C5
tactics-refused-card = «{ $text }» no es una carta: por ejemplo AC, 10D, QH, KS, o X para un comodín
tactics-refused-seed = «{ $text }» no es una semilla: de 1 a 32 letras, cifras y guiones
tactics-refused-no-dice-due = ahora no te toca tirar dados
tactics-refused-no-units = { $player } no tiene unidades en { $space }
tactics-refused-not-touching = { $space } no toca { $origin }
tactics-refused-no-unit-moves = se mueve al menos una unidad
tactics-refused-room = en { $space } caben { $of }, no { $count }: seis como mucho
tactics-refused-units = ahí no pueden ir { $count }: de 1 a { $of }
tactics-refused-all-rows = ya están las siete filas
tactics-refused-before-rows = «{ $form }» va antes de «row 1 ...»
tactics-refused-die = ningún dado muestra { $value }: de 1 a 6
tactics-refused-start = { $count } unidades no pueden empezar en un castillo: de 1 a { $of }
tactics-refused-third = se juega entre dos, y { $player } haría tres
tactics-refused-order = «{ $form }» va antes de «{ $example }»
tactics-refused-said = esto ya se ha dicho: { $text }
tactics-refused-no-races = solo hay razas con «variant races»
tactics-refused-race = no hay raza «{ $text }»: { $options }
tactics-refused-row = la fila { $number } no es la siguiente: fila { $wanted }
tactics-refused-other-row = la semilla reparte otra fila { $number }: { $form }
tactics-refused-variant = no hay variante «{ $text }»: { $options }
tactics-refused-minutes = este juego cuenta rondas, no minutos: escribe un número de rondas, por ejemplo 30
tactics-refused-attack = para atacar, muévete a la casilla enemiga: { $example }
tactics-refused-draw = el empate se ofrece a tu rival, mientras dure la partida
tactics-refused-too-many = en { $space } pueden moverse { tactics-units }, no { $wanted }
tactics-refused-too-many-spent = { tactics-refused-too-many }; agotadas tras dos movimientos: { $number }
tactics-refused-tired = en { $space } hay { $of } frescas y { $count ->
        [one] { $count } cansada
       *[other] { $count } cansadas
    }: no pueden ir { $wanted } con { $number } cansadas
tactics-refused-humans = uno de los cuatro movimientos de los humanos es de una sola unidad: mueve 1, no { $count }
tactics-refused-no-attack = de { $origin } a { $space } no es un ataque posible ahora
tactics-refused-may-end = { $player } mueve un ejército o acaba el turno: «{ $form }»
tactics-refused-may-move = { $player } mueve un ejército o acaba el turno: «{ $example }» o «{ $form }»
tactics-refused-first-castles = antes { $player } elige dónde empezar: «{ $example }»
tactics-refused-first-turn = antes { $player } tira por los castillos: «{ $example }»
tactics-refused-first-begin = antes { $player } empieza el turno: «{ $example }»
tactics-refused-first-roll = antes { $player } tira: «{ $example }»
tactics-refused-first-push = antes { $player } dice adónde va el ejército vencido: «{ $example }»
tactics-refused-first-joker = antes { $player } elige una carta para el comodín: «{ $example }»
tactics-refused-castles = { $player } nombra { $wanted ->
        [one] un castillo
       *[other] dos castillos
    }, no { $count }: { $options }
tactics-refused-no-castle = { $space } no es un castillo: { $options }
tactics-refused-castle-taken = { $space } ya está elegido: { $options }
tactics-refused-dice = { $player } tiene que tirar { $wanted ->
        [one] un dado
       *[other] { $wanted } dados
    }, no { $count }
tactics-refused-push = el ejército vencido no puede retroceder a { $space }: { $options }
tactics-refused-joker = { $card } no puede sustituir al comodín: { $options }
tactics-lacks = falta esto: { $term }
tactics-lines-players = dos líneas «player NOMBRE SÍMBOLO»
tactics-line = una línea «{ $form } ...»
tactics-refused-rounds = una partida no puede acabar tras { $count } rondas: de 1 a { $of }
tactics-refused-players-first = se juega entre dos: antes va { $term }
tactics-refused-race-first = antes va { $term }
tactics-refused-no-king = { $card }, la carta { $number } de la fila, no es un rey: los cuatro reyes están en las esquinas
tactics-refused-king = { $card }, la carta { $number } de la fila, es un rey fuera de las esquinas: los cuatro reyes están en las esquinas
tactics-refused-card-twice = { $card } está en la mesa { $count ->
        [3] tres veces
       *[other] dos veces
    }

## Lo que se pregunta

tactics-which-player = { $number ->
        [1] Primera
       *[other] Segunda
    } persona: ¿nombre y símbolo, por ejemplo Ann A?
    .enter = { $number ->
            [1] Primera
           *[other] Segunda
        } persona: ¿nombre y símbolo, por ejemplo Ann A ({ $parts })?
tactics-which-race = ¿La raza de { $player } ({ $options }, o random)?
    .enter = ¿La raza de { $player } ({ $options }, o random; { $parts })?
tactics-which-length = ¿Tras cuántas rondas acaba (un número, o no limit)?
    .enter = ¿Tras cuántas rondas acaba (un número, o no limit; { $parts })?
tactics-which-cards = Las cartas: ¿una semilla, por ejemplo k7, random, o rows para escribirlas?
tactics-which-row = Fila { $number }, de A a G: ¿siete cartas, por ejemplo KS 2C AC 4S 3S X KH?
tactics-seats-first = Empieza la primera persona.
tactics-seats-symbol = El símbolo marca tus ejércitos en la mesa dibujada.
tactics-variant-races = Cada ejército tiene una raza con sus poderes.
tactics-variant-fog = Solo ves las cartas cercanas a tus ejércitos.
tactics-variant-dead-out = Las bajas no vuelven.
tactics-variant-start = Empiezan dos unidades en cada castillo en lugar de tres; pueden ser de 1 a 6.
tactics-ends-draw = Un empate acaba la partida. ¿Hay acuerdo?
tactics-ends-resign = { $player } se rinde, y eso acaba la partida. ¿Es correcto?
tactics-to-move = { $player }, { $count ->
        [one] queda { $count } movimiento
       *[other] quedan { $count } movimientos
    }:
tactics-ask-turn = { $term } (Intro: turn):
tactics-ask-rough = { $term }, { $number } o más para { $ground } (dados, o «roll»):
tactics-ask-dice = { $term } (dados, o «roll»):
tactics-ask-choice = { $term } ({ $options }):
tactics-odds = { $player } gana: { $answer }; { $other }: { $term }; nadie: { $reason }.
tactics-type-such = escribe por ejemplo { $example }
tactics-type-dice = escribe los dados, por ejemplo { $example }, o «roll»
tactics-type-turn = escribe «turn»
tactics-refused-not-now = «{ $text }» no se puede decir ahora. Primero { $term }: { $reason }
tactics-refused-not-understood = no se entiende «{ $text }»: una jugada, por ejemplo { $example }, o «help»

## Después de la partida

tactics-recap-counted = Unidades en la mesa, del primer movimiento al último:
# El otro número dice cuántas se perdieron a la vez como mucho.
tactics-recap-lost = { $who } perdió { $count ->
        [one] una unidad
       *[other] { $count } unidades
    }, { $other_count } a la vez como mucho.

## Consejos para quien juega a solas

tactics-advice = Era más fuerte mover { $count } de { $origin } a { $space }: { $reason }.
tactics-advice-battle = el ataque gana { $number } veces de cada cien
tactics-advice-castle = hay un castillo vacío que tomar
tactics-advice-place = ayuda más a castillos y unidades

## Cómo va una partida

tactics-chooses = Elige { $who }.
tactics-round = Ronda { $round }, { tactics-turn-of }
tactics-round-of = Ronda { $round } de { $of }, { tactics-turn-of }
tactics-turn-of = turno de { $who }, { $count ->
        [one] queda { $count } movimiento
       *[other] quedan { $count } movimientos
    }
tactics-stack = Montón: { $text }.
tactics-attacks = { $who } ataca { $space } desde { $origin } con { tactics-units }.
# El término es un símbolo, o un símbolo y una raza; la razón son castillos, el efecto es un ejército.
tactics-has = { $who } ({ $term }): { $reason }; { $effect }.
tactics-symbol = { $symbol }
tactics-symbol-race = { $symbol }, { $term }
tactics-no-castle = ningún castillo
tactics-holds-castles = { $count ->
        [one] castillo { $spaces }
       *[other] castillos { $spaces }
    }
# El número es de unidades en reserva, el otro de bajas.
tactics-army = { tactics-units }, { $number } en reserva{ $other_count ->
        [0] { "" }
        [1] , 1 baja
       *[other] , { $other_count } bajas
    }
tactics-race-kobolds = kóbolds
tactics-race-dwarves = enanos
tactics-race-elves = elfos
tactics-race-humans = humanos
tactics-race-undead = no muertos
tactics-first = Primero { $term }.
tactics-moves-from = { $space }, hasta { $count }: { $sentences }
tactics-at-most = { $space } ({ $count } como mucho)
tactics-or-end = o acaba el turno
tactics-percent = { $count } %
tactics-under-one = menos del 1 %

# Los signos de la mesa, y lo que representa un ejército.
tactics-legend-cards = # castillo   & bosque   ^ montaña   + recluta   X comodín
tactics-legend-units = A 3: tres unidades; 1/2/0: frescas, cansadas (se movieron una vez), agotadas

## Lo que se puede escribir en juego, y lo que hace

tactics-help-move = mueve tres unidades de A1 a B2
tactics-help-move-all = mueve todas las que puedan ir
tactics-help-tired = una de las tres ya se ha movido
tactics-help-odds = cómo acabaría un ataque, antes de hacerlo
tactics-help-dice = los dados que has tirado
tactics-help-roll = deja que los tire companion
tactics-help-end = acaba el turno antes del último movimiento
tactics-help-moves = da la lista de adónde pueden ir los ejércitos
tactics-help-look = con niebla: lo que ve Ann, en una pantalla aparte
tactics-help-draw = empate de común acuerdo
tactics-help-resign = Bob se rinde
