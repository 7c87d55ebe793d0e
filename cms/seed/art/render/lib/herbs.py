"""Rosemary: a woody stem with needles in pairs, as thin curved grids."""

import numpy as np

from lib import build
from lib.painter import mix, rgb, smooth

GREEN, GREY, TOASTED = rgb(0.040, 0.075, 0.018), rgb(0.150, 0.175, 0.095), rgb(0.075, 0.045, 0.014)


def _needle(rng, length, width):
    u, v = np.linspace(0, 1, 16)[:, None], np.linspace(-1, 1, 7)[None]
    outline = width * (np.sin(np.pi * np.clip(u, 0.02, 0.985)) ** 0.35) * (1 - 0.35 * u)
    bend = rng.normal(0, 0.22)
    x = u * length + 0 * v
    y = outline * v + bend * length * u**2
    z = 0.55 * outline * (1 - v**2) - 0.25 * length * u**2 * rng.uniform(-0.4, 1)
    return np.stack([x, y, z], -1), v, u


def rosemary(place, turn, length, seed=1):
    rng = np.random.default_rng(seed)
    made, tree, shader = build.material("needle", rough=0.42, Specular=0.4)
    node = tree.nodes.new("ShaderNodeVertexColor")
    node.layer_name = "paint"
    tree.links.new(node.outputs[0], shader.inputs["Base Color"])

    def add(points, paint):
        thing = build.grid("needle", points)
        layer = thing.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
        alpha = np.ones(paint.shape[:2] + (1,))
        layer.data.foreach_set("color", np.concatenate([paint, alpha], -1).astype(np.float32).reshape(-1))
        thing.data.materials.append(made)

    def stem(t):  # a slow bend
        return np.stack([t * length, 0.10 * length * np.sin(2.2 * t) - 0.03 * length, 0.02 + 0.015 * np.sin(5 * t)], -1)

    def put(points):  # from the sprig's own axes to the table
        c, s = np.cos(turn), np.sin(turn)
        x, y = points[..., 0] - length / 2, points[..., 1]
        return np.stack([x * c - y * s + place[0], x * s + y * c + place[1], points[..., 2] + place[2]], -1)

    t, around = np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 10)
    ring = np.stack([0 * around, np.cos(around), np.sin(around)], -1)[None] * (0.0065 * (1.15 - 0.7 * t))[:, None, None]
    wood = put(stem(t)[:, None] + ring)
    add(wood, np.broadcast_to(rgb(0.13, 0.085, 0.04), wood.shape))
    for at in np.linspace(0.04, 1, 26):
        for side in (-1, 1, rng.choice([-1, 1])):
            points, v, u = _needle(rng, rng.uniform(0.075, 0.125) * (1.15 - 0.5 * at), rng.uniform(0.0065, 0.0090))
            splay = side * rng.normal(0.80 - 0.35 * at, 0.14)
            c, s = np.cos(splay), np.sin(splay)
            turned = np.stack([points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c], -1)
            lift = points[..., 2] + 0.35 * rng.normal(0.1, 0.25) * points[..., 0]
            tone = smooth(-1.2, 1.6, rng.normal() + 0 * (u + v))
            paint = mix(GREEN + 0 * points, GREY + 0 * points, 0.65 * tone * smooth(0.9, 0.2, np.abs(v)))
            paint = mix(paint, TOASTED + 0 * points, smooth(0.6, 1.05, u + 0.25 * rng.normal() + 0 * v))
            add(put(np.concatenate([turned, lift[..., None]], -1) + stem(np.array(at))), paint)
