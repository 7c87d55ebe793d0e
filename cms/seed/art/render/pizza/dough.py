"""The round of dough: its raised rim, the bubbles on it and what the oven did to them."""

from types import SimpleNamespace

import numpy as np

from lib.painter import blur, mix, ramp, rgb, smooth

CREAM, GOLD, TAN = rgb(0.73, 0.53, 0.30), rgb(0.59, 0.335, 0.125), rgb(0.41, 0.195, 0.062)
BROWN, BLACK = rgb(0.16, 0.06, 0.023), rgb(0.014, 0.011, 0.010)
FLOUR = rgb(0.84, 0.78, 0.68)


def blobs(field, places, warp):
    """Domes at places (x, y, radius): (height, closeness to the middle of the nearest)."""
    x, y = field.x + warp, field.y + np.roll(warp, 97, 0)
    height, core = np.zeros_like(x), np.zeros_like(x)
    rng = field.rng
    for cx, cy, size in places:
        px, py = field.pixel(cx, cy)
        reach = int(2.2 * size * field.scale) + 2
        window = np.s_[max(0, int(py) - reach) : int(py) + reach, max(0, int(px) - reach) : int(px) + reach]
        lean, stretch = np.arctan2(cy, cx) + rng.normal(0, 0.7), rng.uniform(0.62, 1.1)
        dx, dy = x[window] - cx, y[window] - cy
        along, across = dx * np.cos(lean) + dy * np.sin(lean), dy * np.cos(lean) - dx * np.sin(lean)
        q = np.hypot(along / stretch, across) / size
        dome = np.sqrt(np.clip(1 - q * q, 0, 1)) * size * rng.uniform(0.5, 1)
        height[window] = np.maximum(height[window], dome)
        core[window] = np.maximum(core[window], smooth(1.15, 0.2, q) * rng.uniform(0.35, 1.1))
    return height, core


def _on_rim(rng, count, radius, near, far):
    for _ in range(count):
        turn, size, away = rng.uniform(0, 6.283), radius * rng.lognormal(0, 0.45), rng.uniform(near, far)
        yield away * np.cos(turn), away * np.sin(turn), size


def bake(field):
    """Returns height, colour, roughness, `inside` (0 on the rim, 1 where sauce may lie) and `edge` distances."""
    warp = [field.fbm(5, 4), field.fbm(5, 4)]
    x, y = field.x + 0.012 * warp[0], field.y + 0.012 * warp[1]
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    outline = 0.985 + field.around(angle, 9, 0.012)
    width = 0.19 + field.around(angle, 6, 0.018)
    tall = 0.100 + field.around(angle, 12, 0.016)
    edge = outline - away  # distance inwards from the outline
    t = np.clip(edge / width, 0, 1)
    outer = (1 - np.clip((0.45 - t) / 0.45, 0, 1) ** 2.4) ** 0.6
    inner = 0.5 + 0.5 * np.cos(np.pi * np.clip((t - 0.45) / 0.55, 0, 1))
    rim = tall * np.where(t < 0.45, outer, inner)
    dough = smooth(0, 0.02, edge)
    on_rim = smooth(1.08, 0.86, t) * dough

    ragged = 0.016 * field.fbm(14, 4)
    bubbles, charred = blobs(field, _on_rim(field.rng, 105, 0.038, 0.835, 0.955), ragged)
    blisters, spots = blobs(field, _on_rim(field.rng, 420, 0.012, 0.80, 0.985), 0.006 * field.fbm(40, 3))
    patchy = smooth(-0.9, 0.9, field.fbm(2.6, 3))  # a fire on one side: some stretches hardly coloured
    height = rim + 0.66 * blur(bubbles, 1.6) * smooth(0, 0.12, t) * smooth(1.1, 0.7, t)
    height += 0.5 * blur(blisters, 1.0) * on_rim + 0.006 * field.fbm(9, 4) * on_rim

    top = np.clip(height / 0.16, 0, 1)
    heat = 0.26 + 0.32 * top + 0.13 * field.fbm(5, 5, 0.6) + 0.05 * field.fbm(40, 3) + 0.06 * field.fbm(95, 2)
    heat += 0.80 * blur(charred, 2) * (0.75 + 0.4 * field.fbm(18, 4)) * (0.4 + 0.8 * patchy)
    heat += 0.72 * blur(spots, 1.2) * (0.25 + 0.9 * patchy) * on_rim
    heat += 0.36 * smooth(0.4, 1.3, field.fbm(5, 5, 0.55) + 0.25 * field.fbm(2, 1)) * on_rim
    heat += 0.22 * smooth(0.22, 0.02, t) * dough * (0.5 + 0.6 * field.fbm(6, 3))
    heat -= 0.10 * smooth(0.78, 0.95, t)
    stops = ((CREAM,), (GOLD, 0.05, 0.38), (TAN, 0.34, 0.58), (BROWN, 0.54, 0.80), (BLACK, 0.76, 1.02))
    colour = ramp(np.clip(heat, 0, 1.1), *stops)
    dusted = smooth(0.55, 1.6, field.fbm(6, 6, 0.78)) * on_rim * smooth(0.75, 0.3, heat)
    colour = mix(colour, FLOUR, dusted * 0.42)
    roughness = np.where(heat > 0.85, 0.5, 0.62 - 0.08 * top)
    return SimpleNamespace(
        height=height + 0.012 * dough, colour=colour, rough=roughness, edge=edge, width=width, dough=dough
    )
