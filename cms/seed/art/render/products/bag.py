"""A block-bottomed paper bag of flour: creased, bulging, its mouth folded over."""

import numpy as np

from lib import build
from lib.painter import smooth
from products import forms

WIDE, HIGH, DEEP = 1.0, 1.26, 0.54


def _creases(a, b, rng, count, size, reach):
    """What handling leaves: short soft folds, each a ridge with a window round it."""
    total = 0
    for _ in range(count):
        turn, ca, cb = rng.uniform(0, np.pi), rng.uniform(a.min(), a.max()), rng.uniform(b.min(), b.max())
        away = (a - ca) * np.cos(turn) + (b - cb) * np.sin(turn)
        along = (b - cb) * np.cos(turn) - (a - ca) * np.sin(turn)
        window = np.exp(-((away / reach) ** 2) - (along / (reach * 1.8)) ** 2)
        total = total + rng.normal(0, size) * (np.sqrt(away**2 + 0.007**2) - 0.35 * reach) / reach * window
    return total


def _printed(picture):
    """White paper, printed flat on: the drawing's own edge colour runs on round the sides."""
    made, tree, shader = build.material("bag", rough=0.68, Specular=0.25)
    place, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    join, fit = tree.nodes.new("ShaderNodeCombineXYZ"), tree.nodes.new("ShaderNodeMapping")
    tree.links.new(place.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs["X"], join.inputs["X"])
    tree.links.new(split.outputs["Z"], join.inputs["Y"])
    tree.links.new(join.outputs[0], fit.inputs["Vector"])
    print_wide = WIDE * 0.80
    fit.inputs["Scale"].default_value = (1 / print_wide, 1 / (print_wide * 1.5), 1)
    fit.inputs["Location"].default_value = (0.5, 0.0, 0)
    drawing = build.image(tree, picture)
    tree.links.new(fit.outputs[0], drawing.inputs["Vector"])
    tree.links.new(drawing.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 150, 4).outputs[0], 0.12, 0.006)
    return made


def _body(rng):
    """Lofted: a rounded oblong at the foot that flattens to a line at the fold; the sides tuck in as gussets."""
    rows, columns = 240, 520
    v, a = np.linspace(1, 0, rows)[:, None], np.linspace(0, 2 * np.pi, columns)[None]
    power = 0.12 + 0.06 * smooth(0.0, 1.0, v)
    x = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** power * WIDE / 2
    y = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** power * DEEP / 2
    flat = 1 - 0.93 * smooth(0.45, 1.03, v) ** 1.2
    y = y * flat
    full = np.sin(np.pi * np.clip(v * 0.9 + 0.05, 0, 1)) ** 0.7
    front = np.clip(np.abs(np.sin(a)), 0, 1) ** 3
    belly = 0.045 * full * np.cos(np.pi * np.clip(x / WIDE, -0.5, 0.5)) ** 0.8
    y = y + np.sign(y) * belly * front * flat**0.3
    tuck = np.clip(1 - np.abs(y) / (DEEP / 2 * flat), 0, 1) * (np.abs(x) > WIDE * 0.40)
    x = x - np.sign(x) * tuck * 0.20 * smooth(0.35, 0.9, v)  # the gusset
    x = x * (1 + 0.015 * full)
    z = v * HIGH + 0 * a
    much = 0.45 + 0.9 * smooth(0.55, 0.95, v) + 0.5 * smooth(0.18, 0.0, v)
    handled = _creases(x, z, rng, 60, 0.016, 0.20) + _creases(x, z, rng, 90, 0.008, 0.08)
    y = y + np.sign(np.sin(a)) * handled * much * front
    x = x + np.sign(x) * _creases(y, z, rng, 40, 0.014, 0.10) * (1 - front) * much
    return build.grid("bag", np.stack([x, y, z], -1))


def _fold(rng):
    """The mouth, turned over towards the front twice: an S of paper swept from side to side."""
    path = [(0.034, -0.06), (0.036, 0.0), (0.030, 0.030), (0.008, 0.046), (-0.020, 0.036), (-0.036, 0.010)]
    path += [(-0.044, -0.05), (-0.052, -0.12), (-0.064, -0.176), (-0.058, -0.186), (-0.048, -0.178), (-0.036, -0.10)]
    line = forms.profile(path, 120)
    x = np.linspace(-WIDE * 0.504, WIDE * 0.504, 260)[None]
    y, z = line[:, 0][:, None], line[:, 1][:, None]
    wave = 0.008 * np.sin(x * 5 + 1) + 0.004 * np.sin(x * 13)
    dents = _creases(x + 0 * z, z + 0 * x, rng, 40, 0.012, 0.06)
    points = np.stack([x + 0 * y, y + wave + dents, z + HIGH + 0.006 * np.sin(x * 3) + 0 * y], -1)
    return build.grid("fold", points)


def bag(picture, seed=3):
    rng = np.random.default_rng(seed)
    parts = [_body(rng), _fold(rng)]
    made = _printed(picture)
    for part in parts:
        part.data.materials.append(made)
    return parts
