"""A numpy painter: noise, masks and ramps on a square or oblong field, saved as 16-bit maps.

Blender's own procedural textures cannot grow a crust or melt a cheese; plain arrays can. Everything here works in
the scene's units, so a map and the mesh it lies on agree without fitting.
"""

import cv2
import numpy as np


def smooth(low, high, x):
    """0 below `low`, 1 above `high`, an S between; `low` may be the larger."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def rgb(*channels):
    """A linear (not sRGB) colour."""
    return np.array(channels, np.float32)


def mix(a, b, t):
    return a * (1 - t[..., None]) + b * t[..., None]


def ramp(value, *stops):
    """Colour by value: `stops` are (colour, from, to); the first needs no range."""
    out = np.broadcast_to(stops[0][0], value.shape + (3,))
    for colour, low, high in stops[1:]:
        out = mix(out, colour, smooth(low, high, value))
    return out


def blur(a, pixels):
    return cv2.GaussianBlur(np.ascontiguousarray(a, np.float32), (0, 0), pixels)


class Field:
    """Coordinates from -half to half (y up), a random generator, and noise that fits them."""

    def __init__(self, half_x, half_y=None, pixels=2400, seed=1):
        self.half_x, self.half_y = half_x, half_y or half_x
        longest = max(self.half_x, self.half_y)
        self.scale = pixels / (2 * longest)  # pixels a unit
        self.w, self.h = round(2 * self.half_x * self.scale), round(2 * self.half_y * self.scale)
        self.rng = np.random.default_rng(seed)
        self.x, self.y = np.meshgrid(
            np.linspace(-self.half_x, self.half_x, self.w, dtype=np.float32),
            np.linspace(self.half_y, -self.half_y, self.h, dtype=np.float32),  # row 0 is the top
        )

    def noise(self, cells):
        """Smooth noise, about -1 to 1, with `cells` lumps a unit."""
        size = [max(4, int(cells * 2 * half)) + 3 for half in (self.half_y, self.half_x)]
        grid = self.rng.normal(0, 1, size).astype(np.float32)
        return cv2.resize(grid, (self.w, self.h), interpolation=cv2.INTER_CUBIC) * 0.75

    def fbm(self, cells, octaves=5, gain=0.5):
        """Noise upon finer noise; the total keeps the spread of one octave."""
        total, weight, power = 0, 1.0, 0.0
        for _ in range(octaves):
            total = total + weight * self.noise(cells)
            power += weight * weight
            cells, weight = cells * 2.03, weight * gain
        return (total / np.sqrt(power)).astype(np.float32)

    def around(self, angle, waves, strength):
        """Noise along a circle, closing on itself."""
        total = 0
        for k in range(1, waves):
            total = total + self.rng.normal() * np.cos(k * angle + self.rng.uniform(0, 6.283)) / k**0.8
        return (strength * total).astype(np.float32)

    def pixel(self, x, y):
        return (x + self.half_x) * self.scale, (self.half_y - y) * self.scale


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-6) ** (1 / 2.4) - 0.055)


def save(path, values, colour=False):
    """16-bit PNG; 8 bits band under raking light. `colour` converts from linear to sRGB."""
    values = to_srgb(values) if colour else np.clip(values, 0, 1)
    if values.ndim == 3:
        values = values[..., ::-1]
    cv2.imwrite(str(path), (values * 65535).astype(np.uint16))
