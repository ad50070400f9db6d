# Lo que dice la página para teléfonos en todos los juegos, y en los juegos de cuadrículas.

page-language = Idioma
page-back = Atrás
page-next = Siguiente
page-skip = Saltar
page-done = Listo
page-close = Cerrar
page-why = ¿Por qué?
page-menu = Menú

## Mientras no hay nada que ver, o ninguna respuesta

page-moment = Un momento …
page-looking-for-table = Buscando la mesa.
page-reconnecting = Conectando de nuevo.
    .short = Conectando …
page-trying-again = Otro intento de llegar al servidor …
page-no-server = No se llega al servidor.
page-no-server-now = Ahora no se llega al servidor.
page-stale = La partida ha seguido. Mira otra vez.
# En el botón que se ha tocado.
page-sending = Enviando …

## Mesas, y cómo entran los teléfonos

page-tables-to-organise = Muestra a cada mesa su propio código, o abre una mesa para organizarla.
page-which-table = ¿En qué mesa estás?
# El texto es el código.
page-room-code = Código de la mesa { $text }
page-room-code-field = Código de la mesa
page-be-host = Organizarla
page-join = Entrar
page-join-table = Entrar en la mesa
# El título es el del juego.
page-join-game = Entrar en { $title }
page-host-shows-code = Está en la pantalla de quien organiza.
page-no-seats = Esta partida va sin asientos. Mira la pantalla de quien organiza.
page-host-names-players = Se están poniendo los nombres. Esta página sigue sola.
page-host-chooses-game = Se está eligiendo un juego. Esta página sigue sola.
page-goes-on-by-itself = Esta página sigue sola.
# En un asiento de la mesa, donde solo caben palabras cortas.
page-you = tú
page-taken = ocupado
page-free = libre
page-seat = Asiento { $number }
page-your-name = Tu nombre
page-your-symbol = Tu símbolo
page-who-are-you = ¿Quién eres?
page-where-do-you-sit = ¿Dónde te sientas?
page-all-taken = Todos los asientos están ocupados.
    .about = Pide a quien organiza que libere un asiento.
    .named = ¿Uno de ellos es tuyo? Pide a quien organiza que lo libere o que te dé su código.
page-seat-code = Código de tu asiento
page-sit-down = Sentarse
page-stand-up = Levantarse
page-name-first = { desk-refused-nameless }
page-tap-name-first = Toca primero tu nombre.
page-tap-seat-first = Toca primero un asiento.
page-code-first = Escribe el código que muestra la pantalla de quien organiza.
# El texto es el símbolo que se quería.
page-symbol-taken = Otra persona acaba de tomar { $text }. Tu símbolo es { $symbol }.
page-qr-table = Código QR que abre { $text } en un teléfono
page-you-want-to-be = Quieres ser { $who }
page-you-are-phone = Eres el teléfono { $number }. Quien organiza tiene que dejarte entrar.
page-withdraw = Mejor no
page-you-have-seat = Tienes un asiento
page-wait-for-host = Espera a que se siente todo el mundo y empiece la partida.
page-table-from-above = La mesa desde arriba

## Quien organiza prepara una partida

page-which-game = ¿A qué jugamos?
page-alone = En solitario, contra el ordenador
page-two-minutes = Introducción, 2 minutos
page-about = { $game ->
    [rotator] En solitario, perforas un tablero que gira.
   *[reflector] Para dos. { territory-variant-reflection }
    [deflector] De tres a cinco. Los desviadores desvían los disparos.
    [attack-defend] Para dos. Faroles con cartas: Ataque contra Defensa.
    [defector] Para seis o más. Alianzas, y cómo acaban.
    [tactics-joker] Dos ejércitos en una mesa de cartas. Consigue tres castillos.
    }
# Un juego que alguien ha añadido.
page-about-other = Para { $count }. Escribes lo que pasa, línea a línea.
page-about-other-range = De { $lowest } a { $highest }. Escribes lo que pasa, línea a línea.
page-another-game = Otro juego
page-how-many = Cuántos juegan
page-player-fewer = Una persona menos
page-player-more = Una persona más
page-players = { $count } personas
# La dirección está entre este texto y el siguiente.
page-scan-or-open = Para jugar, escanea esto o abre
page-with-room-code = con el código { $text }
page-who-sits-where = ¿Quién se sienta dónde?
page-who-has-sat-down = Quién está ya sentado
page-tap-seats-around = Toca un asiento para ponerle nombre, en sentido horario.
page-tap-seats = Toca un asiento para sentarte tú, para poner a alguien sin teléfono, o para liberarlo.
page-how-grids-lie = Cómo van las cuadrículas
# Si las cuadrículas se tocan por todo su lado, y si las hay que no son de nadie.
page-layout = { $form ->
    [full] acceso total
    [island] la isla
   *[partial] acceso parcial
    }
