"""Stoneware: plates, bowls and cups with a glaze that thins at edges and speckles where iron burns through."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import clay

FLOOR = 0.05  # where food stands on a plate


class Glaze:
    def __init__(self, colour, edge, speck=(0.02, 0.014, 0.01), specks=0.5, rough=0.32, pool=0.75, clouds=0.12):
        self.colour, self.edge, self.speck = rgb(*colour), rgb(*edge), rgb(*speck)
        self.specks, self.rough, self.pool, self.clouds = specks, rough, pool, clouds


ASH = Glaze((0.21, 0.185, 0.16), (0.10, 0.055, 0.03), specks=0.9, rough=0.42, clouds=0.2)
BONE = Glaze((0.60, 0.54, 0.44), (0.24, 0.13, 0.06), specks=0.55, rough=0.26, clouds=0.06)
INK = Glaze((0.016, 0.0155, 0.016), (0.085, 0.04, 0.02), speck=(0.06, 0.05, 0.04), specks=0.35, rough=0.36, clouds=0.35)
NIGHT = Glaze(
    (0.030, 0.052, 0.058), (0.15, 0.08, 0.045), speck=(0.01, 0.012, 0.013), specks=0.6, rough=0.24, clouds=0.3
)


def plate_shape(radius=1.0, well=0.64, rise=0.10):
    """A coupe with a soft step between well and rim; ends under the foot."""
    return [
        (0.001, FLOOR),
        (well * 0.9, FLOOR),
        (well, FLOOR + 0.004),
        (well + 0.035, FLOOR + 0.030),
        (well + 0.10, FLOOR + 0.040),
        (radius * 0.97, FLOOR + rise),
        (radius, FLOOR + rise + 0.004),
        (radius + 0.018, FLOOR + rise - 0.008),
        (radius + 0.012, FLOOR + rise - 0.030),
        (well + 0.05, -0.005),
        (well * 0.9, -0.012),
    ]


def bowl_shape(radius=0.8, well=0.5, depth=0.26, rim=0.05):
    return [
        (0.001, FLOOR),
        (well * 0.72, FLOOR + 0.004),
        (well, FLOOR + 0.05),
        (radius * 0.9, FLOOR + depth * 0.78),
        (radius - rim * 0.4, FLOOR + depth),
        (radius + rim * 0.2, FLOOR + depth + 0.006),
        (radius + rim * 0.45, FLOOR + depth - 0.015),
        (radius + rim * 0.2, FLOOR + depth - 0.06),
        (well, -0.005),
        (well * 0.8, -0.012),
    ]


def turn(corners, glaze, draft=False, seed=1, at=(0, 0, 0), wobble=0.004, fine=1.0, line=None):
    """Throw and glaze a shape. `line` = (radius, half width, colour) paints a brushed ring."""
    size = (0.5 if draft else 1.0) * fine
    points = clay.lathe(corners, int(700 * size), int(1500 * size))
    radius = np.hypot(points[..., 0], points[..., 1])
    height = points[..., 2].copy()
    outer = radius.max()
    # thrown, not moulded: rings of the fingers, and a rim that is never quite a circle
    broad = clay.noise(points, 0.8, 2, seed=seed)
    rings = np.sin(radius * 95 + 3 * clay.noise(points, 0.6, 1, seed=seed + 1)) * smooth(0.05, 0.4, radius / outer)
    points[..., 2] += (0.0006 * rings + 0.0016 * clay.noise(points, 3, 3, seed=seed + 2)) * (height > 0.01)
    points[..., :2] *= (1 + wobble * broad * smooth(0.5, 1, radius / outer))[..., None]

    # glaze breaks where the clay turns sharply, gathers where it is hollow
    down = np.gradient(height, axis=0) / np.maximum(
        np.hypot(np.gradient(height, axis=0), np.gradient(radius, axis=0)), 1e-9
    )
    bend = np.abs(np.gradient(down, axis=0)) * len(points) / 60
    worn = clay.noise(points, 9, 4, 0.6, seed=seed + 3)
    lip = np.exp(-(((radius - outer + 0.012) / 0.018) ** 2)) * (np.arange(len(points))[:, None] > len(points) * 0.3)
    edge = np.clip(lip * (0.95 + 0.4 * worn) + smooth(0.5, 2.2, bend) * (0.22 + 0.25 * worn), 0, 1)
    clouds = clay.noise(points, 1.7, 5, 0.6, seed=seed + 4)
    colour = glaze.colour * np.exp(glaze.clouds * clouds)[..., None]
    colour = mix(colour, glaze.edge, edge)
    for cells, start, strength in ((58, 2.05, 0.85), (120, 2.0, 0.7), (26, 2.75, 0.7)):
        spots = smooth(start, start + 0.8, clay.noise(points, cells, 1, seed=seed + cells)) * strength * glaze.specks
        colour = mix(colour, glaze.speck, np.clip(spots, 0, 1))
    if line:
        middle, half, paint = line
        sway = 0.006 * clay.noise(points, 1.5, 2, seed=seed + 9)
        brush = smooth(half * 1.5, half * 0.7, np.abs(radius - middle + sway)) * smooth(
            -2.2, -0.4, clay.noise(points, 20, 3, seed=seed + 10)
        )
        front = np.arange(len(points))[:, None] < len(points) * 0.75
        colour = mix(colour, rgb(*paint), brush * 0.85 * front)
    rough = glaze.rough + 0.05 * clouds + 0.25 * edge + 0.04 * worn
    made = clay.material(f"glaze{seed}", grain=(55, 0.035), specular=0.5)
    thing = clay.skin(points, colour, rough, made, "ceramic")
    return clay.place(thing, at)
