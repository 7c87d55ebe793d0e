/** Dishes for menus and cards: square, from above, cropped by the edge. */
import { pool, turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { square } from "../lib/scene.js"
import { blob, curve, ellipse, place, poly, rect, ring, round, taper } from "../lib/shapes.js"

const P = [700, 690, 560]

const margherita = (b) => {
  f.tableTop(b)
  f.flour(b, 50)
  const [x, y, r] = P
  f.pizzaBase(b, x, y, r)
  for (const [dx, dy, q] of [
    [-0.34, -0.42, 0.14],
    [0.2, -0.5, 0.12],
    [0.48, -0.08, 0.15],
    [0.3, 0.38, 0.13],
    [-0.12, 0.52, 0.11],
    [-0.5, 0.16, 0.13],
    [-0.04, -0.06, 0.11],
    [0.02, 0.22, 0.07],
    [-0.56, -0.16, 0.06],
  ])
    f.lump(b, x + dx * r, y + dy * r, q * r, { wobble: 0.5, n: 9, cast: "#5c0f06" })
  f.oil(b, x, y, r * 0.66, 12)
  f.leaf(b, x - 0.14 * r, y - 0.22 * r, -0.6, 1.25)
  f.leaf(b, x + 0.16 * r, y - 0.02 * r, 0.75, 1.1)
  f.leaf(b, x - 0.06 * r, y + 0.14 * r, 2, 1.05)
  f.leaf(b, x - 0.3 * r, y + 0.38 * r, 0.2, 0.85)
  f.leaf(b, x + 0.46 * r, y - 0.34 * r, -1.2, 0.8)
}

const marinara = (b) => {
  f.tableTop(b, { base: "#131517", lit: "#20282b" })
  const [x, y, r] = [560, 760, 600]
  f.flour(b, 40)
  const red = f.pizzaBase(b, x, y, r, { sauce: "#b3270f", sauceDark: "#8a1a0c" })
  b.inside(red, () => {
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4
      const q = Math.sqrt(i / 26) * r * 0.72
      b.fill(
        blob(
          b.random,
          x + Math.cos(a) * q,
          y + Math.sin(a) * q,
          b.between(26, 58),
          b.between(18, 40),
          9,
          0.5,
          a,
        ),
        i % 3 ? "#c53a1c" : "#96200f",
      )
    }
  })
  f.scatter(b, 22, x, y, r * 0.68, r * 0.15, (px, py) =>
    f.garlic(b, px, py, b.between(20, 30), b.random() * 6),
  )
  f.scatter(b, 70, x, y, r * 0.72, 24, (px, py) =>
    b.fill(
      ellipse(px, py, b.between(5, 11), b.between(3, 5), b.random() * 3),
      b.pick(["#2c4420", "#3d5a2a", "#1d2e16"]),
    ),
  )
  f.oil(b, x, y, r * 0.7, 18)
  f.garlic(b, 1150, 190, 62, 0.5)
  f.garlic(b, 1060, 110, 44, 2.1)
}

const diavola = (b) => {
  f.tableTop(b, { base: c.ink, lit: "#2a1712", x: 900, y: 260 })
  const [x, y, r] = [720, 800, 600]
  f.pizzaBase(b, x, y, r, { sauce: "#a82a16", sauceDark: "#74160a" })
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4 + 1
    const q = Math.sqrt((i + 0.5) / 9) * r * 0.62
    f.lump(b, x + Math.cos(a) * q, y + Math.sin(a) * q, r * b.between(0.1, 0.15), {
      wobble: 0.5,
      squash: 0.8,
      turn: a,
      cast: "#5c0f06",
      colour: "#f0d9a4",
      shade: "#d3a04e",
    })
  }
  f.scatter(b, 15, x, y, r * 0.66, r * 0.225, (px, py) => {
    const q = r * b.between(0.088, 0.104)
    b.fill(ellipse(px + q * 0.12, py + q * 0.18, q), "#4d0c05", 0.8)
    const s = b.fill(blob(b.random, px, py, q, q, 12, 0.06), "#7d1a0e")
    b.fill(blob(b.random, px - q * 0.03, py - q * 0.03, q * 0.86, q * 0.86, 12, 0.06), "#b53a20")
    b.grain(s, "#6d140a", turned(px, py, q, -2.3, 0.05, 1.1, 0.9))
    for (let k = 0; k < 7; k++)
      b.fill(
        ellipse(
          px + b.between(-0.5, 0.5) * q,
          py + b.between(-0.5, 0.5) * q,
          q * 0.09,
          q * 0.06,
          k,
        ),
        "#e8b894",
      )
  })
  f.scatter(b, 16, x, y, r * 0.7, 90, (px, py) => b.line(ring(px, py, 15, 15), c.flame, 7))
  f.oil(b, x, y, r * 0.7, 12, "#d95a1c")
  f.chilli(b, 150, 150, 0.5, 190)
  f.chilli(b, 300, 95, 0.9, 150, c.brick)
}

