"""Many PDF files of ours as one, so that one print job does for all tables of an event."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import IO, BinaryIO, cast

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from cardgen.jobs.writing import date_of


def merge_pdfs(out: IO[bytes], files: Sequence[Path], title: str, two_sided: bool = False) -> int:
    """Write the pages of PDF `files` into `out`, one file after the other; return how many.

    With `two_sided` they are printed on both sides: then each file has an even number of pages.
    Layers of the same name become one. Same files, same bytes.
    """
    with pikepdf.new() as whole:
        layers: dict[str, pikepdf.Object] = {}
        for path in files:
            with pikepdf.open(path) as part:
                first = len(whole.pages)
                whole.pages.extend(part.pages)
            # all pages of a file of ours have their resources in common
            groups = whole.pages[first].Resources.get(Name.Properties, Dictionary())
            for name in sorted(groups.keys()):
                groups[name] = layers.setdefault(name, groups[name])
        root = whole.Root
        root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"))
        if two_sided:
            root.ViewerPreferences.Duplex = Name.DuplexFlipLongEdge
        order = Array(layers.values())
        root.OCProperties = Dictionary(OCGs=order, D=Dictionary(Name=String("Layers"), Order=order))
        date = f"D:{date_of(()):%Y%m%d%H%M%S}Z"
        for key, text in (("/Title", title), ("/Creator", "cardgen"), ("/CreationDate", date)):
            whole.docinfo[key] = text
        whole.save(cast(BinaryIO, out), min_version="1.6", deterministic_id=True)
        return len(whole.pages)
