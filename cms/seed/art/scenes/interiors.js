/** Rooms that belong to one city: the canal in Milan, the sail loft in Lisbon, the railway arch in London. */
import { pool } from "../lib/brush.js"
import * as c from "../lib/palette.js"
import { fire, voussoirs } from "../lib/props.js"
import * as r from "../lib/room.js"
import { landscape } from "../lib/scene.js"
import { arch, curve, ellipse, poly, rect, round, svg, taper } from "../lib/shapes.js"
import * as s from "../lib/street.js"

const clamp = (v) => Math.max(0, Math.min(1, v))

/** A coil of rope on its peg: what the workshop on the canal used to make. */
const coil = (b, x, y, q, colour = "#c9a05a") => {
  b.fill(ellipse(x + 10, y + 14, q), "#1d150e")
  for (let k = 0; k < 6; k++) {
    b.line(ellipse(x, y, q - 8 - k * 15), "#57401f", 15)
    b.x.setLineDash([17, 4])
    b.line(ellipse(x, y, q - 8 - k * 15), colour, 9)
    b.x.setLineDash([])
  }
  b.fill(ellipse(x, y, Math.max(12, q - 98)), "#2b2014")
  b.fill(rect(x - 9, y - q - 6, 18, q * 0.6), "#57401f")
}

const navigli = (b) => {
  b.ground("#2b2114")
  b.grain(b.all(), "#574019", pool(1350, 760, 900, 640, 1, 0.74))
  // the window on the canal: water, a bridge, somebody else's lights
  b.fill(arch(110, 150, 760, 830), "#120f0c")
  const view = b.fill(arch(140, 180, 700, 780), "#22363a")
  b.inside(view, () => {
    b.fill(rect(140, 330, 330, 400), "#16211f")
    b.fill(rect(440, 270, 420, 460), "#1a2827")
    for (const [x, y, on] of [
      [200, 400, 1],
      [300, 400, 0],
      [390, 400, 0],
      [200, 520, 0],
      [300, 520, 1],
      [520, 360, 0],
      [620, 360, 1],
      [740, 360, 0],
      [520, 500, 1],
      [740, 500, 0],
    ])
      b.fill(rect(x, y, 44, 66), on ? "#c98334" : "#101716")
    b.fill(rect(140, 690, 700, 290), "#1b2f33")
    const bridge = b.fill(rect(140, 610, 700, 130), "#2c221a")
    b.inside(bridge, () => b.fill(ellipse(520, 760, 190, 120), "#1b2f33"))
    b.fill(rect(140, 604, 700, 12), "#4a3826")
    s.reflection(b, 320, 760, 950, 150, ["#7a4a1c", c.amber])
    s.reflection(b, 650, 760, 950, 190, ["#7a4a1c", "#c98334"])
  })
  for (const x of [372, 594]) b.fill(rect(x, 180, 12, 790), "#120f0c")
  b.fill(rect(140, 520, 700, 12), "#120f0c")
  b.fill(rect(80, 956, 820, 30), "#57401f")
  coil(b, 1030, 420, 150)
  coil(b, 1030, 760, 110, "#a8833f")
  // the oven, tiled green, where the winding wheel stood
  const [cx, base] = [1500, 1010]
  const dome = b.fill(arch(cx - 330, 210, 660, 820, 0.95), "#10150f")
  b.inside(dome, () => {
    for (let y = 210, row = 0; y < base; y += 58, row++)
      for (let i = -1; i < 7; i++)
        b.fill(
          arch(cx - 330 + i * 110 + (row % 2) * 55 + 4, y, 102, 70),
          // tiles near the mouth shine, those above it do not
          ["#18211a", "#212e20", "#2c3d27", "#3a5030"][
            Math.max(0, Math.min(3, Math.round(3.6 - Math.hypot((i - 2.7) * 110, y - 800) / 150)))
          ],
        )
  })
  voussoirs(b, cx - 190, 560, 380, 300, 44, [c.brick, "#b8321b", "#98260f"], 15)
  const mouth = b.fill(arch(cx - 190, 560, 380, 300), c.brick)
  b.grain(mouth, c.amber, pool(cx, 860, 200, 260, 1, 0.42))
  b.inside(mouth, () => fire(b, cx - 10, 860, 320, 240))
  b.fill(rect(cx - 270, 860, 540, 26), c.linen)
  b.fill(arch(cx - 120, 930, 240, 120), "#0f120d")
  // floor and the tables nearest the fire
  b.fill(rect(0, 1030, b.w, 260), "#19140e")
  b.grain(rect(900, 1030, 1020, 150), "#6d4a1c", pool(cx, 1030, 480, 120, 1, 0.3))
  for (const x of [560, 1100]) {
    b.fill(round(x - 190, 1076, 380, 24, 8), c.linen)
    b.fill(rect(x - 10, 1100, 20, 170), "#0d0b09")
    b.fill(rect(x - 90, 1262, 180, 18), "#0d0b09")
    r.carafe(b, x + 90, 1076, 1.5, "#a8451b")
    r.candle(b, x - 20, 1076, 1.5)
    b.fill(round(x - 140, 1066, 90, 10, 5), c.cream)
    for (const k of [-1, 1]) r.chair(b, x + k * 270, 1290, 1.5, "#10140e")
  }
  s.pendant(b, 1030, 0, 130, 56)
}

