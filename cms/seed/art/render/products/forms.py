"""Shapes packaging is made of: lathed bodies, tubes along a curve, label patches, and how paper looks."""

import numpy as np
from scipy.interpolate import PchipInterpolator

from lib import build


def profile(points, count=200):
    """A smooth (radius, height) line through `points`, evenly spaced."""
    points = np.array(points, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    even = np.linspace(0, along[-1], count)
    return np.stack([PchipInterpolator(along, points[:, k])(even) for k in (0, 1)], -1)


def lathe(name, line, material, segments=160, swell=None):
    """Turns a profile round z. `swell(angle, height)` multiplies the radius: ribs, flutes, a potter's hand."""
    angle = np.linspace(0, 2 * np.pi, segments)[:, None]
    radius, height = np.asarray(line)[None, :, 0], np.asarray(line)[None, :, 1]
    radius = radius * (swell(angle, height) if swell else 1) + 0 * angle
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), height + 0 * angle], -1)
    thing = build.grid(name, points)
    thing.data.materials.append(material)
    return thing


def tube(name, path, radii, material, sides=24, ripple=None):
    """A tube along `path` (n, 3); `ripple(u, angle)` multiplies the radius."""
    path, radii = np.asarray(path, float), np.asarray(radii, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    normal = np.empty_like(tangent)
    last = np.cross(tangent[0], [0.31, 0.17, 0.93])
    for i, t in enumerate(tangent):  # carry the frame along, so that it never flips
        last = last - t * last.dot(t)
        last /= np.linalg.norm(last)
        normal[i] = last
    side = np.cross(tangent, normal)
    angle = np.linspace(0, 2 * np.pi, sides)[None, :, None]
    u = np.linspace(0, 1, len(path))[:, None]
    radius = radii[:, None] * (ripple(u, angle[..., 0]) if ripple else 1) + 0 * angle[..., 0]
    ring = np.cos(angle) * normal[:, None] + np.sin(angle) * side[:, None]
    thing = build.grid(name, path[:, None] + radius[..., None] * ring)
    thing.data.materials.append(material)
    return thing


def wrapped(name, radius, bottom, width, height, material, columns=120, rows=60, lean=None):
    """A label round a lathed body, its middle facing the camera (-y). `lean(height)` gives the body's own radius."""
    half = width / radius / 2
    angle = np.linspace(-np.pi / 2 - half, -np.pi / 2 + half, columns)[None]
    z = np.linspace(bottom + height, bottom, rows)[:, None]
    r = (lean(z) if lean else radius) + 0 * angle + 0 * z
    thing = build.grid(name, np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1))
    thing.data.materials.append(material)
    return thing


def paper(name, picture=None, colour=(0.84, 0.76, 0.60), rough=0.62, tooth=0.12, glow=0.0):
    """Uncoated stock with a tooth; `picture` is what is printed on it."""
    made, tree, shader = build.material(name, colour, rough, Specular=0.3)
    if picture:
        tree.links.new(build.image(tree, picture).outputs[0], shader.inputs["Base Color"])
    build.bump(tree, shader, build.noise(tree, 190, 3).outputs[0], tooth, 0.004)
    return made
