# Reflector, Deflector y Defector: lo que se lee en voz alta, lo que se marca en el papel y lo que se explica.
# «Nodo», «desviador» y «casilla» se usan siempre igual. Nadie recibe género: «fuera de juego», «por su cuenta».

## Lo que se dice

territory-said-move = { $shooter } dispara a { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who } pasa
    .sentence = { territory-said-pass }.
territory-said-ally = { $all } forman alianza
territory-said-leave = { $who } deja la alianza

## Lo que responden los tableros

# Se escribe .typed, una palabra o varias con blancos entre ellas; la primera es la que se ofrece. Las inglesas valen también.
territory-answer-null = vacío
    .typed = { territory-answer-null } vacio
    .about = al alcance de ningún nodo
territory-answer-owned = cerca
    .typed = { territory-answer-owned }
    .about = al alcance de un nodo
territory-answer-node = nodo
    .typed = { territory-answer-node }
    .about = hay un nodo
territory-answer-deflector = desviador
    .typed = { territory-answer-deflector }
    .about = un desviador sin gastar
territory-answer-clear = libre
    .typed = { territory-answer-clear }
    .about = el disparo no encuentra nada en esta cuadrícula
# La casilla es donde se detuvo un disparo que recorre una fila.
territory-answered-on = { $answer } en { $space }
territory-says = { $grid }: { $answer }.
territory-says-row = Fila de { $grid }: { $answer }.
territory-says-next = Sigue hacia { $grid }: { $answer }.
territory-says-waiting = El disparo desde { $place } sigue hacia { $grid }: { $answer }.
territory-gives-back-own = { $grid } entrega { $space }: { $answer }.
territory-gives-back = { $shooter } entrega { $space } de la cuadrícula de { $grid }: { $answer }.
territory-other-nodes = En { $nodes } { $count ->
        [one] hay otro nodo
       *[other] hay otros nodos
    }.
territory-revealed-retained = al alcance de otros nodos: { $spaces }
territory-revealed-nodes = nodos allí: { $spaces }
territory-revealed-deflectors = desviadores: { $spaces }

## Lo que pasó

territory-fact-answered =
    .step = { $place }: { $parts }
territory-fact-deflected =
    .step = { $place }: un desviador, ya gastado; el disparo de { $who } sigue
territory-fact-removed =
    .step = { $place }: se quita un desviador sin gastar
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = No es el primer desviador de esta cuadrícula: el disparo da la vuelta
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = El disparo no encontró nada en toda la mesa y vuelve a { $place }
territory-fact-claimed = { $who } la toma.
    .step = { $place }: la toma { $who }
territory-fact-node =
    .step = { $place }: un nodo, lo captura { $who }
territory-fact-conceded = { $space } pasa a { $who }.
    .step = { $place }: se entrega a { $who }
territory-fact-spent = { $who } ya la tiene o la cubre: disparo perdido.
    .step = { $place }: { $who } ya la tiene o la cubre, disparo perdido
territory-fact-spent-by-nobody = Nadie puede tomarla: disparo perdido.
    .step = { $place }: nadie puede tomarla, disparo perdido
territory-fact-not-given-back = { $who } no recibe nada: ya tiene o cubre { $place }.
    .step = { $place }: nada que entregar, { $who } ya la tiene o la cubre
territory-fact-turned = La cuadrícula de { $grid } gira.
    .step = { $place }: la cuadrícula gira un cuarto de vuelta en sentido horario
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who } pierde una base: la cuadrícula de { $grid }
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who } gana una base: la cuadrícula de { $grid }
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } queda fuera de juego
territory-fact-allied = { territory-fact-allied.step }.
    .step = { $all } están ahora en alianza
