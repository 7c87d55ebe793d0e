"""A plated dish from above. The entry's `dish` names a module in plates/dishes whose `serve(job)` lays the table."""

import importlib

from lib import ground, scene

job = scene.job()
settings = scene.begin(job, exposure=getattr(job, "exposure", 0.12), look="High Contrast")
settings.cycles.adaptive_threshold, settings.cycles.adaptive_min_samples = 0.05, 10
settings.cycles.diffuse_bounces = 2
settings.world.cycles.sampling_method = "NONE"  # too dim to spend a lamp's share of the samples on
view = job.view
importlib.import_module(f"plates.dishes.{job.dish}").serve(job)
ground.table(
    job.work,
    (view["x"], view["y"]),
    (view["width"] * 1.3,) * 2,
    colour=(0.0062, 0.0057, 0.0052),
    pixels=900 if job.draft else 2200,
)
scene.top_camera((view["x"], view["y"]), view["width"])
# One warm key raking from the upper left, embers to the right, a dim sky for glaze and sauce to mirror.
# The key is four quarters of one lamp: Cycles samples every lamp equally often, and this one makes all the noise.
for across in (-0.275, 0.275):
    for up in (-0.275, 0.275):
        at = (-2.8 + 0.67 * across + 0.37 * up, 2.5 + 0.74 * across - 0.33 * up, 1.9 + 0.87 * up)
        scene.area(at, (0, 0.05, 0), 0.55, 82 * getattr(job, "key", 1), 4200)
scene.area((2.9, 1.2, 0.9), (0.1, 0, 0.05), 1.0, 50, 2600)
scene.area((-1.3, 2.2, 5.0), (0, 0, 0), 1.6, 60, 5500)
if hasattr(job, "gleam"):  # a window, placed so that liquid at this spot mirrors it into the lens
    x, y = (at + (at - middle) * 5 / 7.2 for at, middle in zip(job.gleam, (view["x"], view["y"])))
    scene.area((x, y, 5), (x, y, 0), 0.34, 1.1, 5500, size_y=0.10)
scene.render(job)
