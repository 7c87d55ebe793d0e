/** Seen from straight above. `view` is where the picture's middle lies (the food's is 0, 0) and how many units it is wide. */
const dish = (name, { grade, ...options }) => ({
  name,
  width: 1400,
  height: 1400,
  samples: 36,
  maps: "pizza/maps.py",
  scene: "pizza/scene.py",
  ...options,
  grade: { denoise: 3.6, vignette: 0.38, grain: 0.01, sweep: 0.5, soften: 1.1, ...grade },
})

export const scenes = [
  dish("dish-margherita", {
    width: 2000,
    recipe: "margherita",
    seed: 7,
    view: { x: -0.56, y: 0.03, width: 2.5 },
    grade: {
      denoise: 3.2,
      focus: [0.68, 0.5],
      sweep: 0,
      soften: 0.6,
      vignette: 0.28,
      keep_specks: true,
    },
  }),
  dish("dish-marinara", {
    recipe: "marinara",
    seed: 12,
    view: { x: -0.3, y: 0.28, width: 1.85 },
    grade: { focus: [0.52, 0.54], sweep: 0.72 },
  }),
  dish("dish-diavola", {
    recipe: "diavola",
    seed: 23,
    view: { x: 0.3, y: -0.24, width: 1.85 },
    grade: { focus: [0.52, 0.5] },
  }),
  dish("dish-focaccia", {
    maps: "pizza/focaccia.py",
    scene: "pizza/focaccia_scene.py",
    seed: 6,
    view: { x: -0.34, y: 0.26, width: 1.9 },
    grade: { focus: [0.55, 0.55] },
  }),
]
