"""From a raw render to a picture: fireflies out, noise down, bloom, a vignette, film grain.

python3 lib/grade.py raw.png graded.png '{"denoise": 3.5, "bloom": 1, "vignette": 0.28, "focus": [0.55, 0.5]}'
"""

import json
import sys

import cv2
import numpy as np

BLACK = np.array([13, 15, 16], np.float32) / 255 * 0.55  # blue, green, red: the site's near-black, never 0


def denoise(image, strength):
    median = cv2.medianBlur(image, 3)
    hot = image.astype(int).max(-1) - median.astype(int).max(-1) > 60
    image = np.where(hot[..., None], median, image)
    if not strength:
        return image
    padded = cv2.copyMakeBorder(image, 16, 16, 16, 16, cv2.BORDER_REFLECT)
    return cv2.fastNlMeansDenoisingColored(padded, None, strength, strength * 1.8, 5, 15)[16:-16, 16:-16]


def sweep_ground(image, share):
    """Takes away `share` of the flour on the dark ground, in patches: dots are bytes, and too many look like snow."""
    height, width = image.shape[:2]
    swept = cv2.morphologyEx(image, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9)))
    ground = (cv2.GaussianBlur(image.max(-1), (0, 0), width / 100) < 0.27).astype(np.float32)
    rng = np.random.default_rng(5)
    patches = sum(
        cv2.resize(rng.normal(0, 1, (n, n)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC) / w
        for n, w in ((5, 1), (16, 1.6), (120, 1.6))
    )
    away = np.clip((np.quantile(patches, share) - patches) * 5 + 0.5, 0, 1)
    weight = (cv2.GaussianBlur(ground, (0, 0), width / 350) * away)[..., None]
    return image * (1 - weight) + swept * weight


def fall_off(image, strength, focus):
    """A lens is sharpest in its middle; the soft corners cost a third fewer bytes, too."""
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    away = np.hypot(x / width - focus[0], (y / height - focus[1]) * height / width)
    for sigma, start in ((0.7, 0.10), (1.5, 0.32)):
        soft = cv2.GaussianBlur(image, (0, 0), sigma * strength * width / 1400)
        image = image + (soft - image) * np.clip((away - start) / 0.18, 0, 1).astype(np.float32)[..., None]
    return image


def grade(image, denoise_by=3.5, bloom=1.0, vignette=0.28, focus=(0.55, 0.5), grain=0.016, keep_specks=False, sweep=0.0, soften=0.0):
    clean = denoise(image, denoise_by).astype(np.float32) / 255
    height, width = clean.shape[:2]
    if keep_specks:  # flour and salt are single bright pixels on black: not noise
        bright = cv2.GaussianBlur((image.max(-1) > 90).astype(np.float32), (0, 0), 0.6)[..., None]
        dark_round = (cv2.GaussianBlur(clean.max(-1), (0, 0), width / 110) < 0.16).astype(np.float32)
        bright = bright * cv2.GaussianBlur(dark_round, (0, 0), 2)[..., None]
        clean = clean * (1 - bright) + image.astype(np.float32) / 255 * bright
    if sweep:
        clean = sweep_ground(clean, sweep)
    if soften:
        clean = fall_off(clean, soften, focus)
    linear = clean**2.2
    highlights = np.clip(linear - 0.55, 0, 1)
    glow = sum(cv2.GaussianBlur(highlights, (0, 0), s * width / 1600) for s in (6, 18, 60))
    out = np.clip(linear + bloom * glow * np.array([0.05, 0.10, 0.20], np.float32), 0, 1) ** (1 / 2.2)
    y, x = np.mgrid[0:height, 0:width]
    away = np.hypot((x - width * focus[0]) / width, (y - height * focus[1]) / height)
    out *= (1 - vignette * np.clip(away * 1.25 - 0.25, 0, 1))[..., None]
    out = np.maximum(out, BLACK)
    light = out.mean(-1)
    rng = np.random.default_rng(1)
    film = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
    out += (film * grain * (0.25 + 1.3 * np.sqrt(light) * (1 - light)))[..., None]
    return (np.clip(out, 0, 1) * 255).round().astype(np.uint8)


if __name__ == "__main__":
    source, target, options = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    options["denoise_by"] = options.pop("denoise", 3.5)
    raw = cv2.imread(source, -1)[..., :3]
    raw = (raw / 257).round().astype(np.uint8) if raw.dtype == np.uint16 else raw
    cv2.imwrite(target, grade(raw, **options))