const norma = (b) => {
  f.tableTop(b, { base: "#1a1411", lit: "#3a2a22" })
  const [x, y, r] = [690, 700, 580]
  f.plate(b, x, y, r, { rim: "#35484a", well: "#3f5456", shade: "#243335", edge: "#8fa09a" })
  const sauce = b.fill(blob(b.random, x, y, r * 0.56, r * 0.53, 20, 0.14), "#9c2412")
  b.grain(sauce, "#6d140a", turned(x, y, r * 0.56, -2.3, 0.1, 1.1))
  // rigatoni: short ridged tubes
  f.scatter(b, 34, x, y, r * 0.44, r * 0.105, (px, py) => {
    const a = b.random() * 3.14
    const [l, w] = [r * 0.115, r * 0.05]
    const tube = round(-l, -w, l * 2, w * 2, w * 0.5)
    b.fill(place(tube, px + 8, py + 12, 1, a), "#4d0c05")
    b.fill(place(tube, px, py, 1, a), b.pick(["#e7b65f", "#dfa54c", "#eec274"]))
    for (let k = -2; k <= 2; k++)
      b.fill(place(rect(-l * 0.94, k * w * 0.36 - 1.5, l * 1.7, 3), px, py, 1, a), "#b9762c")
    b.fill(place(ellipse(l * 0.86, 0, w * 0.34, w * 0.8), px, py, 1, a), "#6a2a10")
  })
  f.scatter(b, 9, x, y, r * 0.42, r * 0.2, (px, py) => {
    const a = b.random() * 6
    const s = place(
      curve([
        [-70, -30],
        [0, -44],
        [66, -26],
        [74, 24],
        [0, 44],
        [-72, 28],
      ]),
      px,
      py,
      b.between(0.72, 0.95),
      a,
    )
    b.fill(
      place(
        curve([
          [-70, -30],
          [0, -44],
          [66, -26],
          [74, 24],
          [0, 44],
          [-72, 28],
        ]),
        px + 8,
        py + 12,
        0.85,
        a,
      ),
      "#3a0a05",
      0.7,
    )
    b.fill(s, "#5a4426")
    b.line(s, "#241426", 13)
  })
  for (const [dx, dy] of [
    [-0.1, -0.2],
    [0.18, -0.12],
    [0.05, 0.12],
    [-0.24, 0.1],
    [0.28, 0.18],
    [-0.05, 0.33],
  ])
    for (let k = 0; k < 3; k++)
      f.lump(
        b,
        x + dx * r + b.between(-40, 40),
        y + dy * r + b.between(-30, 30),
        b.between(14, 34),
        { wobble: 0.6, n: 7, cast: "#3a0a05" },
      )
  f.leaf(b, x - 20, y - 30, -0.5, 1.1)
  f.leaf(b, x + 74, y + 30, 1.1, 0.9)
}

const leeks = (b) => {
  f.tableTop(b, { base: "#141312", lit: "#2b241f" })
  const [x, y, r] = [660, 660, 570]
  f.plate(b, x, y, r, { rim: "#24211f", well: "#2d2926", shade: "#151312", edge: "#57382a" })
  const sauce = b.fill(
    curve([
      [330, 560],
      [560, 430],
      [860, 470],
      [990, 640],
      [900, 840],
      [640, 900],
      [400, 800],
    ]),
    "#c2521f",
  )
  b.grain(sauce, "#8f3312", turned(x, y, 340, -2.3, 0, 1))
  const turn = -0.32
  for (let i = 0; i < 5; i++) {
    const off = (i - 2) * 92
    const cx = x - Math.sin(turn) * off + b.between(-12, 12)
    const cy = y + Math.cos(turn) * off
    const l = 360 - Math.abs(i - 2) * 44
    const body = round(-l, -38, l * 2, 76, 34)
    b.fill(place(body, cx + 12, cy + 18, 1, turn), "#2a0f07", 0.8)
    const s = b.fill(place(body, cx, cy, 1, turn), "#e2d6a0")
    b.inside(s, () => {
      b.fill(place(rect(l * 0.1, -40, l, 80), cx, cy, 1, turn), "#b7b873")
      b.fill(place(rect(l * 0.5, -40, l, 80), cx, cy, 1, turn), "#7a8a4a")
      for (let k = -2; k <= 2; k++)
        b.fill(place(taper(-l, k * 15, 0, k * 15 + 6, l, k * 17, 3, 3), cx, cy, 1, turn), "#9c9a5c")
      const burn = -l * 0.82 + b.between(-20, 70)
      for (let k = 0; k < 3; k++)
        b.fill(
          place(
            poly(
              [burn + k * 150, -40],
              [burn + 44 + k * 150, -40],
              [burn + 14 + k * 150, 40],
              [burn - 30 + k * 150, 40],
            ),
            cx,
            cy,
            1,
            turn,
          ),
          "#2a1a10",
        )
    })
    b.grain(s, "#5b4a22", (px, py) =>
      Math.max(0, ((py - cy) * Math.cos(turn) - (px - cx) * Math.sin(turn)) / 40 - 0.2),
    )
  }
  f.scatter(b, 17, x, y, 330, 74, (px, py) =>
    f.lump(b, px, py, b.between(15, 23), {
      colour: "#c98f4c",
      shade: "#7a4a1e",
      cast: "#1b0d08",
      wobble: 0.25,
    }),
  )
  f.scatter(b, 12, x, y, 330, 60, (px, py) =>
    f.leaf(b, px, py, b.random() * 6, 0.24, { vein: "#56733a" }),
  )
}

