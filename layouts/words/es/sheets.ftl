# Lo que dicen las hojas de todos los juegos.

## Marcas y símbolos

sheets-symbols-title = Marcas y símbolos
sheets-symbols-tag = Lo que se dibuja con lápiz
sheets-symbols-under = y lo que significa
sheets-symbols-players = Símbolos de jugadores
sheets-symbols-advice = Cada cual elige uno. Escríbelo igual en todas las cuadrículas y en el registro, donde tiene de uno a tres caracteres. Ni punto, ni barra, ni cruz, ni triángulo: esas son marcas.
sheets-symbols-on-private-grids = En cuadrículas secretas
sheets-sign-node = Cinco en cada cuadrícula; su alcance son todas las casillas a dos pasos o menos.
    .title = { sheets-mark-node }
sheets-sign-deflector = 20 en cada cuadrícula, ninguno en Reflector. Sirve una vez: después se borra.
    .title = { sheets-mark-slash }
sheets-sign-link = Defector: el nodo que une a dos o tres aliados.
    .title = { sheets-mark-link }
sheets-sign-master = Defector: el nodo que une a cuatro aliados o más.
    .title = { sheets-mark-master }
sheets-symbols-on-public-grids = En cuadrículas públicas
sheets-sign-claimed = Una casilla vacía, con el símbolo de quien la tomó.
    .title = Tomada
sheets-sign-claimed-owned = Al alcance de un nodo: ráyala y escribe el símbolo.
    .title = Tomada, cerca
sheets-sign-retained = En un alcance capturado y también en el de otro nodo.
    .title = Retenida
sheets-sign-node-shown = Un nodo que está en una casilla retenida.
    .title = Nodo mostrado
sheets-symbols-in-rotator = En Rotator
sheets-sign-solid = El alcance de un nodo, o una casilla que se derrumbó.
    .title = { sheets-mark-solid }
sheets-sign-this-turn = Pasaste por ella en este turno.
    .title = { sheets-mark-fresh }
sheets-sign-1-turn-ago = Una línea cruzada.
    .title = { sheets-mark-older }
sheets-sign-2-turns-ago = Dos líneas cruzadas: en el turno siguiente vuelve a ser sólida.
    .title = { sheets-mark-oldest }

## Marcas a lápiz en las leyendas de cuadrículas y tableros

sheets-mark-node = Nodo
sheets-mark-slash = Desviador
sheets-mark-link = Vínculo
sheets-mark-master = Maestro
sheets-mark-territory = Territorio
sheets-mark-solid = Sólida
sheets-mark-solid-again = Otra vez sólida
sheets-mark-fresh = Este turno
sheets-mark-older = Hace 1 turno
sheets-mark-oldest = Hace 2 turnos

## Hojas de reglas y registros

sheets-goal = El objetivo
sheets-set-up = Preparación
sheets-turn = Tu turno en { $count ->
        [4] cuatro
        [5] cinco
       *[other] { $count }
    } pasos
sheets-record-title = Registro
sheets-record-example = Ejemplo
sheets-record-typed-in = Tecleado, cada anotación en su línea, es un archivo para el programa companion
sheets-record-such-as = p. ej.

## El libro de reglas y lo que lleva a él

sheets-rulebook-title = Las reglas
sheets-rulebook-under = Todas las reglas de seis juegos, por su número
sheets-rulebook-contents = Índice
sheets-rulebook-about = Las hojas de reglas y el programa companion citan números: M4 significa «por la regla M4». Para jugar basta una hoja de reglas. Para resolver una duda, mira aquí.
sheets-rulebook-cited = Los códigos como { $text } remiten al libro de reglas, desde la página { $page }.
sheets-rulebook-question = ¿Una duda? Libro de reglas, desde la página { $page }.

## El dorso de una tarjeta sin Connector

sheets-back-inside = Cuatro juegos dentro
sheets-back-to-play = Cuatro juegos para jugar
sheets-back-pencil = Trae un lápiz
sheets-back-rotator = Perfora de un extremo a otro del tablero mientras gira debajo de ti.
sheets-back-reflector = Captura cinco nodos ocultos. { territory-variant-reflection }
sheets-back-deflector = Veinte desviadores por tablero mandan los disparos al vecino.
sheets-back-defector = Las alianzas se hacen y se rompen. Al final queda uno.

## Jugadores, rótulos, cuadrículas

sheets-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
sheets-players-or-more = { $count } jugadores o más
sheets-players-from-to = de { $lowest } a { $highest } jugadores
sheets-tent-name = Nombre
sheets-tent-symbol = Símbolo
sheets-tent-next = sigue
# Va delante del nombre de un jugador, con un blanco entre los dos.
sheets-tent-next-name = sigue:{ " " }
# Junto a un código QR para teléfonos.
sheets-link-join = Escanea y únete
sheets-link-play = Escanea y juega
sheets-grids-ruler = 50 mm: imprime al 100 %
# Un día, como viernes 1 de mayo de 2026; la semana empieza el lunes.
sheets-day = { $weekday ->
        [1] Lunes
        [2] Martes
        [3] Miércoles
        [4] Jueves
        [5] Viernes
        [6] Sábado
       *[7] Domingo
    } { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }

## Partes de lo que imprime un juego

# Van en una lista de lo que hay en un archivo; .finish dice qué hacer con ellas una vez impresas.
sheets-part-rules = reglas
sheets-part-aid = tarjetas de ayuda
    .finish = Recorta las tarjetas de ayuda, dóblalas hacia atrás y pégalas.
sheets-part-record = hoja para anotar la partida
sheets-part-symbols = marcas a lápiz y lo que significan, y símbolos para quienes juegan
sheets-part-tents = rótulos con nombres y símbolos
    .finish = Dobla los rótulos y ponlos de pie en el orden de los turnos.

sheets-table = Mesa { $number }
