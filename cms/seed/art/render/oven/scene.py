"""The oven from the front, at the height of a cook's eyes: mouth to the right of the middle, the room in the dark."""

import numpy as np

from lib import build, scene
from oven.blaze import blaze, sparks
from oven.masonry import Mason
from pizza.pie import pie

job = scene.job()
setup = scene.begin(job, exposure=job.exposure, look="Medium High Contrast", ambient=0.03)
setup.cycles.sample_clamp_indirect = 3
setup.cycles.diffuse_bounces, setup.cycles.glossy_bounces = 2, 1  # brick: more cannot be seen
setup.cycles.adaptive_threshold = 0.045

mason = Mason()
mason.wall()
mason.arch()
mason.floor()
mason.dome()
blaze(job.work)
sparks(9, ((-0.5, 0.5), (0.5, 1.2), (0.35, 0.75)))

baked, _ = pie(job.work, 700, trim=True)
baked.location, baked.scale, baked.rotation_euler = (*job.pizza, 0.012), (0.42, 0.42, 0.33), (0, 0, 1.1)

rng = np.random.default_rng(6)
spill = [(rng.normal(0.25, 0.5), rng.normal(-0.35, 0.35), 0, 0.0035 * rng.lognormal(0, 0.45)) for _ in range(420)]
build.crumbs(spill, (0.5, 0.45, 0.38), seed=6)

# The room: just enough to find the bricks by.
scene.area((1.5, -1.9, 2.3), (0.35, 0, 0.45), 0.8, 26, 4200)

# A level camera with its lens shifted, as for architecture: uprights stay upright.
x, y, z = job.camera["at"]
eye = scene.camera((x, y, z), (x, 0, z), job.camera["lens"], fstop=2.2, focus=-y + 0.7)
eye.data.shift_x, eye.data.shift_y = job.camera["shift"]
scene.render(job)