/** Glazed tiles, four to a flower; they lose their light with the distance from `x0`. */
const azulejos = (b, y, rows, size, x0) => {
  for (let row = 0; row < rows; row++)
    for (let i = 0; i * size < b.w; i++) {
      const [x, top] = [i * size, y + row * size]
      const far = Math.min(3, Math.floor((Math.abs(x + size / 2 - x0) + row * 60) / 380))
      const [glaze, blue] = [
        ["#b3bcb2", "#2f5468"],
        ["#7d8885", "#264558"],
        ["#465052", "#1d3340"],
        ["#262d2f", "#17252d"],
      ][far]
      const tile = b.fill(rect(x + 2, top + 2, size - 4, size - 4), glaze)
      b.inside(tile, () => {
        for (const u of [0, 1])
          for (const v of [0, 1]) b.fill(ellipse(x + u * size, top + v * size, size * 0.31), blue)
      })
      b.fill(ellipse(x + size / 2, top + size / 2, size * 0.19), blue)
      b.fill(ellipse(x + size / 2, top + size / 2, size * 0.08), glaze)
    }
}

const alfama = (b) => {
  b.ground("#231d19")
  b.grain(b.all(), "#57402e", pool(1400, 760, 860, 560, 1, 0.74))
  // rafters of the loft
  b.fill(poly([0, 0], [b.w, 0], [b.w, 330], [960, 20], [0, 330]), "#0f0d0b")
  for (const k of [-1, 1])
    b.fill(taper(960 + k * 980, 360, 960 + k * 480, 190, 960, 10, 44, 44), "#3a281c")
  b.fill(rect(0, 300, b.w, 34), "#3a281c")
  b.fill(rect(938, 20, 44, 300), "#3a281c")
  // the round window: the river and the moon over it
  b.fill(ellipse(430, 558, 218), "#0f0d0b")
  const view = b.fill(ellipse(430, 558, 192), "#26404a")
  b.inside(view, () => {
    s.moon(b, 490, 490, 50)
    b.fill(rect(200, 640, 460, 160), "#182a33")
    for (const [x, y, w] of [
      [440, 660, 110],
      [462, 684, 66],
      [448, 710, 90],
    ])
      b.fill(rect(x, y, w, 6), "#cdbb98")
    b.fill(poly([310, 650], [370, 650], [356, 668], [322, 668]), "#0d1518")
    b.fill(poly([340, 560], [340, 644], [390, 644]), "#0d1518")
  })
  b.fill(rect(424, 366, 12, 384), "#0f0d0b")
  b.fill(rect(238, 552, 384, 12), "#0f0d0b")
  // an old sail, hung up by its head and left to dry
  const sail = svg(
    "M1010 300C1060 420 1090 560 1080 700C980 730 850 740 730 720C850 620 950 470 1010 300z",
    [730, 300, 360, 440],
  )
  b.fill(sail, "#a08a66")
  b.inside(sail, () => {
    b.fill(
      svg(
        "M1010 300C1060 420 1090 560 1080 700L960 726C1010 590 1020 450 1010 300z",
        [950, 300, 140, 430],
      ),
      "#c9b48a",
    )
    for (const k of [0, 1, 2, 3])
      b.fill(taper(700, 640 - k * 88, 900, 600 - k * 88, 1110, 640 - k * 88, 4, 4), "#6a5840")
  })
  b.fill(rect(1004, 290, 10, 30), c.ink)
  // tiles to the height of a table, the oven whitewashed
  const dado = 800
  azulejos(b, dado, 2, 120, 1480)
  b.fill(rect(0, dado - 14, b.w, 14), "#2b4a5c")
  const cx = 1480
  const dome = b.fill(arch(cx - 340, 460, 680, 600, 0.98), c.paper)
  b.grain(dome, "#a58a63", turnedDome(cx, 760))
  b.fill(rect(cx - 70, 330, 140, 180), c.linen)
  voussoirs(b, cx - 180, 600, 360, 280, 42, ["#8d4a2b", "#a05a34", "#7a3d24"], 15)
  const mouth = b.fill(arch(cx - 180, 600, 360, 280), "#5a140a")
  b.grain(mouth, c.ember, pool(cx, 880, 190, 200, 1, 0.4))
  // a small fire: it is drying
  b.inside(mouth, () => fire(b, cx, 880, 220, 170))
  b.fill(rect(cx - 380, 880, 760, 30), "#8d4a2b")
  b.fill(rect(cx - 340, 910, 680, 150), c.linen)
  b.fill(arch(cx - 110, 940, 220, 120), "#14100d")
  b.fill(rect(0, 1040, b.w, 250), "#18120f")
  b.grain(rect(880, 1040, 1040, 120), "#57301a", pool(cx, 1040, 460, 100, 1, 0.3))
  // trestles wait under their paper; the first cups have come
  r.longTable(b, -60, 1080, 920, 1290, { places: 3, s: 1.5, colour: "#2a1a11", edge: "#a8723f" })
  for (const x of [150, 470, 780]) r.chair(b, x, 1330, 1.4, "#0f0c0a")
}
const turnedDome = (cx, cy) => (x, y) =>
  clamp(Math.hypot((x - cx) / 360, (y - cy) / 330) * 3.4 - 2.3)

