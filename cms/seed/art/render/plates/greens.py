"""Herbs: leaves as thin cupped surfaces with veins, and sprigs made of them."""

import numpy as np

from lib.painter import mix, rgb, smooth
from plates import clay

BASIL = (rgb(0.030, 0.095, 0.012), rgb(0.10, 0.22, 0.035))
CRESS = (rgb(0.035, 0.105, 0.014), rgb(0.12, 0.25, 0.05))
SORREL = (rgb(0.040, 0.125, 0.020), rgb(0.16, 0.020, 0.025))  # red veins


def _leaf_material(name, glow):
    made = clay.material(name, grain=(45, 0.12), specular=0.45)
    tree = made.node_tree
    shader, out = tree.nodes["Principled BSDF"], tree.nodes["Material Output"]
    through = tree.nodes.new("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = (*glow, 1)
    both = tree.nodes.new("ShaderNodeMixShader")
    both.inputs[0].default_value = 0.22
    tree.links.new(shader.outputs[0], both.inputs[1])
    tree.links.new(through.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs[0])
    return made


def leaf(length, width, seed=1, tones=BASIL, cup=0.5, bow=0.35, point=0.72, veins=5):
    """A leaf along x from its stalk. `cup` lifts its sides, `bow` bends its length, `point` moves the widest part."""
    u, v = np.linspace(0, 1, 80)[:, None], np.linspace(-1, 1, 56)[None]
    side = np.abs(v)
    half = width * np.sin(np.pi * u**point) ** 0.75 + 0.002 * width
    flat = clay.xyz(u * length, half * v, 0)
    wave = clay.noise(flat, 1.6 / length, 2, seed=seed)
    vein_at = (u * veins - side**1.25 * 1.15) % 1
    vein = np.exp(-(((vein_at - 0.5) / 0.10) ** 2)) * smooth(0.03, 0.12, side)
    rib = np.exp(-((side / 0.045) ** 2)) + 0 * u
    puff = (1 - vein) * np.sin(np.pi * np.clip(side, 0, 1)) * np.sin(np.pi * u)
    z = width * (cup * side**1.6 + 0.10 * puff - 0.06 * rib + 0.16 * wave * side) - bow * length * (u - 0.4) ** 2
    points = clay.xyz(u * length, half * v * np.cos(cup * side * 0.7), z)
    tone = smooth(-1.3, 1.6, clay.noise(flat, 2.4 / length, 3, seed=seed + 1))
    colour = mix(tones[0], tones[1], np.clip(0.30 * tone + 0.5 * rib + 0.22 * vein, 0, 1))
    return clay.skin(points, colour, 0.36 + 0.1 * tone, _leaf_material("leaf", tones[1] * 1.3), "leaf")


def cress(rng, places, size):
    """Sprigs of three small round leaves on a stalk."""
    for x, y, z in places:
        turn = rng.uniform(0, 6.283)
        for k, spread in enumerate((-0.9, 0.0, 0.95)):
            length = size * (1.15 if k == 1 else 0.85) * rng.uniform(0.9, 1.1)
            thing = leaf(
                length,
                length * 0.46,
                rng.integers(999),
                CRESS,
                cup=rng.uniform(0.1, 0.5),
                bow=rng.uniform(-0.1, 0.5),
                point=0.85,
                veins=4,
            )
            a = turn + spread + rng.uniform(-0.15, 0.15)
            clay.place(
                thing,
                (x + 0.1 * size * np.cos(a), y + 0.1 * size * np.sin(a), z),
                (rng.uniform(-0.3, 0.3), rng.uniform(-0.35, 0.1), a),
            )
        stalk(rng, (x, y, z), turn + np.pi, size * 1.1, size * 0.035)


def stalk(rng, start, angle, length, thick, tone=rgb(0.13, 0.2, 0.05)):
    t, around = np.linspace(0, 1, 30)[:, None], np.linspace(-np.pi, np.pi, 14)[None]
    bend = 0.25 * length * t**2 * rng.uniform(-1, 1)
    points = clay.xyz(length * t, bend + thick * np.sin(around), thick * np.cos(around) - 0.35 * length * t**2)
    thing = clay.skin(points, tone, 0.45, clay.material("stalk", grain=(50, 0.1)), "stalk")
    return clay.place(thing, start, (0, 0, angle))
