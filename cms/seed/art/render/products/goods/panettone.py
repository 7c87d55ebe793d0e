"""Panettone in its paper: a crown with a scored cross, a band for a label, one clementine."""

import numpy as np

from lib import build
from lib.leaf import leaf
from lib.painter import Field, mix, rgb, save, smooth
from products import forms

FOOT, RIM, PAPER = 0.548, 0.560, 0.66  # radii, and how high the paper stands
CROWN = 0.50  # how far the crown rises over the paper


def _paper_case():
    made, tree, shader = build.material("case", (0.13, 0.060, 0.026), 0.6, Specular=0.3)
    build.bump(tree, shader, build.noise(tree, 120, 4).outputs[0], 0.15, 0.006)
    v, a = np.linspace(1, 0, 60)[:, None], np.linspace(0, 2 * np.pi, 1600)[None]
    count = 132
    tooth = np.abs(((a * count / (2 * np.pi)) % 1) * 2 - 1)  # the pinked edge
    pleat = 1 + 0.0045 * np.cos(a * count)
    r = (FOOT + (RIM - FOOT) * v) * pleat * (1 - 0.05 * (1 - smooth(0, 0.03, v)))
    z = v * (PAPER + 0.016 * tooth * smooth(0.9, 1, v))
    thing = build.grid("case", np.stack([r * np.cos(a), r * np.sin(a), z], -1))
    thing.data.materials.append(made)


def _crust(job):
    """Height and colour of the crown on the square seen from above; the score is a cross, its flaps drawn back."""
    field = Field(0.75, pixels=700 if job.draft else 1500, seed=12)
    turn = 0.30
    p, q = field.x * np.cos(turn) + field.y * np.sin(turn), field.y * np.cos(turn) - field.x * np.sin(turn)
    wander = 0.016 * field.fbm(4, 3)
    cut = np.minimum(np.abs(p + wander), np.abs(q - wander))
    reach = smooth(0.60, 0.46, np.hypot(p, q))
    width = 0.050 * reach + 0.004 + 0.010 * field.fbm(9, 3)
    open_ = smooth(width + 0.02, width - 0.02, cut) * smooth(0.02, 0.15, reach)
    lip = np.exp(-(((cut - width - 0.03) / 0.032) ** 2)) * reach
    fine, coarse = field.fbm(34, 5, 0.6), field.fbm(5, 5, 0.55)
    wrinkle = 1 - np.abs(field.fbm(15, 4, 0.55))
    blister = smooth(1.35, 2.0, field.fbm(20, 2))
    height = 0.008 * coarse + 0.0022 * fine * (1 + 4 * open_) + 0.0035 * wrinkle * (1 - open_)
    height += 0.005 * blister + 0.020 * lip - 0.036 * open_
    radius = np.hypot(field.x, field.y)
    brown = np.clip(0.66 + 0.14 * coarse + 0.05 * fine - 0.75 * smooth(0.50, 0.70, radius) + 0.22 * lip - 0.1 * blister, 0, 1)
    gold, amber = rgb(0.44, 0.180, 0.045), rgb(0.26, 0.080, 0.017)
    mahogany, burnt = rgb(0.105, 0.027, 0.007), rgb(0.045, 0.013, 0.005)
    paint = mix(gold + 0 * brown[..., None], amber, smooth(0.02, 0.35, brown))
    paint = mix(mix(paint, mahogany, smooth(0.35, 0.70, brown)), burnt, smooth(0.80, 1.1, brown))
    crumb = mix(rgb(0.60, 0.34, 0.10) + 0 * paint, rgb(0.36, 0.15, 0.035), smooth(-0.5, 1.6, fine + 0.5 * coarse))
    paint = mix(paint, crumb, open_ * 0.92)
    save(f"{job.work}/crust.png", paint, colour=True)
    save(f"{job.work}/crust-rough.png", 0.50 + 0.08 * fine + 0.3 * open_)
    return field, height