territory-fact-left = { territory-fact-left.step }.
    .step = { $all } deja a { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = Se rompe el vínculo de { $all }
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = Se rompe el vínculo maestro de { $all }
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = La alianza de { $all } se acaba: { $parts }
territory-fact-won = { common-over-won }.
    .step = { common-wins }
territory-fact-drawn = La partida ha terminado: { territory-fact-drawn.step }.
    .step = empate entre { $all }

territory-stay-allied = { $players } siguen en alianza
territory-alone = { $players } { $count ->
        [one] sigue
       *[other] siguen
    } por su cuenta

# Por qué gana alguien entre iguales, o nadie.
territory-because = { $term }: { $reason }
territory-tie-tally = recuento igual; { territory-tie-held }
    .sentence = Recuento igual; { territory-tie-held }.
territory-tie-nodes = nodos iguales; { territory-tie-held }
    .sentence = Nodos iguales; { territory-tie-held }.
territory-tie-lost = las dos partes han perdido todos sus nodos; { territory-tie-held }
    .sentence = Las dos partes han perdido todos sus nodos; { territory-tie-held }.
territory-tie-held = { $who } tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }, { $tally }
territory-target = { $term }: en esta partida bastan { $wanted } nodos

## Nodos capturados

territory-takes-range = { $who } captura el nodo con su alcance.
territory-takes-range-but = { $who } captura el nodo con su alcance, menos { $spaces }.
territory-takes-some = { $who } captura el nodo con { $spaces }.
territory-takes-node = { $who } captura solo el nodo.
territory-deflectors-shoot = { $count ->
        [one] El desviador en { $spaces } lanza un disparo.
       *[other] Los desviadores en { $spaces } lanzan un disparo cada uno.
    }
territory-deflectors-removed = { $count ->
        [one] Se quita el desviador en { $spaces }.
       *[other] Se quitan los desviadores en { $spaces }.
    }

## Lo que se marca en el papel

territory-marks = { $place }: { $marks }
territory-mark-shade = rayado
territory-mark-shade-range = rayado en su alcance
territory-mark-dot = punto
territory-mark-slash = barra
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } en todo su alcance
territory-mark-symbol-range-but = { $symbol } en todo su alcance, menos { $spaces }
territory-mark-turn = un cuarto de vuelta en sentido horario
territory-quarter-turns = { $grid }: { $count ->
        [one] un cuarto de vuelta
       *[other] { $count } cuartos de vuelta
    }

## Cómo sigue

territory-turn = Turno de { $who }.
    .again = Le toca a { $who }.
territory-has-nodes = { $who } tiene { $count } de los { $wanted } nodos que hacen falta.
territory-lost-nodes = A { $who } { $count ->
        [0] no le queda ninguno
        [one] le queda { $count }
       *[other] le quedan { $count }
    }.
territory-reflector-count = { $who } tiene { $count ->
        [0] cero
       *[other] { $count }
    } de los cinco nodos de { $other }; { $other }, { $other_count ->
        [0] cero
       *[other] { $other_count }
    } de los de { $who }.
territory-round = Ronda { $round } de { $of }.
territory-round-last = Ronda { $round } de { $of }, la última. Recuento: { $tally }.
territory-rounds-over = Han terminado las { $of } rondas. Recuento: { $tally }.

## Lo que no es una palabra escrita

territory-no-answer = ninguna respuesta
territory-no-part = ninguna parte de una respuesta
territory-no-layout = ninguna disposición de este juego

## Lo que se rechaza

