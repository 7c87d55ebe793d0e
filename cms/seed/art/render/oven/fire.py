"""Flames: a small two-dimensional fluid (stable fluids, FFT projection), stills of which become glowing cards.

python3 oven/fire.py '{"work": "…"}' leaves flame-SEED-FRAME.png, brightness = heat, root at the bottom.
"""

import json
import sys

import cv2
import numpy as np

WIDTH, HEIGHT, STEPS = 512, 768, 330
FRAMES = (STEPS - 90, STEPS - 45, STEPS - 1)
SEEDS = (1, 2)
STRETCH = 0.0085


def _projector():
    """Removes divergence, so that hot air rolls up instead of piling up."""
    ky = np.fft.fftfreq(HEIGHT)[:, None] * 2 * np.pi
    kx = np.fft.rfftfreq(WIDTH)[None] * 2 * np.pi
    square = kx**2 + ky**2
    square[0, 0] = 1

    def project(u, v):
        fu, fv = np.fft.rfft2(u), np.fft.rfft2(v)
        push = (kx * fu + ky * fv) / square
        back = [np.fft.irfft2(f - k * push, s=(HEIGHT, WIDTH)).astype(np.float32) for f, k in ((fu, kx), (fv, ky))]
        return back

    return project


def burn(seed):
    """Yields the temperature of each frame kept."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    u, v, heat = (np.zeros((HEIGHT, WIDTH), np.float32) for _ in range(3))
    project = _projector()
    sources = [(rng.uniform(0.22, 0.78) * WIDTH, rng.uniform(14, 38), rng.uniform(0, 6.28)) for _ in range(7)]
    still_at_edge = np.clip(y / 120, 0, 1)
    # The draught: faster with height and drawn together, which pulls puffs out into tongues.
    draught = 2.4 + STRETCH * (HEIGHT - y)
    squeeze = -0.55 * STRETCH * (x - WIDTH / 2)
    for step in range(STEPS):
        fuel = np.zeros_like(heat)
        for middle, width, phase in sources:
            sway = middle + 12 * np.sin(step * 0.05 + phase)
            glow = np.exp(-(((x - sway) / width) ** 2) - ((y - HEIGHT + 40) / 12) ** 2)
            fuel = np.maximum(fuel, glow * (0.75 + 0.35 * np.sin(step * 0.23 + phase * 3)))
        gust = cv2.resize(rng.normal(0, 1, (24, 32)).astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
        heat = np.maximum(heat, fuel * (1 + 0.25 * gust))
        v -= 0.11 * heat
        # Vorticity confinement gives back the curls that the coarse grid smears.
        curl = np.gradient(v, axis=1) - np.gradient(u, axis=0)
        slope_y, slope_x = np.gradient(cv2.GaussianBlur(np.abs(curl), (0, 0), 1.5))
        length = np.hypot(slope_x, slope_y) + 1e-5
        u += 0.13 * (slope_y / length) * curl + 0.05 * gust * heat
        v -= 0.13 * (slope_x / length) * curl
        u, v = project(u, v)
        from_x, from_y = x - u - squeeze, y - v + draught
        carry = lambda f: cv2.remap(f, from_x, from_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        u, v, heat = carry(u) * 0.985, carry(v) * 0.985, carry(heat)
        heat = np.clip(heat - 0.0062 - 0.012 * heat * (heat < 0.5), 0, 1.3)
        heat[:6] = 0
        u[:24] *= 0.8
        v[:24] *= 0.8
        v *= 0.9 + 0.1 * still_at_edge
        v -= v.mean()
        if step in FRAMES:
            yield heat


def main(work):
    for seed in SEEDS:
        for frame, heat in enumerate(burn(seed)):
            large = cv2.resize(heat, (1024, 1536), interpolation=cv2.INTER_CUBIC)
            large = np.clip(cv2.GaussianBlur(large, (0, 0), 1.0), 0, 1) ** 0.7
            cv2.imwrite(f"{work}/flame-{seed}-{frame}.png", (large * 65535).astype(np.uint16))


if __name__ == "__main__":
    main(json.loads(sys.argv[1])["work"])