page-variants = Variantes
# Como las llaman las reglas; el registro lleva siempre el nombre inglés.
page-variant = { $variant ->
    [ricochet] rebote
    [reflection] reflejo
    [safety] seguridad
    [deluxe] de lujo
    [team-victory] victoria en equipo
   *[short] partida corta
    [races] razas
    [fog] niebla
    [dead-out] sin retorno
    }
    .about = { $variant ->
    [ricochet] { territory-variant-ricochet }
    [reflection] { territory-variant-reflection }
    [safety] { territory-variant-safety }
    [deluxe] { territory-variant-deluxe }
    [team-victory] { territory-variant-team-victory }
   *[short] Acaba tras un número fijo de rondas. Con tres jugadores o más, con 9 nodos se gana al instante.
    [races] { tactics-variant-races }
    [fog] { tactics-variant-fog }
    [dead-out] { tactics-variant-dead-out }
    }
page-units-on-castles = { $count ->
    [one] { $count } unidad en cada castillo
   *[other] { $count } unidades en cada castillo
    }
page-rounds-limited = Acaba tras { $count } rondas
page-rounds-unlimited = Sin límite de rondas
# Para lectores de pantalla: los signos - y + junto a un número.
page-fewer = { $form ->
    [start] unidades
   *[rounds] rondas
    }: menos
page-more = { $form ->
    [start] unidades
   *[rounds] rondas
    }: más
page-seats-free = { $count } de { $of } asientos { $count ->
    [one] libre
   *[other] libres
    }
page-begin = Empezar
# Quién juega en un asiento.
page-phone = teléfono
page-no-phone = sin teléfono
page-seat-with-phone = { $who } tiene este asiento con un teléfono.
page-free-seat = Liberar el asiento
page-name = Nombre
page-symbol = Símbolo
page-take-name = Tomar este nombre
page-plays-without-phone = Juega sin teléfono
page-sit-here-myself = Aquí me siento yo
page-or-computer = O aquí juega el ordenador:

## El ordenador juega

page-strength = { $strength ->
    [easy] fácil
   *[medium] medio
    [hard] difícil
    }
page-how-strong = Nivel
page-computer = ordenador, { page-strength }
page-sealed = sellado: { $text } …
page-computer-thinks = { $who } (ordenador) piensa …
# Le mete prisa al ordenador.
page-now = Ahora
page-advice =
    .on = Consejo tras tus cantos: sí
    .off = Consejo tras tus cantos: no
page-who-plays = ¿Quién juega?
page-who-plays-for = ¿Quién juega por { $who }?
page-computer-plays = Juega el ordenador ({ page-strength }).
page-person-plays = Juega una persona, sin teléfono.
page-person-goes-on = Sigue una persona
    .about = Si una persona sigue por { $who }, ve lo que { $who } esconde.
# Segundos hasta que canta el ordenador. Las dos primeras van juntas, como al empezar una frase.
page-pace = { $form ->
    [0] Al momento
    [1.5] tras 1,5 s
    [2.5] 2,5 s
    [5] 5 s
   *[wait] cuando todos hayan marcado
    }
    .label = Cuándo canta el ordenador
page-against-computer = Contra el ordenador

## Introducciones: dos minutos por juego, paso a paso

page-introduction-lost = Ahora no se puede cargar la introducción. Inténtalo otra vez.
page-introduction-none = Este juego aún no tiene introducción.
page-introduction-turning = El tablero da un cuarto de vuelta tras cada turno
page-example = Un ejemplo
page-introduction = { $title }, { $number } de { $of }
page-tap = Toca { $space }.
page-introduction-nodes =
    Escondes cinco nodos en una cuadrícula que nadie más ve. Alrededor de cada nodo está su alcance: todas las casillas
    a dos pasos o menos, sin ir en diagonal.
page-introduction-enter =
    En tu turno disparas a una casilla de otra cuadrícula. Entras por el lado que toca la tuya.
    .then =
        «Vacío»: { territory-answer-null.about }. Ahora tienes E1, así que escribes en ella tu símbolo.
page-introduction-neighbours =
    Desde una casilla que tomaste pasas a las de al lado, nunca en diagonal.
    .then =
        «Cerca»: está al alcance de un nodo, así que hay un nodo a dos pasos o menos. Ráyala y escribe tu símbolo.
page-introduction-take =
    Ahora encuentra el nodo.
    .then =
        «Nodo»: lo capturas con todo su alcance. Capturar nodos gana la partida.
page-introduction-reflection =
    Reflejo: por cada casilla que tomas, tu rival recibe la misma en tu cuadrícula. Piensa antes de disparar:
    ¿qué hay ahí en la tuya?
page-introduction-all-five-nodes =
    Ganas cuando controlas los cinco nodos de la otra cuadrícula.
page-introduction-deflectors =
    Cada tablero esconde también veinte desviadores.
    .then =
        El desviador queda gastado, y el disparo sigue: a la misma casilla de la cuadrícula siguiente.
page-introduction-nodes-to-win =
    Entre tres se gana con 10 nodos, entre cuatro con 13, entre cinco con 15. Quien pierde todos los nodos de su base queda fuera
    de juego.
page-introduction-alliances =
    Dos personas pueden aliarse: nombran un nodo como vínculo secreto y comparten su territorio para disparar. Si un
    enemigo captura el vínculo, la alianza se rompe para siempre.
page-introduction-more-than-half =
    Se gana en solitario: quien controla más de la mitad de los nodos. Por eso toda alianza acaba.
page-introduction-castles =
    Cada lado empieza con tres unidades en dos castillos, las esquinas de la mesa. En tu turno tus castillos pueden
    traer unidades; luego mueves hasta tres veces.
page-introduction-armies =
    Un movimiento lleva unidades de un ejército a una casilla que toca la suya, por un lado o una esquina. En una
    casilla caben seis unidades, y ninguna se mueve más de dos veces por turno.
page-introduction-ground =
    Los tréboles son bosques y las picas montañas. Una unidad que viene de otro terreno tira un dado: entra con 4 o más.
    En una jota o una reina se te suma una unidad de tu reserva, una vez.
page-introduction-battles =
    Si entras en la casilla de un enemigo, hay combate. Cada lado suma un dado por unidad, el valor de su carta y 1 por cada
    unidad suya junto al combate. La suma menor pierde unidades y debe ceder.
page-introduction-three-castles =
    Ganas si tienes tres castillos al empezar tu turno, o si a tu rival no le queda ninguna unidad en la mesa.
page-introduction-sides =
    La Defensa juega las mitades negras de las cartas, el Ataque las blancas. Se gana con cinco puntos.
page-introduction-actions =
    En tu turno robas una carta, y luego tienes dos acciones. Descartar una carta o robar otra también es una acción.
page-introduction-defending =
    La Defensa coloca cartas boca abajo en el nivel 1 y las avanza, un nivel por acción. En el nivel 3 se puntúa un +1,
    en el nivel 4 un +2. Puede revelar esa carta en cualquier momento.
page-introduction-attacking =
    El Ataque usa cartas de su mano, o voltea las cartas boca abajo de la Defensa. Desde el nivel 2, a veces desde el 1,
    puntúa allí un +1 o un +2. Pero una carta puede ser una trampa: un −1, o un efecto que daña.
page-introduction-score-cards-in-the-hand =
    Al final de cada turno del Ataque, la Defensa puntúa cada +1 y +2 de la mano del Ataque. Así que conviene librarse
    de ellas a tiempo.
page-introduction-falling =
    Estás en lo alto de un tablero de roca. Tras cada turno el tablero da un cuarto de vuelta, y caes.
page-introduction-drilling =
    Caes por las casillas abiertas. Después puedes perforar hacia abajo: una casilla es gratis; la segunda y la tercera
    cuestan un impulso cada una. Tienes diez impulsos.
page-introduction-collapse =
    Las casillas que has tocado quedan abiertas tres turnos. Luego se derrumban. Si entonces estás en una, has perdido.
page-introduction-nodes-in-the-rock =
    Si perforas un nodo, se abre todo su alcance, y tu siguiente turno puede empezar en cualquiera de sus casillas.
page-introduction-the-bottom =
    Ganas cuando llegas a la fila de abajo, la fila 10 azul. Menos impulsos es mejor, y después menos turnos.

## Reglas

page-all-rulings = Todas las reglas
page-ruling = Regla { $text }

## Tableros, antes de jugar