territory-refused-no-alliances = solo en Defector hay alianzas
territory-refused-ally-alone = una alianza es cosa de dos
territory-refused-allied = ya están en alianza
territory-refused-out = { $player } está fuera de juego
territory-refused-divided = { $player } y { $other } se separaron y no pueden volver a aliarse
territory-refused-node-named = { $text } ya es un vínculo o el vínculo maestro: nombra otro nodo
territory-refused-in-no-alliance = { $player } no está en ninguna alianza
territory-refused-turn-of-stranger = es el turno de { $player }, que no está en alianza con { $other }
territory-refused-not-asked-about = no se preguntó por { $space }: no pongas la casilla
territory-refused-not-meant = no puede ser { $spaces }: elige entre { $among }
territory-refused-list = aquí no se entiende «{ $text }»: { $options }, y detrás las casillas
territory-board-twice = está dos veces en esta línea
territory-board-nothing-there = no se puede quitar, allí no hay nada
territory-board-there = ya está; para quitarlo escribe - delante
territory-board-has-deflector = tiene un desviador, así que no cabe un nodo
territory-board-has-node = tiene un nodo, así que no cabe un desviador
territory-refused-revealed = el tablero de { $player } ya está revelado: sus respuestas se quedan como están
territory-refused-never-answered = { $player } no ha respondido nada sobre { $space }
territory-refused-answered-so = eso es lo que se respondió
territory-refused-length = no se entiende «{ $text }»: short, full o un número de minutos, por ejemplo 45
territory-refused-choose-length = entonces elige otra vez: short, full u otros minutos
territory-refused-disagrees = { $player } no está de acuerdo: no hay alianza
territory-refused-correct-form = escribe: correct NOMBRE CASILLA RESPUESTA
territory-refused-slip-form = escribe: slip NOMBRE ARCHIVO.svg, por ejemplo slip Bob bob.svg
territory-refused-no-hidden-board = { $player } no tiene un tablero oculto que sellar
territory-refused-committed = el tablero de { $player } ya está sellado
territory-refused-commit-late = la partida ha empezado: un tablero se sella antes del primer disparo
territory-refused-not-committed = el tablero de { $player } no está sellado: antes va «commit { $text }»
territory-refused-slip-file = una papeleta es un dibujo, por ejemplo { $text }.svg, no { $title }
territory-refused-not-written = no se puede escribir { $text }: { $reason }
territory-refused-with-node = «{ $form }» solo va con «node»
territory-refused-answer-back = deshecho: { $player }, ¿qué hay en { $space }?
territory-refused-list-twice = «{ $form }» ya se dijo
territory-refused-nothing-asked = ahora no se te pregunta nada
territory-refused-nobody-shoots = ahora no dispara nadie
territory-refused-boards-missing = aún no están todos los tableros
territory-refused-unknown-node = nombra un nodo que conozcas, en tu propio tablero o ya capturado
territory-refused-no-node-taken = no se captura ningún nodo, así que no se revela nada más: no nombres otra casilla
territory-refused-clear = solo un disparo que recorre una fila la encuentra libre
territory-refused-run = un disparo que recorre la fila encuentra un nodo o un desviador, o la fila está libre
territory-refused-own-node = el disparo pasa de largo el nodo en { $space }: lo controla quien dispara
territory-refused-node-stops = el nodo en { $space } detiene el disparo
territory-refused-had-no-deflector = ya se respondió sobre { $space }, y no había desviador
territory-refused-no-node-there = según las respuestas no puede haber un nodo en { $space }
territory-refused-node-there = según las respuestas hay un nodo en { $space }
territory-refused-no-deflectors = en esta partida no hay desviadores
territory-refused-deflector-used = el desviador en { $space } está gastado
territory-refused-covered = quita «covered»: ningún nodo de quien dispara cubre la casilla
territory-refused-not-covered = entonces un nodo de quien dispara cubre { $space }: añade «covered»
territory-refused-out-of-range = { $form }: { $spaces } está fuera del alcance del nodo
territory-refused-nodes-not-retained = nodes: solo se revelan los nodos en casillas retenidas
territory-refused-node-and-deflector = { $space } no puede tener un nodo y un desviador
territory-refused-retained = { $space } la retiene un nodo que ya se conoce
territory-refused-no-board-fits = ningún tablero encaja con esto y con las respuestas anteriores: alguna está mal
territory-refused-own-grid = en Reflector disparas a la cuadrícula de tu rival
territory-refused-covers = { $player } la cubre, pues solo está al alcance de sus nodos
territory-refused-nothing-asked-now = ahora no se pregunta nada; le toca disparar a { $player }
territory-refused-ally-with-whom = ¿alianza con quién? Escribe «ally» y un nombre
territory-refused-board-not-taken = no se aceptó el tablero de { $player }
territory-refused-variant = no hay variante { $text }: { $options }
territory-refused-variant-of = { $form } es una variante de { $title }, no de { $example }
territory-refused-variant-twice = la variante { $form } ya está activada
territory-refused-target-game = { $form } es una variante de deflector y defector, no de { $title }
territory-refused-target = con { $count } a la mesa la meta es de { $wanted } a { $of } nodos
territory-refused-whose-grid = ¿{ $space } en la cuadrícula de quién? Por ejemplo: { $example }
territory-refused-said-twice = «{ $form }» está dos veces
territory-refused-not-expected = «{ $text }» no va aquí: escribe { $form }
territory-refused-no-space = detrás de «{ $form }» no hay casilla
territory-refused-digest = detrás del nombre van «sha256» y 64 cifras de 0 a f
territory-refused-no-answer = «{ $text }» no es una respuesta: { $options }
territory-refused-covered-twice = «covered» está dos veces
territory-refused-covered-with = «covered» no va con «{ $form }»
territory-refused-space-twice = una casilla está dos veces detrás de «{ $form }»
territory-refused-no-node = «{ $text }» no es un nodo: su cuadrícula y casilla, por ejemplo Ann:B2
territory-refused-no-salt = detrás de «salt» no hay palabra: escribe { $form }
territory-refused-pass = { $player } tiene un disparo legal, y entonces no se pasa
territory-refused-computer-on-paper = el ordenador no ve un tablero que está en papel
territory-refused-play-begun = la partida ha empezado: «{ $form }» va antes del primer disparo
territory-refused-boards-begun = «{ $form }» va antes del primer tablero
territory-refused-layout-chosen = la disposición ya está elegida
territory-refused-player-late = «player» va antes de «computer»
territory-refused-board-twice = { $player } ya tiene un tablero
territory-refused-computer-paper = aquí juega el ordenador, y no ve el papel
territory-refused-not-asked = no se ha preguntado nada
territory-refused-not-hidden = el tablero de { $player } no está oculto
territory-refused-salt-missing = añade «salt» y la palabra secreta que vino con el sello
territory-refused-island = en { $title } no hay isla { $text }
territory-refused-no-board-with-node = ningún tablero legal encaja con un nodo en { $space } y con todo lo respondido
territory-refused-not-controlled = { $text } no es un nodo que controle { $either }
territory-refused-no-role = { $players } no necesitan vínculo ni vínculo maestro: quítalo
territory-refused-role = { $players } tienen que nombrar un { $role ->
        [link] vínculo
       *[master] vínculo maestro
    }