const beef = (b) => {
  f.tableTop(b, { base: "#12100f", lit: "#2a1a14", x: 420, y: 340 })
  // charred board, cropped
  const board = poly([120, 180], [1300, 60], [1300, 1190], [210, 1300], [110, 1300])
  b.fill(poly([100, 214], [1300, 96], [1300, 1300], [80, 1300]), "#070605")
  b.fill(board, "#33221a")
  b.grain(board, "#4a3021", pool(440, 420, 640, 560, 0.9, 0.2))
  for (let k = 0; k < 7; k++)
    b.fill(taper(110, 330 + k * 150, 700, 250 + k * 150, 1300, 190 + k * 150, 4, 4), "#241812")
  // slices fanned along an arc
  for (let i = 0; i < 8; i++) {
    const t = i / 7
    const a = -0.62 + t * 0.95
    const cx = 250 + t * 760
    const cy = 860 - Math.sin(t * 2.7) * 250
    const slice = curve([
      [-118, -60],
      [-90, -200],
      [10, -232],
      [104, -196],
      [128, -40],
      [110, 130],
      [30, 214],
      [-76, 190],
      [-124, 80],
    ])
    b.fill(place(slice, cx + 16, cy + 22, 1, a), "#150a07")
    const s = b.fill(place(slice, cx, cy, 1, a), "#2a130b")
    b.fill(place(slice, cx, cy, 0.92, a), "#6d2f1c")
    b.fill(place(slice, cx, cy, 0.82, a), "#a8352a")
    const pink = b.fill(place(slice, cx, cy, 0.64, a), "#c44a3c")
    b.grain(s, "#4d140c", (px, py) =>
      Math.max(0, ((px - cx) * Math.cos(a) + (py - cy) * Math.sin(a)) / 120 - 0.25),
    )
    b.inside(pink, () => {
      for (let k = 0; k < 4; k++)
        b.fill(
          place(taper(-50 + k * 28, -130, -30 + k * 30, 0, -46 + k * 26, 130, 4, 2), cx, cy, 1, a),
          "#dd8a74",
        )
    })
  }
  for (let i = 0; i < 60; i++)
    b.fill(
      ellipse(b.between(200, 1150), b.between(380, 1180), b.between(2, 6), b.between(2, 4), i),
      i % 3 ? c.cream : "#0d0b0a",
    )
  f.rosemary(b, 250, 1170, -0.35, 330)
  const bowl = [1060, 1030, 160]
  f.shadow(b, ...bowl, 16)
  b.fill(ellipse(...bowl), "#1d2a2c")
  b.fill(ellipse(bowl[0], bowl[1], 132), "#26150c")
  b.grain(
    ellipse(bowl[0], bowl[1], 132),
    "#7a3d14",
    pool(bowl[0] - 40, bowl[1] - 40, 110, 100, 0.9),
  )
}

