"""Files of each format, and their date: that of the input, not of the clock."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pikepdf
import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.pdf import UNDATED
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import InputFault
from cardgen.jobs.writing import PENS, Writing, date_of
from cardgen.output import Outputs
from tests.support.commandline import cardgen


def test_files_are_dated_by_their_newest_input_or_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, time in (("profile.toml", 1_000_000_000), ("guests.csv", 1_100_000_000)):
        Path(name).write_text('name = "Ada"\n' if name == "profile.toml" else "name\nAda\n")
        os.utime(name, (time, time))
    command = ("card", "--profile", "profile.toml", "--csv", "guests.csv", "-q")

    def dated(path: str) -> str:
        assert cardgen(*command, "-o", path).status == 0
        with pikepdf.open(path) as pdf:
            return str(pdf.docinfo.CreationDate)

    assert dated("a.pdf") == "D:20270115080000+00'00'"
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert dated("b.pdf") == dated("c.pdf") == "D:20041109113320+00'00'"
    assert Path("b.pdf").read_bytes() == Path("c.pdf").read_bytes()


def test_files_without_input_have_the_date_of_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert date_of(()) == date_of([Path("missing")]) == UNDATED
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert date_of(()) == datetime(1970, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("time", ["soon", "1e9", "9" * 30])
def test_a_wrong_date_in_the_environment_is_told(
    time: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", time)
    with pytest.raises(
        InputFault, match=r"SOURCE_DATE_EPOCH: '.*' is no time: write seconds since 1970"
    ):
        date_of(())


class SizesOfPages:
    """A pen of one's own: a text file with the size of each page."""

    def __init__(self, outputs: Outputs, _: FontBook, writing: Writing) -> None:
        self.outputs, self.path, self.sizes = outputs, Path(f"{writing.name}.sizes"), ""

    def draw(self, page: Page) -> None:
        self.sizes += f"{page.width:g} x {page.height:g}\n"

    def close(self) -> None:
        self.outputs.write(self.path, self.sizes.encode())


def test_a_pen_in_the_table_is_a_format_of_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cardgen("card", "--format", "sizes").err == (
        "cardgen card: --format: 'sizes' is not one of pdf, svg, both\n"
    )
    monkeypatch.setitem(PENS, "sizes", SizesOfPages)
    told = cardgen("card", "--format", "sizes", "-o", tmp_path / "me.sizes")
    assert (told.status, told.err) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["me.sizes"]
    assert (tmp_path / "me.sizes").read_text() == "210 x 297\n210 x 297\n"
    assert cardgen("card", "--format", "sizes", "--pdfx").err == (
        "cardgen card: --pdfx is for PDF: leave out --format sizes\n"
    )
