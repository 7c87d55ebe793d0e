"""The last of it: burnt-milk ice on almond crumble, shards of the milk's own skin."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import ceramics, clay, morsels
from plates.ceramics import FLOOR


def shard(size, seed):
    """A torn, blistered sheet of caramelised milk skin, translucent where thin."""
    u, v = np.meshgrid(np.linspace(-1, 1, 130), np.linspace(-1, 1, 130))
    torn = clay.noise(clay.xyz(u, v, 0), 1.1, 3, 0.55, seed)
    reach = 1 - 0.22 * torn
    points = clay.xyz(u * reach * 0.62, v * reach * (1 - 0.25 * u), 0)
    curl = clay.noise(points, 0.9, 2, 0.5, seed + 1)
    blister = clay.noise(points, 5, 3, 0.5, seed + 2)
    points[..., 2] = 0.16 * curl + 0.22 * points[..., 0] ** 2 + 0.03 * np.abs(blister)
    burn = smooth(-0.6, 1.6, clay.noise(points, 2.0, 5, 0.6, seed + 3) + 0.9 * np.maximum(np.abs(u), np.abs(v)) ** 4)
    colour = mix(rgb(0.55, 0.24, 0.06), rgb(0.045, 0.016, 0.007), burn)
    made = clay.material(f"shard{seed}", grain=(40, 0.2), Transmission=0.15, IOR=1.4)
    return clay.skin(points * size, colour, 0.26 + 0.15 * burn, made, "shard")


def serve(job):
    rng = np.random.default_rng(23)
    ceramics.turn(ceramics.plate_shape(1.02, 0.60, 0.13), ceramics.INK, job.draft, seed=101)
    heap = morsels.crumble(7, (0.50, 0.30, 0.13), (0.20, 0.085, 0.03), seed=111)
    places = [
        (x, y, FLOOR + max(0.008, 0.07 - 0.20 * np.hypot(x + 0.02, y + 0.03)))
        for x, y, _ in morsels.strewn(rng, 260, -0.02, -0.03, 0.135, angle=0.5, stretch=1.5)
    ]
    clay.scatter(heap, places, rng, (0.012, 0.036))
    clay.scatter(
        morsels.crumble(4, (0.46, 0.27, 0.12), (0.14, 0.06, 0.02), seed=121),
        morsels.strewn(rng, 90, 0.03, -0.05, 0.24, FLOOR + 0.004, 0.5, 1.4),
        rng,
        (0.003, 0.011),
    )
    ice = morsels.quenelle(0.66, 0.32, 7, (0.84, 0.67, 0.45), 0.38, crumbly=0.8)
    clay.place(ice, (-0.04, 0.02, FLOOR + 0.15), (0.05, 0.02, 0.55))
    almonds = morsels.chopped(
        5, (0.72, 0.58, 0.38), (0.24, 0.10, 0.035), seed=131, faces=3, lump=0.06, squash=(1.5, 0.8, 0.5)
    )
    clay.scatter(
        almonds,
        [
            (0.20, -0.16, FLOOR + 0.05),
            (-0.28, -0.18, FLOOR + 0.04),
            (0.07, -0.24, FLOOR + 0.045),
            (0.30, 0.10, FLOOR + 0.04),
            (-0.12, 0.27, FLOOR + 0.04),
            (-0.36, 0.05, FLOOR + 0.03),
            (0.24, -0.03, FLOOR + 0.06),
        ],
        rng,
        (0.036, 0.05),
    )
    for x, y, z, size, turn, tilt, seed in (
        (0.17, 0.24, 0.17, 0.20, 0.5, 0.55, 1),
        (-0.20, 0.20, 0.15, 0.14, 2.2, -0.5, 2),
        (0.28, 0.06, 0.15, 0.13, 1.3, 0.6, 3),
    ):
        clay.place(shard(size, seed * 7), (x, y, FLOOR + z), (tilt, rng.uniform(-0.3, 0.3), turn))
    caramel = (0.20, 0.065, 0.012)
    morsels.drops(
        "caramel",
        caramel,
        [(0.40, -0.22, 0.030), (0.46, -0.13, 0.017), (0.35, -0.31, 0.012), (-0.42, 0.24, 0.022), (-0.47, 0.16, 0.011)],
    )
    clay.scatter(
        morsels.crumble(3, (0.14, 0.125, 0.115), (0.03, 0.026, 0.024), seed=141),
        morsels.strewn(rng, 120, 0.02, 0.0, 0.33, FLOOR + 0.003),
        rng,
        (0.002, 0.006),
    )