territory-leave-out = quita { $space }
territory-add = añade { $space }
territory-refused-list-but = ningún tablero encaja con esta lista y con las respuestas anteriores: { $either }
territory-refused-list-wrong = ningún tablero encaja con esta lista y con las respuestas anteriores: están mal varias de sus casillas, o una respuesta anterior
territory-refused-nodes = un tablero tiene { $wanted } nodos, no { $count }
territory-refused-deflectors = un tablero tiene { $wanted } desviadores, no { $count }
territory-refused-deflectors-here = en este juego no hay desviadores
territory-refused-node-twice = { $space } tiene más de un nodo
territory-refused-deflector-twice = { $space } tiene más de un desviador
territory-refused-both = { $space } tiene un nodo y un desviador
territory-refused-differently = desde «{ $term }» la partida habría ido de otro modo: primero undo { $count ->
        [1] una vez
       *[other] { $count } veces
    }, luego correct { $text }
territory-refused-variant-here = no hay variante { $text } de { $title }: { $options }
territory-refused-variant-near = { territory-refused-variant-here } (¿querías decir { $example }?)
territory-refused-file = «{ $text }» no se puede leer como archivo ({ $reason }): responde { $options }, o el nombre de un archivo
territory-refused-file-near = «{ $text }» no se puede leer como archivo ({ $reason }): ¿querías decir «{ $example }»?
territory-asked-anew = { $reason }. Escribe «none» si no hay ninguno, «back» para responder otra vez.
territory-refused-held = { $player } ya la tiene
territory-refused-held-by-ally = { $other }, en alianza con { $player }, ya la tiene
territory-refused-reveal = escribe todo lo que había en el tablero: { $form }
territory-refused-role-typed = un vínculo o vínculo maestro es secreto: escribe solo quién forma alianza, por ejemplo «ally { $text }»; por su nodo se pregunta en privado
territory-refused-not-allied = { $players } no están en alianza
territory-refused-length-twice = { $text }: { $form } ya está activada
territory-refused-places = «{ $text }» puede ser { $either }: escribe el nombre entero y luego la casilla
territory-refused-not-understood = no se entiende «{ $text }»: escribe una cuadrícula y una casilla, como { $example }, o «help»
territory-refused-seats = { $title } tiene { $wanted } asientos, no { $count } con { $number } tableros
territory-refused-layout = { $text } no vale para { $title } con { $count } a la mesa: { $either }
territory-refused-asked = primero { $reason }
territory-refused-leave = ninguna regla deja abandonar la partida: que otra persona dispare por { $player }; o, si nadie quiere seguir, escribe «status» para ver quién va por delante, y luego «quit»
territory-refused-leave-hidden = ninguna regla deja abandonar la partida: que otra persona dispare por { $player } y responda con el tablero de { $player }; o, si nadie quiere seguir, escribe «status» para ver quién va por delante, y luego «quit»
territory-refused-leave-unallied = { $player } no está en ninguna alianza, y { $reason }

