# Lo que se dice en el teclado, además de lo que pasa en la partida.

## Lo que se rechaza

terminal-refused-no-screen = este terminal no tiene segunda pantalla para ocultar un secreto
terminal-refused-not-unseen = esto solo lo puede ver una persona, y no es posible donde los secretos se escriben sin que se vean

## Lo que se pregunta

terminal-try-again = Intro lo intenta otra vez, «quit» termina:
# El ejemplo es lo que responde Intro.
terminal-confirm = { $term } ({ language-yes }, { language-no }; Intro: { $example })
terminal-enter = Intro: { $example }
terminal-take-it-back = ¿Deshacerlo?
terminal-other-file = ¿Guardar la partida entera en otro archivo? Su nombre, o nada:
terminal-over = La partida ha terminado; «why», «log», «undo» o «quit»:
terminal-over-again = La partida ha terminado; «again», «why», «log», «undo» o «quit»:
terminal-press-enter = { $text }, pulsa Intro («back» sale):
terminal-done = Pulsa Intro cuando acabes:

## Lo que se dice

terminal-what-to-type = Escribe «help» para ver qué puedes escribir, «board» para ver la partida.
terminal-introduction = «undo» deshace tu última respuesta, «quit» termina.
terminal-from-the-right = Las terminales muestran mal el texto que se lee de derecha a izquierda: jugad con teléfonos (companion play con --lan, o companion serve).
terminal-help-aside = Responde la pregunta. También puedes escribir status, board, log, why, o rule y un número.
terminal-help-question = Responde la pregunta; entre paréntesis hay respuestas posibles, y bastan las primeras letras. «undo» deshace tu última respuesta, «status» dice qué falta aún. «quit» termina, y puedes seguir más tarde.
terminal-back-is-undo = Para deshacer tu última respuesta, escribe: undo
terminal-neither = «{ $text }» no es ni sí ni no: escribe sí o no.
terminal-answer-taken-back = Deshecha: tu última respuesta
terminal-not-carried-out = «{ $text }» no se hizo: la partida siguió mientras escribías. Escríbelo otra vez si aún lo quieres.
terminal-paper-shows = Se deshizo algo, y la partida siguió desde ahí. El papel debe mostrar esto:
terminal-no-need = No hace falta: cada línea queda en el disco antes de la siguiente.
terminal-nothing-yet = Nada todavía.
terminal-none = Nada.
terminal-takes-back-answer = Esto deshace tu última respuesta: { $text }
terminal-takes-back-last = Esto deshace tu última respuesta
terminal-takes-back = Esto deshace: { $parts }.
terminal-known-by-now = Cuidado, esto ya se sabe: { $options }.
terminal-taken-back = Deshecho: { $parts }.
terminal-may-save = { $reason } («save ARCHIVO» sigue en otro archivo)
terminal-saved = La partida entera está en { $text } y sigue ahí.
terminal-not-kept = el registro no se guarda: { $reason }
terminal-kept = El registro queda guardado. Para seguir: { $example }
terminal-line-too-long = Esa línea es demasiado larga: { $count } caracteres como mucho. No se leyó.
terminal-pass-keyboard = Pasa el teclado a { $text }; que nadie más mire.
terminal-only-looks = { $term }: solo para { $text }.
terminal-private = [En privado: solo para { $text }]
terminal-no-game-yet = Aún no se ha elegido juego.
terminal-first-question = Es la primera pregunta: no hay nada que deshacer.
terminal-no-such-game = no hay juego «{ $text }»: ¿querías decir { $example }?
terminal-cut-off = { $text }: la última línea estaba cortada y se descarta
terminal-no-game = No se eligió ningún juego.

## Teléfonos en la mesa

terminal-sent-away = El teléfono { $number } no ha entrado.
terminal-by-phone-now = { $player } juega ahora con un teléfono.
terminal-other-phone = Otro teléfono ha tomado el asiento de { $player }.
terminal-wants = El teléfono { $number } quiere ser { $player }:
terminal-allow = «allow { $number }» o «refuse { $number }».
terminal-by-phone = Con teléfono: { $options }.
terminal-without-phone = Sin teléfono: { $options }.
terminal-may-join = { $player } puede entrar ahora con otro teléfono.
terminal-own-code = Con el código { $text } un teléfono puede tomar el asiento de { $player }.
terminal-computer-offers = { $player } (ordenador) ofrece a { $other } una alianza, unida por un nodo de { $player }. { page-name-link-or-master.about } ¿Acepta { $other }?

## Cuando juega el ordenador

terminal-by-computer = Por { $player } juega el ordenador ({ $text }).
terminal-by-person = Desde ahora una persona juega por { $player }, y ve lo que { $player } puede ver.
terminal-by-person-now = Por { $player } juega una persona.
terminal-players-so-far = A la mesa hasta ahora: { $options }.
terminal-computer-hid = { $player } (ordenador, { $text }) escondió: { $form }.
terminal-computer-done = { $player } (ordenador, { $text }) ha terminado.
terminal-seed = Su semilla: { $text }
terminal-audit = «audit» recalcula estas decisiones a partir del registro, igual que «companion audit ARCHIVO».
terminal-sealed = Pon una cuadrícula vacía para { $player }. Tablero sellado: { $text } ...
terminal-seal = Tablero sellado de { $player }: { $text }

## Después de la partida

terminal-again = Otra partida con la misma gente, en { $text }.
terminal-advice-on = Consejos activados.
terminal-advice-off = Consejos desactivados.
terminal-replay-help = Intro: adelante. b: atrás. Un número: ir ahí. q: terminar.
terminal-replay-at = { $number } de { $of }
terminal-replay-goes-on = La partida no ha terminado.
terminal-replay-not-understood = No se entiende «{ $text }». { terminal-replay-help }

## Lo que se puede escribir, y lo que hace

terminal-help-status = dónde está cada cual, y de quién es el turno
terminal-help-board = dibuja la partida
terminal-help-log = lo que se ha jugado, o lo último (N líneas)
terminal-help-why = el último paso o rechazo, con las reglas
terminal-help-explain = lo mismo paso a paso, con los números
terminal-help-rule = lee una regla
terminal-help-undo = deshace lo último que se dijo
terminal-help-save = sigue en otro archivo, con toda la partida
terminal-help-help = esta lista
terminal-help-quit = termina; el registro está siempre en el disco
terminal-help-phones = cómo entran los teléfonos, y quién juega con uno
terminal-help-free = deja que NOMBRE entre con otro teléfono
terminal-help-code = un código para que NOMBRE entre con otro teléfono
terminal-help-allow = da su asiento al teléfono de este número
terminal-help-refuse = no lo deja entrar
terminal-help-computer = el ordenador juega por NOMBRE (easy, medium, hard)
terminal-help-human = otra vez una persona por NOMBRE, y ve lo que NOMBRE puede ver
terminal-help-advice = sin consejos tras tus cantos, o «advice on»

## Preguntas antes de jugar

terminal-which-game = ¿Qué juego ({ $options })?
    .enter = ¿Qué juego ({ $options }; { $parts })?
terminal-which-computers = ¿Por quién juega el ordenador ({ $options }, o none)?
    .enter = ¿Por quién juega el ordenador ({ $options }, o none; { $parts })?
terminal-which-level = ¿Qué nivel ({ $options })?
    .enter = ¿Qué nivel ({ $options }; { $parts })?
# easy, medium y hard se escriben así.
terminal-levels = easy: para una primera partida. medium: sopesa lo que puede hacer. hard: usa todo lo que ve.
terminal-replay-where = { terminal-replay-at }:
