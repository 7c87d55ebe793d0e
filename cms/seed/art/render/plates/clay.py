"""What crockery and food are modelled from: noise in space, surfaces as arrays, and one paintable material.

Every thing is a `grid` of points, so displacement, colour and gloss are plain arrays of the same shape.
"""

import bpy
import numpy as np
from mathutils import Euler

from lib import build

LATTICE = 48


def noise(points, cells, octaves=4, gain=0.5, seed=1, stretch=(1, 1, 1)):
    """Noise in space, about normally distributed, `cells` lumps a unit: no seams where a surface closes on itself."""
    lattice = np.random.default_rng(seed).normal(0, 1.9, (LATTICE,) * 3).astype(np.float32)
    total, weight, power = 0, 1.0, 0.0
    for octave in range(octaves):
        at = points * (cells * 2.03**octave) * np.asarray(stretch) + 17.3 * octave + seed * 3.1
        floor = np.floor(at)
        t = at - floor
        t = t * t * (3 - 2 * t)
        low = floor.astype(int) % LATTICE
        high = (low + 1) % LATTICE
        value = 0
        for corner in range(8):
            pick = [(corner >> axis) & 1 for axis in range(3)]
            index = tuple((high if pick[axis] else low)[..., axis] for axis in range(3))
            share = np.prod([t[..., axis] if pick[axis] else 1 - t[..., axis] for axis in range(3)], axis=0)
            value = value + lattice[index] * share
        total = total + weight * value
        power += weight * weight
        weight *= gain
    return total / np.sqrt(power) * 0.9


def xyz(x, y, z):
    return np.stack(np.broadcast_arrays(x, y, z), -1).astype(np.float64)


def sphere(rows=48, columns=72):
    """A unit sphere: rows from the top down, its seam at +x."""
    polar, around = np.linspace(0.001, np.pi - 0.001, rows)[:, None], np.linspace(0, 2 * np.pi, columns)[None]
    return xyz(np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar))


def profile(corners, rows):
    """Points (radius, height) along a polyline, evenly spaced and rounded as a potter's finger would."""
    corners = np.array(corners, float)
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(corners, axis=0).T))]
    even = np.linspace(0, length[-1], rows)
    line = np.stack([np.interp(even, length, corners[:, axis]) for axis in (0, 1)], 1)
    for _ in range(max(1, rows // 60)):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def lathe(corners, rows=420, columns=900):
    """A turned surface from its axis outwards."""
    line = profile(corners, rows)
    around = np.linspace(0, 2 * np.pi, columns)[None]
    return xyz(line[:, :1] * np.cos(around), line[:, :1] * np.sin(around), line[:, 1:])


def patch(x, y, width, height, pixels=240):
    """The x and y of a level rectangle, to be given a height."""
    across = np.linspace(-width / 2, width / 2, int(width * pixels))
    down = np.linspace(height / 2, -height / 2, int(height * pixels))
    return np.meshgrid(x + across, y + down)


def cut(points, planes):
    """Flatten whatever lies beyond planes (normal, distance). Returns the points and how deep each was cut."""
    depth = np.zeros(points.shape[:-1])
    for normal, distance in planes:
        normal = np.asarray(normal, float) / np.linalg.norm(normal)
        beyond = np.maximum(points @ normal - distance, 0)
        points = points - beyond[..., None] * normal
        depth = np.maximum(depth, beyond)
    return points, depth


def material(name, grain=None, specular=0.5, coat=0.0, **inputs):
    """A material painted by `skin`. `grain` is a fine bump (cells a unit, strength).

    No subsurface scattering: at these sample counts it costs more in noise than it gives in softness.
    """
    made, tree, shader = build.material(name, **inputs)
    link = tree.links.new
    paint = tree.nodes.new("ShaderNodeAttribute")
    paint.attribute_name = "paint"
    link(paint.outputs["Color"], shader.inputs["Base Color"])
    gloss = tree.nodes.new("ShaderNodeAttribute")
    gloss.attribute_name = "rough"
    link(gloss.outputs["Fac"], shader.inputs["Roughness"])
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value, shader.inputs["Clearcoat Roughness"].default_value = coat, 0.08
    if grain:
        cells, strength = grain
        build.bump(tree, shader, build.noise(tree, cells, 5, 0.6).outputs[0], strength, 0.01)
    return made


def skin(points, colour, rough, made, name="thing"):
    """The surface as an object: colour (rows, columns, 3) linear, rough (rows, columns) or a number."""
    thing = build.grid(name, points, uv=False)
    shape = points.shape[:2]
    colour = np.broadcast_to(colour, shape + (3,))
    rgba = np.concatenate([np.clip(colour, 0, 1), np.ones(shape + (1,))], -1)
    layer = thing.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", rgba.astype(np.float32).reshape(-1))
    gloss = thing.data.attributes.new("rough", "FLOAT", "POINT")
    gloss.data.foreach_set("value", np.clip(np.broadcast_to(rough, shape), 0.03, 1).astype(np.float32).reshape(-1))
    thing.data.materials.append(made)
    return thing


def place(thing, location, rotation=(0, 0, 0), scale=1.0, lean=(0, 0)):
    """Put a thing somewhere; `lean` tips it about the table's x and y after it was turned."""
    turned = Euler((*lean, 0)).to_matrix() @ Euler(rotation).to_matrix()
    thing.location, thing.rotation_euler = location, turned.to_euler()
    thing.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return thing


def drop(x, y):
    """How high the topmost surface is at a place: garnish lies on things, it does not hover."""
    layer = bpy.context.view_layer
    layer.update()
    hit, at, *_ = bpy.context.scene.ray_cast(layer.depsgraph, (x, y, 4), (0, 0, -1))
    return at.z if hit else 0.0


def scatter(things, places, rng, scale=(0.7, 1.3)):
    """Copies of the given things at places (x, y, z), turned every way; the originals are taken away."""
    for x, y, z in places:
        mesh = things[rng.integers(len(things))].data
        build.put(mesh, (x, y, z), rng.uniform(0, 6.283, 3), (rng.uniform(*scale),) * 3)
    for thing in things:
        bpy.data.objects.remove(thing)
