# Lo que se dice en todos los juegos.
common-taken-back = Deshecho
common-taken-back-because = Deshecho: { $text }
common-took-back = Deshecho: { $term }
    .sentence = { common-took-back }.
# Algo que se deshizo, en una lista de todo.
common-void = { $term } (deshecho)
# Una explicación con las reglas en que se apoya, como [S7].
common-explained = { $term } { $rulings }
common-mark = marca { $term }
common-take-back = borra { $term }
common-sentence = { $term }.
# Frases una tras otra.
common-sentences = { $sentences }
# Alguien por quien juega el ordenador.
common-computer = { $player } (ordenador)

## Lo que se rechaza

common-refused-computer-hides = por { $player } juega el ordenador, y no enseña nada
common-refused-set-up-is-over = no hay nada que deshacer: la partida ha empezado
common-refused-back = para deshacer lo jugado, escribe: undo
common-refused-goes-on = entonces la partida sigue
common-refused-which-rule = ¿qué regla? Por ejemplo: rule S7
common-refused-game = no hay juego «{ $text }»: { $options }
common-refused-over = la partida ha terminado
common-refused-not-your-turn = es el turno de { $player }
common-refused-end = para acabar el turno, escribe: end
common-refused-one-player = de una en una: un nombre y un símbolo, por ejemplo Ann A
common-refused-no-name = falta un nombre, por ejemplo Ann
common-refused-form = escribe: { $form }
common-refused-version = no se conocen las reglas { $text }: este programa sigue las reglas { $number }
common-refused-level-of-computer = «{ $text }» no es un nivel del ordenador: { $options }
common-refused-seed = «{ $text }» no es una semilla: tiene 32 cifras de 0 a f
common-refused-number = «{ $text }» no es un número: escribe por ejemplo 3
common-refused-symbol = «{ $text }» no es un símbolo: elige de 1 a 3 caracteres, por ejemplo X, pero no # solo
common-refused-lines = lo que se dice cabe en una línea
common-refused-keyword = ninguna línea empieza con «{ $text }»; puede empezar con { $options }
common-refused-no-record = esto no es el registro de una partida: empieza con «rules 1» y «game ...»
common-refused-no-file = un registro es un archivo, no un dispositivo ni una tubería
common-refused-has-to-answer = { $player } tiene que responder antes una pregunta
common-refused-same-computer = por { $player } ya juega el ordenador ({ $text })
common-refused-nothing-to-undo = no hay nada que deshacer
common-refused-person-plays = por { $player } ya juega una persona
common-refused-ruling = no hay regla «{ $text }»; cerca están: { $options }
common-refused-no-viewer = no hay nadie llamado { $text }: aún no se ha nombrado ningún juego
common-refused-not-text = esta línea no es texto UTF-8
common-refused-said-once = «{ $form }» se dice una vez, al principio de un registro
common-refused-rules-twice = «rules» se dice una vez, en la primera línea
common-refused-play-began = la partida ha empezado: «undo» deshace lo jugado
common-refused-no-game = aún no se ha nombrado ningún juego
common-refused-game-missing = la preparación no está completa: no se ha nombrado ningún juego
common-refused-count = «{ $text }» no es un número; escribe por ejemplo: { $example }
common-refused-computer-silent = el ordenador no halla qué decir por { $player }: dilo tú
common-refused-no-computer = en { $text } el ordenador no ocupa ningún asiento
common-refused-computer-disagrees = { $player } (ordenador) no está de acuerdo
common-refused-named-twice = { $player } se nombra dos veces
common-refused-level = «{ $text }» no es un nivel: { $options }
common-refused-computer-form = escribe: computer NOMBRE NIVEL, por ejemplo computer Bob hard
common-refused-advice = los consejos son para quien juega a solas contra el ordenador: «advice on» o «advice off»
common-refused-no-phone = { $player } juega sin teléfono: el asiento está libre
common-refused-not-hidden = aquí no se puede ocultar lo que se escribe; mejor jugar con tableros ocultos
common-refused-not-shown = a { $text } no se le ha enseñado nada
common-refused-phone-joined = ya hay un teléfono en la mesa y muestra lo respondido: no se puede deshacer ninguna respuesta
common-refused-went-on = no se hizo: la partida siguió mientras escribías; mira y escríbelo otra vez
common-refused-undo-alone = aún no ha jugado nadie: para deshacer tu última respuesta, escribe solo undo
common-refused-names = «{ $text }» puede ser { $either }: escribe más del nombre
common-refused-names-alike = «{ $text }» puede ser { $either }: los distinguen las mayúsculas o los acentos
common-refused-no-player = no hay nadie llamado { $text }: { $options }
common-refused-no-player-yet = no hay nadie llamado { $text }: aún no hay ningún nombre
common-refused-name-of-island = «{ $text }» no vale como nombre: las islas se llaman I1, I2, etcétera
common-refused-name-unprintable = «{ $text }» no vale como nombre: uno de sus caracteres no se puede imprimir
common-refused-name-colon = «{ $text }» no vale como nombre: no puede llevar dos puntos
common-refused-locked = este registro ya lo lleva otro arbitraje: cierra el companion que lo tiene abierto
common-refused-unfinished = la preparación no está completa: { $reason }
common-refused-before-game = di primero qué juego, por ejemplo game reflector: «{ $form }» va después
common-refused-words = «{ $text }» puede ser { $either }: escribe { $shortest }
common-refused-command = «{ $text }» no es un comando; ¿querías decir «{ $example }»?
common-refused-same-name = ya hay alguien llamado { $player }
common-refused-name-in-capitals = ya hay alguien llamado { $other }; { $player } solo cambia en las mayúsculas
common-refused-same-symbol = otra persona tiene el símbolo { $symbol }
common-refused-symbol-in-capitals = otra persona tiene el símbolo { $text }; { $symbol } solo cambia en las mayúsculas
common-refused-symbol-mark = el símbolo { $symbol } se parece a { $term }: elige otro, por ejemplo { $either }
# No se pudo escribir el registro; el motivo es del sistema, o uno de los que siguen.
common-not-accepted = no se acepta: { $reason }
common-file-deleted = { $file } fue borrado o renombrado
common-file-out-of-reach = no se puede acceder a { $file }: { $reason }
common-file-replaced = otro archivo está en el lugar de { $file }
common-file-read-only = { $file } pasó a ser de solo lectura
common-file-was-shortened = otra persona acortó { $file }
common-file-was-extended = otra persona añadió texto a { $file }
common-file-was-edited = otra persona modificó { $file }
common-way = { $text }: { $term }
common-which-variant = ¿Qué variante ({ $options })?
    .enter = ¿Qué variante ({ $options }; { $parts })?