# Por qué un disparo queda demasiado lejos.
territory-far-home = no la toca ninguna casilla que { $player } haya recuperado en esta base o tomado en otra cuadrícula
territory-far-down = no es la casilla que está debajo de una tomada
territory-far = no la toca ninguna casilla que haya tomado { $player }
territory-far-grid = no la toca ni una base de { $player } ni una casilla que haya tomado { $player }
territory-far-ally = { $other } ya la ha tomado, y { $reason }
territory-far-nearby = { $reason } (legales cerca de ahí: { $options })
territory-far-from-all = { $reason } (no hay disparo legal a esa cuadrícula)

# Quién no puede qué, y por qué.
territory-cannot-shoot = { $shooter } no puede disparar a { $place }: { $reason }
territory-cannot-answer = { $player } no puede responder { $answer } a { $space }: { $reason }
territory-may-not-pass = { $player } no puede pasar: { $reason }
territory-cannot-ally = { $player } no puede formar alianza con { $other }: { $reason }
territory-may-not-leave = { $player } no puede dejar la alianza: { $reason }
territory-may-not-board = no se puede aceptar el tablero de { $player }: { $reason }
territory-may-not-reveal = { $player } no puede revelar: { $reason }
territory-may-not-computer = el ordenador no puede jugar por { $player }: { $reason }
territory-may-not-human = nadie puede jugar por { $player }: { $reason }

# Un tablero que se escribe: una casilla, o su lugar en la línea si nadie la puede ver, y lo que está mal.
territory-board-word = { $text } { $reason }
territory-board-place = la palabra { $number } de la línea { $reason }
territory-board-off-grid = está fuera de la cuadrícula, que tiene columnas de A a J y filas de 1 a 10
territory-board-no-space = no es una casilla
territory-board-nodes-there = está de más: ya hay { $count } nodos
territory-board-deflectors-there = está de más: ya hay { $count } desviadores
territory-board-no-deflectors = sobra: en este juego no hay desviadores

## Lo que se pregunta

territory-way-on = en { $space }
territory-way-along = de { $origin } a { $space }
territory-asked = { $player } tiene que decir qué hay en { $space }
territory-asked-run = { $player } tiene que decir qué encuentra primero el disparo { $term }
territory-over-reveal = La partida ha terminado; revelar tableros, «why», «log», «undo» o «quit»:
territory-lacks-players = aún no hay ningún nombre
territory-lacks-boards = falta el tablero de { $options }

## Lo que se pregunta antes de jugar

territory-which-player = Persona { $number }, en sentido horario: ¿nombre y símbolo, por ejemplo Ann X?
    .enter = Persona { $number }, en sentido horario: ¿nombre y símbolo, por ejemplo Ann X ({ $parts })?
territory-which-length = ¿Cuánto tiempo hay (short, full o minutos)?
    .enter = ¿Cuánto tiempo hay (short, full o minutos; { $parts })?
