/** Plated dishes. `dish` is a module in dishes/; `view` is the picture's middle (a plate's is 0, 0) and width in units. */
const plate = (name, dish, view, extra) => ({
  name,
  dish,
  view,
  width: 1400,
  height: 1400,
  samples: 24,
  scene: "plates/scene.py",
  grade: { denoise: 3.2, bloom: 0.8, vignette: 0.22, focus: [0.5, 0.5] },
  ...extra,
})

export const scenes = [
  plate("dish-ember-leeks", "leeks", { x: -0.12, y: 0.1, width: 1.95 }),
  plate("dish-ash-beef", "beef", { x: 0.18, y: -0.15, width: 2.05 }),
  plate("dish-norma", "norma", { x: 0.12, y: 0.1, width: 1.75 }),
  plate("dish-maritozzo", "maritozzo", { x: 0.12, y: 0.12, width: 2.05 }, { key: 0.85 }),
  plate("plate-beetroot", "beetroot", { x: -0.12, y: 0.12, width: 1.85 }, { key: 0.82 }),
  plate("plate-last-of-it", "burnt_milk", { x: 0.1, y: 0.1, width: 1.75 }),
  plate("plate-radish", "radish", { x: 0.1, y: -0.1, width: 1.9 }, { gleam: [0.03, 0.04] }),
]
