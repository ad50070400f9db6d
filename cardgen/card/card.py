"""The card: brand and contact outside, the game board inside.

Outside are the front panel (name, contact, portrait or ornament, QR symbol) and the back panel
(Connector, or the four games if there is no layout of it). Inside is one board: two grids that meet
with their Row 1 at the fold. The inside is drawn as seen with the card turned over about its
vertical axis. Everything that does not depend on the person is made once and placed as a form.
"""

from typing import NamedTuple

from cardgen.card.front import PersonalPart, personal_part, sizes_of
from cardgen.card.front_artwork import look_of
from cardgen.card.front_sizes import Sizes
from cardgen.card.shared_parts import card_page, shared_parts
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault, by_line, faults_changed
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile


class Card(NamedTuple):
    """The two sides of one card, as finished pages; of a flat card, its front and its back."""

    outside: draw.Page
    inside: draw.Page


def card(
    profile: Profile,
    geometry: Geometry,
    book: FontBook,
    connector: Connector | None = None,
    sizes: Sizes | None = None,
) -> Card:
    """Return the card of `profile`, by default at sizes of its own.

    Raises InputFault with everything that does not fit or cannot be drawn, in the order of the
    profile's lines.
    """
    sizes = sizes or sizes_of(profile, geometry, book)
    own = personal_part(profile, geometry, book, sizes)
    faults = own.faults
    if faults:  # at its own sizes, which may be smaller than the batch's
        faults = personal_part(profile, geometry, book).faults or faults
    try:
        whole = assemble_card(profile, geometry, book, own, connector, sizes)
    except InputFault as error:
        faults += tuple(error.faults)
    if faults:
        raise InputFault(by_line(faults))
    return whole


def assemble_card(
    profile: Profile,
    geometry: Geometry,
    book: FontBook,
    own: PersonalPart,
    connector: Connector | None = None,
    sizes: Sizes | None = None,
) -> Card:
    """Return the card of `profile` from its personal part and the parts that cards share.

    Cards of a batch must have the same `connector` object, so that its forms are drawn once.
    Without `sizes` the card has its own. Raises InputFault if the portrait or the logo cannot be
    used, or the back has no room for what it is to show.
    """
    sizes = sizes or sizes_of(profile, geometry, book)
    look = look_of(profile)
    with faults_changed(lambda fault: profile.origin.fault(fault.key or "", fault.message)):
        shared = shared_parts(look, geometry, book, connector, sizes)
    at_front = geometry.panel("front")
    art = shared.art, draw.Group(own.art, at_front)
    text = shared.text, draw.Group(own.text, at_front)
    return Card(card_page(geometry, "outside", art, text, shared.ground), shared.inside)
