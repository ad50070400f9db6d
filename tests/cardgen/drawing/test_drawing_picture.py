"""Portraits: what a camera or a program wrote is turned, cropped, made grey, or refused."""

import subprocess
import sys
from base64 import b85decode
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cardgen.drawing.ink import RICH_BLACK, WHITE, Ink
from cardgen.drawing.pdf_content import ramp_of
from cardgen.drawing.picture import (
    GOOD_RESOLUTION,
    RESOLUTION,
    Crop,
    PictureError,
    read_portrait,
    toned,
)
from cardgen.drawing.raster import ink_words

BLUE = Ink((0.8, 0.4, 0, 0), (0.2, 0.4, 0.8))


def marked(width: int = 800, height: int = 600) -> Image.Image:
    """A grey picture that is dark in its upper left quarter and light in its lower right one."""
    image = Image.new("RGB", (width, height), (128, 128, 128))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 2, height // 2), "black")
    draw.rectangle((width // 2, height // 2, width, height), "white")
    return image


def read_grey(path: Path, aspect: float, width: float) -> Image.Image:
    return read_portrait(path, aspect, width).grey


def quarters(image: Image.Image) -> list[int]:
    """Return the brightness in the middle of each quarter, row by row."""
    w, h = image.size
    return [
        round(image.getpixel((x, y)) / 128)
        for y in (h // 4, 3 * h // 4)
        for x in (w // 4, 3 * w // 4)
    ]


def test_the_ink_of_a_page_grows_with_its_size() -> None:
    a4, a3 = (Image.new("RGB", size, "black") for size in ((210, 297), (297, 420)))
    assert ink_words([a4], 25.4) == "about as much ink as 20 pages of text"
    assert ink_words([a3], 25.4) == "about as much ink as 40 pages of text"


@pytest.mark.parametrize(
    ("suffix", "mode"),
    [
        *((suffix, mode) for suffix in ("png", "webp") for mode in ("RGB", "L", "P", "RGBA")),
        *(("jpg", mode) for mode in ("RGB", "L", "CMYK")),
    ],
)
def test_every_kind_of_file_is_read(suffix: str, mode: str, tmp_path: Path) -> None:
    path = tmp_path / f"portrait.{suffix}"
    marked().convert(mode).save(path)
    grey = read_grey(path, 4 / 3, 30)
    assert grey.mode == "L"
    assert grey.size == (round(30 / 25.4 * RESOLUTION), round(30 / 25.4 * RESOLUTION * 3 / 4))
    assert quarters(grey) == [0, 1, 1, 2]


def test_16_bits_a_pixel_are_as_good_as_8(tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    grey = np.asarray(marked().convert("L"), np.uint16)
    Image.fromarray(grey * 257).save(path)
    with Image.open(path) as image:
        assert image.mode.startswith("I")
    assert quarters(read_grey(path, 4 / 3, 30)) == [0, 1, 1, 2]


def test_a_picture_that_would_show_its_pixels_is_refused(tmp_path: Path) -> None:
    small, enough = tmp_path / "small.png", tmp_path / "enough.png"
    marked(400, 212).save(small)
    with pytest.raises(
        PictureError, match=r"400 x 212 pixels are too few .* 45 mm it has 212 .* needs 213"
    ):
        read_grey(small, 1, 45)
    marked(400, 213).save(enough)
    assert read_grey(enough, 1, 45).width == 213


@pytest.mark.parametrize(
    ("orientation", "seen"),
    [(1, [0, 1, 1, 2]), (3, [2, 1, 1, 0]), (6, [1, 0, 2, 1]), (8, [1, 2, 0, 1])],
)
def test_a_picture_is_turned_as_the_camera_says(
    orientation: int, seen: list[int], tmp_path: Path
) -> None:
    path = tmp_path / "portrait.jpg"
    exif = Image.Exif()
    exif[0x0112] = orientation
    marked(600, 600).save(path, exif=exif, quality=95)
    assert quarters(read_grey(path, 1, 30)) == seen


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_transparent_parts_become_paper(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    image = marked().convert("RGBA")
    image.paste((0, 0, 0, 0), (400, 0, 800, 300))  # black, but transparent
    if mode == "P":
        image.quantize(8).save(path)
    else:
        image.convert(mode).save(path)
    assert quarters(read_grey(path, 4 / 3, 30)) == [0, 2, 1, 2]


def test_the_crop_puts_the_face_where_it_should_be(tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    image = Image.new("L", (900, 1200), 40)
    ImageDraw.Draw(image).rectangle((590, 290, 610, 310), fill=255)  # the middle of the face
    image.save(path)
    crop = Crop(focus=(600 / 900, 300 / 1200), at=(0.5, 0.42), zoom=2.5)
    portrait = read_portrait(path, 0.8, 30, crop)
    assert portrait.face == pytest.approx((0.5, 0.42), abs=0.005)
    rows, columns = np.nonzero(np.asarray(portrait.grey) > 200)
    assert columns.mean() / portrait.grey.width == pytest.approx(0.5, abs=0.01)
    assert rows.mean() / portrait.grey.height == pytest.approx(0.42, abs=0.01)
    assert portrait.head == pytest.approx(0.5 * 2.5, abs=0.01)


@pytest.mark.parametrize(("focus", "kept"), [((0.5, 0.0), 0), ((0.5, 1.0), 600), ((0.5, 0.5), 300)])
def test_a_crop_stays_inside_the_photograph(
    focus: tuple[float, float], kept: int, tmp_path: Path
) -> None:
    path = tmp_path / "portrait.png"
    image = Image.new("L", (600, 1200), 0)
    image.paste(255, (0, kept, 600, kept + 600))
    image.save(path)
    portrait = read_portrait(path, 1, 30, Crop(focus, (0.5, 0.5)))
    assert np.asarray(portrait.grey).min() == 255, "all of it and nothing else"
    assert 0 <= portrait.face[1] <= 1


def test_an_animated_picture_is_refused(tmp_path: Path) -> None:
    frames = [Image.new("L", (300, 300), tone) for tone in (0, 255)]
    for suffix in ("png", "webp"):
        path = tmp_path / f"portrait.{suffix}"
        frames[0].save(path, save_all=True, append_images=frames[1:])
        with pytest.raises(
            PictureError, match="an animated picture: save one of its pictures on its own"
        ):
            read_grey(path, 1, 30)


def test_a_small_picture_is_not_enlarged(tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    marked(300, 250).save(path)
    assert read_grey(path, 1.2, 60).size == (300, 250)


def test_a_zoom_leaves_enough_pixels(tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    marked(400, 400).save(path)
    with pytest.raises(PictureError, match="too few"):
        read_portrait(path, 1, 45, Crop(zoom=3))
    wider = read_portrait(path, 1, 45, Crop(zoom=3, least=GOOD_RESOLUTION, head=0.2))
    assert wider.grey.width == pytest.approx(45 / 25.4 * GOOD_RESOLUTION, abs=1)
    assert wider.head == pytest.approx(0.2 * 400 / wider.grey.height, abs=0.005)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a PNG, JPEG, WebP or HEIC picture"),
        (b"GIF89a nothing", "not a PNG, JPEG, WebP or HEIC picture"),
        (b"\x89PNG\r\n\x1a\n" + bytes(40), "not a PNG, JPEG, WebP or HEIC picture"),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    path.write_bytes(content)
    with pytest.raises(PictureError) as caught:
        read_grey(path, 1, 30)
    assert str(caught.value) == message


@pytest.mark.parametrize("suffix", ["png", "jpg", "webp"])
def test_a_picture_cut_short_is_refused(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"portrait.{suffix}"
    noise = np.random.default_rng(2).integers(0, 255, (300, 300, 3)).astype("uint8")
    Image.fromarray(noise).save(path)
    path.write_bytes(path.read_bytes()[:20_000])
    with pytest.raises(
        PictureError,
        match=r"^(the picture cannot be read: .+|not a PNG, JPEG, WebP or HEIC picture)$",
    ):
        read_grey(path, 1, 30)


def test_other_formats_missing_files_and_folders_are_refused(tmp_path: Path) -> None:
    marked().save(tmp_path / "portrait.bmp")
    with pytest.raises(PictureError, match="not a PNG, JPEG, WebP or HEIC picture"):
        read_grey(tmp_path / "portrait.bmp", 1, 30)
    for path, reason in (
        (tmp_path / "none.png", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        with pytest.raises(PictureError) as caught:
            read_grey(path, 1, 30)
        assert str(caught.value) == f"the picture cannot be read: {reason}"


def test_too_small_and_too_large_pictures_are_refused_with_their_size(tmp_path: Path) -> None:
    path = tmp_path / "portrait.png"
    Image.new("L", (800, 199)).save(path)
    with pytest.raises(PictureError) as caught:
        read_grey(path, 1, 30)
    assert str(caught.value) == "800 x 199 pixels are too few for print: the shorter side needs 200"
    Image.new("1", (10_000, 5_001)).save(path)
    with pytest.raises(PictureError) as caught:
        read_grey(path, 1, 30)
    assert (
        str(caught.value) == "10000 x 5001 pixels are too many: 50 million are enough for any card"
    )


_READ = """
import resource, sys
from base64 import b85decode
from pathlib import Path
from cardgen.drawing.picture import read_portrait
print(*read_portrait(Path(sys.argv[1]), 1.2, 45).grey.size)
usage = resource.getrusage(resource.RUSAGE_SELF)
print(usage.ru_maxrss // 1024, usage.ru_utime)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units elsewhere")
@pytest.mark.parametrize(("name", "most"), [("portrait.jpg", 120), ("portrait.png", 400)])
def test_40_megapixels_are_read_in_bounded_time_and_memory(
    name: str, most: int, tmp_path: Path
) -> None:
    path = tmp_path / name
    Image.new("RGB" if name.endswith("jpg") else "LA", (8000, 5000)).save(path)
    script = tmp_path / "read.py"
    script.write_text(_READ)
    # by way of a shell: a child counts the memory of whom it was forked from
    result = subprocess.run(
        ["/bin/sh", "-c", '"$0" "$@"; exit', sys.executable, str(script), str(path)],
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    )
    size, usage = result.stdout.splitlines()
    assert size == "620 517"
    megabytes, seconds = usage.split()
    assert int(megabytes) < most
    assert float(seconds) < 60


def test_a_toned_picture_leads_from_ink_to_ink() -> None:
    image = Image.linear_gradient("L")
    tones = [(0.0, RICH_BLACK), (0.5, BLUE), (1.0, WHITE)]
    picture = toned(image, tones)
    assert (picture.width, picture.height, len(picture.pixels)) == (256, 256, 65536)
    assert (picture.tones[0][1], picture.tones[-1][1]) == (RICH_BLACK, WHITE)
    ramp = np.frombuffer(ramp_of(picture, "rgb"), np.uint8).reshape(256, 3)
    assert ramp[0].tolist() == [0, 0, 0]
    assert ramp[255].tolist() == [255, 255, 255]
    assert ramp[128].tolist() == pytest.approx([51, 102, 204], abs=2)
    assert toned(image, tones).name == picture.name
    assert toned(image, tones[:2]).name != picture.name
    assert toned(image.rotate(180), tones).name != picture.name


def test_greys_beyond_the_tones_have_the_nearest() -> None:
    picture = toned(Image.linear_gradient("L"), [(0.2, BLUE), (0.8, WHITE)])
    ramp = np.frombuffer(ramp_of(picture, "rgb"), np.uint8).reshape(256, 3)
    assert ramp[0].tolist() == ramp[51].tolist() == [51, 102, 204]
    assert ramp[204].tolist() == ramp[255].tolist() == [255, 255, 255]


HEIC = b85decode(
    "0000SW^{RQXk}?*00000ZE0pPXk}?*ZE0a<00042ZDn*}000000000XXk=`10000000000aA{+7000000000000000"
    "00000B57=IV*mgE07O6l0RRC200001dH?|c00000004df001LtX>Mi!000000RR916=`l}WdZ;I000310BCk&F#rGn"
    "01j|zbZr0t000010002iX>f9I0002DX>en20001ZXm(>m0RwOV0058x00000Jn#Vg{rLC*01pFT0096PKmiN^|NjGU"
    "00093kN^M!00093Jh}ovVE_RDD?$MQ18@KU0|1Z!00RI30{}dr9v~ARd2XbVn&#jkpum6t01SWt00RJoVgLaE2SfqE"
    "a<F1R0000JV{dG7ZewhC0096E00w{n000zeb8uw<00000008g+00Arj000nhX?SS>000032nYxO000+haBX1#00000"
    "000310R({p0|Wp70ETU3VRQfh0D33^uNf(Gn@)U{Jwn38FSoT_1_%P<8w&$w+Db~ne4u(#rJmT(K8Cnl2(;bBa`?2A"
    "bJMqD8*QJJxZ#L{O!9GpI>|NB{x<y6S)gF-RB77xpqjOVCN#$e8W8XBy~;m=ACZGK?2_**R$FmKdHw@D(!c-!0{{gq"
)
"""A gradient of 240 x 300 pixels, black above and white below, as an iPhone stores photographs."""


def test_a_photograph_from_an_iphone_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.heic"
    path.write_bytes(HEIC)
    grey = read_portrait(path, 0.8, 15).grey
    above, below = grey.getpixel((100, 5)), grey.getpixel((100, grey.height - 5))
    assert above < 20 and below > 230


@pytest.mark.parametrize("length", [16, 100, 300, 480])
def test_a_damaged_one_is_refused(tmp_path: Path, length: int) -> None:
    path = tmp_path / "a.heic"
    path.write_bytes(HEIC[:length])
    with pytest.raises(PictureError):
        read_portrait(path, 0.8, 15)
