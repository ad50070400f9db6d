# Lo que dice el estudio: la página del navegador donde se diseña una tarjeta.

studio-title = Estudio de tarjetas

studio-steps = Pasos
studio-step-card = Tarjeta
studio-step-guests = Invitados
studio-step-print = Imprimir
studio-step-games = Juegos
studio-picture = Imagen
studio-fields = Campos
studio-undo = Deshacer (Ctrl-Z)
studio-redo = Rehacer (Ctrl-Mayús-Z)
studio-save = Guardar
studio-not-saved = sin guardar
studio-saved = guardado
studio-changed-elsewhere = { $text } ha cambiado en otro lugar.
studio-keep-mine = Quedarme con el mío, y el otro al lado
studio-take-theirs = Tomar el otro (Deshacer recupera el mío)
studio-ended = El estudio ha terminado. Ábrelo de nuevo para seguir; lo que no está guardado se conserva aquí.
studio-here-again = Lo que no habías guardado está aquí de nuevo.
studio-good = Bien
studio-is-new = { $text } es nuevo y empieza como ejemplo.
studio-clear-example = Vaciar el ejemplo

studio-side = Cara
studio-side-front = Frente
studio-side-inside = Interior
studio-side-back = Dorso
studio-lines = Corte y pliegues
studio-with-lines = La tarjeta con sangre, corte y pliegues
studio-real-size = Tamaño real
studio-bank-card = tarjeta bancaria
studio-hold-bank-card = Acerca una tarjeta bancaria a la pantalla; da su anchura al marco.
studio-as-wide = Es su anchura
studio-move-face = Arrastra para mover la cara, desplaza para ampliar

studio-group-person = Persona
studio-group-portrait = Retrato
studio-group-logo = Logo
studio-group-name = Más sobre el nombre
studio-group-qr = Código QR y dorso
studio-group-ink = Tinta y acabado
studio-field-name = Nombre
studio-field-title = Cargo
studio-field-organisation = Organización
studio-field-brand = Lema
studio-field-phones = Teléfonos
studio-field-emails = Correo
studio-field-urls = Web
studio-field-address = Dirección
studio-field-note = Nota
studio-field-given_name = Nombre de pila
studio-field-family_name = Apellidos
studio-field-prefix = Título antes del nombre
studio-field-suffix = Título después del nombre
studio-field-short_name = Nombre en los rótulos
studio-field-locale = Idioma del nombre
studio-field-language = Idioma de las hojas
studio-field-portrait = Retrato
studio-field-logo = Logo
studio-field-logo_colour = Sus colores
studio-field-back = Dorso de la tarjeta
studio-field-qr = Código QR
studio-field-qr_url = Su dirección web
studio-field-qr_text = Su texto
studio-field-blue = Primera cuadrícula
studio-field-red = Segunda cuadrícula
studio-field-ink = Tinta plana de toda la tarjeta
studio-field-finish = Acabado de imprenta
studio-value-back-puzzle = acertijo
studio-value-back-list = lista de juegos
studio-value-back-both = ambos
studio-value-logo_colour-theme = como la letra
studio-value-logo_colour-own = los suyos
studio-value-qr-auto = dirección web, o el contacto
studio-value-qr-none = ninguno
studio-value-qr-vcard = contacto completo
studio-value-qr-mecard = contacto corto
studio-value-qr-url = dirección web
studio-value-qr-text = un texto
studio-value-finish-none = ninguno
studio-value-finish-spot-uv = barniz selectivo
studio-value-finish-foil = estampado
studio-value-finish-letterpress = tipografía
studio-choose-portrait = Elige una foto, o suéltala aquí
studio-choose-logo = Elige un SVG o PNG, o suéltalo aquí
studio-take-away = Quitar

studio-look = Aspecto
studio-theme = Tema
studio-themes = Temas
studio-accent = Acento
studio-accent-code = Código del acento
studio-accent-of-theme = Como en el tema
studio-shape = Formato
studio-shapes = Formatos
studio-does-not-fit = no cabe
studio-contrast = { $text } a 1 al imprimir
studio-contrast-low = { $text } a 1 al imprimir; la letra pequeña pide 4,5
studio-use-accent = Usar { $text }

studio-guest-list = Lista de invitados
studio-guests = Invitados
studio-choose-guests = Elige un archivo CSV o XLSX y las fotos de los invitados, o suéltalos aquí
studio-without-guests = Sin invitados
studio-reading = leyendo ...
studio-another-file = ya hay otro { $text } junto a la tarjeta: cambia el nombre de uno
studio-count = { $count ->
        [one] { $count } invitado
       *[other] { $count } invitados
    }, { $other_count } con errores
studio-count-so-far = { studio-count } hasta ahora
studio-line = Línea
studio-left-out = omitido
studio-meaning-of = Significado de { $text }
studio-cell = { $text }, línea { $number }

studio-where = Dónde se imprime
studio-way-home = En casa
studio-way-shop = Imprenta
studio-way-files = Sitio web
studio-paper = Papel
studio-sheets = Hojas
studio-plain-paper = papel normal, cortado a mano
studio-duplex = Tu impresora imprime
studio-duplex-long = dos caras, borde largo
studio-duplex-short = dos caras, borde corto
studio-duplex-manual = dos caras, a mano
studio-duplex-none = una cara, doblar y pegar
studio-condition = Condición de impresión
studio-condition-in-file = { $text }, con su perfil en el archivo (PDF/X)
studio-condition-by-name = { $text }, por su nombre
studio-shorten = omitir lo que no cabe
studio-skip-bad = omitir invitados con errores
studio-copy = Copiar
studio-printing = Imprimiendo
studio-stop = Parar
studio-save-pdf = Guardar PDF
studio-save-files = Guardar archivos
studio-command = Lo mismo en la línea de comandos
studio-first-sheet = La primera hoja
studio-sheet-count = { $count ->
        [one] { $count } hoja
       *[other] { $count } hojas
    }
studio-ink = { $text } por hoja
studio-first-place = primer lugar libre: { $number }; pulsa en otro
studio-used = usado
studio-begin-at = Empezar en el lugar { $number }
studio-stopped = Parado: no se ha escrito nada.
studio-is-in = está en { $text }. Después: { $example }.

studio-tonight = El juego de esta noche
studio-game = Juego
studio-players = Jugadores
studio-parts = Piezas del juego
studio-pages = · { $count } páginas