page-boards = Tableros
page-board-set = Tu tablero está listo
page-waiting-for = A la espera de { $players }.
page-players-without-phone = Quienes no tienen teléfono
    .about = Dibujan su tablero en papel y responden en voz alta. Tú tocas lo que dicen.
page-has-board-on-paper = { $who } tiene el tablero en papel
page-your-board = Tu tablero
    .alone = Tu tablero; nadie más lo ve
    .shown = Tu tablero, solo para ti
    .own = Tu propio tablero
page-at-random = Al azar
page-clear = Vaciar
# El texto es por ejemplo: 3 de 5
page-nodes-set = { $text } nodos
page-deflectors-set = { $text } desviadores
page-so-many-of = { $count } de { $of }
page-all-nodes-set = Ya están los cinco nodos. Toca uno para quitarlo, o arrástralo.
page-all-deflectors-set = Ya están todos los desviadores. Toca uno para quitarlo, o arrástralo.
page-something-there = En { $space } ya hay algo.
page-where-board = ¿Dónde se guarda tu tablero?
page-way = { $form ->
    [given] Ordenador
    [kept] Este teléfono
   *[paper] Papel
    }
    .about = { $form ->
    [given] El ordenador conoce tu tablero y responde por ti. Nadie más lo ve.
    [kept] El tablero se queda en este teléfono, y respondes tú. Al final el teléfono prueba tus respuestas.
   *[paper] Dibuja tu tablero solo en papel. Respondes a lo que se pregunta.
    }
page-board-on-paper = Mi tablero está en papel
page-this-is-my-board = Este es mi tablero
# Lo que queda por colocar.
page-tap-to-place = Toca la cuadrícula para poner tus nodos
page-still-nodes = Faltan: { $count ->
    [one] { $count } nodo
   *[other] { $count } nodos
    }
page-still-deflectors = Faltan: { $count ->
    [one] { $count } desviador
   *[other] { $count } desviadores
    }
page-still-both = { page-still-nodes } y { $other_count ->
    [one] { $other_count } desviador
   *[other] { $other_count } desviadores
    }

## Cuadrículas

# Lo que hay en una casilla, para un lector de pantalla: B2, rayada, nodo de Ann, de Ann
page-grid-shaded = rayada
page-grid-node = nodo
page-grid-node-of = nodo de { $who }
page-grid-used = desviador gastado
page-grid-deflector = desviador
page-grid-held = de { $who }
page-grid-legal = se puede elegir
page-grid-chosen = elegida
page-grid-of = Cuadrícula de { $grid }
    .open = Cuadrícula de { $grid }, se puede disparar
page-your-grid = Tu cuadrícula
# Una cuadrícula que no es de nadie, como I1.
page-island = Isla { $grid }
page-all-grids = Todas las cuadrículas

## En juego

page-your-turn = Tu turno
page-turn-of = Turno de { $who }
page-you-are-asked = Te toca responder
page-is-asked = Responde { $who }
page-chooses = Elige { $who }
page-dice-of = Dados de { $who }
page-paused = Quien organiza ha parado la partida.
# Si dispara quien lee, o alguien sin teléfono; y si es a su propia cuadrícula.
page-cannot-shoot = { $taker ->
    [you] Ahora no puedes
   *[other] Ahora { $who } no puede
    } disparar { $whose ->
    [you] a la tuya
   *[other] a { $grid }
    }, { $space }. Toca una casilla iluminada.
page-shoot-at = ¿{ $taker ->
    [you] Disparar
   *[other] Dispara { $who }
    } { $whose ->
    [you] a la tuya
   *[other] a { $grid }
    }, { $space }?
# Lo que cuesta un disparo: quién toma la casilla, quién recibe una a cambio, y en qué cuadrícula.
page-cost = Si { $taker ->
    [you] la tomas
   *[other] la toma { $who }
    }, { $getter ->
    [you] recibes
   *[other] { $other } recibe
    } { $space } { $whose ->
    [you] en tu cuadrícula
   *[other] en la cuadrícula de { $grid }
    }.
