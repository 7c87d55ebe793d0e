"""Paints the maps of one pizza: python3 pizza/maps.py '{"recipe": "margherita", "seed": 4, "work": "…", "draft": true}'"""

import json
import sys
from types import SimpleNamespace

import numpy as np

from lib.painter import Field, save, smooth
from pizza import dough, toppings

HALF = 1.12  # the maps reach a little past the crust


def margherita(field, pie):
    inside, relief = toppings.sauce(field, pie)
    cover = toppings.cheese(field, pie, inside, relief, count=10)
    toppings.oil(field, pie, inside, cover, 0.8)


def marinara(field, pie):
    inside, relief = toppings.sauce(field, pie, towards_rim=0.82)
    pie.height = pie.height + 1.15 * relief
    toppings.oil(field, pie, inside, 0, 1.25)
    toppings.garlic(field, pie, toppings.scatter(field.rng, 25, 0.70, (0.045, 0.072), 1.25))
    toppings.oregano(field, pie, 330)


def diavola(field, pie):
    inside, relief = toppings.sauce(field, pie)
    cover = toppings.cheese(field, pie, inside, relief, count=12, size=(0.06, 0.11), toast=1.2)
    toppings.oil(field, pie, inside, cover, 0.9)
    discs = toppings.scatter(field.rng, 13, 0.66, (0.118, 0.136), 1.06)
    toppings.salame(field, pie, discs)
    free = toppings.scatter(field.rng, 40, 0.70, (0.044, 0.060), 1.3)
    clear = [p for p in free if all(np.hypot(p[0] - d[0], p[1] - d[1]) > d[2] * 0.95 for d in discs)]
    toppings.chilli(field, pie, clear[:7])


RECIPES = {recipe.__name__: recipe for recipe in (margherita, marinara, diavola)}


def main(job):
    field = Field(HALF, pixels=1300 if job.draft else 2600, seed=job.seed)
    pie = dough.bake(field)
    RECIPES[job.recipe](field, pie)
    fine = 0.0013 * field.fbm(60, 4, 0.7) * smooth(0.45, 0.6, pie.rough)  # crumb, only where it is dry
    height = np.where(pie.edge > -0.002, pie.height + fine, -0.02)
    np.save(f"{job.work}/height.npy", height.astype(np.float32))
    save(f"{job.work}/colour.png", pie.colour, colour=True)
    save(f"{job.work}/rough.png", pie.rough)


if __name__ == "__main__":
    main(SimpleNamespace(**json.loads(sys.argv[1])))
