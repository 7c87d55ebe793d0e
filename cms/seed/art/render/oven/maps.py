"""What the oven needs before Blender: flames, and the maps of the pizza in it."""

import json
import sys
from types import SimpleNamespace

from oven import fire
from pizza import maps as pizza

if __name__ == "__main__":
    job = SimpleNamespace(**json.loads(sys.argv[1]))
    fire.main(job.work)
    pizza.main(SimpleNamespace(work=job.work, recipe="margherita", seed=job.seed, draft=True))
