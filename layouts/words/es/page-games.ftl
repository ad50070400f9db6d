# Las pantallas de los juegos en los teléfonos. Botones y rótulos tienen poco sitio: breves.
# Un … al final de un botón dice que viene una pregunta.

## Todos los juegos

page-games-wait = Espera a tu rival.
page-games-none = ninguna
page-games-over = La partida ha acabado
page-games-before-play = Antes de jugar
page-games-won = Victoria: { $players }.

## El final de una partida

page-games-wins = { $count ->
        [one] Gana
       *[other] Ganan
    } { $players }
page-games-draw = Empate
# El título dice el nivel del ordenador, el texto es su semilla.
page-games-played-by-computer = Por { $player } jugaba el ordenador ({ page-strength }), semilla { $text }.
page-games-audit = El comando companion audit recalcula sus decisiones a partir del registro.
page-games-print = Imprimir un recuerdo
page-games-level = { $form ->
        [easy] { rotator-sheets-level-easy }
        [medium] { rotator-sheets-level-medium }
        [hard] { rotator-sheets-level-hard }
       *[expert] { rotator-sheets-level-expert }
    }

## Un teléfono para todos

page-games-nobody-looks = Ahora no mira nadie más.
page-games-i-am = Soy { $who }
page-games-back = Volver a la mesa

## Una pantalla de líneas, para juegos sin pantalla propia

page-games-moves = Lo que puedes hacer ({ $count })
page-games-line = Una línea del registro
page-games-say = Decirlo

## Attack/Defend: el reparto

page-games-deal = Repartir las cartas
page-games-on-phones = Cartas en los teléfonos
    .about = El ordenador baraja. Ves tu mano en tu teléfono.
    .refused = Para esto hace falta un teléfono por persona.
page-games-printed = Cartas impresas
    .about = Baraja y reparte cinco a cada lado. Los teléfonos llevan el orden y los puntos.

## Attack/Defend: lo que hay en la mesa

page-games-who-defends = ¿Quién es la Defensa?
page-games-you-choose = Eliges tú
page-games-points = { $count ->
        [1] { $count } punto
       *[other] { $count } puntos
    }
# Cuántas cartas hay en una mano; delante el lado, si ya está decidido.
page-games-hand-count = { $role ->
        [defender] Defensa, mano
        [attacker] Ataque, mano
       *[none] mano
    }{ "\u00A0" }{ $count }
page-games-open-cards = Cartas a la vista
    .count = Cartas a la vista: { $count }
page-games-has-scored = { $who } ha puntuado
    .list = { $who } ha puntuado:
page-games-trash = Papelera
    .list = Papelera:
# Bajo el dorso de una carta: dónde está. Protegida: no se puede voltear. Vista: esta persona la conoce.
page-games-place = { $form ->
        [safe] protegida
        [seen] vista
       *[place] lugar
    } { $number }
page-games-card-level = nivel { $level }
page-games-safe = ahora no se puede voltear
page-games-known = mantén pulsado

## Attack/Defend: tu mano

page-games-hand = Tu mano: mantén pulsado
    .empty = Tu mano está vacía
page-games-card = Carta { $number } de { $of }
page-games-discards = Lo alto del descarte: mantén pulsado
page-games-discard = Descarte, carta { $number } desde arriba
page-games-for-side = para { $role ->
        [attacker] el Ataque
       *[defender] la Defensa
    }
page-games-from-level = Desde el nivel { $level }:
page-games-word = Una palabra en su dorso
    .about = Solo la muestra este teléfono, pero quien mire tu pantalla puede leerla.
    .label = ¿Una palabra, como trampa?
    .write = Escribirla
page-games-word-new = Escribir en su dorso
page-games-word-other = Cambiar la palabra

## Attack/Defend: lo que puedes decir

page-games-for = Por { $who }
page-games-play-first = ¿Jugar antes una carta boca abajo?
    .other = { $who }: ¿jugar antes una carta boca abajo?
