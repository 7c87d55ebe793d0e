"""Rump cap buried in vine ash, sliced; watercress and a small bowl of its juice."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, greens, morsels
from plates.ceramics import FLOOR

ROSE, PINK, DONE = rgb(0.31, 0.036, 0.028), rgb(0.33, 0.085, 0.056), rgb(0.20, 0.095, 0.05)
CRUST, ASH = rgb(0.014, 0.010, 0.008), rgb(0.11, 0.10, 0.093)
FAT = rgb(0.36, 0.205, 0.095)


def slice_of_beef(width, height, thickness, seed):
    """One slice lying flat: the face is rose to the edge of a thin grey band, then black crust over the side."""
    face, shoulder, side, around = 150, 24, 40, 420
    rows = face + shoulder + side
    t = np.r_[
        np.linspace(0.005, 0.955, face), 0.955 + 0.045 * np.sin(np.linspace(0.05, np.pi / 2, shoulder)), np.ones(side)
    ][:, None]
    drop = np.r_[np.zeros(face), 1 - np.cos(np.linspace(0.05, np.pi / 2, shoulder)), np.ones(side)][:, None]
    lower = np.r_[np.zeros(face + shoulder), np.linspace(0, 1, side)][:, None]
    angle = np.linspace(0, 2 * np.pi, around)[None]
    outline = clay.xyz(np.cos(angle), np.sin(angle), 0)
    super_round = (np.abs(np.cos(angle)) ** 2.6 + np.abs(np.sin(angle)) ** 2.6) ** (-1 / 2.6)
    edge = super_round * (1 + 0.06 * clay.noise(outline, 0.9, 3, 0.5, seed) + 0.10 * np.sin(angle) * 0.5)
    x, y = t * edge * np.cos(angle) * width / 2, t * edge * np.sin(angle) * height / 2
    flat = clay.xyz(x, y, 0)
    inset = (1 - t) * min(width, height) / 2  # about how far from the edge
    # grain of the meat runs across, lightly swirled; the knife leaves a faint wave
    swirl = 0.06 * clay.noise(flat, 2.5, 2, seed=seed + 1)
    grain_at = clay.xyz(x + swirl, y + swirl, 0)
    fibre = clay.noise(grain_at, 32, 4, 0.6, seed + 2, (1.1, 0.8, 1))
    bundles = clay.noise(grain_at, 13, 3, 0.5, seed + 3, (1.2, 0.75, 1))
    fine = clay.noise(grain_at, 60, 3, 0.6, seed + 4, (1.4, 0.6, 1))
    crust_edge = clay.noise(flat, 11, 4, 0.6, seed + 5)
    z = -drop * 0.020 - lower * (thickness - 0.020)
    on_face = smooth(0.99, 0.93, t) + 0 * angle
    z = z + on_face * (
        0.0013 * bundles + 0.0005 * fibre + 0.00025 * fine + 0.006 * clay.noise(flat, 2.2, 2, seed=seed + 6)
    )
    rough_side = (1 - on_face) * 0.0065 * clay.noise(clay.xyz(x, y, z), 26, 4, 0.65, seed + 7)
    points = clay.xyz(x * (1 + rough_side / width * 2), y * (1 + rough_side / height * 2), z + rough_side * 0.5)

    depth = inset + 0.010 * crust_edge
    colour = mix(ROSE, PINK, smooth(0.12, 0.045, depth) * 0.7)
    colour = mix(colour, DONE, smooth(0.058, 0.026, depth))
    colour = colour * np.exp(0.10 * bundles + 0.08 * fibre + 0.03 * fine)[..., None]
    marbling = smooth(1.25, 1.9, clay.noise(grain_at, 8, 4, 0.55, seed + 8, (2.2, 0.8, 1))) * on_face
    colour = mix(colour, rgb(0.50, 0.26, 0.18), 0.3 * marbling)
    cap = smooth(0.70, 0.86, np.sin(angle) + 0.08 * crust_edge + 0 * t) * smooth(
        0.052, 0.036, depth
    )  # the fat of a rump cap, on one side
    colour = mix(colour, FAT * np.exp(0.18 * fibre)[..., None], 0.9 * cap * on_face)
    black = smooth(0.026, 0.010, depth + 0.004 * crust_edge)
    colour = mix(colour, CRUST, black)
    dust = smooth(0.3, 1.5, clay.noise(points, 34, 4, 0.7, seed + 9)) * black
    colour = mix(colour, ASH, 0.75 * dust)
    wet = 0.26 + 0.06 * bundles + 0.10 * smooth(0.09, 0.04, depth) + 0.55 * black + 0.35 * smooth(0.93, 0.97, t)
    made = clay.material(f"beef{seed}", grain=(75, 0.06))
    return clay.skin(points, colour, wet, made, "slice")


def jus(job, at):
    ceramics.turn(
        ceramics.bowl_shape(0.24, 0.17, 0.16, 0.028), ceramics.INK, job.draft, seed=37, at=at, fine=0.5, wobble=0.008
    )
    shade = lambda points, t: rgb(0.05, 0.016, 0.006) * (1 + 2.5 * smooth(0.9, 1, t))[..., None]
    morsels.filled("jus", at, 0.213, FLOOR + 0.095, shade, 0.04)


def serve(job):
    rng = np.random.default_rng(4)
    ceramics.turn(ceramics.plate_shape(1.02, 0.68, 0.085), ceramics.ASH, job.draft, seed=43)
    # each rests on the next one's edge, like fallen books, its face to the light
    slices = (
        (-0.43, 0.00, 0.66, 0.10),
        (-0.17, 0.075, 0.70, 0.02),
        (0.09, 0.085, 0.69, -0.10),
        (0.345, 0.02, 0.64, -0.22),
        (0.57, -0.10, 0.52, -0.38),
    )
    for i, (x, y, height, turn) in enumerate(slices):
        thing = slice_of_beef(0.40, height, 0.075, 10 + i * 17)
        last = i == len(slices) - 1
        clay.place(
            thing,
            (x, y, FLOOR + (0.11 if last else 0.135)),
            (rng.uniform(-0.03, 0.03), -0.2 if last else -0.27, turn + 0.12),
        )
    morsels.liquid(
        "gravy", (0.05, 0.016, 0.006), 0.05, -0.3, 1.3, 0.7, morsels.blob(0.10, -0.33, 0.20, 8, 0.25, 2.2, -0.1), 0.010
    )
    jus(job, (0.90, -0.89, 0))
    greens.cress(
        rng,
        [
            (-0.30, 0.42, FLOOR + 0.07),
            (-0.42, 0.36, FLOOR + 0.06),
            (-0.20, 0.49, FLOOR + 0.06),
            (-0.33, 0.52, FLOOR + 0.05),
            (-0.47, 0.45, FLOOR + 0.04),
        ],
        0.125,
    )
    salt = morsels.chopped(4, (0.75, 0.72, 0.68), (0.75, 0.72, 0.68), seed=51, faces=7, roughness=0.2)
    clay.scatter(salt, morsels.strewn(rng, 26, 0.02, 0.02, 0.17, FLOOR + 0.15, 0.1, 1.6), rng, (0.006, 0.012))
    soot = morsels.crumble(4, (0.02, 0.017, 0.015), (0.09, 0.08, 0.075), seed=61)
    clay.scatter(soot, morsels.strewn(rng, 90, 0.05, -0.12, 0.30, FLOOR + 0.004, 0.1, 1.5), rng, (0.004, 0.014))
