"""Paints focaccia: one slab, dimpled by fingers, oil standing in the dimples, tomatoes pressed in, salt, browned tops."""

import json
import sys
from types import SimpleNamespace

import numpy as np

from lib.painter import Field, blur, mix, ramp, rgb, save, smooth
from pizza import toppings
from pizza.dough import blobs

HALF = 1.12
SLAB_X, SLAB_Y, CORNER = 1.06, 0.98, 0.16
PALE, GOLD, TAN, BROWN = rgb(0.78, 0.52, 0.20), rgb(0.66, 0.34, 0.075), rgb(0.47, 0.20, 0.042), rgb(0.17, 0.055, 0.014)


def _edge(field):
    """Distance inwards from the slab's outline."""
    wobble = 0.016 * field.fbm(3.5, 4)
    dx = np.abs(field.x + 0.014 * field.fbm(3, 3)) - SLAB_X + CORNER
    dy = np.abs(field.y + 0.014 * field.fbm(3, 3)) - SLAB_Y + CORNER
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
    return CORNER - outside + wobble


def _dimples(field, places):
    depth = np.zeros_like(field.x)
    x, y = field.x + 0.014 * field.fbm(9, 3), field.y + 0.014 * field.fbm(9, 3)
    for cx, cy, radius in places:
        stretch, turn = field.rng.uniform(0.75, 1.2), field.rng.uniform(0, 3)
        dx, dy = x - cx, y - cy
        q = np.hypot((dx * np.cos(turn) + dy * np.sin(turn)) / stretch, dy * np.cos(turn) - dx * np.sin(turn)) / radius
        depth = np.maximum(depth, smooth(1.25, 0.25, q) * field.rng.uniform(0.75, 1))
    return depth


def _layout(rng):
    """Fingers press in rough rows: a jittered grid. Every few, a tomato goes in."""
    places = []
    for row, y in enumerate(np.arange(-0.78, 0.80, 0.235)):
        for x in np.arange(-0.86, 0.90, 0.27) + 0.135 * (row % 2):
            if abs(x) < 0.92:
                places.append((x + rng.normal(0, 0.030), y + rng.normal(0, 0.028), rng.uniform(0.062, 0.088)))
    order = rng.permutation(len(places))
    tomatoes = []
    for i in order:
        x, y, _ = places[i]
        if len(tomatoes) < 11 and all(np.hypot(x - a, y - b) > 0.34 for a, b, _ in tomatoes):
            tomatoes.append((x, y, rng.uniform(0.088, 0.108)))
    return places, tomatoes


def _tomatoes(field, pie, places):
    """Halved cherry tomatoes, cut side up, shrunk by the oven: skin curled over, wet seeds inside."""
    rng, grain = field.rng, field.fbm(24, 3)
    for x, y, radius in places:
        at, a, b = toppings.slab(field, x, y, rng.uniform(0, 6.283), radius * 1.4)
        angle = np.arctan2(b, a)
        q = np.hypot(a, b * rng.uniform(1, 1.14)) / radius / (1 + 0.03 * np.sin(3 * angle) + 0.015 * grain[at])
        mask = smooth(1.0, 0.93, q)
        cells = 0.5 + 0.5 * np.cos(angle * 3 + 0.25 * grain[at])
        hollow = smooth(0.78, 0.55, q) * smooth(0.10, 0.28, q) * smooth(0.15, 0.6, cells)
        top = 0.75 + 0.28 * smooth(0.45, 0.86, q) - 0.55 * smooth(0.88, 1.0, q) - 0.34 * hollow + 0.22 * grain[at]
        toppings.press(pie, at, mask, top, 0.034)
        flesh = mix(rgb(0.40, 0.040, 0.010), rgb(0.24, 0.012, 0.005), smooth(-0.8, 0.9, grain[at]))
        flesh = mix(flesh, rgb(0.58, 0.17, 0.025), hollow * 0.7)
        seeds = smooth(0.9, 1.25, field.noise(46)[at]) * hollow
        flesh = mix(flesh, rgb(0.72, 0.46, 0.14), seeds * 0.85)
        flesh = mix(flesh, rgb(0.22, 0.012, 0.006), smooth(0.80, 0.93, q))
        flesh = mix(flesh, rgb(0.03, 0.010, 0.006), smooth(0.86, 1.0, q + 0.16 * grain[at]) * 0.55)
        pie.colour[at] = mix(pie.colour[at], flesh, mask)
        pie.rough[at] = pie.rough[at] * (1 - mask) + 0.16 * mask
        stain = np.exp(-np.clip(q - 1, 0, 2) / 0.16) * (1 - mask)
        pie.colour[at] = mix(pie.colour[at], rgb(0.52, 0.15, 0.025), stain * 0.45)


