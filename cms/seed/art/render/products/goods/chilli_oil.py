"""Chilli oil in a dark glazed bottle, its cork under ember-red wax, three dried chillies at its foot."""

import numpy as np

from lib import build
from products import forms

BODY = [(0, 0.0), (0.27, 0.0), (0.315, 0.012), (0.332, 0.05), (0.335, 0.12), (0.335, 0.80), (0.328, 0.88)]
BODY += [(0.295, 0.97), (0.225, 1.06), (0.150, 1.13), (0.118, 1.20), (0.112, 1.28), (0.112, 1.36), (0.128, 1.375)]
BODY += [(0.132, 1.40), (0.126, 1.425), (0.10, 1.432)]
WAX = [(0, 1.497), (0.080, 1.497), (0.112, 1.490), (0.126, 1.468), (0.132, 1.43), (0.141, 1.41), (0.139, 1.375)]
WAX += [(0.122, 1.355), (0.119, 1.30)]


def glaze():
    """Near-black tenmoku: glossy, rust where the glaze ran thin."""
    made, tree, shader = build.material("glaze", rough=0.3, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.12)
    run = build.noise(tree, 5.5, 8, 0.6, "Position")
    stops = ((0.42, (0.010, 0.0085, 0.008)), (0.62, (0.022, 0.013, 0.009)), (0.74, (0.075, 0.028, 0.012)))
    tree.links.new(build.ramp(tree, run.outputs[0], *stops).outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 26, 3, 0.5, "Position").outputs[0], 0.10, 0.02)
    return made


def wax():
    """Dipped once: a lip that thins into three runs."""
    made, tree, shader = build.material("wax", (0.42, 0.022, 0.010), 0.33, Specular=0.45, Clearcoat=0.15)
    build.bump(tree, shader, build.noise(tree, 14, 4, 0.5).outputs[0], 0.14, 0.02)
    line = forms.profile(WAX, 200)
    angle = np.linspace(0, 2 * np.pi, 240)
    rng = np.random.default_rng(4)
    edge = sum(rng.normal(0, 0.016 / k) * np.cos(k * angle + rng.uniform(0, 6.28)) for k in range(1, 8))
    for at, drop in ((-1.95, 0.085), (-1.05, 0.045), (0.6, 0.06)):
        edge = edge - drop * np.exp(-((np.angle(np.exp(1j * (angle - at))) / 0.17) ** 2))
    radius, height = line[None, :, 0], line[None, :, 1]
    below = np.clip((1.375 - height) / 0.075, 0, 1)  # 0 on the lip, 1 at the hem
    z = height + below * edge[:, None]
    hem = np.clip((below - 0.86) / 0.14, 0, 1)
    r = radius * (1 + 0.02 * np.cos(3 * angle[:, None])) + 0.006 * below * (1 - hem) - 0.012 * hem
    points = np.stack([r * np.cos(angle)[:, None], r * np.sin(angle)[:, None], z], -1)
    build.grid("wax", points).data.materials.append(made)


def chilli(place, turn, length, seed, bend=0.5):
    """Dried: leathery, creased along its length, darker where it was smoked."""
    rng = np.random.default_rng(seed)
    u = np.linspace(0, 1, 110)
    arc = bend * (u - 0.4)
    lift = 0.045 + 0.55 * length * np.clip(u - 0.5, 0, 1) ** 1.7  # the tip curls up as it dries
    path = np.stack([length * (u - 0.5), length * bend * (u - 0.5) ** 2, lift], -1)
    path[:, 1] += 0.02 * length * np.sin(arc * 9 + seed)
    radii = length * 0.088 * np.clip(u + 0.004, 0, 0.22) ** 0.35 / 0.22**0.35 * np.clip(1 - u, 0, 1) ** 0.62 + 0.0015
    phase = rng.uniform(0, 6.28, 4)

    def creased(v, a):
        folds = 0.16 * np.abs(np.sin(2.5 * a + 3 * v + phase[0])) + 0.08 * np.sin(7 * a - 9 * v + phase[1])
        return 0.92 + folds + 0.05 * np.sin(38 * v + 2 * a + phase[2])

    made, tree, shader = build.material("chilli", rough=0.36, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    skin = build.noise(tree, 6, 6, 0.6)
    stops = ((0.34, (0.10, 0.006, 0.004)), (0.56, (0.30, 0.014, 0.006)), (0.76, (0.46, 0.035, 0.008)))
    tree.links.new(build.ramp(tree, skin.outputs[0], *stops).outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 40, 5).outputs[0], 0.25, 0.01)
    pod = forms.tube("chilli", path, radii, made, 48, creased)
    straw = build.material("stalk", (0.16, 0.115, 0.035), 0.7)[0]
    t = np.linspace(0, 1, 26)
    stem = path[0] + np.stack([0.045 * length - 0.30 * length * t, 0.10 * length * t**2, 0.05 * length * t**1.5], -1)
    cap = 0.016 * length + 0.070 * length * np.exp(-(((t - 0.09) / 0.11) ** 2))
    stalk = forms.tube("stalk", stem, cap, straw, 16, lambda v, a: 1 + 0.06 * np.cos(5 * a))
    for part in (pod, stalk):
        part.location, part.rotation_euler = place, (0, 0, turn)


def show(job):
    forms.lathe("bottle", forms.profile(BODY, 260), glaze(), 200)
    wax()
    sheet = forms.paper("label", f"{job.work}/label.png")
    forms.wrapped("label", 0.3375, 0.10, 0.56, 0.56 * 1100 / 900, sheet)
    chilli((-0.62, -0.52, 0), 0.28, 0.72, 3, 0.5)
    chilli((0.60, -0.42, 0), 2.75, 0.66, 8, 0.6)
    chilli((0.34, -0.84, 0), -0.16, 0.62, 21, -0.45)
