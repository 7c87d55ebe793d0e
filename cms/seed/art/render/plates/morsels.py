"""The small things on a plate: pools and drops, purées, chopped nuts, crumbs."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import clay
from plates.ceramics import FLOOR


def liquid(
    name, colour, x, y, width, height, shape, thickness=0.012, rough=0.06, clear=0.0, pixels=260, floor=FLOOR, depth=1.0
):
    """A pool: its outline is where `shape(x, y, points)` crosses 0 (inside positive), a meniscus, then level.

    `clear` is transmission, for oil and butter; `colour` may darken with depth.
    """
    px, py = clay.patch(x, y, width, height, pixels)
    points = clay.xyz(px, py, 0)
    inside = shape(px, py, points)
    level = thickness * np.where(
        inside > 0, 1 - np.exp(-np.clip(inside, 0, None) / (thickness * 0.9)), inside / thickness * 1.4
    )
    level = np.maximum(level, -0.02)
    points[..., 2] = floor + level + 0.0015 * clay.noise(points, 6, 2, seed=3)
    deep = np.clip(level / thickness, 0, 1)
    tone = rgb(*colour) * (1 + (1 - deep) * 0.9 * depth)[..., None]
    made = clay.material(name, specular=0.55, coat=0.4, Transmission=clear, IOR=1.45)
    return clay.skin(points, tone, rough, made, name)


def filled(name, at, radius, level, shade, rough=0.06, rows=160, columns=320):
    """What stands in a cup or bowl, with a meniscus. `shade(points, t)` paints it, t from middle (0) to rim (1)."""
    points = clay.lathe([(0.001, 0), (radius, 0)], rows, columns)
    t = np.hypot(points[..., 0], points[..., 1]) / radius
    points[..., 2] = 0.02 * radius * smooth(0.93, 1.02, t)
    made = clay.material(name, specular=0.5, coat=0.3)
    return clay.place(clay.skin(points, shade(points, t), rough, made, name), (at[0], at[1], level))


def blob(x, y, radius, seed=1, wander=0.18, stretch=1.0, angle=0.0):
    """An outline for `liquid`: round, but poured."""

    def shape(px, py, points):
        dx, dy = px - x, py - y
        along, across = dx * np.cos(angle) + dy * np.sin(angle), dy * np.cos(angle) - dx * np.sin(angle)
        wave = clay.noise(points, 0.9 / radius, 2, 0.4, seed=seed)
        return radius * (1 + wander * wave) - np.hypot(along / stretch, across)

    return shape


def drops(name, colour, places, rough=0.05, clear=0.0, floor=FLOOR):
    """Round beads of sauce or oil: places are (x, y, radius)."""
    made = clay.material(name, specular=0.55, coat=0.3, Transmission=clear, IOR=1.45)
    for i, (x, y, radius) in enumerate(places):
        ball = clay.sphere(24, 48)
        ball[..., :2] *= (1 + 0.05 * clay.noise(ball, 1.1, 1, seed=i))[..., None]
        ball[..., 2] = np.maximum(ball[..., 2], -0.2)
        thing = clay.skin(ball, rgb(*colour), rough, made, name)
        clay.place(thing, (x, y, floor + radius * 0.04), (0, 0, i * 1.7), (radius, radius, radius * 0.42))


def puree(name, colour, x, y, width, height, shape, paint=None, rough=0.38, pixels=300, floor=FLOOR):
    """Something thick and smooth: `shape(x, y, points)` gives its height above the plate (negative outside)."""
    px, py = clay.patch(x, y, width, height, pixels)
    points = clay.xyz(px, py, 0)
    level = np.maximum(shape(px, py, points), -0.03)
    points[..., 2] = floor + level
    tone = rgb(*colour)
    tone = paint(px, py, points, tone) if paint else tone
    made = clay.material(name, grain=(90, 0.05), specular=0.45)
    return clay.skin(points, tone, rough, made, name)


def chopped(count, flesh, crust, seed=1, faces=5, roughness=0.55, lump=0.14, squash=(1, 1, 1)):
    """Variants of a chopped nut: toasted skin where it was round, paler where the knife went."""
    rng = np.random.default_rng(seed)
    made = clay.material(f"chopped{seed}", grain=(70, 0.25), specular=0.4)
    out = []
    for i in range(count):
        points = clay.sphere(40, 60)
        points = points * (1 + lump * clay.noise(points, 1.6, 3, seed=seed + i))[..., None] * squash
        planes = [(rng.normal(0, 1, 3), rng.uniform(0.1, 0.75)) for _ in range(faces)]
        points, depth = clay.cut(points, planes)
        points = points + (0.018 * clay.noise(points, 6, 3, seed=seed + 40 + i))[..., None] * points
        speckle = clay.noise(points, 4, 4, 0.6, seed=seed + 80 + i)
        skin_tone = rgb(*crust) * np.exp(0.35 * speckle)[..., None]
        flesh_tone = rgb(*flesh) * np.exp(0.14 * speckle)[..., None]
        colour = mix(skin_tone, flesh_tone, smooth(0.0, 0.05, depth))
        out.append(clay.skin(points, colour, roughness + 0.05 * speckle, made, "chopped"))
    return out


def crumble(count, colour, dark, seed=1, rough=0.8):
    """Variants of a baked crumb: craggy, browner on its edges."""
    made = clay.material(f"crumble{seed}", grain=(60, 0.4), specular=0.3)
    out = []
    for i in range(count):
        points = clay.sphere(36, 54)
        rugged = clay.noise(points, 1.4, 5, 0.58, seed=seed + i)
        points = points * (1 + 0.20 * rugged)[..., None] * [1, 0.85, 0.8]
        tone = mix(rgb(*colour), rgb(*dark), smooth(-0.2, 1.5, rugged))
        out.append(clay.skin(points, tone, rough, made, "crumb"))
    return out


def strewn(rng, count, x, y, reach, z=FLOOR, angle=0.0, stretch=1.0):
    """Where a pinch of something falls."""
    along, across = rng.normal(0, reach * stretch, count), rng.normal(0, reach, count)
    return [
        (x + a * np.cos(angle) - b * np.sin(angle), y + a * np.sin(angle) + b * np.cos(angle), z)
        for a, b in zip(along, across)
    ]


def quenelle(length, width, seed, colour, rough=0.5, crumbly=1.0):
    """A spoonful, turned between two spoons: a keel along the top, ends tapered."""
    points = clay.sphere(160, 240)[..., [2, 0, 1]]  # its poles at the tips
    x, y, z = np.moveaxis(points, -1, 0)
    waist = np.clip(1 - np.abs(x) ** 2.2 * 0.25, 0, 1)
    points = clay.xyz(x * length / 2, y * width / 2 * waist, z * width * 0.36 * waist)
    streak = clay.noise(points, 9, 3, 0.5, seed, (0.25, 2.2, 2.2))
    torn = clay.noise(points, 12, 4, 0.55, seed + 1)
    normal = clay.xyz(x * 0.4, y, z)
    points = points + normal * (0.0022 * streak + crumbly * 0.0022 * torn)[..., None]
    tone = rgb(*colour) * (1 + 0.02 * torn)[..., None]
    made = clay.material(f"curd{seed}", grain=(70, 0.06))
    return clay.skin(points, tone, rough, made, "quenelle")
