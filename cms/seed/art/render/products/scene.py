"""One product on its shelf. The entry's `goods` names a module in products/goods whose `show(job)` sets it out."""

import importlib

from lib import scene
from products import studio

job = scene.job()
goods = importlib.import_module(f"products.goods.{job.goods}")
studio.set_up(job, getattr(goods, "flour", None))
goods.show(job)
studio.light(getattr(goods, "KEY", 1.0))
studio.look(job)