territory-which-layout = ¿Qué disposición ({ $options })?
    .enter = ¿Qué disposición ({ $options }; { $parts })?
territory-which-board = ¿El tablero de { $player }: { $options }, o el nombre de un archivo?
    .enter = ¿El tablero de { $player }: { $options }, o el nombre de un archivo ({ $parts })?
territory-is-that-right = ¿Es correcto?
territory-seats-clockwise = Empieza la persona 1; las demás siguen en sentido horario.
territory-seats-symbol = El símbolo es lo que escribes en las casillas.
territory-seats-enter = Cuando haya bastante gente, Intro cierra la lista.
territory-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }: la partida termina tras { $round ->
        [one] { $round } ronda
       *[other] { $round } rondas
    }.
territory-minutes-target = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }: la partida termina tras { $round ->
        [one] { $round } ronda
       *[other] { $round } rondas
    }; con { $wanted } nodos se gana al instante.
# Lo que se puede escribir, y lo que hace.
territory-layout-full = cada cuadrícula toca todas las demás.
territory-layout-partial = cada cuadrícula toca sus dos vecinas.
territory-layout-island = en medio hay cuadrículas vacías de nadie.
territory-layout-drawn = como en el dibujo de abajo.
territory-board-type = lo escribes tú, y nadie más mira.
territory-board-masked = lo escribes tú, y lo que escribes no se ve.
territory-board-hidden = se queda en papel; respondes cada pregunta.
territory-board-random = se sortea un tablero, y solo lo ves tú.
territory-board-computer = juega el ordenador, y esconde su propio tablero.
territory-board-for-all = «all» detrás de una palabra vale para los demás tableros: random all.
territory-no-screen = Este terminal no tiene segunda pantalla: un secreto que salga en ella se queda ahí.
territory-no-screen-boards = Los tableros se pueden escribir sin que se vean («masked»), quedar ocultos o leerse de un archivo.

## Lo que alguien ve y responde a solas

territory-typing-help = Escribe casillas; -B2 quita B2, «undo» tu última línea, «back» sale.
territory-more-faults = y { $count } más
territory-board-of = El tablero de { $player }: { $term }
territory-board-right = ¿Está bien (Intro: sí; o casillas que cambiar)?
territory-board-nodes = { $player }, ¿nodos, por ejemplo B2 E5 (-B2 quita B2)?
territory-board-deflectors = { $player }, ¿desviadores, por ejemplo B2 E5 (-B2 quita B2)?
territory-board-to-copy = El tablero de { $player }, para copiarlo:
territory-counted-nodes = { $count } de { $of } nodos
territory-counted-deflectors = { $count } de { $of } desviadores
territory-counted = { $marks }
territory-keep-secret = Guarda esto en secreto y dilo al final:
territory-salt-in-groups = (la sal en grupos: { $text })
territory-which-node = { $players }: ¿qué nodo es el { $role ->
        [link] vínculo
       *[master] vínculo maestro
    }, por ejemplo { $example } (o «back»)?
territory-not-it = No puede ser. Nombra un nodo que aún no sea vínculo y que controle alguien de la alianza.
territory-allied-with = { $player } está en alianza con { $players }.
territory-role-is = El { $role ->
        [link] vínculo
       *[master] vínculo maestro
    } es { $place }.
territory-role-held = El { $role ->
        [link] vínculo
       *[master] vínculo maestro
    } es { $place }, y lo controla { $other }.

## Lo que se pregunta durante la partida

