"""Radish, turnip, salt: raw and charred halves of the same roots on whipped white beans."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, greens, morsels
from plates.ceramics import FLOOR

PINK, PURPLE = rgb(0.42, 0.022, 0.070), rgb(0.30, 0.035, 0.14)
WHITE, GLASS = rgb(0.88, 0.84, 0.78), rgb(0.72, 0.68, 0.60)


def root(radius, seed, tint, long=1.25, charred=0.0):
    """Half a root along x, cut face up, its tail thinning to a thread."""
    face, side, around = 130, 90, 320
    turn = np.linspace(0, np.pi / 2, side)
    t = np.r_[np.linspace(0.005, 0.985, face), np.cos(turn) * 0.015 + 0.985 * np.cos(turn) ** 0.5][:, None]
    lower = np.r_[np.zeros(face), np.sin(turn)][:, None]
    angle = np.linspace(0, 2 * np.pi, around)[None]
    outline_x = np.cos(angle) * long
    tail = np.exp(-(((angle - np.pi) / 0.16) ** 2))
    outline_x = outline_x - 0.75 * tail
    bump = 1 + 0.03 * clay.noise(clay.xyz(np.cos(angle), np.sin(angle), 0), 1.0, 3, 0.5, seed)
    x, y = t * outline_x * bump, t * np.sin(angle) * bump
    points = clay.xyz(x, y, -0.75 * lower * np.sqrt(np.clip(1 - (x / (long + 0.75)) ** 2, 0, 1)))
    on_face = (np.arange(face + side) < face - 2)[:, None] + 0 * angle
    cloud = clay.noise(points, 2.4, 4, 0.55, seed + 1)
    fine = clay.noise(points, 16, 4, 0.6, seed + 2)
    ring = np.exp(-(((t - 0.86 + 0.012 * cloud) / 0.022) ** 2))
    points[..., 2] += on_face * (0.010 * clay.noise(points, 1.4, 2, seed=seed + 3) + 0.0008 * fine - 0.006 * ring)
    colour = mix(WHITE, GLASS, np.clip(0.5 * smooth(-0.8, 1.4, cloud) + 0.45 * ring, 0, 1))
    bleed = smooth(0.90, 0.985, t + 0.010 * cloud)
    tinted = tint * np.exp(0.2 * cloud)[..., None]
    root_end = smooth(-0.2, -1.2, x / long)  # towards the tail the colour fades to white
    tinted = mix(tinted, WHITE * 0.9, 0.75 * root_end)
    colour = mix(colour, tinted, np.clip(bleed * on_face + (1 - on_face), 0, 1))
    colour = mix(colour, tint, 0.10 * on_face * smooth(0.5, 0.95, t))
    black = np.zeros(points.shape[:2])
    if charred:
        burn = clay.noise(points, 5, 5, 0.62, seed + 4)
        heat = 0.30 * burn + 1.1 * (t - 0.5) - 0.35 * x / long + charred - 0.7  # from the rim, and from one side
        black = smooth(0.65, 1.05, heat)
        colour = mix(colour, rgb(0.46, 0.24, 0.075), 0.9 * smooth(-0.7, 0.1, heat))
        colour = mix(colour, rgb(0.15, 0.055, 0.016), 0.9 * smooth(0.0, 0.65, heat))
        colour = mix(colour, rgb(0.014, 0.010, 0.008), 0.95 * black)
    made = clay.material(f"root{seed}", grain=(45, 0.03), coat=0 if charred else 0.12)
    return clay.skin(points * radius, colour, (0.5 if charred else 0.24) + 0.03 * fine + 0.3 * black, made, "root")


def swoosh(px, py, points):
    """Beans laid on with the back of a spoon: a thick start, a groove drawn round in an arc, a thin torn end."""
    middle_x, middle_y, radius = 0.02, 0.0, 0.37
    angle = np.arctan2(py - middle_y, px - middle_x)
    along = ((angle - 2.5) % (2 * np.pi)) / (1.62 * np.pi)  # 0 at the start, 1 at the end
    away = np.hypot(px - middle_x, py - middle_y) - radius - 0.03 * np.sin(3 * angle)
    half = 0.165 * (1 - 0.45 * along) * smooth(1.06, 0.82, along) * smooth(-0.02, 0.05, along) + 0.001
    head = np.hypot(px - middle_x - radius * np.cos(2.55), py - middle_y - radius * np.sin(2.55))
    half = np.where(along > 1.08, 0.001, half)
    across = away / half
    body = np.where(np.abs(across) < 1.6, 1 - across**2 - 0.10 * clay.noise(points, 7, 3, seed=5), -1.5)
    groove = 0.62 * np.exp(-(((across + 0.05) / 0.52) ** 2)) * smooth(0.03, 0.2, along)
    ridges = 0.06 * np.sin(across * 11 + clay.noise(points, 1.5, 2, seed=6)) * smooth(0.05, 0.25, along)
    arc = 0.062 * (np.clip(body, -1, 1) * (1 - groove) + ridges * (body > 0)) * (1 - 0.35 * along)
    start = 0.085 * (1 - (head / 0.19) ** 2 - 0.06 * clay.noise(points, 5, 3, seed=7))
    return np.maximum(arc, start)


def serve(job):
    rng = np.random.default_rng(31)
    ceramics.turn(ceramics.plate_shape(1.02, 0.67, 0.085), ceramics.NIGHT, job.draft, seed=151)
    morsels.puree("beans", (0.70, 0.62, 0.47), 0, 0, 1.25, 1.25, swoosh, pixels=220 if job.draft else 520)
    halves = (
        (-0.33, 0.13, 0.125, 1, PINK, 1.2, 0.0, 0.6),
        (-0.10, 0.36, 0.135, 2, PURPLE, 1.05, 0.9, 2.2),
        (0.19, 0.30, 0.115, 3, PINK, 1.25, 0.0, 1.2),
        (0.37, 0.06, 0.12, 4, PINK, 1.2, 0.95, 0.2),
        (0.31, -0.22, 0.145, 5, PURPLE, 1.05, 0.0, -0.7),
        (0.04, -0.34, 0.115, 6, PINK, 1.25, 0.0, 2.6),
        (-0.22, -0.24, 0.12, 7, PINK, 1.15, 0.9, 0.9),
    )
    for x, y, radius, seed, tint, long, charred, turn in halves:
        clay.place(
            root(radius, seed * 7, tint, long, charred),
            (x, y, FLOOR + 0.10),
            (rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), turn),
            lean=(-0.09, -0.05),
        )
    morsels.liquid(
        "oil", (0.30, 0.26, 0.03), 0.02, 0.0, 0.7, 0.7, morsels.blob(0.01, -0.01, 0.105, 4, 0.2), 0.012, clear=0.5
    )
    morsels.drops(
        "oil",
        (0.30, 0.26, 0.03),
        [(0.50, 0.33, 0.022), (0.56, 0.25, 0.012), (-0.54, -0.18, 0.02), (-0.49, -0.27, 0.011)],
        clear=0.5,
    )
    salt = morsels.chopped(4, (0.80, 0.78, 0.74), (0.80, 0.78, 0.74), seed=161, faces=7, roughness=0.15)
    clay.scatter(salt, morsels.strewn(rng, 34, 0.02, 0.0, 0.28, FLOOR + 0.10), rng, (0.006, 0.013))
    greens.cress(
        rng,
        [
            (-0.16, 0.17, FLOOR + 0.17),
            (0.27, 0.17, FLOOR + 0.17),
            (0.18, -0.17, FLOOR + 0.16),
            (-0.08, -0.28, FLOOR + 0.16),
            (-0.40, 0.28, FLOOR + 0.15),
        ],
        0.085,
    )
