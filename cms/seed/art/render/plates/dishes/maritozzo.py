"""A maritozzo: a soft bun split along its top, cream levelled with a knife, icing sugar; an espresso beside it."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, morsels
from plates.ceramics import FLOOR

PALE, GOLD, BROWN = rgb(0.60, 0.34, 0.11), rgb(0.46, 0.17, 0.035), rgb(0.20, 0.055, 0.012)
CREAM = rgb(0.80, 0.725, 0.595)
HALF = 0.60


def lobe(side, seed, fine):
    """One side of the bun, bowed so that both meet at the ends."""
    ball = clay.sphere(int(300 * fine), int(420 * fine))[..., [2, 0, 1]]
    x, y, z = np.moveaxis(ball, -1, 0)
    soft = clay.noise(ball, 0.9, 3, 0.5, seed)
    middle = 0.215 * (1 - 0.85 * x**2) * side
    points = clay.xyz(x * HALF, middle + y * 0.225 * (1 - 0.12 * x**2), 0.215 + z * 0.215)
    points = points * (1 + 0.018 * soft)[..., None]
    pores = clay.noise(points, 26, 4, 0.6, seed + 1)
    wrinkle = clay.noise(points, 12, 4, 0.6, seed + 2, (1, 1, 0.6))
    points = points + ball * (0.0009 * pores + 0.0022 * wrinkle)[..., None]
    baked = z * 0.9 + 0.30 * soft + 0.12 * wrinkle + 0.05 * pores - 0.12 * x**2
    colour = mix(PALE, GOLD, smooth(-0.5, 0.45, baked))
    colour = mix(colour, BROWN, 0.9 * smooth(0.35, 1.35, baked))
    crumb = smooth(0.55, 0.85, -y * side)  # the torn inside, toward the cream
    colour = mix(colour, rgb(0.72, 0.52, 0.24), crumb * smooth(0.95, 0.6, np.abs(x)))
    sugar = np.clip(
        smooth(
            0.9, 1.5, clay.noise(points, 120, 2, 0.7, seed + 3) + 0.5 * clay.noise(points, 3, 3, seed=seed + 4) - 0.35
        )
        * smooth(0.15, 0.7, z),
        0,
        1,
    )
    colour = mix(colour, rgb(0.85, 0.82, 0.77), 0.8 * sugar)
    made = clay.material(f"bun{side}", grain=(40, 0.08), coat=0.15)
    return clay.skin(points, colour, 0.33 + 0.05 * wrinkle + 0.4 * sugar, made, "bun")


def cream(fine):
    """Drawn off level with a knife: a long smooth lens with the blade's streaks and a soft overhanging lip."""
    ball = clay.sphere(int(300 * fine), int(420 * fine))[..., [2, 0, 1]]
    x, y, z = np.moveaxis(ball, -1, 0)
    lip = clay.noise(clay.xyz(x, 0.25 * np.sign(y), 0), 2.4, 3, 0.5, 5)
    points = clay.xyz(x * 0.53, y * 0.235 * (1 + 0.07 * lip) * (1 - 0.25 * x**2), 0.31 + z * 0.165)
    across = y / np.maximum(np.sqrt(1 - x**2), 0.05)
    streaks = clay.noise(points, 9, 3, 0.5, 6, (0.35, 3, 0.2))
    strokes = np.sin(points[..., 0] * 17 + 5 * across + 1.2 * clay.noise(points, 2, 2, seed=7))
    top = smooth(0.1, 0.6, z)
    points[..., 2] += top * (
        0.0010 * streaks
        + 0.0040 * np.clip(strokes, -0.4, 1) * (1 - 0.6 * np.abs(across))
        + 0.010 * clay.noise(points, 2.5, 2, seed=8)
    )
    made = clay.material("cream", grain=(90, 0.03))
    return clay.skin(points, CREAM, 0.42, made, "cream")


def espresso(job, x, y):
    fine = 0.6
    saucer = [
        (0.001, 0.03),
        (0.20, 0.03),
        (0.23, 0.045),
        (0.40, 0.085),
        (0.415, 0.088),
        (0.42, 0.08),
        (0.26, 0.0),
        (0.2, -0.012),
    ]
    ceramics.turn(saucer, ceramics.INK, job.draft, seed=191, at=(x, y, 0), fine=fine)
    cup = [
        (0.001, 0.06),
        (0.14, 0.07),
        (0.19, 0.14),
        (0.205, 0.30),
        (0.212, 0.306),
        (0.224, 0.306),
        (0.232, 0.298),
        (0.225, 0.16),
        (0.16, 0.05),
        (0.13, 0.035),
    ]
    ceramics.turn(cup, ceramics.INK, job.draft, seed=193, at=(x, y, 0), fine=fine, wobble=0.003)

    def crema(points, t):
        swirl = clay.noise(points, 6, 4, 0.6, seed=9)
        fleck = smooth(0.2, 1.4, clay.noise(points + 0.03 * swirl[..., None], 22, 3, 0.6, seed=10))
        tone = mix(
            rgb(0.25, 0.10, 0.025), rgb(0.13, 0.042, 0.011), np.clip(0.5 * smooth(-1, 1.3, swirl) + 0.5 * fleck, 0, 1)
        )
        return mix(tone, rgb(0.42, 0.21, 0.07), smooth(0.86, 0.99, t + 0.03 * swirl) * 0.7)

    morsels.filled("crema", (x, y), 0.203, 0.255, crema, 0.24)
    # the ear of the cup
    turn, around = np.linspace(-1.25, 1.25, 60)[:, None], np.linspace(-np.pi, np.pi, 40)[None]
    reach = 0.105 + 0.026 * np.cos(around)
    ear = clay.xyz(0.20 + reach * np.cos(turn), 0.016 * np.sin(around) * 1.6 + 0 * turn, 0.17 + reach * np.sin(turn))
    glaze = ceramics.INK
    clay.place(clay.skin(ear, glaze.colour, glaze.rough, clay.material("ear"), "ear"), (x, y, 0), (0, 0, 3.0))


def serve(job):
    rng = np.random.default_rng(6)
    fine = 0.6 if job.draft else 1.5
    ceramics.turn(
        ceramics.plate_shape(0.92, 0.62, 0.08),
        ceramics.BONE,
        job.draft,
        seed=201,
        line=(0.83, 0.007, (0.16, 0.03, 0.015)),
    )
    for side in (-1, 1):
        clay.place(lobe(side, 40 + side, fine), (-0.03, -0.03, FLOOR), (0, 0, 0.62))
    clay.place(cream(fine), (-0.03, -0.03, FLOOR), (0, 0, 0.62))
    espresso(job, 0.86, 0.84)
    sugar = morsels.crumble(3, (0.85, 0.82, 0.77), (0.85, 0.82, 0.77), seed=211)
    clay.scatter(sugar, morsels.strewn(rng, 500, -0.03, -0.03, 0.33, FLOOR + 0.001, 0.62, 1.35), rng, (0.0015, 0.004))
