"""A kilo of flour in its paper bag, three ears of wheat before it, a little of it spilt."""

from lib import ground
from products import wheat
from products.bag import bag

KEY = 0.8  # white paper


def flour(field):
    return ground.handful(field, 0.72, -0.25, 0.20, 1.0, 0.1, 1.8) + ground.handful(field, -0.15, -0.55, 0.3, 0.25, 0.2, 2.2)


def show(job):
    for part in bag(f"{job.work}/label.png"):
        part.rotation_euler = (0, 0, 0.20)
        part.location = (0.06, 0.05, 0)
    straw = wheat.straw()
    wheat.ear((-0.78, -0.52, 0.0), 0.30, 5, 0.7, straw)
    wheat.ear((-0.60, -0.78, 0.0), -0.10, 9, 0.8, straw)
    wheat.ear((-0.42, -0.66, 0.05), 0.10, 14, 0.9, straw)