def crown(job):
    field, height = _crust(job)
    v, a = np.linspace(0, 1, 420)[:, None], np.linspace(0, 2 * np.pi, 900)[None]
    dome = [(0, 1.0), (0.20, 0.975), (0.38, 0.87), (0.51, 0.67), (0.582, 0.43), (0.595, 0.24), (0.575, 0.06)]
    line = forms.profile([*dome, (0.548, -0.06)], 420)
    swell = 1 + 0.014 * np.cos(2 * a + 0.6) + 0.014 * np.cos(3 * a + 2) + 0.008 * np.cos(7 * a)
    r, z = line[:, 0][:, None] * swell, PAPER + CROWN * line[:, 1][:, None] * (1 + 0.02 * np.cos(a - 0.5))
    # the map is laid on by arc, so that it does not smear down the sides
    arc = np.r_[0, np.cumsum(np.hypot(*np.diff(line * [1, CROWN], axis=0).T))][:, None]
    arc = 0.73 * arc / arc[-1]
    mx, my = arc * np.cos(a) + 0 * r, arc * np.sin(a) + 0 * r
    column, row = field.pixel(mx, my)
    column, row = (np.clip(k, 0, field.w - 1).astype(int) for k in (column, row))
    lift = height[row, column]
    slope = np.gradient(np.stack([line[:, 0], CROWN * line[:, 1]], -1), axis=0)
    normal = np.stack([-slope[:, 1], slope[:, 0]], -1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    r, z = r + lift * normal[:, :1], z + lift * normal[:, 1:]
    thing = build.grid("crown", np.stack([r * np.cos(a), r * np.sin(a), z + 0 * a], -1))
    made, tree, shader = build.material("crust", rough=0.5, Specular=0.38)
    layer = thing.data.uv_layers[0]
    index = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get("vertex_index", index)
    uv = np.stack([(mx / field.half_x + 1) / 2, (my / field.half_y + 1) / 2], -1).reshape(-1, 2)
    layer.data.foreach_set("uv", uv[index].astype(np.float32).reshape(-1))
    tree.links.new(build.image(tree, f"{job.work}/crust.png").outputs[0], shader.inputs["Base Color"])
    tree.links.new(build.image(tree, f"{job.work}/crust-rough.png", True).outputs[0], shader.inputs["Roughness"])
    build.bump(tree, shader, build.noise(tree, 55, 6, 0.65).outputs[0], 0.12, 0.010)
    thing.data.materials.append(made)


def clementine(place, size, seed):
    v, u = np.linspace(0, np.pi, 120)[:, None], np.linspace(0, 2 * np.pi, 200)[None]
    r = size * np.sin(v) * (1 + 0.012 * np.cos(3 * u + 1) + 0.018 * np.cos(9 * u) * np.exp(-((v / 0.35) ** 2)))
    z = size * (0.84 * np.cos(v) - 0.10 * np.exp(-((v / 0.22) ** 2)))
    thing = build.grid("clementine", np.stack([r * np.cos(u), r * np.sin(u), z + 0 * u], -1))
    thing.location, thing.rotation_euler = (place[0], place[1], 0.80 * size), (0.30, -0.25, 0.4)
    made, tree, shader = build.material("peel", rough=0.33, Specular=0.5)
    tone = build.noise(tree, 5, 6, 0.6)
    paint = build.ramp(tree, tone.outputs[0], (0.3, (0.62, 0.130, 0.006)), (0.7, (0.78, 0.235, 0.012)))
    tree.links.new(paint.outputs[0], shader.inputs["Base Color"])
    pore = tree.nodes.new("ShaderNodeTexVoronoi")
    pore.inputs["Scale"].default_value = 62
    where = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(where.outputs["Object"], pore.inputs["Vector"])
    build.bump(tree, shader, pore.outputs[0], 0.35, 0.012)
    thing.data.materials.append(made)
    green = build.material("button", (0.07, 0.085, 0.02), 0.7)[0]
    t = np.linspace(0, 1, 10)[:, None]
    stub = np.concatenate([0.02 * t, 0 * t, size * (0.74 + 0.16 * t)], 1)
    part = forms.tube("button", stub, size * (0.085 - 0.03 * t[:, 0]), green, 12)
    part.parent = thing


def show(job):
    _paper_case()
    crown(job)
    sheet = forms.paper("label", f"{job.work}/label.png")
    lean = lambda z: 1.012 * (FOOT + (RIM - FOOT) * z / PAPER) + 0.002
    forms.wrapped("label", 0.56, 0.11, 0.56 * np.pi, 0.45, sheet, 200, 30, lean)
    clementine((0.80, -0.42), 0.17, 3)
    sprig = leaf((0.76, -0.45, 0.30), 2.7, 0.30, 0.08, 31, 0.2, 0.0, (-0.55, -0.1))
    sprig.scale.z = 0.4