# Lo que se dibuja a mano, y lo que significa en el papel.
common-drawn-dot = un punto, que marca un nodo
common-drawn-slash = una barra, que marca un desviador
common-drawn-plus = un signo más, que marca un vínculo
common-drawn-triangle = un triángulo, que marca un vínculo maestro
# La razón dice lo que la palabra no es, como: ninguna respuesta
common-refused-word = «{ $text }» no es { $reason }: { $options }
common-refused-example = { $reason }, por ejemplo: { $example }
common-refused-not-understood = no se entiende «{ $text }»: escribe «help»
common-refused-space = «{ $text }» no es una casilla: de A a J, luego de 1 a 10, por ejemplo F3
common-parts = { $parts }
common-terms = { $terms }

# Cuántas partidas ha ganado cada cual desde que se sentó: Ann 2, Bob 1.
common-evening = Partidas ganadas hoy: { $tally }.
common-over = La partida ha terminado.
common-wins = { $all } { $count ->
        [one] gana
       *[other] ganan en equipo
    }
common-over-won = La partida ha terminado: { common-wins }
common-over-drawn = La partida ha terminado: empate
common-unfinished = La preparación no está completa: { $reason }.
common-no-game = no se ha nombrado ningún juego
# Una línea del registro, que queda en inglés.
common-line = línea { $number }: { $text }
common-nothing-to-audit = No se ha revelado ningún tablero: no hay nada que comprobar.
