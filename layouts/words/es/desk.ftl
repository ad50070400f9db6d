# Lo que dice una mesa a los teléfonos, y al teclado que está al lado.

## Lo que se rechaza

desk-refused-no-seat = este teléfono no tiene asiento aquí; entra primero
desk-refused-wait = Espera a que te dejen entrar.
desk-refused-record-is-hosts = hasta el final de la partida, el registro es solo para quien organiza
desk-refused-record-shows-all = El registro muestra todos los tableros y cartas. Pídelo otra vez si quieres verlo.
desk-refused-nobody-there = en ese asiento no hay nadie
desk-refused-host-only = eso solo lo puede hacer quien organiza
desk-refused-stale = la partida ha seguido; mira otra vez
desk-refused-not-over = esta partida aún no ha terminado
desk-refused-no-file = este registro no está en un archivo que pueda cambiar
desk-refused-paused = la partida está en pausa
desk-refused-file = { $text }: { $reason }
desk-refused-file-name = Escribe un nombre sencillo, por ejemplo partida-2.txt.
desk-refused-no-answer = no se puede deshacer ninguna respuesta
desk-refused-players-named = los nombres ya están en el registro
desk-refused-seat-of-computer = Aquí juega el ordenador. Elige otro asiento.
desk-refused-has-phone = { $player } tiene un teléfono; libera antes el asiento
desk-refused-computer-plays = por { $player } juega el ordenador
desk-refused-no-game = quien organiza aún no ha elegido juego
desk-refused-empty-seats = aún hay asientos vacíos
desk-refused-other-record = el registro empezó de otro modo
desk-refused-no-such-seat = ese asiento no existe
desk-refused-seated = este teléfono ya tiene asiento
desk-refused-too-many = Demasiados teléfonos piden asiento a la vez. Habla con quien organiza.
desk-refused-does-not-ask = ningún teléfono { $number } pide asiento
desk-refused-seats = hay { $count } asientos
desk-refused-nameless = Escribe primero tu nombre.
desk-refused-unprintable = Aquí hay un carácter que no se puede mostrar. Escríbelo otra vez sin él.
desk-refused-name-long = Este nombre es demasiado largo: { $count } letras como mucho.
desk-refused-of-other = eso es de otra persona
desk-refused-undo = solo puede deshacer quien organiza, con su propia petición
desk-refused-not-host = eso es para quienes juegan
desk-refused-no-alliances = aquí no hay alianzas
desk-refused-offer-closed = esa oferta ya no está abierta
desk-refused-not-asked = eso lo tiene que aceptar la otra parte
desk-refused-not-said = «{ $text }» no se dice así
desk-refused-for-other = eso lo tiene que decir otra persona
desk-refused-not-your-turn = no es tu turno
desk-refused-only-computers-played = no hay nada que deshacer: solo ha jugado el ordenador
desk-refused-nobody-played = no hay nada que deshacer: aún no ha jugado nadie
desk-refused-plays-by-phone = { $player } juega con un teléfono: escribe antes free { $text }
desk-refused-new-game = Otra partida empieza con un registro nuevo, en el ordenador que tiene este.
desk-refused-players-unnamed = quien organiza aún está poniendo los nombres
desk-refused-host-plays = { $player } tiene un teléfono; libera el asiento para jugar por { $player }
desk-refused-code = Este no es el código de esta mesa. Mira la pantalla de quien organiza.
desk-refused-link = este no es el enlace de quien organiza; usa el último que mostró companion
desk-refused-seat-taken = { $player } ya tiene este asiento: elige otro, o pide a quien organiza que lo libere
desk-refused-own-code = Este código no se conoce o ya se usó. Pide uno nuevo.
desk-refused-looks-same = { $other } tiene un asiento, y { $player } se ve igual.
# El título es el del juego.
desk-refused-layout = no hay disposición { $text } para { $count } a la mesa en { $title }

## Lo que resulta de comprobar las decisiones del ordenador

desk-audit-choices = { desk-audit-who }: { desk-audit-follow }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-follow }
desk-audit-version = { desk-audit-who }: { desk-audit-unknown }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-unknown }
desk-audit-who = { $player } (ordenador, { $text })
desk-audit-board = el tablero es el que se selló antes de jugar
desk-audit-follow = { $count ->
        [one] su única decisión sale
       *[other] sus { $count } decisiones salen
    } de lo que podía ver { $player }
desk-audit-unknown = sus decisiones no se pueden recalcular: este programa no tiene la versión { $number } de quien jugó
desk-audit-chooses = línea { $number }: { desk-audit-who } elige { $form }
desk-audit-says-nothing = línea { $number }: { desk-audit-who } no elige nada
desk-audit-not-asked = línea { $number }: { desk-audit-who } no elige nada: no le toca
desk-audit-other-board = { desk-audit-who }: el tablero no es el que da su semilla
desk-audit-not-sealed = { desk-audit-who }: ningún sello de antes de jugar corresponde al tablero

## Lo que se puede deshacer

desk-given-at-end = todo lo que se revela al final
# La forma es como se llama la respuesta en el registro, que queda en inglés.
desk-answer = la respuesta «{ $form }»
desk-answer-of = la respuesta «{ $form }» de { $player }
desk-answer-beginning = el comienzo de la partida
desk-named-nodes = el tablero
desk-named-row = la fila de cartas
