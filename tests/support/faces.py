"""A portrait drawn by code: head and shoulders, lit from the left, with no likeness to anybody."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter


def drawn_portrait(width: int = 900, height: int = 1200) -> Image.Image:
    """Return a head of half the picture's height, its middle at 0.5, 0.38, on a light wall."""
    w, h = width, height
    wall = Image.linear_gradient("L").rotate(90).resize((w, h)).point(lambda v: 150 + v // 4)

    def soft(
        boxes: list[tuple[float, float, float, float]], blur: float, fill: int = 255
    ) -> Image.Image:
        mask = Image.new("L", (w, h))
        pen = ImageDraw.Draw(mask)
        for x0, y0, x1, y1 in boxes:
            pen.ellipse((x0 * w, y0 * h, x1 * w, y1 * h), fill=fill)
        return mask.filter(ImageFilter.GaussianBlur(blur * h))

    def paint(image: Image.Image, tone: int, mask: Image.Image) -> Image.Image:
        return Image.composite(Image.new("L", (w, h), tone), image, mask)

    image = wall
    image = paint(image, 30, soft([(0.20, 0.10, 0.80, 0.66)], 0.006))  # hair
    image = paint(image, 45, soft([(0.02, 0.70, 0.98, 1.70)], 0.008))  # shoulders
    image = paint(image, 150, soft([(0.39, 0.52, 0.61, 0.78)], 0.006))  # neck
    image = paint(image, 95, soft([(0.40, 0.56, 0.60, 0.68)], 0.02, 160))  # shadow of the chin
    image = paint(image, 205, soft([(0.27, 0.18, 0.73, 0.64)], 0.006))  # face
    shade = ImageChops.multiply(
        soft([(0.50, 0.20, 0.76, 0.64)], 0.04, 130), soft([(0.27, 0.18, 0.73, 0.64)], 0.01)
    )
    image = paint(image, 110, shade)
    image = paint(image, 40, soft([(0.24, 0.12, 0.76, 0.29)], 0.008))  # fringe
    image = paint(
        image, 60, soft([(0.34, 0.335, 0.45, 0.352), (0.55, 0.335, 0.66, 0.352)], 0.003)
    )  # brows
    image = paint(image, 235, soft([(0.35, 0.365, 0.45, 0.40), (0.55, 0.365, 0.65, 0.40)], 0.002))
    image = paint(image, 25, soft([(0.38, 0.366, 0.42, 0.40), (0.58, 0.366, 0.62, 0.40)], 0.002))
    image = paint(
        image, 130, soft([(0.52, 0.38, 0.55, 0.48), (0.46, 0.475, 0.54, 0.49)], 0.006)
    )  # nose
    image = paint(image, 85, soft([(0.41, 0.535, 0.59, 0.568)], 0.004))  # mouth
    image = paint(image, 225, soft([(0.44, 0.542, 0.56, 0.553)], 0.002))
    return paint(
        image, 200, soft([(0.08, 0.80, 0.30, 1.30)], 0.05, 90)
    )  # light on the left shoulder