page-costs-nothing = No cuesta nada.
page-you-no-shot = No tienes ningún disparo legal.
page-no-shot = { $who } (sin teléfono) no tiene ningún disparo legal.
page-pass = Pasar
page-tap-glowing = Toca una casilla iluminada.
page-tap-called = { $who } (sin teléfono): toca la casilla cantada.
page-not-yet = Todavía no
page-shoot = Disparar
page-nobody-has-shot = Nadie ha disparado aún.
# Lo que hay que borrar en el papel.
page-take-back-mark = borra { $text }
# Cuántas marcas quedan por hacer a mano.
page-on-paper = En papel ({ $count })
page-all-marked = Todo marcado
page-waiting-for-marks = Aún marcan en el papel: { $players }
page-hold = Tu tablero: mantén pulsado
page-nodes = { $count } nodos
    .title = Nodos
page-nodes-of = { territory-counted-nodes }
page-out-of-the-game = { territory-out }
page-allied-with = con { $players }
page-round = Ronda
page-pass-phone = Pasa el teléfono a { $who }

## Respuestas

page-answer = { $answer ->
   *[null] { territory-answer-null }
    [owned] { territory-answer-owned }
    [node] { territory-answer-node }
    [deflector] { territory-answer-deflector }
    [clear] { territory-answer-clear }
    }
    .title = { $answer ->
   *[null] Vacío
    [owned] Cerca
    [node] Nodo
    [deflector] Desviador
    [clear] Libre
    }
    .about = { $answer ->
   *[null] { territory-answer-null.about }
    [owned] { territory-answer-owned.about }
    [node] { territory-answer-node.about }
    [deflector] { territory-answer-deflector.about }
    [clear] { territory-answer-clear.about }
    }
page-asked = { $taker ->
    [you] ¿Qué hay en { $space } de tu cuadrícula?
   *[other] { $who }: ¿qué hay en { $space }?
    }
page-asked-run = { $taker ->
    [you] ¿Qué encuentra primero el disparo en tu cuadrícula, desde { $space }?
   *[other] { $who }: ¿qué encuentra primero el disparo desde { $space }?
    }
page-asked-conceded = { $taker ->
    [you] Entregas { $space }. ¿Qué hay en ella?
   *[other] { $who }: se entrega { $space }. ¿Qué hay en ella?
    }
page-asked-more = { $form ->
    [retained] ¿Cuáles están también al alcance de otro nodo de esta cuadrícula?
    [nodes] ¿En cuáles hay un nodo?
   *[deflectors] ¿Cuáles tienen un desviador sin gastar?
    }
page-board-says = Tu tablero dice: { page-answer }.
page-board-says-on = Tu tablero dice: { page-answer } en { $space }.
page-promised-board-missing = El tablero sellado no está en este teléfono.
page-where-met = ¿Dónde se encuentra primero ({ page-answer })?
# El texto es una respuesta, o son casillas.
page-answer-this = Responder { $text }
    .question = ¿Responder { $text }?
page-board-says-that = Tu tablero dice { $text }.
page-tap-all = Toca todas las que cumplan
page-none-of-them = ninguna
    .title = Ninguna
page-not-counted = Los nodos capturados no cuentan: { $text }.
page-these = Estas { $count }

## Alianzas

page-alliances = Alianzas
    .offered = Alianzas: { $count ->
    [one] { $count } oferta
   *[other] { $count } ofertas
    }
page-you-are-allied = Estás en alianza con { $players }.
page-link = Vínculo: { $place }
page-master = Vínculo maestro: { $place }
page-place-of = { $place }
page-offers-alliance = { $who } te ofrece una alianza.
page-decline = Rechazar
page-accept = Aceptar
    .about = Si aceptas, nombras su { $role ->
    [link] vínculo
   *[master] vínculo maestro
    }: un nodo que controla uno de los dos. Si lo captura un enemigo, la alianza se rompe.
page-you-have-asked = Has preguntado a { $who }.
page-take-offer-back = Retirar la oferta
page-ask-somebody = Preguntar a alguien
page-offer-to = Ofrecer una alianza a { $who }
page-offer-in-your-turn = Puedes ofrecerla cuando sea tu turno.
page-name-link-or-master = { $role ->
    [link] Nombrar el vínculo
   *[master] Nombrar el vínculo maestro
    }
    .about = Solo los miembros saben qué nodo es.
page-node-on-your-board = Un nodo de tu propio tablero
page-this-one = Este
page-leave-alliance = Dejar la alianza
    .question = ¿Dejar la alianza?
    .about = { territory-sheets-panel-divided }
page-stay = Quedarme
page-leave = Dejarla

## El final

page-show-board = Mostrar mi tablero
    .about = Tu tablero sigue en este teléfono. Muéstralo para probar que tus respuestas eran ciertas.