const focaccia = (b) => {
  f.tableTop(b, { base: "#1c2325", lit: "#2d3a3b" })
  f.flour(b, 50)
  const slab = round(150, 170, 1300, 900, 70)
  b.fill(round(178, 208, 1300, 900, 70), "#0a0c0c")
  b.fill(slab, "#9c5f24")
  const face = b.fill(round(176, 192, 1300, 846, 56), "#dfa851")
  b.grain(face, "#b9762c", (x, y) =>
    Math.max(
      0,
      (x - 176 < 90 ? 1 - (x - 176) / 90 : 0) +
        Math.max(0, (y - 900) / 150) +
        Math.max(0, (250 - y) / 90) * 0.8,
    ),
  )
  b.grain(face, "#ebbd6c", pool(560, 460, 460, 360, 0.7, 0.4))
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 7; k++) {
      const x = 290 + k * 175 + (row % 2) * 84 + b.between(-18, 18)
      const y = 290 + row * 160 + b.between(-16, 16)
      const r = b.between(34, 44)
      const kind = (row * 3 + k * 2) % 5
      const hole = b.fill(blob(b.random, x, y, r, r * 0.88, 10, 0.15), "#a8681f")
      b.grain(hole, "#7a4512", turned(x, y, r, 0.84, -0.2, 0.9))
      if (kind === 0 || kind === 3) f.tomato(b, x, y, r * 0.86, { cut: row % 2 === 0, cast: false })
      else {
        b.fill(ellipse(x + 5, y + 6, r * 0.5, r * 0.4), "#d98a2b")
        b.fill(ellipse(x - 4, y - 4, r * 0.12, r * 0.08), c.cream)
      }
    }
  f.rosemary(b, 330, 420, 0.35, 210)
  f.rosemary(b, 740, 760, -0.5, 230)
  f.rosemary(b, 930, 330, 0.9, 190)
  for (let i = 0; i < 60; i++)
    b.fill(rect(b.between(220, 1270), b.between(230, 1000), 6, 5), c.cream)
}

const maritozzo = (b) => {
  f.tableTop(b, { base: "#20150f", lit: "#3a2a22" })
  const [x, y, r] = [650, 660, 520]
  f.plate(b, x, y, r, { rim: c.paper, well: c.cream, edge: c.brick })
  const turn = -0.5
  const bun = curve([
    [-380, 0],
    [-300, -170],
    [-60, -230],
    [180, -220],
    [350, -110],
    [390, 10],
    [320, 150],
    [100, 226],
    [-140, 222],
    [-320, 140],
  ])
  b.fill(place(bun, x + 22, y + 30, 1, turn), "#8f7a54")
  const s = b.fill(place(bun, x, y, 1, turn), "#b5682a")
  const along = (px, py) => [
    (px - x) * Math.cos(turn) + (py - y) * Math.sin(turn),
    -(px - x) * Math.sin(turn) + (py - y) * Math.cos(turn),
  ]
  b.grain(s, "#7a3d14", (px, py) => {
    const [u, v] = along(px, py)
    return Math.max(0, Math.hypot(u / 390, v / 230) * 1.5 - 0.85)
  })
  b.grain(s, "#d99a50", (px, py) => {
    const [u, v] = along(px, py)
    return Math.max(0, 0.9 - Math.hypot((u + 40) / 230, (Math.abs(v) - 150) / 46))
  })
  const cream = curve([
    [-372, 0],
    [-260, -84],
    [-100, -66],
    [0, -98],
    [120, -70],
    [260, -86],
    [378, 8],
    [250, 86],
    [110, 66],
    [-10, 98],
    [-130, 70],
    [-260, 82],
  ])
  b.fill(place(cream, x + 5, y + 16, 1, turn), "#7a3d14")
  const w = b.fill(place(cream, x, y, 1, turn), "#fbf2da")
  b.grain(w, "#d9c69c", (px, py) => Math.max(0, along(px, py)[1] / 80 - 0.15))
  for (let i = 0; i < 5; i++) {
    const u = -240 + i * 120
    b.line(
      place(
        curve([
          [u - 46, 12],
          [u, -44],
          [u + 44, -6],
          [u + 6, 16],
        ]),
        x,
        y,
        1,
        turn,
      ),
      "#e4d3aa",
      7,
    )
  }
  f.scatter(b, 90, x - 40, y - 20, 480, 26, (px, py) =>
    b.fill(ellipse(px, py, b.between(1.5, 3.6)), "#fffaf0"),
  )
  // orange peel and a coffee, cropped
  for (const [ox, oy, a] of [
    [330, 980, 0.3],
    [420, 1010, 1.4],
    [300, 900, 2.2],
  ])
    b.fill(
      place(
        curve([
          [-44, 0],
          [-10, -16],
          [44, -4],
          [8, 10],
        ]),
        ox,
        oy,
        1,
        a,
      ),
      c.flame,
    )
  f.shadow(b, 1180, 150, 230, 20)
  b.fill(ellipse(1180, 150, 230), "#a82a16")
  b.fill(ellipse(1180, 150, 132), "#7d1a0e")
  b.fill(ellipse(1180, 150, 118), "#2a1408")
  b.grain(ellipse(1180, 150, 118), "#8a4a1c", pool(1150, 120, 100, 84, 0.9, 0.2))
}

export const dishes = {
  "dish-margherita": square(margherita),
  "dish-marinara": square(marinara),
  "dish-diavola": square(diavola),
  "dish-norma": square(norma),
  "dish-ember-leeks": square(leeks),
  "dish-ash-beef": square(beef),
  "dish-focaccia": square(focaccia),
  "dish-maritozzo": square(maritozzo),
}
