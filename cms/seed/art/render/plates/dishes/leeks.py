"""Leeks roasted black in the embers, hazelnuts, brown butter with sherry vinegar."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, morsels
from plates.ceramics import FLOOR

WHITE, PALE, GREEN = rgb(0.51, 0.45, 0.28), rgb(0.36, 0.37, 0.15), rgb(0.20, 0.26, 0.06)
TOAST, CHAR = rgb(0.16, 0.075, 0.022), rgb(0.010, 0.0085, 0.0075)
LAYERS = 7.4


def leek(length, radius, seed, tone=(0.1, 0.5), burnt=0.0, seared=0.0):
    """A leek along x. `tone` runs from white (0) to green (1) along it; `burnt` and `seared` shift the char."""
    cap, side, around = 60, 260, 260
    q = np.linspace(0.01, 1, cap)
    reach = np.r_[q, np.ones(side), q[::-1]][:, None]
    along = np.r_[np.full(cap, -0.5), np.linspace(-0.5, 0.5, side), np.full(cap, 0.5)][:, None]
    end = np.r_[-np.ones(cap), np.zeros(side), np.ones(cap)][:, None]
    angle = np.linspace(-np.pi, np.pi, around)[None]
    ring = clay.xyz(0 * along, reach * np.sin(angle), reach * np.cos(angle)) * radius
    points = ring + clay.xyz(along * length, 0, 0)
    on_cap = np.abs(end) + 0 * angle

    fibre = clay.noise(points, 8, 4, 0.6, seed, (0.25, 5, 5))
    dents = clay.noise(points, 3.2, 3, 0.5, seed + 1)
    burn = clay.noise(points, 4.5, 5, 0.62, seed + 2, (0.8, 1, 1)) + 0.35 * fibre
    near_end = np.exp(-(0.5 - np.abs(along)) * length / 0.05)
    char = smooth(0.35, 1.05, burn + 0.55 * near_end - 0.25 + burnt) * (1 - on_cap)
    toast = smooth(-0.35, 0.75, burn + 0.5 * near_end - 0.25 + burnt) * (1 - on_cap)

    # the cut: layers, each its own height, with dark gaps between
    swirl = 0.55 * clay.noise(points, 8, 2, 0.5, seed + 3) * on_cap
    layer = reach * LAYERS + swirl
    step = np.random.default_rng(seed).uniform(-1, 1, 40)
    index = np.clip(np.floor(layer).astype(int), 0, 39)
    gap = np.exp(-((np.abs(layer - np.round(layer)) / 0.09) ** 2)) * on_cap * (reach < 0.985)
    dome = np.sqrt(np.clip(1 - (2 * (layer - np.floor(layer)) - 1) ** 2, 0, 1))
    out = on_cap * (
        0.0035 * step[index] + 0.003 * dome - 0.004 * gap + 0.004 * clay.noise(points, 22, 4, seed=seed + 4)
    )
    sear_noise = clay.noise(points, 7, 5, 0.6, seed + 5)
    sear = smooth(0.2, 1.2, sear_noise + 0.6 * (reach > 0.86) + 0.25 * step[index] + seared) * on_cap

    swell = 1 + (
        0.045 * dents + 0.009 * fibre - 0.035 * char + 0.028 * char * clay.noise(points, 18, 3, 0.6, seed + 6)
    ) * (1 - on_cap)
    rim = 1 - 0.05 * np.exp(-(((1 - reach) * radius) / 0.004)) * on_cap
    points[..., 1:] *= (swell * rim)[..., None]
    points[..., 0] += end * out * radius / 0.12
    points[..., 2] += 0.05 * length * np.cos(along * np.pi)[...] * np.random.default_rng(seed + 7).uniform(-0.5, 1)

    green = np.clip(tone[0] + (tone[1] - tone[0]) * (along + 0.5) + 0.12 * fibre + 0.08 * dents, 0, 1) + 0 * angle
    green = np.where(
        on_cap > 0, np.clip(green * 0.45 + 0.55 * smooth(0.75, 1.0, reach) * green + 0.10 * step[index], 0, 1), green
    )
    colour = mix(mix(WHITE, PALE, smooth(0, 0.5, green)), GREEN, smooth(0.4, 1, green))
    colour = colour * (1 - 0.10 * np.clip(-fibre, 0, 2) * (1 - on_cap))[..., None]
    colour = colour * (1 - 0.26 * gap)[..., None]
    colour = mix(colour, TOAST, np.clip(0.85 * toast + 0.6 * sear, 0, 1))
    colour = mix(colour, CHAR, np.clip(char + 0.85 * smooth(0.55, 1, sear), 0, 1))
    ashes = smooth(1.3, 2.0, clay.noise(points, 26, 3, 0.6, seed + 8)) * char
    colour = mix(colour, rgb(0.16, 0.14, 0.125), 0.6 * ashes)
    rough = 0.21 + 0.08 * fibre + 0.38 * char + 0.1 * sear
    made = clay.material(f"leek{seed}", grain=(60, 0.05))
    return clay.skin(points, colour, rough, made, "leek")


def serve(job):
    rng = np.random.default_rng(8)
    ceramics.turn(ceramics.plate_shape(1.02, 0.66, 0.085), ceramics.ASH, job.draft, seed=21)
    radius = 0.115
    lying = [
        (-0.02, 0.20, 0.98, 0.62, (0.0, 0.55), 1),
        (0.03, -0.055, 1.10, 0.56, (0.0, 0.7), 2),
        (-0.10, -0.29, 0.74, 0.66, (0.0, 0.4), 3),
    ]
    for x, y, length, turn, tone, seed in lying:
        thing = leek(length, radius * rng.uniform(0.95, 1.06), seed * 11, tone, burnt=0.08)
        clay.place(thing, (x, y, FLOOR + radius * 0.94), (rng.uniform(-1, 1), 0, turn - 0.3))
    for x, y, seed in ((0.43, -0.31, 4), (0.30, -0.50, 5), (-0.47, 0.35, 6)):
        thing = leek(0.17, radius * rng.uniform(0.95, 1.1), seed * 13, (0.05, 0.35), seared=-0.05)
        clay.place(
            thing,
            (x, y, FLOOR + 0.085),
            (rng.uniform(-0.06, 0.06), -np.pi / 2 + rng.uniform(-0.08, 0.08), rng.uniform(0, 6)),
        )
    butter = (0.62, 0.30, 0.05)
    morsels.liquid(
        "butter", butter, 0.1, -0.25, 1.1, 0.9, morsels.blob(0.20, -0.31, 0.33, 5, 0.22, 1.35, 0.3), 0.012, clear=0.4
    )
    morsels.drops(
        "butter",
        butter,
        [
            (-0.5, -0.12, 0.026),
            (-0.44, -0.22, 0.016),
            (0.52, 0.14, 0.03),
            (0.585, 0.06, 0.014),
            (-0.18, 0.5, 0.02),
            (0.10, -0.60, 0.018),
        ],
        clear=0.4,
    )
    nuts = morsels.chopped(7, (0.60, 0.40, 0.20), (0.20, 0.085, 0.028), seed=31, faces=2, lump=0.07)
    spots = [(*rng.normal(m, s, 2), FLOOR + 0.03) for m, s, n in ((0.02, 0.28, 13),) for _ in range(n)]
    spots += [
        (0.40, -0.12, FLOOR + 0.03),
        (0.5, -0.18, FLOOR + 0.03),
        (-0.06, 0.07, FLOOR + 0.20),
        (0.2, 0.2, FLOOR + 0.22),
        (-0.28, 0.0, FLOOR + 0.2),
    ]
    clay.scatter(nuts, spots, rng, (0.032, 0.058))
