"""Beetroot buried six hours in ash: wedges and discs, goat's curd, walnut, its own syrup."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, greens, morsels
from plates.ceramics import FLOOR

FLESH, RING, SKIN = rgb(0.110, 0.0055, 0.014), rgb(0.185, 0.0085, 0.024), rgb(0.030, 0.006, 0.008)
CURD = (0.78, 0.73, 0.63)


def half(radius, seed, tall=0.62):
    """Half a beetroot, cut face up: rings like a tree's, a dark wrinkled shoulder."""
    face, bend, side, around = 150, 16, 80, 300
    turn = np.linspace(0, np.pi / 2, side)
    t = np.r_[np.linspace(0.005, 0.97, face), 0.97 + 0.03 * np.sin(np.linspace(0.1, np.pi / 2, bend)), np.cos(turn)][
        :, None
    ]
    z = np.r_[np.zeros(face), -0.02 * (1 - np.cos(np.linspace(0.1, np.pi / 2, bend))), -0.02 - tall * np.sin(turn)][
        :, None
    ]
    angle = np.linspace(0, 2 * np.pi, around)[None]
    circle = clay.xyz(np.cos(angle), np.sin(angle), 0)
    edge = 1 + 0.055 * clay.noise(circle, 0.8, 3, 0.5, seed)
    points = clay.xyz(t * edge * np.cos(angle), t * edge * np.sin(angle), z + 0 * angle)
    on_face = (np.arange(face + bend + side) < face + bend - 4)[:, None] + 0 * angle
    ripple = clay.noise(points, 3, 3, 0.5, seed + 1)
    rings = np.sin((t * edge**0.5 + 0.035 * ripple) * 2 * np.pi * 4.6) * smooth(0.04, 0.2, t)
    rays = clay.noise(clay.xyz(np.cos(angle) + 0 * t, np.sin(angle) + 0 * t, 0.2 * t), 9, 3, 0.6, seed + 2)
    fine = clay.noise(points, 26, 4, 0.6, seed + 3)
    points[..., 2] += on_face * (
        0.0022 * rings + 0.0018 * rays * t + 0.0003 * fine + 0.020 * clay.noise(points, 1.3, 2, seed=seed + 4)
    )
    wrinkle = clay.noise(points, 6, 4, 0.6, seed + 5)
    points *= (1 + (1 - on_face) * 0.018 * wrinkle)[..., None]
    colour = mix(FLESH, RING, smooth(-0.8, 1.2, rings + 0.35 * rays))
    colour = colour * np.exp(0.09 * fine)[..., None]
    outer = smooth(0.955, 1.0, t) * on_face + (1 - on_face)
    colour = mix(colour, SKIN * np.exp(0.5 * wrinkle)[..., None], np.clip(outer, 0, 1))
    char = smooth(0.3, 1.1, clay.noise(points, 2.6, 5, 0.65, seed + 6) + 1.1 * t - 1.25)
    colour = mix(colour, rgb(0.012, 0.007, 0.007), 0.85 * char)
    rough = 0.24 + 0.03 * fine + 0.35 * char + 0.1 * (1 - on_face)
    made = clay.material(f"beet{seed}", grain=(30, 0.02), coat=0.12)
    return clay.skin(points * radius, colour, rough, made, "beetroot")


def serve(job):
    rng = np.random.default_rng(12)
    ceramics.turn(ceramics.plate_shape(1.02, 0.66, 0.09), ceramics.BONE, job.draft, seed=71)
    for x, y, radius, seed, tilt in (
        (-0.16, 0.16, 0.235, 1, 0.10),
        (0.25, 0.24, 0.165, 2, -0.12),
        (0.17, -0.13, 0.205, 3, 0.08),
        (-0.27, -0.25, 0.15, 4, -0.10),
        (-0.45, 0.02, 0.115, 5, 0.1),
    ):
        clay.place(
            half(radius, seed * 9),
            (x, y, FLOOR + radius * 0.60),
            (tilt * 0.5, 0, rng.uniform(0, 6)),
            lean=(-0.07, -0.04),
        )
    for x, y, length, turn, seed in (
        (0.02, 0.44, 0.25, 0.5, 1),
        (0.02, 0.05, 0.24, -0.5, 2),
        (0.46, 0.03, 0.21, 1.2, 3),
    ):
        z = max(FLOOR + length * 0.17, clay.drop(x, y) + 0.035)  # one lies across the beetroots
        clay.place(
            morsels.quenelle(length, length * 0.55, seed * 5, CURD), (x, y, z), (rng.uniform(-0.1, 0.1), 0, turn)
        )
    syrup = (0.10, 0.004, 0.012)
    morsels.liquid("syrup", syrup, 0.1, -0.05, 1.3, 1.2, morsels.blob(0.03, 0.0, 0.31, 9, 0.30, 1.2, 0.9), 0.012)
    morsels.drops(
        "syrup",
        syrup,
        [
            (0.48, -0.27, 0.034),
            (0.55, -0.17, 0.02),
            (0.41, -0.37, 0.014),
            (-0.50, 0.29, 0.026),
            (-0.56, 0.20, 0.013),
            (0.06, -0.53, 0.018),
            (-0.02, -0.49, 0.01),
        ],
    )
    nuts = morsels.chopped(6, (0.52, 0.33, 0.16), (0.20, 0.085, 0.03), seed=81, faces=4, lump=0.24)
    clay.scatter(
        nuts,
        [
            (x, y, FLOOR + 0.035)
            for x, y in (
                (0.0, 0.29),
                (0.37, -0.26),
                (-0.38, -0.09),
                (-0.07, -0.33),
                (0.44, 0.24),
                (-0.13, 0.44),
                (0.31, 0.05),
            )
        ],
        rng,
        (0.035, 0.055),
    )
    clay.scatter(
        morsels.crumble(4, (0.40, 0.22, 0.10), (0.16, 0.07, 0.03), seed=91),
        morsels.strewn(rng, 40, 0.02, 0.0, 0.27, FLOOR + 0.008),
        rng,
        (0.006, 0.016),
    )
    for x, y, length, turn in ((0.10, 0.0, 0.17, -0.2), (-0.33, 0.27, 0.15, 2.5), (0.33, -0.03, 0.16, -0.5)):
        sorrel = greens.leaf(length, length * 0.26, int(900 * length), greens.SORREL, cup=0.35, bow=0.5, point=0.8)
        clay.place(sorrel, (x, y, clay.drop(x, y) + 0.03), (0, -0.2, turn))
