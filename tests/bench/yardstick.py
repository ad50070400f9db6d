"""The cards of `one_sided` by typst: ``yardstick.py SOURCE FILE``; `prepare` makes its input."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

FONTS = Path(__file__).parents[2] / "fonts" / "plex"

_TEMPLATE = """\
#set page(paper: "a4", margin: 0pt)
#let data = json("cards.json")
#let at(x, y, body) = place(top + left, dx: x * 1mm, dy: y * 1mm, body)
#let words(x, y, size, weight, body) = at(x, y, text(
  font: data.families.at(weight), size: size * 1pt, fill: white,
  top-edge: "baseline", bottom-edge: "baseline", body))
#let card(one) = box(width: 85mm, height: 55mm, fill: black, {
  for (line, (y, size, weight)) in one.lines.zip(data.styles) {
    words(data.left, y, size, weight, line)
  }
  at(data.qr.x, data.qr.y, rect(width: data.qr.side * 1mm, height: data.qr.side * 1mm, fill: white))
  at(data.qr.x, data.qr.y, image(bytes(one.symbol), format: "svg", width: data.qr.side * 1mm))
})
#for (number, sheet) in data.cards.chunks(10).enumerate() {
  if number > 0 { pagebreak() }
  for (place, one) in sheet.enumerate() {
    at(14 + 95 * calc.rem(place, 2), 10.5 + 55 * calc.quo(place, 2), card(one))
  }
}
"""


def prepare(folder: Path, count: int) -> Path:
    """Write the source and the data of `count` cards into `folder`; return the source."""
    from cardgen.drawing.qr import QUIET_ZONE, symbol
    from cardgen.inputs.contact import vcard
    from tests.bench import one_sided
    from tests.bench.people import person

    def picture(number: int) -> str:
        rows = symbol(vcard(person(number)), one_sided.QR, one_sided.BLACK).rows
        outline = "".join(  # whole runs: the fewest that typst can be handed
            f"M{run.start() + QUIET_ZONE} {y}h{len(run[0])}v1h-{len(run[0])}z"
            for y, row in enumerate(rows, QUIET_ZONE)
            for run in re.finditer(b"\x01+", row)
        )
        side = len(rows) + 2 * QUIET_ZONE
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        return f'{head}<path d="{outline}"/></svg>'

    def lines(number: int) -> list[str]:
        one = person(number)
        return [one.name, one.title, one.organisation, *one.phones, *one.emails]

    data = {
        "styles": (*one_sided.LINES, *one_sided.CONTACT),
        "families": {"regular": "IBM Plex Sans", "semibold": "IBM Plex Sans SmBld"},
        "left": one_sided.LEFT,
        "qr": {"x": one_sided.QR.x, "y": one_sided.QR.y, "side": one_sided.QR.width},
        "cards": [{"lines": lines(number), "symbol": picture(number)} for number in range(count)],
    }
    (folder / "cards.json").write_text(json.dumps(data))
    source = folder / "cards.typ"
    source.write_text(_TEMPLATE)
    return source


if __name__ == "__main__":
    import typst

    typst.compile(
        sys.argv[1], output=sys.argv[2], font_paths=[str(FONTS)], ignore_system_fonts=True
    )