territory-to-play = Juega { $player }:
territory-ask = { $player }: ¿qué hay en { $space } ({ $options })?
territory-ask-conceded = { $player } entrega { $space }: ¿{ $options }?
territory-ask-run = { $player }: ¿qué encuentra primero el disparo { $term } ({ territory-answer-clear }, { $space } { territory-answer-node }, { $space } { territory-answer-deflector })?
territory-ask-which-nodes = { $player }, ¿en cuáles hay un nodo: { $among } (o none)?
territory-ask-which-deflectors = { $player }, ¿cuáles tienen un desviador sin gastar: { $among } (o none)?
territory-ask-which-retained = { $player }, ¿cuáles están también en el alcance de otro nodo tuyo: { $among } (o none)?
territory-ask-retained-but = { $player }, ¿cuáles están también en el alcance de otro nodo tuyo (uno que tiene { $other }, { $either }, no cuenta): { $among } (o none)?
territory-agrees = ¿Está de acuerdo { $player }? A las demás personas de las dos alianzas no se les pregunta.
territory-corrected = Corregido: { $place } es { $answer }.
territory-marks-stay = Las marcas se quedan como están.
territory-bound = Este sello compromete a { $player } (sha256):
territory-bound-slip = «slip { $text } ARCHIVO.svg» lo escribe para imprimir, con sitio para el secreto.
territory-slip-written = { $text } está escrito: imprímelo al 100 %, recórtalo y rellena una mitad a mano.
territory-reveal-again = Para corregir el tablero de { $player }, escribe otra vez «reveal { $text } ...»: vale el último.
territory-board-is-there = El tablero de { $player } ya está.
territory-is-bound = El tablero de { $player } está sellado.
territory-calls = { $player } canta: { $place }.
territory-may-be-held = En la cuadrícula de { $players } puede que algunas ya tengan quien las tenga, y entonces no valen: solo { $players } lo sabe.
territory-listed-nodes = Nodos: { $spaces }
territory-listed-both = Nodos: { $spaces }; desviadores: { $among }

## Después de la partida

territory-recap-counted = Nodos, del primer disparo al último:
territory-recap-shots = { $who }: { $count ->
        [one] { $count } disparo
       *[other] { $count } disparos
    }, { $other_count ->
        [one] { $other_count } acierto
       *[other] { $other_count } aciertos
    }.
# El número dice cuán probable era un nodo allí, en tanto por ciento, con lo que se sabía antes del disparo.
territory-recap-best = Mejor disparo: { $who } dio con el nodo en { $place }, con una probabilidad del { $count } %.
territory-recap-deflection = Desvío más largo: { $who } disparó a { $place } y encontró { $count ->
        [one] un desviador
       *[other] { $count } desviadores
    }.

## Consejos para quien juega a solas

territory-advice-known = Había un disparo más seguro: { $place }. Todo el mundo conoce ese nodo.
# Los números dicen cuán probable era un nodo allí y donde se disparó, en tanto por ciento.
territory-advice-owned = Había un disparo más probable: { $place }. { $number ->
        [one] La casilla «cerca» { $nodes } apunta
       *[other] Las casillas «cerca» { $nodes } apuntan
    } ahí ({ $count } % frente a { $other_count } %).
territory-advice-open = Había un disparo más probable: { $place }. Alrededor se ha descartado menos ({ $count } % frente a { $other_count } %).

## Cómo va una partida

