"""What lies on the dough. Each function paints onto `pie` (height, colour, rough) and returns what later ones need."""

import numpy as np

from lib.painter import blur, mix, rgb, smooth


def lay(pie, mask, colour, rough, raise_by=0):
    pie.colour = mix(pie.colour, colour, mask)
    pie.rough = pie.rough * (1 - mask) + rough * mask
    pie.height = pie.height + raise_by


def scatter(rng, count, within, radius, gap=1.1, tries=9000):
    """Places (x, y, radius) on a disc, not touching."""
    places = []
    for _ in range(tries):
        if len(places) == count:
            break
        turn, away = rng.uniform(0, 6.283), within * np.sqrt(rng.random())
        place = (away * np.cos(turn), away * np.sin(turn), rng.uniform(*radius))
        if all(np.hypot(place[0] - x, place[1] - y) > (place[2] + r) * gap for x, y, r in places):
            places.append(place)
    return places


def window(field, x, y, reach):
    px, py = field.pixel(x, y)
    r = int(reach * field.scale) + 2
    return np.s_[max(0, int(py) - r) : int(py) + r, max(0, int(px) - r) : int(px) + r]


def sauce(field, pie, towards_rim=0.86):
    """Crushed tomato: a wet ground, lumps of flesh in it, a darker baked edge."""
    inside = smooth(0, 0.035, pie.edge - pie.width * towards_rim + 0.022 * field.fbm(8, 5))
    pulp = field.fbm(13, 4, 0.5)
    flesh = smooth(0.35, 1.15, field.fbm(9, 3, 0.45))
    height = inside * (0.012 + 0.0055 * pulp + 0.016 * flesh + 0.0012 * field.fbm(48, 2))
    red = mix(rgb(0.27, 0.018, 0.005), rgb(0.45, 0.050, 0.009), smooth(-1.2, 1.4, pulp))
    red = mix(red, rgb(0.58, 0.15, 0.022), smooth(0.2, 1.9, field.fbm(4, 5, 0.6)) * 0.6)
    red = mix(red, rgb(0.22, 0.010, 0.004), flesh * 0.7)
    red = mix(red, rgb(0.15, 0.02, 0.008), smooth(0.09, 0, pie.edge - pie.width * towards_rim) * 0.75)
    lay(pie, inside, red, np.clip(0.22 + 0.07 * pulp, 0.1, 0.5))
    return inside, height


def cheese(field, pie, inside, sauce_height, count=11, size=(0.075, 0.145), within=0.70, toast=1.0, avoid=()):
    """Torn fior di latte, melted: a domed middle, a thin skirt the sauce shines through, a few toasted spots."""
    rng = field.rng
    x = field.x + 0.040 * field.fbm(5, 3) + 0.006 * field.fbm(24, 3)
    y = field.y + 0.040 * field.fbm(5, 3) + 0.006 * field.fbm(24, 3)
    depth = np.full_like(x, -1.0)
    places = [p for p in scatter(rng, count, within, size, 1.15) if all(np.hypot(p[0] - a, p[1] - b) > c for a, b, c in avoid)]
    for cx, cy, radius in places:
        away = np.full_like(x, 9.0)
        for _ in range(rng.integers(3, 6)):
            ox, oy = rng.normal(0, radius * 0.5, 2)
            lobe = np.hypot(x - cx - ox, (y - cy - oy) * rng.uniform(0.85, 1.2)) - radius * rng.uniform(0.45, 0.8)
            k = 0.05
            blend = np.clip(0.5 + 0.5 * (away - lobe) / k, 0, 1)
            away = away * (1 - blend) + lobe * blend - k * blend * (1 - blend)
        depth = np.maximum(depth, -away)
    depth = blur(depth + 0.008 * field.fbm(15, 3), 3)
    cover = smooth(-0.016, 0.020, depth) * inside
    dome = np.sqrt(np.clip(depth, 0, 0.08) / 0.08)
    lump = field.fbm(6, 3, 0.45)
    pits = smooth(0.9, 1.7, field.fbm(22, 2)) * smooth(0.01, 0.05, depth)
    pie.height = pie.height + sauce_height * (1 - 0.9 * cover)
    pie.height = pie.height + blur(cover, 2) * (0.016 + 0.020 * dome + 0.006 * lump * dome - 0.004 * pits)

    milk = mix(rgb(0.84, 0.66, 0.42), rgb(0.90, 0.83, 0.67), smooth(0, 0.055, depth))
    milk = mix(milk, rgb(0.80, 0.50, 0.21), smooth(0.020, -0.010, depth) * 0.7)
    milk = mix(milk, rgb(0.84, 0.66, 0.38), smooth(0.1, 1.5, field.fbm(7, 5)) * 0.5)
    golden = smooth(0.35, 1.5, field.fbm(8, 4) + 0.3 * dome) * smooth(0.01, 0.05, depth) * toast
    brown = smooth(0.95, 1.6, field.fbm(13, 3) + 0.3 * dome) * smooth(0.01, 0.04, depth) * toast
    milk = mix(milk, rgb(0.62, 0.31, 0.08), np.clip(golden * 0.70, 0, 1))
    milk = mix(milk, rgb(0.52, 0.21, 0.035), np.clip(smooth(0, 0.5, brown) * 0.8, 0, 1))  # a brown halo, or it greys
    milk = mix(milk, rgb(0.15, 0.042, 0.010), smooth(0.45, 1, brown) * 0.8)
    # whey and fat stain the sauce round each piece
    stain = np.exp(-np.clip(-depth, 0, 1) / 0.035) * inside * (1 - cover)
    pie.colour = mix(pie.colour, rgb(0.70, 0.22, 0.05), stain * 0.42)
    lay(pie, cover, milk, 0.25 + 0.06 * lump)
    return cover


