# Lo que lee quien imprime: la lista de un evento, el índice de un juego completo, la hoja de calibrado.
#
# En lugar de archivos, comandos y papeles están { $file }, { $command } y { $text }.

printing-sheets-pages = { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
printing-sheets-one-side = por una cara
printing-sheets-turned-long = por las dos caras, girando por el borde largo
printing-sheets-turned-short = por las dos caras, girando por el borde corto
printing-sheets-turned-none = por una cara, para pegar dorso con dorso
printing-sheets-turned-shop = envía el archivo: brillo por fuera, mate por dentro, hendido en el pliegue
printing-sheets-turned-fronts = primero los frentes
printing-sheets-turned-backs = en el dorso de esas, con la pila girada por el borde largo

## La lista: encabezados

printing-sheets-checklist-title = Lista
printing-sheets-checklist-print = Imprime
printing-sheets-checklist-prepare = Prepara
printing-sheets-checklist-lay-out = Pon las mesas
printing-sheets-checklist-find = Encuentra una tarjeta
printing-sheets-checklist-pages = Páginas
printing-sheets-checklist-copies = Copias
printing-sheets-checklist-sheets = Hojas
printing-sheets-checklist-table = Mesa
printing-sheets-checklist-row = Línea
printing-sheets-checklist-sheet = Hoja
printing-sheets-checklist-place = Lugar
printing-sheets-checklist-in-all = En total
printing-sheets-checklist-page = { $page } de { $count }
# El lugar de la primera tarjeta de alguien, donde las siguientes están en otras hojas.
printing-sheets-checklist-from = desde { $number }

## La lista: qué imprimir en qué papel

printing-sheets-checklist-players = { $count ->
        [one] { $count } persona
       *[other] { $count } personas, que eligen asiento
    }
printing-sheets-checklist-tables = Para cada mesa: cómo se pone, y las reglas
printing-sheets-checklist-records = Hojas de registro para cada mesa, las de una partida (ninguna con { $command })
printing-sheets-checklist-placemats = Para cada mesa un tapete, en partes
printing-sheets-checklist-placemats-small = Para cada mesa un tapete, en partes (menos con { $command })
printing-sheets-checklist-cut-out = Para recortar: { $parts }
printing-sheets-checklist-deck = Para cada mesa de { $title }, para recortar: { $term }
printing-sheets-checklist-leaf = Una hoja para llevarse: las reglas de { $title } y { $count ->
        [one] { $count } rompecabezas
       *[other] { $count } rompecabezas
    }
printing-sheets-checklist-leaves = Una hoja para llevarse: las reglas de { $title } y { $count ->
        [one] { $count } rompecabezas
       *[other] { $count } rompecabezas
    } (para menos, escribe { $command } bajo { $text })
printing-sheets-checklist-solutions = Sus soluciones, para guardarlas aparte
printing-sheets-checklist-one-card = La tarjeta
printing-sheets-checklist-same-cards = { $count ->
        [one] { $count } tarjeta
       *[other] { $count } tarjetas, todas iguales
    }
printing-sheets-checklist-guest-cards = { $count ->
        [one] { $count } tarjeta, una por cada nombre de la lista
       *[other] { $count } tarjetas, una por cada nombre de la lista
    }
printing-sheets-checklist-copied-cards = { $count ->
        [one] { $count } tarjeta, { $other_count } de cada una
       *[other] { $count } tarjetas, { $other_count } de cada una
    }
printing-sheets-on-paper = Papel, { $text }, de 80 a 100{ "\u00A0" }g/m²
printing-sheets-on-thin-card = Cartulina fina, { $text }, de 160 a 200{ "\u00A0" }g/m²
printing-sheets-on-thinner-card = Cartulina fina, { $text }, de 120 a 160{ "\u00A0" }g/m²
printing-sheets-on-card-stock = Cartulina, { $text }, de 200 a 300{ "\u00A0" }g/m²
printing-sheets-on-shop = Tarjetas de imprenta
printing-sheets-on-stock = Papel precortado { $text }

## La lista: qué hacer después

printing-sheets-do-check-guests = Revisa la lista de invitados: las mesas son para { $count } y en ella hay { $other_count ->
        [one] { $other_count } nombre
       *[other] { $other_count } nombres
    }. Quien no está en ella no recibe tarjeta.
printing-sheets-do-check-tables = Revisa las mesas: tienen { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }, y en la lista de invitados hay { $other_count ->
        [one] { $other_count } nombre
       *[other] { $other_count } nombres
    }.
printing-sheets-do-print = Imprime todo al 100{ "\u00A0" }%, sin ajustar a la página: las reglas graduadas miden 50{ "\u00A0" }mm.
printing-sheets-do-reprint = ¿Se ha estropeado una tarjeta? Imprímela otra vez por su línea en { $file }, por ejemplo las líneas 14 y 17: escribe en la carpeta de { $other_file }: { $command }
printing-sheets-do-reprint-changed = ¿Ha cambiado { $file }? Imprime solo las tarjetas nuevas: { $command }
printing-sheets-do-find = ¿Dónde está cada tarjeta? Mira las últimas páginas, u ordena { $file } como hoja de cálculo.
printing-sheets-do-seat = Busca mesa, con rótulo y dieta, para quien no la tiene aquí: { $guests }.
printing-sheets-do-sort = Recorta los rótulos y marcadores. Cada uno lleva su mesa: ordénalos por mesas.
printing-sheets-do-kitchen = Di en la cocina qué come cada cual: { $text }.
printing-sheets-do-referee = Cada mesa tiene una carpeta con sus páginas solas, para imprimirlas otra vez, y el comienzo de su registro. Para arbitrarla, abre un terminal en la carpeta de esta lista: { $command }
printing-sheets-do-score = Hiende las tarjetas de marca discontinua a marca discontinua, con una regla y una hoja sin filo.
printing-sheets-do-cut = Corta las tarjetas por las marcas de las esquinas.
printing-sheets-do-tear = Separa las tarjetas.
printing-sheets-do-tear-but = Separa las tarjetas, pero no por la perforación de sus pliegues.
printing-sheets-do-glue = Dobla las tarjetas hacia atrás por el pliegue de pegado, y pégalas.
printing-sheets-do-fold = Dobla las tarjetas por la mitad.

## El índice de un juego completo

printing-sheets-index-title = The Business Card Games
printing-sheets-index-tag = La tarjeta de { $who }
printing-sheets-index-under = y todo para jugar con ella
printing-sheets-index-print = Imprime { $file } por las dos caras, girando por el borde largo, al 100{ "\u00A0" }%. Su regla debe medir 50{ "\u00A0" }mm.
    .title = Imprime
printing-sheets-index-score = Marca un surco a lo ancho de la hoja, de marca discontinua a marca discontinua, con una regla y una hoja sin filo.
    .title = Hiende
printing-sheets-index-cut = Corta por las marcas de las esquinas. Dobla cada tarjeta por la mitad, con las cuadrículas dentro. Deja sus solapas planas de momento.
    .title = Corta y dobla
printing-sheets-index-play = Abre la tarjeta y toma un lápiz. Las reglas están en el archivo que se llama como tu juego.
    .title = Juega
printing-sheets-index-plan = Qué imprimir para una partida
printing-sheets-index-numbers = Los números son páginas del archivo que tienen encima.
# Lo que hay en un archivo, por ejemplo: Rotator: reglas; tarjetas de ayuda.
printing-sheets-index-game = { $title }: { $parts }.
printing-sheets-index-both-sides = Dos caras, girando por el borde largo, 100{ "\u00A0" }%.
printing-sheets-index-one-side = Una cara, 100{ "\u00A0" }%.
printing-sheets-index-stiff = Cartulina de 200 a 300{ "\u00A0" }g/m².
printing-sheets-index-saved-ink = Tarjetas, cuantas caben en una hoja, en el tema { $text }: una hoja gasta la tinta de { $count ->
        [one] { $count } carta escrita
       *[other] { $count } cartas escritas
    }. En { $title }, como lo imprime una imprenta, gastaría la de { $other_count }.
printing-sheets-index-full-ink = Para una imprenta: una tarjeta en { $title }, PDF/X-4 en CMYK con sangre; cortes y pliegues en planchas aparte.
printing-sheets-index-card = Tarjetas, cuantas caben en una hoja. Hiende los pliegues, corta por las marcas, dobla por la mitad.
    .how = Mate por dentro, para que tome el lápiz.
printing-sheets-index-one-sided = La tarjeta para impresoras de una sola cara: hiende, corta, dobla hacia atrás, pega.
    .how = Papel fino de 120 a 160{ "\u00A0" }g/m²: quedará doble.
printing-sheets-index-press = Para una imprenta: una tarjeta, PDF/X-4 en CMYK con sangre; cortes y pliegues en planchas aparte.
    .how = Pídela cortada, hendida en el pliegue, con brillo por fuera y mate (tacto sin estucar) por dentro.
printing-sheets-index-avery = Tamaño americano en papel Letter perforado ({ $text }): cuatro por hoja, se doblan por una perforación.
    .how = Separa las tarjetas, pero no por la perforación del pliegue.
printing-sheets-index-sattleford = La tira en papel A4 plegable ({ $text }): cinco tarjetas por hoja, ya hendidas.
    .how = Saca las tarjetas y dóblalas por la mitad.
printing-sheets-index-hints = Para quien juega a Connector, el acertijo del dorso: qué tarjeta poner y dónde, sin las respuestas.
printing-sheets-index-proof = Solo para quien organiza: las soluciones, con tarjetas puestas unas sobre otras a tamaño real.
    .how = Con tus propios textos: { $command }
printing-sheets-index-puzzles = Diecinueve { $title }, de fáciles a expertos. Las reglas van al principio, las soluciones al final.
    .how = Más, o un cuaderno: { $command }
printing-sheets-index-calibrate = Una hoja que muestra cuánto se desvía el dorso en tu impresora.
    .how = Sigue sus pasos; luego: { $command }

## La hoja de calibrado

printing-sheets-calibrate-title = Hoja de calibrado
printing-sheets-calibrate-front = Frente
printing-sheets-calibrate-back = Dorso
printing-sheets-calibrate-corrected = Impresa con la corrección de { $text }
printing-sheets-calibrate-print-long = Imprime las dos páginas en una misma hoja, al 100{ "\u00A0" }%, girándola por el borde largo.
printing-sheets-calibrate-print-short = Imprime las dos páginas en una misma hoja, al 100{ "\u00A0" }%, girándola por el borde corto.
printing-sheets-calibrate-meet = Pon la hoja contra una ventana, con esta cara hacia ti. En A, B, C y D se encuentran líneas de las dos caras. Busca la que sigue recta en la otra cara, con el mismo número en ambas; las líneas pequeñas son cuartos de milímetro. Apunta los cuatro números.
printing-sheets-calibrate-meet-again = Pon la hoja contra una ventana, con esta cara hacia ti. En A, B, C y D deberían encontrarse ahora las líneas del medio, 0 y 0. Entonces el desfase y el giro están bien. Si no, busca la línea que sigue recta en la otra cara, con el mismo número en ambas; las líneas pequeñas son cuartos de milímetro. Apunta los cuatro números.
printing-sheets-calibrate-offset = Desfase: { $command }
printing-sheets-calibrate-skew = Giro: { $command } grados
printing-sheets-calibrate-measure = Mide las líneas E y F del dorso con una buena regla.
printing-sheets-calibrate-scale = Escala: { $command }
printing-sheets-calibrate-save = Guarda el resultado con el nombre que quieras, por ejemplo
printing-sheets-calibrate-saved = e imprime tarjetas con { $command }.
printing-sheets-calibrate-add = Este es el error que queda. SÚMALO a los valores guardados, por ejemplo con este comando en una línea:
printing-sheets-calibrate-added = Sin { $command } sustituiría los valores guardados.

## Al borde de una hoja de tarjetas: cómo se imprime y se dobla

printing-sheets-sheet-number = hoja { $number }
printing-sheets-slug-front = frente
printing-sheets-slug-back = dorso
printing-sheets-slug-full-size = imprimir al 100 %
printing-sheets-slug-long = girar por el borde largo
printing-sheets-slug-short = girar por el borde corto
printing-sheets-slug-manual = girar la pila por el borde largo
printing-sheets-slug-none = doblar hacia atrás y pegar
printing-sheets-printer = impresora { $text }
# Junto a la marca de un pliegue; con número donde hay varios.
printing-sheets-fold-glue = { $count ->
        [0] doblez con pegamento: hacia atrás
       *[other] doblez con pegamento { $count }: hacia atrás
    }
printing-sheets-fold = doblez { $number }: por la mitad
printing-sheets-fold-flap = solapa