const bermondsey = (b) => {
  b.ground("#110e0d")
  const floor = 1060
  // the railway arch: three rings of brick
  for (const [k, colours] of [
    [0, ["#3d1c12", "#45210f", "#371810"]],
    [1, ["#57281a", "#63301d", "#4d2216"]],
    [2, ["#6d3420", "#7a3d24", "#5f2c1b"]],
  ])
    voussoirs(b, 130 + k * 62, 70 + k * 62, 1660 - k * 124, 1000, 60, colours, 31 - k * 2)
  const hall = b.fill(arch(254, 194, 1412, 880), "#2a1e18")
  b.grain(hall, "#63421f", pool(960, 760, 720, 520, 1, 0.45))
  b.inside(hall, () => {
    // three decks of oven, each with its window
    b.fill(round(590, 380, 740, 690, 12), "#15110f")
    b.fill(rect(590, 380, 740, 10), "#8d6a3f")
    for (const y of [430, 620, 810]) {
      b.fill(round(626, y, 668, 158, 10), "#261c17")
      const deck = b.fill(round(662, y + 24, 596, 92, 8), "#d98c2c")
      b.grain(deck, "#f6c25f", pool(960, y + 110, 330, 90, 1, 0.4))
      b.inside(deck, () => {
        for (const [i, w] of [130, 150, 126, 146].entries())
          r.loaf(b, 735 + i * 150, y + 118, w, "#6a3512")
      })
      b.line(deck, "#0d0b0a", 8)
      b.fill(rect(700, y + 132, 520, 12), "#a8926c")
    }
    // sacks to the right, a rack to the left
    for (const [x, y] of [
      [1400, 1070],
      [1540, 1070],
      [1466, 920],
    ]) {
      const sack = b.fill(
        curve([
          [x - 84, y],
          [x - 96, y - 90],
          [x - 70, y - 160],
          [x, y - 172],
          [x + 70, y - 160],
          [x + 96, y - 90],
          [x + 84, y],
        ]),
        c.linen,
      )
      b.grain(sack, "#7d6443", (px, py) => clamp((px - x + 10) / 70) * clamp(1.2 - (y - py) / 260))
      b.fill(arch(x - 28, y - 116, 56, 64), c.brick)
    }
    for (const x of [310, 548]) b.fill(rect(x, 470, 14, 600), "#0f0d0c")
    for (let row = 0; row < 5; row++) {
      const y = 560 + row * 118
      for (let i = 0; i < 3; i++)
        r.loaf(b, 372 + i * 66, y, 62, ["#a8641f", "#8a4a1c"][(i + row) % 2])
      b.fill(rect(310, y, 252, 10), "#8d6a3f")
    }
  })
  b.fill(rect(0, floor, b.w, 240), "#17110e")
  b.grain(rect(300, floor, 1320, 110), "#6b4320", pool(960, floor, 560, 90, 1, 0.3))
  // the counter: this morning's loaves
  b.fill(rect(0, 1150, b.w, 140), "#1d1310")
  b.fill(rect(0, 1132, b.w, 34), c.paper)
  b.fill(rect(0, 1158, b.w, 8), "#8f7a5a")
  for (const [x, w] of [
    [190, 300],
    [1480, 230],
    [1770, 330],
  ])
    r.loaf(b, x, 1134, w, "#a8641f")
}

export const interiors = {
  "inside-400-navigli": landscape(navigli),
  "inside-400-alfama": landscape(alfama),
  "inside-madia-bermondsey": landscape(bermondsey),
}
