"""The kit's red box, open: passata and flour look over its rim, the scraper leans on it, a ball of dough has risen."""

import bpy
import numpy as np

from lib import build, ground
from products import forms
from products.bag import bag
from products.goods.passata import jar

WIDE, DEEP, HIGH, WALL = 1.56, 0.86, 0.64, 0.03


def flour(field):
    return ground.handful(field, 0.55, -0.30, 0.24, 0.9, 0.1, 1.8) + ground.handful(field, 0.0, -0.6, 0.3, 0.2, 0.2, 2.2)


def slab(name, size, place, material, turn=(0, 0, 0), soft=0.007):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place, rotation=turn)
    thing = bpy.context.object
    thing.name = name
    for vertex in thing.data.vertices:
        vertex.co = [c * s for c, s in zip(vertex.co, size)]
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = soft, 3
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.materials.append(material)
    return thing


def card(name, colour):
    """Greyboard under coloured paper: matt, faintly fibrous, a little worn in tone."""
    made, tree, shader = build.material(name, colour, 0.55, Specular=0.35)
    tone = build.noise(tree, 5, 8, 0.62, "Position")
    low, high = ([c * k for c in colour] for k in (0.82, 1.12))
    tree.links.new(build.ramp(tree, tone.outputs[0], (0.3, low), (0.7, high)).outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 160, 4).outputs[0], 0.14, 0.005)
    return made


def box(label):
    red, inside = card("red", (0.40, 0.030, 0.014)), card("inside", (0.30, 0.18, 0.09))
    front, back = -DEEP / 2, DEEP / 2
    slab("front", (WIDE, WALL, HIGH), (0, front, HIGH / 2), red)
    slab("back", (WIDE, WALL, HIGH), (0, back, HIGH / 2), red)
    for side in (-1, 1):
        slab("side", (WALL, DEEP, HIGH), (side * (WIDE - WALL) / 2, 0, HIGH / 2), red)
    slab("floor", (WIDE - 0.02, DEEP, 0.02), (0, 0, 0.012), inside)
    tall = 0.76 * HIGH
    half = tall * 1500 / 640 / 2
    x, z = np.meshgrid(np.linspace(-half, half, 2), np.linspace(tall, 0, 2) + HIGH * 0.12)
    sheet = build.grid("label", np.stack([x, np.full_like(x, front - WALL / 2 - 0.0015), z], -1))
    sheet.data.materials.append(forms.paper("label", label))


def shavings(rng, top):
    """Wood wool: what fills the box to just under its rim."""
    made = card("wool", (0.50, 0.33, 0.15))
    for _ in range(170):
        t = np.linspace(0, 1, 26)
        start = [rng.uniform(-WIDE / 2 + 0.09, WIDE / 2 - 0.09), rng.uniform(-DEEP / 2 + 0.08, DEEP / 2 - 0.1), top]
        head, curl, size = rng.uniform(0, 6.28), rng.normal(0, 5), rng.uniform(0.06, 0.12)
        a = head + curl * t
        step = np.stack([np.cos(a), np.sin(a), 0.5 * np.sin(4 * t + head)], -1) * size / 6
        path = np.array(start) + np.cumsum(step, 0) + [0, 0, rng.normal(0, 0.02)]
        path[:, 0] = np.clip(path[:, 0], -WIDE / 2 + 0.05, WIDE / 2 - 0.05)
        path[:, 1] = np.clip(path[:, 1], -DEEP / 2 + 0.04, DEEP / 2 - 0.04)
        forms.tube("shaving", path, np.full(26, 0.0065), made, 5)


def dough(place, size, seed):
    """A ball at rest: taut skin, slumped at the foot, dusted where the hand last turned it."""
    rng = np.random.default_rng(seed)
    v, u = np.linspace(0, np.pi, 110)[:, None], np.linspace(0, 2 * np.pi, 180)[None]
    slump = 1 + 0.05 * np.clip(-np.cos(v), 0, 1)
    lumps = sum(rng.normal(0, 0.011 / k) * np.cos(k * u + rng.uniform(0, 6.28)) * np.sin(v) ** k for k in range(1, 6))
    r = size * (slump + lumps)
    z = np.maximum(size * 0.66 * np.cos(v) * (1 + 0.3 * lumps), -0.13 * size)
    thing = build.grid("dough", np.stack([r * np.sin(v) * np.cos(u), r * np.sin(v) * np.sin(u), z + 0 * u], -1))
    thing.location = (place[0], place[1], place[2] + 0.13 * size)
    made, tree, shader = build.material("dough", rough=0.55, Specular=0.35)
    dust = build.noise(tree, 2.2 / size * 0.3, 5, 0.55)
    stops = ((0.40, (0.66, 0.50, 0.30)), (0.55, (0.74, 0.60, 0.40)), (0.66, (0.84, 0.77, 0.62)))
    tree.links.new(build.ramp(tree, dust.outputs[0], *stops).outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 8 / size * 0.3, 8, 0.6).outputs[0], 0.06, 0.02)
    thing.data.materials.append(made)


def scraper():
    """The baker's: a blade with a beech grip, leaning on the box's corner."""
    steel, tree, shader = build.material("steel", (0.40, 0.385, 0.36), 0.40, 1.0, Anisotropic=0.5)
    build.bump(tree, shader, build.noise(tree, 60, 4).outputs[0], 0.04, 0.004)
    wood, tree, shader = build.material("wood", rough=0.5, Specular=0.35)
    grain = tree.nodes.new("ShaderNodeTexWave")
    place = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(place.outputs["Object"], grain.inputs["Vector"])
    for key, value in (("Scale", 9), ("Distortion", 5), ("Detail", 4)):
        grain.inputs[key].default_value = value
    grain.bands_direction = "Z"
    paint = build.ramp(tree, grain.outputs[1], (0.1, (0.17, 0.075, 0.028)), (0.9, (0.34, 0.17, 0.065)))
    tree.links.new(paint.outputs[0], shader.inputs["Base Color"])
    blade = slab("blade", (0.42, 0.008, 0.30), (0, 0, 0.15), steel, soft=0.002)
    grip = slab("grip", (0.44, 0.055, 0.105), (0, 0, 0.335), wood, soft=0.024)
    rest = bpy.data.objects.new("scraper", None)
    bpy.context.collection.objects.link(rest)
    blade.parent = grip.parent = rest
    rest.location, rest.rotation_euler = (-0.76, -0.60, 0.004), (-0.28, 0, -0.13)


def stand(parts, place, size, turn):
    for part in parts:
        part.location, part.scale, part.rotation_euler = place, (size,) * 3, (0, 0, turn)


def show(job):
    box(f"{job.work}/label.png")
    shavings(np.random.default_rng(7), 0.55)
    stand(jar(f"{job.work}/jar.png"), (0.38, 0.0, 0.03), 0.84, 0.06)
    stand(bag(f"{job.work}/bag.png", 11), (-0.33, 0.06, 0.03), 0.80, 0.14)
    scraper()
    dough((0.72, -0.74, 0), 0.25, 4)
