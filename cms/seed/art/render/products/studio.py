"""Where every product is photographed: a dark stone shelf before an arched niche in which an oven glows, one warm key.

All five share this, so that they are a family in a row. x is right, y away from the camera, z up.
"""

import bpy
import numpy as np

from lib import build, ground, scene

WALL = 1.75  # how far behind the product the wall stands
ARCH = {"half": 0.98, "spring": 0.80, "deep": 0.55}


def _plaster(name, dark, pale):
    made, tree, shader = build.material(name, dark, 0.9, Specular=0.1)
    coarse = build.noise(tree, 2.3, 5, 0.66, "Position")
    paint = build.ramp(tree, coarse.outputs[0], (0.3, dark), (0.7, pale))
    tree.links.new(paint.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 9, 5, 0.7, "Position").outputs[0], 0.5, 0.05)
    return made


def _arch(count=90):
    """The outline of the mouth from the left foot over the crown to the right foot, (x, z)."""
    half, spring = ARCH["half"], ARCH["spring"]
    turn = np.linspace(np.pi, 0, count)
    bow = np.stack([half * np.cos(turn), spring + half * np.sin(turn)], -1)
    return np.concatenate([[[-half, -0.02]], bow, [[half, -0.02]]])


def niche():
    sooty = _plaster("sooty", (0.0045, 0.0036, 0.0030), (0.014, 0.0105, 0.0085))
    warm = _plaster("warm", (0.035, 0.022, 0.015), (0.11, 0.070, 0.046))
    mouth = _arch()
    outward = mouth * [4, 4] + [0, 0.02]
    steps = np.linspace(0, 1, 24)[:, None, None]
    face = mouth[None] * (1 - steps) + outward[None] * steps
    wall = build.grid("wall", np.stack([face[..., 0], np.full(face.shape[:2], WALL), face[..., 1]], -1))
    depth = np.linspace(0, ARCH["deep"], 8)[:, None]
    x, z = mouth[None, :, 0] + 0 * depth, mouth[None, :, 1] + 0 * depth
    reveal = build.grid("reveal", np.stack([x, WALL + depth + 0 * x, z], -1))
    sx, sz = np.meshgrid(np.linspace(-1.4, 1.4, 3), np.linspace(2.2, -0.1, 3))
    back = build.grid("back", np.stack([sx, np.full_like(sx, WALL + ARCH["deep"]), sz], -1))
    for thing, plaster in ((wall, sooty), (reveal, warm), (back, warm)):
        thing.data.materials.append(plaster)


def set_up(job, flour=None):
    scene.begin(job, exposure=getattr(job, "exposure", 0.15), look="Medium High Contrast", ambient=0.5)
    bpy.context.scene.world.cycles.sampling_method = "NONE"  # so faint that aiming rays at it only costs time
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 2
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.045, 10  # half the frame is wall in the dark
    ground.table(
        job.work,
        (0, -0.35),
        (5.2, 4.0),
        colour=(0.0125, 0.0105, 0.0088),
        rough=0.46,
        flour=flour,
        grains=9000,
        z=0.0,
        pixels=1000 if job.draft else 2400,
    )
    niche()


def light(key=1.0):
    """A soft warm key from the upper left, two lamps behind that draw the edges, embers in the niche."""
    scene.area((-2.4, -1.9, 2.2), (0, 0, 0.6), 1.1, 165 * key, 4200, size_y=2.4)
    scene.area((2.25, 0.95, 1.3), (0, 0, 0.6), 0.4, 62, 3200, size_y=2.3)
    scene.area((-1.7, 1.35, 1.7), (0, 0, 0.7), 0.4, 52, 3200, size_y=1.9)
    scene.area((0, WALL + 0.18, 0.03), (0, WALL + 0.45, 1.2), 1.7, 36, 2000, size_y=0.1)


def look(job):
    scene.camera((0.0, -6.1, 1.22), (0.0, 0, 0.69), 95, fstop=2.8, focus=5.72)
    scene.render(job)
