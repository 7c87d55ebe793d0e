"""One pizza from straight above, on floured stone, one raking lamp from the upper left."""

import numpy as np

from lib import build, ground, scene
from lib.leaf import leaf
from pizza.pie import pie

# x, y, turn, length, half width, curl: a sprig of three in the middle, four loose leaves.
BASIL = (
    (-0.15, 0.10, 0.5, 0.40, 0.150, 0.40),
    (0.06, -0.05, 2.45, 0.34, 0.135, 0.55),
    (-0.07, -0.17, -1.25, 0.28, 0.110, 0.50),
    (-0.50, -0.28, 1.25, 0.27, 0.105, 0.60),
    (0.43, -0.37, 2.7, 0.30, 0.115, 0.45),
    (0.35, 0.45, 0.2, 0.26, 0.100, 0.60),
    (-0.43, 0.46, -1.0, 0.24, 0.095, 0.55),
)


def basil(top):
    for i, (x, y, turn, length, width, curl) in enumerate(BASIL):
        lift = 0.050 if i < 3 else 0.034
        leaf((x, y, top(x, y) + lift + 0.012 * (i == 0)), turn, length, width, 40 + i, curl, 0.06 + 0.07 * (i % 3), (0.10 * (-1) ** i, 0.08))


def flour(field):
    """Off the rim all round, one handful where the type will not stand, and what a hand dragged."""
    return (
        ground.ring(field, 1.0, 0.10, 1.0, -CENTRE[0], -CENTRE[1])
        + ground.handful(field, -0.95, -0.75, 0.34, 0.9, 0.5, 1.7)
        + ground.handful(field, -0.55, 0.85, 0.30, 0.5, -0.4, 1.4)
    )


job = scene.job()
CENTRE = (job.view["x"], job.view["y"])
scene.begin(job)
_, top = pie(job.work, 900 if job.draft else 1500)
if job.recipe == "margherita":
    basil(top)

wide, high = job.view["width"] * 1.1, job.view["width"] * 1.1 * job.height / job.width
ground.table(job.work, CENTRE, (wide, high), flour=flour, grains=30_000, pixels=1300 if job.draft else 2600)
rng = np.random.default_rng(8)
char = [(r * np.cos(a), r * np.sin(a), -0.012, 0.006 * rng.lognormal(0, 0.4)) for a, r in zip(rng.uniform(0, 6.283, 60), 1 + abs(rng.normal(0, 0.1, 60)))]
build.crumbs(char, (0.02, 0.015, 0.012), seed=4)

scene.area((-2.8, 2.5, 1.75), (-0.2, 0.1, 0), 1.1, 190, 5500)  # the key, raking
scene.area((2.9, 1.4, 0.9), (0.1, 0, 0.05), 1.0, 60, 2600)  # the oven, somewhere behind
scene.area((-1.5, 2.0, 4.6), (0, 0, 0), 0.7, 34, 5500)  # from high behind: the gloss on oil and sauce
scene.top_camera(CENTRE, job.view["width"])
scene.render(job)
