"""A pizza as a displaced mesh, from the maps in a folder."""

import cv2
import numpy as np

from lib import build
from pizza.maps import HALF


def heights(work, points):
    """The height map at `points` a side. Sampled by area and blurred a touch: anything else bands under raking light."""
    full = np.load(f"{work}/height.npy")
    small = cv2.resize(full, (points, points), interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(small, (0, 0), 0.8)


def pie(work, points=1500, trim=False):
    """Returns the object and `top(x, y)`, the height under a point. `trim` cuts away what is not pizza."""
    z = heights(work, points)
    x, y = np.meshgrid(np.linspace(-HALF, HALF, points), np.linspace(HALF, -HALF, points))
    thing = build.grid("pie", np.stack([x, y, z], -1))
    if trim:
        import bmesh

        mesh = bmesh.new()
        mesh.from_mesh(thing.data)
        bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if v.co.z < -0.015], context="VERTS")
        mesh.to_mesh(thing.data)
        mesh.free()
    made, tree, shader = build.material("pie", Specular=0.5)
    tree.links.new(build.image(tree, f"{work}/colour.png").outputs[0], shader.inputs["Base Color"])
    tree.links.new(build.image(tree, f"{work}/rough.png", True).outputs[0], shader.inputs["Roughness"])
    thing.data.materials.append(made)

    def top(at_x, at_y):
        row, column = (HALF - at_y) / (2 * HALF) * (points - 1), (at_x + HALF) / (2 * HALF) * (points - 1)
        return float(z[int(row), int(column)])

    return thing, top
