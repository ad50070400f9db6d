# Cómo se ponen las tarjetas de Connector: pistas para todos, soluciones para quien organiza.

connector-sheets-hints = Cada tarjeta oculta partes de varios textos. Pon unas sobre otras como se ve, y lee.
    .title = Connector
connector-sheets-solutions = Solo para quien organiza: aquí están todas las respuestas.
    .title = Connector: soluciones
connector-sheets-smaller = al { $share } % de su tamaño

## El título de un texto: cuántas tarjetas lo muestran y cómo son sus signos

connector-sheets-cards = { $count ->
        [one] { $count } tarjeta
       *[other] { $count } tarjetas
    }, { $sign }, { $colour }

# Los signos; luego, como aparecen: empieza en el ..., hasta el ..., un ángulo (...).
connector-sheets-sign-full = signos llenos
    .triangle = triángulo lleno
    .square = cuadrado lleno
    .dot = punto lleno
connector-sheets-sign-hollow = signos huecos
    .triangle = triángulo hueco
    .square = cuadrado hueco
    .dot = punto hueco
connector-sheets-sign-halved = signos partidos
    .triangle = triángulo partido
    .square = cuadrado partido
    .dot = punto partido
connector-sheets-sign-notched = signos con muesca
    .triangle = triángulo con muesca
    .square = cuadrado con muesca
    .dot = punto con muesca
connector-sheets-sign-barred = signos barrados
    .triangle = triángulo barrado
    .square = cuadrado barrado
    .dot = punto barrado
connector-sheets-sign-quartered = signos en cuatro partes
    .triangle = triángulo en cuatro partes
    .square = cuadrado en cuatro partes
    .dot = punto en cuatro partes

connector-sheets-colour-red = rojo
connector-sheets-colour-orange = naranja
connector-sheets-colour-yellow = amarillo
connector-sheets-colour-green = verde
connector-sheets-colour-turquoise = turquesa
connector-sheets-colour-blue = azul
connector-sheets-colour-purple = morado
connector-sheets-colour-pink = rosa
connector-sheets-colour-white = blanco
connector-sheets-colour-grey = gris

## Qué significan los signos

connector-sheets-key-number = el número de una esquina
    .folded = el número de una esquina; 5 y 6 están dentro, en las solapas
connector-sheets-key-start = comienzo de un texto; sigue su signo y su color
connector-sheets-key-link = pon aquí esta esquina de la tarjeta siguiente
connector-sheets-key-end = final del texto

## Cómo se dobla una solapa, en tres dibujos

connector-sheets-folding-open = Abre la tarjeta. Las solapas están a los lados del dorso.
connector-sheets-folding-fold = Dobla la solapa hacia atrás, de punta a punta.
connector-sheets-folding-close = Cierra la tarjeta. La solapa queda sobre el dorso y muestra su número.

## Cómo se ponen las tarjetas

connector-sheets-one-card = Pon una tarjeta con el dorso arriba y la esquina { $number } arriba a la izquierda. Lee del { $sign } al { $term } ({ $colour }).
connector-sheets-first-card = Pon la primera tarjeta con el dorso arriba y la esquina { $number } arriba a la izquierda. El texto empieza en el { $sign } ({ $colour }).
connector-sheets-joint-round = Sus piezas tienen encajes redondos.
connector-sheets-joint-square = Sus piezas tienen encajes cuadrados.
connector-sheets-joint-double = Sus piezas tienen puntas dobles.
connector-sheets-joint-wedge = Sus piezas tienen puntas simples.
connector-sheets-joint-dovetail = Sus piezas tienen colas de milano.
connector-sheets-joint-twin = Sus piezas tienen encajes dobles.

# Una tarjeta que se pone; una cuya solapa se dobla; una con el ángulo; una que lo tiene en la solapa.
connector-sheets-card-1 = la primera tarjeta
    .of = de la primera tarjeta
    .on = en la primera tarjeta
    .flap = en la solapa de la primera tarjeta
connector-sheets-card-2 = la segunda tarjeta
    .of = de la segunda tarjeta
    .on = en la segunda tarjeta
    .flap = en la solapa de la segunda tarjeta
connector-sheets-card-3 = la tercera tarjeta
    .of = de la tercera tarjeta
    .on = en la tercera tarjeta
    .flap = en la solapa de la tercera tarjeta
connector-sheets-card-4 = la cuarta tarjeta
    .of = de la cuarta tarjeta
    .on = en la cuarta tarjeta
    .flap = en la solapa de la cuarta tarjeta
connector-sheets-card-5 = la quinta tarjeta
    .of = de la quinta tarjeta
    .on = en la quinta tarjeta
    .flap = en la solapa de la quinta tarjeta
connector-sheets-card-6 = la sexta tarjeta
    .of = de la sexta tarjeta
    .on = en la sexta tarjeta
    .flap = en la solapa de la sexta tarjeta

connector-sheets-hold-left = Gira { $card } hasta que la esquina { $number } quede arriba a la izquierda.
connector-sheets-hold-right = Gira { $card } hasta que la esquina { $number } quede arriba a la derecha.
connector-sheets-fold-left = Dobla la solapa izquierda { $card } hasta que se vea la esquina { $number }.
connector-sheets-fold-right = Dobla la solapa derecha { $card } hasta que se vea la esquina { $number }.
connector-sheets-fold-both = Dobla las dos solapas { $card } hasta que se vean las esquinas 5 y 6.
connector-sheets-lay = Pon esta esquina en el ángulo { $number } ({ $sign }, { $colour }) { $card }.
    .upright = Pon esta esquina en el ángulo { $number } que se lee derecho ({ $sign }, { $colour }) { $card }.
connector-sheets-lay-both = Pon estas esquinas en los ángulos 5 y 6 ({ $sign }, { $colour }) { $card }.
    .upright = Pon estas esquinas en los ángulos 5 y 6 que se leen derechos ({ $sign }, { $colour }) { $card }.
connector-sheets-read = Ahora lee hacia abajo hasta el { $sign } ({ $colour }).
