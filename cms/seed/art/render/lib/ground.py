"""The near-black table under everything seen from above, and the flour on it."""

import cv2
import numpy as np

from lib import build
from lib.painter import Field, blur, mix, rgb, save, smooth

FLOUR = rgb(0.62, 0.56, 0.46)


def handful(field, x, y, reach, strength=1.0, angle=0.0, stretch=1.0):
    """A density for `table(flour=…)`: a thrown handful, torn by noise, optionally dragged along an angle."""
    dx, dy = field.x - x, field.y - y
    along, across = dx * np.cos(angle) + dy * np.sin(angle), dy * np.cos(angle) - dx * np.sin(angle)
    soft = np.exp(-((along / (reach * stretch)) ** 2) - (across / reach) ** 2)
    return strength * soft * smooth(-0.7, 1.3, field.fbm(3, 5, 0.6))


def ring(field, radius, reach, strength=1.0, x=0.0, y=0.0):
    """A density: what falls off the edge of a round thing."""
    away = np.abs(np.hypot(field.x - x, field.y - y) - radius)
    return strength * np.exp(-away / reach) * smooth(-0.6, 1.4, field.fbm(2.2, 5, 0.6))


def _grains(field, density, count):
    """Flour is mostly dust: very many grains under a pixel, some of a pixel or two, few clots. Coverage 0 to 1."""
    rng = field.rng
    weights = density.ravel().astype(np.float64) ** 1.7  # drifts and clean stone between, not snow
    cover = np.zeros(field.h * field.w, np.float32)
    if weights.sum() <= 0:
        return cover.reshape(field.h, field.w)
    where = rng.choice(weights.size, size=count, p=weights / weights.sum())
    np.add.at(cover, where, rng.uniform(0.15, 0.9, count).astype(np.float32))
    dust = blur(cover.reshape(field.h, field.w), 0.55)
    size = field.scale / 700  # so that a grain is as large on the table whatever the map's resolution
    for _ in range(2):  # coarser meal among the dust, each time fewer and larger
        count, size = count // 8, size * 1.4
        meal = np.zeros_like(cover)
        meal[rng.choice(weights.size, size=count, p=weights / weights.sum())] = 1
        dust = dust + np.clip(blur(meal.reshape(field.h, field.w), 0.36 * size) * rng.uniform(0.5, 2) * size * size, 0, 1)
    clots = np.zeros((field.h, field.w), np.uint8)
    for spot in rng.choice(weights.size, size=count // 6, p=weights / weights.sum()):
        row, column = divmod(int(spot), field.w)
        size = rng.lognormal(0, 0.45) * field.scale / 640
        for _ in range(rng.integers(1, 4)):  # a clot is a few overlapping blobs, not a disc
            at = (int(16 * (column + rng.normal(0, size))), int(16 * (row + rng.normal(0, size))))
            axes = tuple(int(16 * size * rng.uniform(0.5, 1.1)) for _ in range(2))
            cv2.ellipse(clots, at, axes, rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA, 4)
    return np.clip(dust + blur(clots / 255.0, 0.5), 0, 1)


def table(
    work,
    centre=(0, 0),
    size=(6, 4.4),
    colour=(0.0095, 0.0088, 0.0080),
    rough=0.58,
    relief=0.3,
    flour=None,
    grains=90_000,
    flour_colour=FLOUR,
    z=-0.012,
    seed=5,
    pixels=2400,
):
    """Dark stone, `size` units wide and high round `centre`; far beyond it the same stone, plain.

    `flour(field)` gives the density of flour (see `handful` and `ring`; their x and y are relative to `centre`).
    """
    field = Field(size[0] / 2, size[1] / 2, pixels, seed)
    stone = field.fbm(5, 8, 0.66)
    pores = smooth(1.1, 1.9, field.fbm(34, 3, 0.5))
    base = rgb(*colour)
    paint = mix(base * 0.78, base * 1.3, smooth(-1.4, 1.4, stone)) * (1 - 0.5 * pores[..., None])
    roughness = np.clip(rough + 0.07 * stone, 0.22, 0.95)
    height = 0.5 + 0.11 * stone - 0.12 * pores
    if flour:
        density = np.clip(flour(field), 0, None)
        cover = _grains(field, density, grains)
        haze = np.clip(density, 0, 1) ** 1.5 * smooth(-0.2, 1.6, field.fbm(40, 3, 0.7))
        white = np.clip(cover + 0.05 * haze, 0, 1)
        paint = mix(paint, rgb(*flour_colour), white * 0.94)
        roughness = np.maximum(roughness, white)
        height = height + 0.30 * blur(cover, 0.7)
    paths = {name: f"{work}/table-{name}.png" for name in ("colour", "rough", "height")}
    save(paths["colour"], paint, colour=True)
    save(paths["rough"], roughness)
    save(paths["height"], height * 0.6)

    x, y = np.meshgrid(np.linspace(-1, 1, 2) * size[0] / 2, np.linspace(1, -1, 2) * size[1] / 2)
    thing = build.grid("table", np.stack([x + centre[0], y + centre[1], 0 * x + z], -1))
    made, tree, shader = build.material("table")
    link = tree.links.new
    link(build.image(tree, paths["colour"]).outputs[0], shader.inputs["Base Color"])
    link(build.image(tree, paths["rough"], True).outputs[0], shader.inputs["Roughness"])
    build.bump(tree, shader, build.image(tree, paths["height"], True).outputs[0], relief, 0.03)
    thing.data.materials.append(made)

    far = build.grid("far", np.stack([x * 6, y * 6, 0 * x + z - 0.002], -1))
    far.data.materials.append(build.material("far", colour, rough + 0.1)[0])
    return thing