page-boards-prove = Lo que prueban los tableros
page-player = Nombre
page-tally = Recuento
page-kept-secret = queda en secreto
page-won-games = Partidas ganadas: { $options }
page-nobody-played = Nadie ha jugado.
page-watch-again = Ver la partida otra vez
page-where-in-game = Momento de la partida
page-replay-pause = Pausa
page-replay-play = Reproducir
page-replay-on = Siguiente

## La mesa para toda la sala

page-table-view = Vista de la mesa
page-hosts-screen = Pantalla de quien organiza
page-face-down = Cartas boca abajo de { $who }
    .label = Cartas boca abajo de { $who }
page-deck-and-discard = Mazo { $count } · descarte { $other_count }

## El menú, y lo que solo hace quien organiza

page-host = Organizar
    .menu = Organizar: asientos, deshacer, pausa
page-seat-played-by-computer = juega el ordenador ({ page-strength })
page-seat-no-phone = no tiene teléfono: juegas lo que se canta
page-seat-phone = tiene un teléfono
page-seat-phone-closed = tiene un teléfono, pero ahora su página está cerrada
page-code = Código
page-seat-of = El asiento de { $who }
page-free-seat-of = Liberar el asiento de { $who }
    .about = El teléfono de { $who } pierde el asiento. Tú decides qué teléfono lo recibe.
    .board = Si { $who } guardaba el tablero en el teléfono, solo está ahí.
        Con otro, { $who } responde desde el papel y no puede probar sus respuestas.
page-leave-it = Dejarlo
page-take-back = Deshacer
page-take-back-what = Deshacer: { $text }
page-this-takes-back = Esto deshace: { $text }.
page-take-it-back = Deshacerlo
page-known-by-now = { terminal-known-by-now }
page-reason = Por qué (se puede leer en toda la mesa)
page-pause = Parar la partida
page-go-on = Seguir
page-save-record = Guardar el registro
page-to-print = Para imprimir la situación: { $example }
page-record-shows-boards = El archivo muestra todos los tableros, el tuyo y los demás.
page-record-shows-all = El archivo muestra todo lo que está oculto.
page-are-you-sure = ¿Seguro?
    .about = Quien abra el archivo lo ve todo, ahora y antes del final.
page-save-all-the-same = Guardarlo igualmente
page-yes-save = Sí, guardarlo
page-other-file = Escribir la partida en otro archivo
    .about = { $reason }. Todo lo aceptado sigue aquí.
    .name = Nombre del archivo nuevo, en la misma carpeta
    .write = Escribirlo, y seguir allí
page-nothing-accepted = { $reason }. Ahora no se acepta nada.
page-qr-seat = Código QR que mueve el asiento
page-scan-with-other = Escanea esto con el otro teléfono. Sirve una vez. O escribe allí: { $text }
page-phone-wants = El teléfono { $number } quiere ser { $who }.
page-seat-taken = Un teléfono ha tomado el asiento de { $who }.
page-refuse = Rechazar
page-let-in = Dejarlo entrar
page-again = Otra vez
    .about = El registro de esta partida desaparece entonces de este teléfono. Guárdalo antes si lo quieres.
page-again-same = Otra vez con las mismas personas
page-another-board = Otro tablero
page-move-phone = Pasar a otro teléfono
page-log = Lo que se ha jugado
    .empty = { terminal-nothing-yet }
page-how-game-goes = Cómo se juega a { $title } (2 minutos)
page-sound =
    .on = Sonido y vibración: sí
    .off = Sonido y vibración: no
page-look-as = Ver como asiento { $number } de este teléfono

## El sitio, que no necesita servidor

page-site-fetching = Cargando el programa
    .about = La primera vez tarda un poco; después funciona sin conexión.
page-site-meanwhile = Mientras tanto: cómo se juega
page-site-minutes = 2 minutos
page-site-begin-anew = Empezar de nuevo
page-site-no-engine = No se puede cargar el programa. Conéctate una vez, y abre de nuevo esta página.
page-site-no-webassembly = Este navegador no tiene WebAssembly, que el programa necesita. Abre esta página en otro.
page-site-record-at-fault = Este registro tiene un fallo: { $reason }
page-site-hosts-screen = Volver a la pantalla de quien organiza
page-site-again = Partida nueva, o seguir con un registro
    .about = La partida de este teléfono desaparece entonces. Guarda antes su registro si lo quieres.
page-site-new = Partida nueva
page-site-go-on = Seguir con un registro
page-site-open = Abrirlo
