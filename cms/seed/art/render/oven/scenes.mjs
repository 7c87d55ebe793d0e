const oven = {
  maps: "oven/maps.py",
  scene: "oven/scene.py",
  samples: 40,
  seed: 4,
  exposure: 0.45,
}

export const scenes = [
  {
    ...oven,
    name: "oven",
    width: 2000,
    height: 1300,
    pizza: [0.4, 0.24],
    camera: { at: [0.05, -4.6, 0.86], lens: 60, shift: [-0.165, -0.11] },
    grade: { denoise: 3.5, bloom: 1.3, vignette: 0.3, focus: [0.62, 0.55] },
  },
]