def main(job):
    field = Field(HALF, pixels=1300 if job.draft else 2600, seed=job.seed)
    rng = field.rng
    edge = _edge(field)
    places, tomatoes = _layout(rng)
    dimple = _dimples(field, places)
    swell = field.fbm(2.2, 4, 0.5)
    spread = [(rng.uniform(-0.98, 0.98), rng.uniform(-0.9, 0.9), 0.02 * rng.lognormal(0, 0.4)) for _ in range(190)]
    blister, blister_core = blobs(field, spread, 0.010 * field.fbm(14, 4))
    side = np.sqrt(np.clip(1 - (1 - np.clip(edge / 0.13, 0, 1)) ** 2.2, 0, 1))
    height = 0.15 * side + 0.020 * swell * side - 0.046 * blur(dimple, 2) * side
    height += 0.55 * blur(blister, 1.5) * (1 - 0.8 * dimple) * side + 0.0045 * field.fbm(12, 4) * side

    heat = 0.40 + 0.18 * swell + 0.11 * field.fbm(6, 5, 0.6) + 0.05 * field.fbm(70, 3) - 0.24 * dimple
    heat += 0.34 * blister_core * (1 - dimple) + 0.42 * smooth(0.16, 0.02, edge) + 0.16 * smooth(0.2, 1.3, field.fbm(4, 4))
    colour = ramp(np.clip(heat, 0, 1.1), (PALE,), (GOLD, 0.05, 0.36), (TAN, 0.36, 0.66), (BROWN, 0.68, 1.05))
    pie = SimpleNamespace(height=height, colour=colour, rough=np.clip(0.36 - 0.10 * field.fbm(7, 3), 0.18, 0.6))

    wet = np.clip(smooth(0.40, 0.75, dimple + 0.12 * field.fbm(6, 3)) + 0.75 * smooth(0.55, 1.0, field.fbm(4, 4, 0.5)), 0, 1)
    pie.colour = mix(pie.colour, pie.colour * rgb(1.0, 0.86, 0.50) + rgb(0.05, 0.026, 0), wet * 0.7)
    pie.rough = pie.rough * (1 - wet) + 0.08 * wet
    pool = smooth(0.62, 0.92, dimple)
    level = blur(pie.height, 10 if job.draft else 20)
    pie.height = pie.height * (1 - 0.6 * pool) + 0.6 * pool * np.maximum(level - 0.020, pie.height)

    _tomatoes(field, pie, tomatoes)
    fine = 0.0011 * field.fbm(70, 3, 0.7) * smooth(0.2, 0.45, pie.rough)
    height = np.where(edge > -0.002, pie.height + fine, -0.02)
    np.save(f"{job.work}/height.npy", height.astype(np.float32))
    np.save(f"{job.work}/tomatoes.npy", np.array(tomatoes))
    save(f"{job.work}/colour.png", pie.colour, colour=True)
    save(f"{job.work}/rough.png", pie.rough)


if __name__ == "__main__":
    main(SimpleNamespace(**json.loads(sys.argv[1])))