def oil(field, pie, inside, cover=0, amount=1.0):
    """Pools of olive oil, and beads: nearly mirror, a little golden, flattening what they cover."""
    pools = smooth(1.05 - 0.35 * amount, 1.32 - 0.35 * amount, field.fbm(7, 3, 0.4)) * inside * (1 - 0.55 * cover)
    beads = np.zeros_like(pools)
    for x, y, radius in scatter(field.rng, int(90 * amount), 0.76, (0.004, 0.017), 1.0):
        at = window(field, x, y, radius * 1.3)
        q = np.hypot(field.x[at] - x, field.y[at] - y) / radius
        beads[at] = np.maximum(beads[at], np.sqrt(np.clip(1 - q * q, 0, 1)) * radius)
    beads *= inside
    wet = np.clip(pools * 0.8 + (beads > 0), 0, 1)
    pie.colour = pie.colour * (1 - 0.5 * wet[..., None]) + 0.5 * wet[..., None] * (
        pie.colour * rgb(1.1, 0.85, 0.42) + rgb(0.055, 0.026, 0)
    )
    pie.rough = pie.rough * (1 - wet) + 0.07 * wet
    flat = blur(pie.height, 6)
    pie.height = pie.height * (1 - 0.55 * pools) + (flat + 0.002) * 0.55 * pools + 0.35 * beads


def slab(field, x, y, turn, reach):
    at = window(field, x, y, reach)
    dx, dy = field.x[at] - x, field.y[at] - y
    return at, dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)


def press(pie, at, mask, top, thickness):
    """Lay a thing of its own thickness on whatever is there: its underside levels, it does not drape."""
    base = blur(pie.height[at], 7)
    pie.height[at] = pie.height[at] * (1 - mask) + (base + thickness * top) * mask


def salame(field, pie, places):
    """Discs of spicy salame: cupped by the heat, crisp at the rim, red fat pooling in the middle."""
    rng = field.rng
    grain = field.fbm(22, 3, 0.55)
    fat = smooth(0.45, 0.95, field.fbm(60, 3, 0.6) + 0.45 * field.fbm(16, 2))
    for x, y, radius in places:
        at, a, b = slab(field, x, y, rng.uniform(0, 6.283), radius * 1.3)
        angle = np.arctan2(b, a)
        wobble = 1 + 0.025 * np.sin(3 * angle + rng.uniform(0, 6)) + 0.02 * np.sin(5 * angle) + 0.010 * grain[at]
        q = np.hypot(a, b * rng.uniform(1.0, 1.10)) / radius / wobble
        mask = smooth(1.0, 0.96, q)
        curled = 0.55 + 0.45 * np.sin(angle + rng.uniform(0, 6.283))  # one side lifts more than the other
        cup = 0.60 + 1.10 * curled * smooth(0.35, 0.97, q) - 0.35 * smooth(0.95, 1.0, q) + 0.13 * grain[at]
        press(pie, at, mask, cup, 0.022)
        meat = mix(rgb(0.33, 0.036, 0.010), rgb(0.21, 0.016, 0.006), smooth(-1, 1, grain[at]))
        meat = mix(meat, rgb(0.54, 0.20, 0.085), fat[at] * 0.75)
        meat = mix(meat, rgb(0.07, 0.013, 0.005), smooth(0.78, 0.99, q + 0.05 * grain[at]) * 0.85)
        pie.colour[at] = mix(pie.colour[at], meat, mask)
        pooled = smooth(0.75, 0.25, q + 0.25 * grain[at])
        pie.rough[at] = pie.rough[at] * (1 - mask) + (0.34 - 0.24 * pooled) * mask
        around = np.exp(-np.clip(q - 1, 0, 1) / 0.14) * (1 - mask)
        pie.colour[at] = mix(pie.colour[at], rgb(0.56, 0.16, 0.014), around * 0.5)


