"""The focaccia from straight above: rosemary on it, flaky salt, a few crumbs beside it."""

import numpy as np

from lib import build, ground, scene
from lib.herbs import rosemary
from pizza.pie import pie

SPRIGS = ((-0.42, 0.30, 0.6, 0.52), (0.30, -0.06, -0.5, 0.46), (0.52, 0.62, 2.2, 0.42))


def salt(top, count=230, seed=7):
    """Flakes: thin, squarish, standing at all angles, in pinches rather than evenly."""
    rng = np.random.default_rng(seed)
    made, _, _ = build.material("salt", (0.86, 0.85, 0.82), 0.22, Specular=0.6)
    pinches = rng.uniform(-0.8, 0.8, (14, 2))
    square = np.array([[[-1, -1, 0], [1, -1, 0]], [[-1, 1, 0], [1, 1, 0]]], float)
    for _ in range(count):
        x, y = np.clip(pinches[rng.integers(14)] + rng.normal(0, 0.16, 2), -0.9, 0.85)
        flake = build.grid("flake", square * [rng.uniform(0.5, 1), rng.uniform(0.5, 1), 1] + rng.normal(0, 0.16, (2, 2, 3)))
        size = 0.0085 * rng.lognormal(0, 0.35)
        flake.location, flake.scale = (x, y, top(x, y) + size * 0.5), (size, size, size)
        flake.rotation_euler = (rng.normal(0, 0.5), rng.normal(0, 0.5), rng.uniform(0, 6.28))
        solid = flake.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = 0.35
        flake.data.materials.append(made)


job = scene.job()
centre = (job.view["x"], job.view["y"])
scene.begin(job)
_, top = pie(job.work, 900 if job.draft else 1500)
for i, (x, y, turn, length) in enumerate(SPRIGS):
    rosemary((x, y, top(x, y) + 0.026), turn, length, i + 1)
salt(top)
wide = job.view["width"] * 1.1
ground.table(
    job.work,
    centre,
    (wide, wide),
    flour=lambda field: ground.handful(field, -0.72, 0.82, 0.3, 0.8, 0.7, 1.6) + ground.handful(field, 0.7, -0.95, 0.2, 0.3),
    grains=22_000,
    pixels=1300 if job.draft else 2600,
)
rng = np.random.default_rng(3)
crumbs = [(-1.10 - abs(rng.normal(0, 0.10)), rng.uniform(-0.9, 0.7), -0.012, 0.007 * rng.lognormal(0, 0.5)) for _ in range(40)]
build.crumbs(crumbs, (0.45, 0.24, 0.08), seed=4)
scene.area((-2.8, 2.5, 1.75), (-0.2, 0.1, 0), 1.1, 190, 5500)
scene.area((2.9, 1.4, 0.9), (0.1, 0, 0.05), 1.0, 50, 2600)
scene.area((-1.5, 2.0, 4.6), (0, 0, 0), 0.7, 34, 5500)
scene.top_camera(centre, job.view["width"])
scene.render(job)