territory-nodes-win = Se gana con { $count } nodos.
territory-has = { $who }: { $outcome }
territory-has-symbol = { $who } { $symbol }: { $outcome }
territory-holds-nodes = { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
territory-homes = bases: { $options }
territory-no-home = bases: ninguna
territory-allied = en alianza con { $others }
territory-out = fuera de juego
territory-your-role = Tu { $role ->
        [link] vínculo
       *[master] vínculo maestro
    } es { $text }.
territory-has-to-pass = { $who } no tiene ningún disparo legal y pasa.
territory-may-play = { $who } puede jugar:
# En un pequeño plano de la mesa, debajo de los nombres.
territory-touches = { "  " }{ $place } toca { $other_place }
territory-rows-meet = { "  " }La fila 1 de cada cuadrícula toca la fila 1 de todas las demás

territory-variant-ricochet = Un disparo que da en un desviador corre por la fila.
territory-variant-reflection = Por cada casilla que tomas, entregas la misma de tu cuadrícula.
territory-variant-safety = Tus disparos desviados se saltan las cuadrículas de tu alianza.
territory-variant-deluxe = Una cuadrícula gira un cuarto de vuelta a la derecha cuando recibe un disparo.
territory-variant-team-victory = Una alianza que controla todos los nodos gana en equipo.

# short, full y minutes se escriben así.
territory-length-short = short: { $round } rondas, unos { $count } minutos.
territory-length-short-target = short: { $round } rondas, unos { $count } minutos; con { $wanted } nodos se gana al instante.
territory-length-full = full: hasta que gane alguien.
territory-length-full-target = full: se gana con { $wanted } nodos, y eso suele llevar horas.
territory-length-minutes = minutes: tantas rondas como quepan.
territory-length-minutes-target = minutes: tantas rondas como quepan; con { $wanted } nodos se gana al instante.

## Lo que se puede escribir en juego, y lo que hace

territory-what-to-type = Escribe cada disparo tal como se canta: un nombre y una casilla. «help» dice qué más puedes escribir.
territory-help-shoot = dispara a { $space } de la cuadrícula de { $grid }
    .short = dispara a { $space } de la cuadrícula de { $grid }; basta { $space }
territory-help-pass = pasa, si no hay disparo legal
territory-help-answer-null = respuesta: { territory-answer-null.about }
territory-help-answer-owned = respuesta: { territory-answer-owned.about }
territory-help-answer-node = respuesta: { territory-answer-node.about }
territory-help-answer-deflector = respuesta: { territory-answer-deflector.about }
territory-help-answer-clear = respuesta: { territory-answer-clear.about }
territory-help-ally = forma alianza; lo secreto se pregunta en privado
territory-help-alliance = enseña a alguien de la alianza lo que la une
territory-help-leave = deja la alianza
territory-help-correct = corrige una respuesta: correct Bob F3 { territory-answer-owned }
territory-help-commit = deja que NOMBRE pruebe después que ningún tablero cambió
territory-help-slip = escribe un papel para imprimir con un sello
territory-help-reveal = al final: di qué había en un tablero oculto
territory-help-board = dibuja todas las cuadrículas públicas, o una
territory-help-moves = da la lista de los disparos que la mesa sabe legales

## Lo que prueban los tableros que se revelan al final

territory-audit-move = jugada { $number }, { $term }
territory-audit-shot = { $shooter } a { $place }: según el tablero revelado, este disparo no era legal
territory-audit-pass = { $term }: según el tablero revelado, había un disparo legal
# La respuesta es lo que se dijo; el término es lo que dice el tablero.
territory-audit-fault = { $player }, jugada { $number }, { $space }: respondió { $answer }, el tablero dice { $term }; { $reason }
territory-audit-answer = { $text }
territory-audit-answer-on = { $text } en { $space }
territory-audit-used-up = el desviador de ahí se habría gastado
territory-audit-met-nothing = el disparo no habría encontrado nada en esta cuadrícula
territory-audit-taken = { $who } habría capturado el nodo
territory-audit-spent = el disparo se habría perdido
territory-audit-not-spent = el disparo no se habría perdido
territory-audit-not-taken = no se habría capturado ningún nodo
territory-audit-not-used-up = no se habría gastado ningún desviador
territory-audit-lists = { $outcome }
territory-audit-list-retained = { $spaces } habrían quedado como antes
territory-audit-list-lost = también se habrían tomado { $spaces }
territory-audit-list-shown = en { $spaces } se habría mostrado un nodo
territory-audit-list-not-shown = en { $spaces } no se habría mostrado ningún nodo
territory-audit-list-deflector-lost = en { $spaces } se habría quitado un desviador
territory-audit-list-deflector-kept = en { $spaces } no se habría quitado ningún desviador
territory-audit-wrong-clue = fue una pista falsa, pero ninguna casilla ni nodo habría cambiado de manos
territory-audit-again = { $player }: revelado más de una vez; vale el último tablero
territory-audit-other-board = línea { $number }: el tablero de { $player } no es el del sello
territory-audit-wrong = { $player }: { $count ->
        [one] { $count } respuesta no encaja
       *[other] { $count } respuestas no encajan
    } con el tablero revelado
territory-audit-committed = { $player }: el tablero quedó fijado antes de jugar, y todas las respuestas eran ciertas
territory-audit-fits = { $player }: este tablero legal encaja con todas las respuestas (no había sello)