def chilli(field, pie, places):
    """Rings cut from a red chilli, with a few seeds."""
    rng = field.rng
    for x, y, radius in places:
        at, a, b = slab(field, x, y, rng.uniform(0, 3), radius * 1.4)
        q = np.hypot(a, b * rng.uniform(1.05, 1.6)) / radius
        flesh = smooth(1.0, 0.94, q) * smooth(0.46, 0.58, q)
        skin = smooth(0.82, 0.95, q)
        press(pie, at, flesh, 1 - 0.35 * np.abs(q - 0.74) / 0.26, 0.016)
        paint = mix(rgb(0.50, 0.085, 0.018), rgb(0.27, 0.008, 0.005), skin)
        pie.colour[at] = mix(pie.colour[at], paint, flesh)
        pie.rough[at] = pie.rough[at] * (1 - flesh) + 0.20 * flesh
        for _ in range(rng.integers(1, 4)):
            turn = rng.uniform(0, 6.283)
            sx, sy = 0.33 * radius * np.cos(turn), 0.33 * radius * np.sin(turn)
            seed = smooth(1.0, 0.7, np.hypot((a - sx) * 1.2, b - sy) / (0.17 * radius))
            press(pie, at, seed, 1, 0.010)
            pie.colour[at] = mix(pie.colour[at], rgb(0.72, 0.50, 0.22), seed)


def garlic(field, pie, places):
    """Slivers of garlic: ivory, glassy in the middle, toasted at the edge."""
    rng = field.rng
    grain = field.fbm(12, 3)
    for x, y, radius in places:
        at, a, b = slab(field, x, y, rng.uniform(0, 6.283), radius * 1.5)
        wide = radius * rng.uniform(0.46, 0.68) * (1 - 0.35 * (a / radius).clip(-1, 1))  # a clove is fuller at its foot
        bend = b - 0.25 * a * a / radius * rng.choice([-1, 1])
        q = np.hypot(a / radius, bend / wide) + 0.03 * grain[at]
        mask = smooth(1.0, 0.86, q)
        press(pie, at, mask, 1 - 0.25 * smooth(0.75, 1, q) + 0.12 * grain[at], 0.0075)
        toasted = smooth(0.35, 1.0, q + 0.16 * grain[at]) * rng.uniform(0.55, 1.0)
        paint = mix(rgb(0.70, 0.50, 0.21), rgb(0.55, 0.25, 0.05), toasted)
        paint = mix(paint, rgb(0.24, 0.085, 0.02), smooth(0.88, 1.02, q + 0.12 * grain[at]) * toasted * 0.8)
        core = smooth(0.30, 0.12, np.hypot(a / radius * 0.8, bend / wide * 2.2))
        paint = mix(paint, rgb(0.60, 0.44, 0.15), core * 0.8)
        pie.colour[at] = mix(pie.colour[at], paint, mask * 0.92)
        pie.rough[at] = pie.rough[at] * (1 - mask) + 0.24 * mask


def oregano(field, pie, count, within=0.76):
    """Rubbed dried oregano: broken flakes, grey green, and a few bits of stalk."""
    rng = field.rng
    for _ in range(count):
        turn, away = rng.uniform(0, 6.283), within * np.sqrt(rng.random())
        size = 0.0080 * min(1.6, rng.lognormal(0, 0.4))
        stalk = rng.random() < 0.12
        long, wide = (size * 3, size * 0.25) if stalk else (size * rng.uniform(1, 1.8), size * rng.uniform(0.45, 0.9))
        at, a, b = slab(field, away * np.cos(turn), away * np.sin(turn), rng.uniform(0, 6.283), long * 1.5)
        mask = smooth(1.0, 0.8, np.abs(a / long) ** 1.4 + np.abs((b - 0.3 * a * a / long) / wide) ** 1.6)
        tint = mix(rgb(0.120, 0.125, 0.040), rgb(0.045, 0.052, 0.014), np.full(a.shape, rng.random(), np.float32))
        press(pie, at, mask, 1 + 0.6 * b / wide, 0.0065)
        pie.colour[at] = mix(pie.colour[at], tint, mask)
        pie.rough[at] = pie.rough[at] * (1 - mask) + 0.6 * mask
