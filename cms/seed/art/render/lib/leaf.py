"""Basil. A leaf is a grid: ovate, quilted between its veins, its margin turned down, glossy but not wet."""

import cv2
import numpy as np

from lib import build
from lib.painter import mix, rgb, smooth

ROWS, COLUMNS = 150, 90
YOUNG, DEEP, DARK, VEIN, CHAR = (
    rgb(0.100, 0.190, 0.018),
    rgb(0.045, 0.108, 0.010),
    rgb(0.018, 0.048, 0.006),
    rgb(0.130, 0.235, 0.045),
    rgb(0.012, 0.009, 0.005),
)


def _soft(rng, rows, columns):
    coarse = rng.normal(0, 1, (rows, columns)).astype(np.float32)
    return cv2.resize(coarse, (COLUMNS, ROWS), interpolation=cv2.INTER_CUBIC)


def _shape(length, width, rng, curl):
    u, v = np.linspace(0, 1, ROWS)[:, None], np.linspace(-1, 1, COLUMNS)[None]
    side = np.abs(v)
    outline = (u**0.62) * np.clip(1 - u, 0, 1) ** 0.78
    outline = width * outline / outline.max() + 0.0015
    teeth = 1 + 0.022 * np.sin(u * 2 * np.pi * 11) * side**4
    # Veins leave the midrib, run forward and bend towards the tip.
    along = u - 0.17 * side**1.25 + 0.012 * np.sign(v)
    phase = (along * 6.4) % 1
    rib = np.minimum(phase, 1 - phase) / 6.4 * length  # distance to the nearest side vein
    vein = np.exp(-((rib / (0.0042 * (1 - 0.5 * side))) ** 2)) * smooth(0.02, 0.08, side) * smooth(1.0, 0.75, side)
    midrib = np.exp(-((side * outline / 0.0038) ** 2)) * smooth(1.0, 0.85, u)
    fine = _soft(rng, 38, 22)
    quilt = np.sin(np.pi * phase) ** 0.8 * np.sin(np.pi * np.clip(side, 0, 1) ** 0.75) * np.sin(np.pi * u) ** 0.5
    z = 0.034 * length * quilt + 0.0045 * length * fine * smooth(0, 0.2, side)
    z -= 0.022 * length * np.exp(-((side / 0.07) ** 2))  # the midrib lies in a groove
    z += 0.26 * width * side * (1 - curl) - curl * width * side**2.2  # folded along the rib, then turned down
    z -= 0.42 * curl * length * (u - 0.42) ** 2
    z += 0.05 * length * _soft(rng, 4, 3) * (0.3 + side)
    x = (u - 0.5) * length + 0.03 * length * np.sin(u * 3 + rng.uniform(0, 6)) * v
    y = outline * teeth * v * np.cos(0.75 * curl * side) + 0.06 * length * np.sin(u * np.pi) * rng.normal(0, 0.7)
    return np.stack([x, y + 0 * x, z], -1), vein, midrib, fine


def leaf(place, turn, length, width, seed, curl=0.45, scorch=0.15, tilt=(0.0, 0.0)):
    rng = np.random.default_rng(seed)
    points, vein, midrib, fine = _shape(length, width, rng, curl)
    thing = build.grid("leaf", points)
    thing.location, thing.rotation_euler = place, (tilt[0], tilt[1], turn)
    u, side = np.linspace(0, 1, ROWS)[:, None], np.abs(np.linspace(-1, 1, COLUMNS))[None]
    patches = _soft(rng, 7, 5)
    paint = mix(DEEP + 0 * points, DARK + 0 * points, smooth(-0.3, 1.6, patches + 0 * u))
    paint = mix(paint, YOUNG + 0 * points, smooth(0.2, 1.8, -patches + 0.5 * fine) * 0.6)
    paint = mix(paint, VEIN + 0 * points, np.clip(midrib * 0.75 + vein * 0.28, 0, 1))
    burnt = smooth(0.5, 1.15, side**5 * 0.75 + 0.35 * patches * side + 0.35 * (u > 0.93) + scorch)
    paint = mix(paint, CHAR + 0 * points, burnt)
    made, tree, shader = build.material("leaf", rough=0.36, Specular=0.42)
    build.vertex_colours(thing, paint, tree, shader)
    build.bump(tree, shader, build.noise(tree, 170, 4).outputs[0], 0.16, 0.006)
    glow = tree.nodes.new("ShaderNodeBsdfTranslucent")  # light through the leaf, where it stands up
    glow.inputs[0].default_value = (0.12, 0.22, 0.02, 1)
    both = tree.nodes.new("ShaderNodeMixShader")
    both.inputs[0].default_value = 0.12
    tree.links.new(shader.outputs[0], both.inputs[1])
    tree.links.new(glow.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    thing.data.materials.append(made)
    return thing