page-games-play-card = Jugar una carta
page-games-not-now = Ahora no
page-games-too-low = Esa carta no se puede jugar en su nivel.
page-games-tap-card = Toca la carta que juegas.
page-games-tap-hand = Toca una carta de tu mano.
page-games-tap-hand-cards = Toca { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de tu mano. La última queda encima.
page-games-tap-discard = Toca una carta del descarte.
page-games-tap-face-down = Toca una carta boca abajo.
page-games-tap-wager = Acepta, o toca cartas de tu mano para apostarlas.
page-games-tap-any = Toca una carta para ver qué puedes hacer con ella.
page-games-prefer = { $role ->
        [attacker] Prefiero atacar
       *[defender] Prefiero defender
    }
page-games-side = { $role ->
        [attacker] De acuerdo: ataco
       *[defender] De acuerdo: defiendo
    }
page-games-wager = Apostar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
page-games-draw-card = { $pile ->
        [deck] Robar del mazo
       *[discard] Robar del descarte
    }
# La forma .paper se dice donde las cartas son de papel: el teléfono no sabe cuál es.
page-games-place-card = Colocarla boca abajo
    .paper = Colocar una carta boca abajo
page-games-discard-card = Descartarla
    .paper = Descartar una carta
page-games-use-card = Usarla
    .paper = Usar una carta …
page-games-advance = Avanzar al nivel { $level }
page-games-flip = Voltear el lugar { $number }
page-games-play = Jugar el lugar { $number }
page-games-end-turn = Acabar el turno
    .actions = Acabar el turno (quedan { $count })
    .scored = Acabar el turno con { $count ->
        [0] ninguna carta de puntos
        [one] { $count } carta de puntos
       *[other] { $count } cartas de puntos
    }
page-games-choose-none = No elegir ninguna
page-games-keep = No es carta de puntos: guardarla
page-games-choose-place = Colocar una carta
page-games-take-number = Tomar la número { $number }
# Lo que se hace con la carta tocada.
page-games-choose = { $form ->
        [peek] Mirarla
        [lower] Bajarla
        [raise] Subirla
        [flip] Voltearla
        [trash] Echarla a la papelera
        [return] Devolverla a la mano
        [protect] Protegerla
        [switch] Cambiarlas
        [place] Colocarla
        [take] Tomarla
        [saddle] Dársela a tu rival
        [discard] Descartar
        [raid] Es una carta de puntos …
       *[other] Elegir
    }
page-games-which-card = { attackdefend-which-card }
page-games-held = La Defensa puntúa cada +1 y +2 de tu mano. Toca cada una.
page-games-again = Empezar de nuevo

## Attack/Defend: el final

page-games-why-over = { $form ->
        [points] Se gana con cinco puntos.
       *[deck] El mazo está vacío.
    }
page-games-hand-of = Mano de { $who }
page-games-all-face-down = Cartas boca abajo
page-games-on-place = { $text } en el lugar { $number }
page-games-seed = Las cartas se repartieron con la semilla { $text }.

## Tactics Joker: antes de jugar

page-games-your-race = Tu raza
page-games-race-of = Raza de { $who }
page-games-the-cards = Las cartas
page-games-race = { $form ->
        [elves] { tactics-race-elves }
        [dwarves] { tactics-race-dwarves }
        [kobolds] { tactics-race-kobolds }
        [humans] { tactics-race-humans }
       *[undead] { tactics-race-undead }
    }
    .title = { $form ->
        [elves] Elfos
        [dwarves] Enanos
        [kobolds] Kóbolds
        [humans] Humanos
       *[undead] No muertos
    }
    .about = { $form ->
        [elves] entran en bosques con 2 a 6
        [dwarves] entran en montañas con 2 a 6
        [kobolds] 18 unidades; sus castillos reclutan con 4 a 6; un 6 cuenta 0 en combate
        [humans] cuatro movimientos, uno o más de una sola unidad
       *[undead] dos movimientos; los enemigos muertos pueden sumarse a ti
    }
page-games-choose-race = { $count ->
        [one] Elige
       *[other] Eligen
    } raza: { $players }.
page-games-players-lay = Se colocan las cartas.
page-games-deal-random = Repartir al azar
# Las cartas de un tablero impreso vienen de unas letras: su semilla.
page-games-seed-label = O el reparto de tu tablero impreso, como k7
    .use = Usar este reparto
page-games-type-cards = O escribe las cartas de tu mesa
page-games-row = Fila { $number }, de A a G: siete cartas, como KS 2C AC 4S 3S X KH
    .next = Fila siguiente
page-games-fog = Niebla: quien escribe las cartas, o conoce el reparto, conoce toda la mesa.

## Tactics Joker: en juego

page-games-your-dice = Tus dados
page-games-moves-left = { $count ->
        [one] queda { $count } movimiento
       *[other] quedan { $count } movimientos
    }
page-games-moving = Mueve { $who }.
page-games-castles = { $count } de 3 castillos
page-games-units = { tactics-units }
page-games-reserve = { $count } en reserva
page-games-dead = bajas: { $count }
page-games-round-of = { $round } de { $of }
# Las cartas que sustituyen a un comodín.
page-games-stack = Montón
# Como está impreso en la carta.
page-games-joker = comodín
page-games-offers-draw = { $who } ofrece empate.
page-games-no = No
page-games-agree = De acuerdo
page-games-offered = Has ofrecido empate a { $who }.
page-games-offer = Ofrecer empate
page-games-give-up = Rendirse
    .sure = ¿Rendirse?
    .about = Entonces gana { $who }.

## Tactics Joker: lo que puedes hacer

# La razón es una de las líneas de abajo que empiezan en minúscula; solas, empiezan en mayúscula.
page-games-no-phone = { $who } (sin teléfono): { $reason }
page-games-tap-castles = { $count ->
        [2] toca dos castillos en el mapa.
       *[other] toca un castillo en el mapa.
    }
page-games-start-on = Empezar en { $castles }
    .empty = Empezar
page-games-where-push = ¿adónde va el ejército vencido?
page-games-push = Empujarlo a { $space }
    .empty = Toca una casilla
page-games-which-joker = ¿qué carta sustituye al comodín?
page-games-put = Poner { $card }
    .empty = Toca una carta
page-games-no-castle = ningún castillo tira.
page-games-begin = Empezar el turno
page-games-castles-roll = los castillos tiran.
page-games-dice = { $count ->
        [1] un dado
       *[other] { $count } dados
    }
page-games-roll-battle = { page-games-dice } para el combate.
page-games-roll-undead = { page-games-dice } por las bajas: con 4 o más se te suma una.
# El número es lo mínimo que debe mostrar un dado, 0 donde no hace falta nada.
page-games-roll-rough = { page-games-dice } para entrar{ $number ->
        [0] { "" }
        [6] : 6
       *[other] : { $number } o más
    }{ $form ->
        [mixed] ; primero las unidades frescas
       *[alike] { "" }
    }.
page-games-end = Acabar el turno
page-games-tap-army = toca un ejército para moverlo.
page-games-no-army = ningún ejército puede mover.
page-games-where-to = ¿adónde va el ejército de { $space }?
page-games-not-this = Este no
page-games-how-many = De { $origin } a { $space }: { $count ->
        [1] una unidad.
       *[other] ¿cuántas?
    }
page-games-unit-count = Unidades
page-games-tired = cansadas:
    .heard = Unidades cansadas entre ellas
page-games-rough = { $form ->
        [forest] Bosque
       *[mountain] Montaña
    }: cada unidad necesita { $number ->
        [6] 6
       *[other] { $number } o más
    } para entrar.
# Probabilidades como 45 %.
page-games-odds = Gana { $player }: { $text }; { $other }: { $title }.
    .nobody = Gana { $player }: { $text }; { $other }: { $title }; nadie: { $form }.
page-games-percent = { tactics-percent }
    .under = menos del { $count } %
    .over = más del { $count } %
page-games-attack = Atacar
page-games-move = Mover
page-games-throw = Tirar por mí
page-games-tap-dice = O toca lo que muestran tus dados:
page-games-die = Un dado
page-games-dice-shown = Dados: { $dice }
    .empty = Dados: aún ninguno
page-games-die-back = Quitar uno
page-games-these-dice = Estos dados
page-games-battle = Combate por { $space }
# Los encabezados de una tabla: los dados, lo que suma la carta, lo que suman otros ejércitos, y la suma.
page-games-sum-dice = { tactics-sheets-aid-dice }
page-games-sum-card = { tactics-sheets-aid-card }
page-games-sum-support = { tactics-sheets-aid-support }
page-games-sum-total = { tactics-sheets-aid-sum }
page-games-dice-count = { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }

## Tactics Joker: el mapa, tal como se oye

page-games-map = La mesa
page-games-unseen = sin ver
page-games-ground = { $form ->
        [castle] { tactics-ground-castle }
        [forest] { tactics-ground-forest }
        [mountain] { tactics-ground-mountain }
       *[plain] { tactics-ground-plain }
    }
page-games-recruit = { tactics-ground-recruit }
page-games-turned = volteada
page-games-army = ejército de { $who }
page-games-tired-units = { $count } cansadas
page-games-spent-units = { $count } agotadas

## Rotator

page-games-which-board = ¿Qué tablero?
page-games-letters = Los siete caracteres bajo el rompecabezas
page-games-open-board = Abrir este tablero
page-games-new-board = O uno nuevo
# El menor número de impulsos con que se gana un tablero, y en cuántos turnos.
page-games-par = Par: { $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    } en { $round ->
        [one] { $round } turno
       *[other] { $round } turnos
    }.
page-games-where-start = ¿Dónde empiezas? Una columna de la fila de arriba.
page-games-took-node = Has capturado un nodo. Empieza en una casilla de su alcance:
page-games-how-far = Caes; ¿cuántas casillas perforas después?
# A qué lleva perforar hasta ahí.
page-games-drill = { $form ->
        [blocked] cerrado
        [node] ¡Nodo!
        [lost] perdido
        [won] ¡ganado!
       *[free] gratis
    }
    .boosts = −{ $count ->
        [one] { $count } impulso
       *[other] { $count } impulsos
    }
page-games-do-it = Hazlo
page-games-boosts = { rotator-boosts }
    .left = quedan { $count } de 10 impulsos
page-games-through = Has ganado en { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }.
page-games-collapsed = Tu casilla se ha derrumbado: has perdido. Deshaz un turno.
page-games-turn-number = Turno { $round }
page-games-board = Tablero { $text }
page-games-board-won = Ganado
page-games-board-lost = Perdido
page-games-turn-back = Deshacer un turno
page-games-hint = Una pista
    .first = ¿Aún se puede ganar?
    .second = ¿Cuánto perforar?
    .third = El turno siguiente
    .half = ¿En qué mitad empezar?
    .start = ¿Dónde empezar?
    .looking = Mirando más allá …
page-games-race-ghost = Carrera contra un fantasma
    .speed = Lo rápido que es el fantasma
page-games-on-paper = En papel
page-games-rotator = Tablero de Rotator { $text }; estás en { $space }
    .before = Tablero de Rotator { $text }; aún no estás en él
