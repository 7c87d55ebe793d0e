"""An ear of wheat lying down: spikelets in two ranks along the stalk, each with its awns."""

import numpy as np

from lib import build
from products import forms


def _grain(length, wide):
    v, u = np.linspace(0, np.pi, 22)[:, None], np.linspace(0, 2 * np.pi, 36)[None]
    husk = 1 + 0.07 * np.cos(9 * u) + 0.16 * np.exp(-(((u - np.pi) / 0.22) ** 2))  # veins and a keel
    radius = wide * np.sin(v) ** 0.9 * (1 + 0.34 * np.cos(v)) * husk
    return np.stack([radius * np.cos(u), radius * np.sin(u), length * (0.5 - 0.5 * np.cos(v)) + 0 * u], -1)


def straw():
    made, tree, shader = build.material("straw", rough=0.5, Specular=0.4)
    tone = build.noise(tree, 34, 5, 0.7)
    paint = build.ramp(tree, tone.outputs[0], (0.36, (0.20, 0.092, 0.020)), (0.64, (0.64, 0.40, 0.125)))
    tree.links.new(paint.outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 120, 3).outputs[0], 0.3, 0.006)
    return made


def ear(place, turn, seed, stalk=0.8, made=None, tilt=0.0):
    """`place` is where ear and stalk meet; the ear points along +x before it is turned."""
    rng = np.random.default_rng(seed)
    made = made or straw()
    parts = []
    t = np.linspace(0, 1, 30)
    stem = np.stack([-stalk * t, 0.06 * stalk * t**2 * rng.normal(), 0.045 - 0.028 * t], -1)
    parts.append(forms.tube("stalk", stem, np.full(30, 0.0095), made, 10))
    count = 20
    for i in range(count):
        u = i / (count - 1)
        root = np.array([0.44 * u, 0.03 * np.sin(2.2 * u), 0.048])
        side = 1 if i % 2 else -1
        size = (0.72 + 0.5 * np.sin(np.pi * min(u * 0.8 + 0.18, 1))) * rng.uniform(0.93, 1.07)
        for lobe in (-1, 0, 1):
            yaw, lift = side * (0.36 - 0.22 * u) + 0.13 * lobe, 0.30 * lobe + rng.normal(0, 0.06)
            ahead = np.array([np.cos(yaw) * np.cos(lift), np.sin(yaw) * np.cos(lift), np.sin(lift)])
            across = np.cross(ahead, [0, 0, 1])
            across /= np.linalg.norm(across)
            frame = np.stack([across, np.cross(across, ahead), ahead])
            body = _grain(0.108 * size, 0.0165 * size)
            parts.append(build.grid("grain", body @ frame + root + [0, side * 0.014, 0.012 * lobe]))
            parts[-1].data.materials.append(made)
            if lobe == 0 or rng.random() < 0.35:
                q = np.linspace(0, 1, 12)[:, None]
                tip = root + [0, side * 0.014, 0.012 * lobe] + ahead * 0.09 * size
                reach = rng.uniform(0.24, 0.36)
                awn = tip + ahead * reach * q + [0.10, -side * 0.03, 0] * q**2 * 0.4 + [0, 0, 0.03 * rng.normal()] * q**2
                awn[:, 2] = np.maximum(awn[:, 2], 0.004)
                parts.append(forms.tube("awn", awn, 0.0026 * (1 - 0.8 * q[:, 0]), made, 5))
    for part in parts:
        part.location, part.rotation_euler = place, (0, tilt, turn)
