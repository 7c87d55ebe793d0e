/* global Path2D */
/** Pictures for the news: one subject each, near, cropped. */
import { across, down, pool, turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { fire, voussoirs } from "../lib/props.js"
import * as r from "../lib/room.js"
import { landscape } from "../lib/scene.js"
import { arch, blob, curve, ellipse, place, poly, rect, round, taper } from "../lib/shapes.js"
import * as s from "../lib/street.js"

const clamp = (v) => Math.max(0, Math.min(1, v))

const wheat = (b) => {
  b.ground("#7d2c12")
  b.grain(b.all(), c.wine, (x, y) => clamp(1.25 - y / 420))
  b.fill(ellipse(1240, 620, 330), c.amber)
  b.fill(ellipse(1240, 620, 290), "#f6c25f")
  b.fill(
    curve([
      [-200, 900],
      [400, 760],
      [1000, 860],
      [1500, 760],
      [2200, 860],
      [2200, 1700],
      [-200, 1700],
    ]),
    "#57200e",
  )
  b.fill(
    curve([
      [-200, 960],
      [500, 880],
      [1200, 960],
      [2200, 880],
      [2200, 1700],
      [-200, 1700],
    ]),
    "#2c1409",
  )
  for (let i = 0; i < 34; i++)
    f.wheat(
      b,
      -60 + i * 62 + b.between(-14, 14),
      1320,
      -Math.PI / 2 + b.between(-0.12, 0.16),
      b.between(420, 560),
      "#8a4f1c",
      "#6a3a15",
    )
  for (let i = 0; i < 13; i++)
    f.wheat(
      b,
      40 + i * 155 + b.between(-30, 30),
      1360,
      -Math.PI / 2 + b.between(-0.1, 0.2),
      b.between(700, 900),
      c.amber,
      "#c07a22",
    )
  for (const [x, l, a] of [
    [260, 1250, -1.42],
    [1700, 1180, -1.66],
    [520, 1060, -1.5],
  ])
    f.wheat(b, x, 1400, a, l, c.cream, c.straw)
}

const oven = (b) => {
  r.room(b, {
    wall: "#221813",
    lit: "#38251b",
    hot: "#57351f",
    floor: 1000,
    light: [1050, 640, 900],
  })
  // a dome half laid: courses of brick over a wooden form
  const [cx, base, R] = [1040, 940, 560]
  b.fill(arch(cx - R, base - R, R * 2, R), "#15100e")
  for (let course = 0; course < 9; course++) {
    const y0 = base - course * 62
    const half = R * Math.sqrt(Math.max(0.02, 1 - ((course * 62) / R) ** 2))
    const half1 = R * Math.sqrt(Math.max(0.02, 1 - (((course + 1) * 62) / R) ** 2))
    const n = Math.max(4, Math.round(half / 46))
    for (let i = 0; i < n; i++) {
      const k0 = (i / n) * 2 - 1
      const k1 = ((i + 1) / n) * 2 - 1
      if (course > 5 && k0 > 0.5 - (course - 5) * 0.42) continue
      if (Math.abs((k0 + k1) / 2) * half < 215 && course < 4) continue
      b.fill(
        poly(
          [cx + k0 * half + 4, y0 - 4],
          [cx + k1 * half - 4, y0 - 4],
          [cx + k1 * half1 - 4, y0 - 58],
          [cx + k0 * half1 + 4, y0 - 58],
        ),
        b.pick([c.brick, "#98260f", "#b8321b", "#8d4a2b"]),
      )
    }
  }
  b.grain(
    arch(cx - R, base - R, R * 2, R),
    "#1c0d08",
    (x, y) => clamp((x - cx - 60) / 500) * clamp(1.2 - (base - y) / 700),
  )
  voussoirs(b, cx - 200, base - 290, 400, 290, 40, ["#a05a34", "#8d4a2b", "#7a3d24"], 15, true)
  const mouth = b.fill(arch(cx - 200, base - 290, 400, 290), "#3d0f08")
  b.grain(mouth, c.ember, pool(cx, base, 240, 230, 1, 0.3))
  b.inside(mouth, () => fire(b, cx, base, 320, 190))
  b.fill(rect(360, base, 1360, 40), c.linen)
  b.fill(rect(400, base + 40, 1280, 340), "#2a1c16")
  b.fill(arch(cx - 190, base + 120, 380, 300), "#100c0a")
  // bricks waiting, a trowel
  for (const [x, y] of [
    [90, 1180],
    [250, 1180],
    [90, 1100],
    [250, 1100],
    [410, 1180],
    [170, 1020],
  ]) {
    b.fill(rect(x, y, 152, 72), b.pick([c.brick, "#98260f", "#8d4a2b"]))
    b.fill(rect(x, y, 152, 7), "#c9603c")
  }
  b.fill(poly([1560, 930], [1720, 780], [1760, 940]), "#9fb0a6")
  b.fill(taper(1740, 860, 1790, 850, 1810, 800, 12, 12), c.ink)
  b.fill(place(round(-70, -16, 140, 32, 14), 1840, 740, 1, -1.1), "#8a5a30")
  s.pendant(b, 620, 0, 300, 50)
}

const tomato = (b) => {
  b.ground("#10120f")
  b.grain(b.all(), "#20281c", pool(800, 500, 1100, 900, 1, 0.4))
  f.tomato(b, 1280, 760, 560, { cast: true })
  f.tomato(b, 480, 980, 330)
  f.tomato(b, 560, 300, 210)
  f.tomato(b, 160, 480, 150, { cut: true })
  f.leaf(b, 860, 190, 0.5, 1.9)
  f.leaf(b, 790, 1150, -0.4, 1.6)
}

/** The grower's door is open: its light comes down one row of vines, the moon has the rest. */
const vineyard = (b) => {
  b.ground("#1c2c30")
  b.grain(b.all(), c.deep, (x, y) => clamp(1.3 - y / 360))
  const [vx, vy] = [1180, 590]
  b.fill(ellipse(470, 300, 168), c.cream)
  b.grain(ellipse(470, 300, 168), "#c9a873", turned(470, 300, 168, -2.3, 0.35, 1.1))
  b.fill(curve([[-200, 640], [160, 470], [480, 560], [820, 420], [1180, 540], [1560, 420], [2200, 600], [2200, 900], [-200, 900]]), "#15201f") // prettier-ignore
  // the hill, cut into rows that meet at the house
  b.fill(
    poly([0, 640], [560, 600], [vx, vy], [1700, 600], [b.w, 650], [b.w, b.h], [0, b.h]),
    "#141b14",
  )
  const far = 2600
  for (let i = -11; i <= 11; i++) {
    const a = Math.PI / 2 - i * 0.118
    const ray = (turn) => [vx + far * Math.cos(a + turn), vy + 26 + far * Math.sin(a + turn)]
    const near = Math.abs(i)
    if (i === 0) continue
    const [leaf, side] =
      near < 2 ? ["#5d6b2f", "#a8641f"] : near < 4 ? ["#3f5530", "#57391a"] : ["#2c4034", "#1b2822"]
    const turn = i < 0 ? 1 : -1
    b.fill(poly([vx, vy + 26], ray(-0.042), ray(0.042)), leaf)
    // the side of the row that looks at the light
    b.fill(poly([vx, vy + 26], ray(0.042 * turn), ray(0.016 * turn)), side)
  }
  // the lit path, broader as it comes
  b.fill(poly([vx - 16, vy + 30], [vx + 16, vy + 30], [vx + 150, b.h], [vx - 150, b.h]), "#6d3a1a")
  b.fill(poly([vx - 10, vy + 30], [vx + 10, vy + 30], [vx + 84, b.h], [vx - 84, b.h]), "#b5651f")
  b.grain(
    poly([vx - 200, 800], [vx + 200, 800], [vx + 200, b.h], [vx - 200, b.h]),
    "#2a1a10",
    down(840, 1240),
  )
  // house and cypresses
  b.fill(rect(vx - 210, 392, 420, 226), "#100e0c")
  b.fill(poly([vx - 250, 400], [vx, 290], [vx + 250, 400]), "#5c2716")
  b.fill(rect(vx + 110, 270, 44, 90), "#3a1a10")
  b.fill(arch(vx - 66, 452, 132, 166), c.rust)
  s.glow(b, arch(vx - 52, 466, 104, 152), { base: c.amber, hot: c.cream, top: c.flame })
  b.fill(rect(vx - 168, 470, 46, 62), "#b5651f")
  b.fill(rect(vx + 122, 470, 46, 62), "#1b2628")
  for (const [x, h] of [
    [vx - 300, 400],
    [vx - 372, 300],
    [vx + 310, 440],
    [vx + 384, 330],
    [vx + 450, 260],
  ])
    s.cypress(b, x, 640, h, { pot: false, colour: "#0c110e" })
}

const lisbon = (b) => {
  s.nightSky(b, { base: "#3d4f4d", top: c.night, haze: "#b0652f", horizon: 640 })
  b.fill(ellipse(520, 540, 190), c.amber)
  b.fill(rect(0, 560, b.w, 300), "#24383b")
  s.reflection(b, 520, 575, 760, 340, ["#a8561b", c.amber])
  // the bridge
  for (const x of [300, 1020]) {
    b.fill(rect(x - 15, 200, 30, 400), "#6d1f10")
    for (const y of [270, 380, 470]) b.fill(rect(x - 34, y, 68, 12), "#6d1f10")
  }
  b.fill(rect(0, 470, 1500, 14), "#6d1f10")
  const cable = new Path2D()
  cable.moveTo(-200, 330)
  cable.quadraticCurveTo(60, 470, 300, 205)
  cable.quadraticCurveTo(660, 690, 1020, 205)
  cable.quadraticCurveTo(1250, 480, 1500, 470)
  b.line({ path: cable }, "#6d1f10", 7)
  for (let i = 0; i < 22; i++) {
    const t = (i + 1) / 23
    const y = (1 - t) ** 2 * 205 + 2 * t * (1 - t) * 690 + t * t * 205
    if (y < 470) b.fill(rect(300 + 720 * t - 1.5, y, 3, 470 - y), "#6d1f10")
  }
  for (const [x, y, w, colour] of [
    [-40, 760, 300, "#241a16"],
    [220, 820, 260, "#1d2425"],
    [440, 780, 240, "#2a1d17"],
    [660, 840, 300, "#1d2425"],
  ]) {
    b.fill(poly([x - 20, y], [x + w / 2, y - 70], [x + w + 20, y]), "#7a2f1c")
    b.fill(rect(x, y, w, 500), colour)
    for (let i = 0; i < 2; i++)
      b.fill(arch(x + 50 + i * (w - 140), y + 50, 40, 70), b.random() < 0.5 ? c.amber : c.ink)
  }
  // the tram, coming in from the right
  b.fill(rect(0, 1130, b.w, 150), "#15110f")
  b.fill(rect(0, 1196, b.w, 5), "#6a4a2c")
  b.fill(rect(0, 1236, b.w, 5), "#6a4a2c")
  const body = b.fill(round(980, 640, 1100, 510, [60, 0, 0, 30]), c.amber)
  b.grain(body, "#c9701c", down(980, 1200))
  b.fill(round(960, 610, 1100, 60, 24), c.paper)
  b.fill(rect(980, 900, 1000, 14), c.brick)
  b.fill(rect(980, 650, 1000, 250), c.cream)
  for (let i = 0; i < 5; i++) {
    const w = s.glow(b, arch(1020 + i * 188, 690, 150, 190, 0.35), {
      base: "#c8701f",
      hot: "#f6c25f",
      top: c.brick,
    })
    b.inside(w, () => b.fill(arch(1070 + i * 188, 800, 60, 100), "#4d1f0c"))
    b.line(w, "#57280f", 9)
  }
  b.fill(ellipse(1060, 1010, 44), c.paper)
  b.fill(ellipse(1060, 1010, 28), "#fff3cf")
  for (const x of [1200, 1640]) {
    b.fill(ellipse(x, 1160, 70), c.ink)
    b.fill(ellipse(x, 1160, 30), c.stone)
  }
  b.fill(rect(960, 1110, 1000, 34), "#241a15")
  b.fill(taper(1500, 610, 1560, 430, 1700, 300, 9, 7), c.ink)
  b.fill(taper(0, 250, 960, 330, 1920, 286, 4, 4), c.ink)
}

const bread = (b) => {
  f.planks(b)
  b.grain(b.all(), c.ink, (x, y) =>
    clamp(Math.hypot((x - 900) / 1100, (y - 600) / 800) * 1.6 - 0.7),
  )
  f.flour(b, 120)
  const [x, y, R] = [1080, 660, 560]
  f.shadow(b, x, y, R, 30)
  const crust = b.fill(blob(b.random, x, y, R, R * 0.96, 24, 0.04), "#8a4a1c")
  b.grain(crust, "#4d240c", turned(x, y, R, -2.3, 0, 1.1))
  b.grain(crust, "#b5702e", pool(x - 190, y - 200, 300, 270, 1, 0.3))
  // scoring: an arch, with ears of flour
  for (const k of [1, 0.6]) {
    const p = new Path2D()
    const w = 330 * k
    p.moveTo(x - w, y + 330 * k)
    p.lineTo(x - w, y - 20)
    p.arc(x, y - 20, w, Math.PI, 0)
    p.lineTo(x + w, y + 330 * k)
    b.line({ path: p }, "#4d240c", 44)
    b.line({ path: p }, c.straw, 30)
  }
  for (let i = 0; i < 34; i++) {
    const a = b.random() * 6.28
    const q = R * b.between(0.68, 0.9)
    b.fill(
      ellipse(
        x + Math.cos(a) * q,
        y + Math.sin(a) * q,
        b.between(6, 16),
        b.between(3, 7),
        a + 1.57,
      ),
      c.cream,
    )
  }
  // knife and a cut slice, cropped
  b.fill(poly([120, 250], [640, 120], [650, 150], [150, 330]), "#9fb0a6")
  b.fill(poly([120, 250], [640, 120], [644, 134], [126, 272]), c.cream)
  b.fill(place(round(-150, -34, 300, 68, 24), -10, 330, 1, -0.24), "#57280f")
  const slice = curve([
    [-60, 820],
    [120, 780],
    [330, 860],
    [400, 1020],
    [340, 1200],
    [120, 1330],
    [-80, 1320],
  ])
  b.fill(place(slice, 14, 22), "#080706")
  b.fill(slice, "#8a4a1c")
  b.fill(place(slice, 0.07 * 120, 0.06 * 1060, 0.94), "#f0dcae")
  b.inside(slice, () => {
    for (let i = 0; i < 40; i++)
      b.fill(
        ellipse(
          b.between(-20, 340),
          b.between(850, 1270),
          b.between(5, 22),
          b.between(4, 13),
          b.random() * 3,
        ),
        "#cfae72",
      )
  })
}

/** One stall, near: an awning, a lamp, three heaps. */
const market = (b) => {
  b.ground("#141312")
  b.fill(poly([0, 620], [0, 210], [180, 160], [360, 210], [360, 620]), "#1a2224")
  b.fill(poly([1580, 620], [1580, 250], [1740, 190], [1920, 250], [1920, 620]), "#1a2224")
  for (const [x, y] of [
    [70, 300],
    [1690, 330],
    [1810, 450],
  ])
    b.fill(rect(x, y, 40, 62), x === 1690 ? "#c98334" : "#0f1516")
  b.fill(rect(200, 480, 1520, 820), "#24140d")
  const back = b.fill(rect(230, 500, 1460, 800), "#2c170e")
  b.grain(back, "#8f4a1c", pool(960, 660, 640, 330, 1, 0.55))
  for (const x of [200, 1690]) b.fill(rect(x, 420, 30, 880), c.ink)
  // the awning, its scallops lit from below
  const n = 11
  for (let i = 0; i < n; i++) {
    const at = (k, x0, x1) => x0 + ((x1 - x0) * k) / n
    const colour = i % 2 ? c.cream : c.brick
    b.fill(
      poly(
        [at(i, 260, 1660), 90],
        [at(i + 1, 260, 1660), 90],
        [at(i + 1, 110, 1810), 430],
        [at(i, 110, 1810), 430],
      ),
      colour,
    )
    b.fill(
      ellipse(at(i + 0.5, 110, 1810), 430, (1700 / n) * 0.5, 52),
      i % 2 ? "#dcc08c" : "#8f2010",
    )
  }
  b.fill(rect(250, 76, 1420, 22), c.ink)
  s.pendant(b, 960, 470, 60, 62)
  // heaps: each fruit a flat round with one lit side
  const heap = (x, w, rows, draw) => {
    for (let row = rows; row >= 0; row--) {
      const count = Math.round(w / 92) - row
      for (let i = 0; i < count; i++) draw(x + w / 2 + (i - (count - 1) / 2) * 92, 930 - row * 66)
    }
  }
  const round2 = (colour, dark, light) => (x, y) => {
    b.fill(ellipse(x, y, 58), dark)
    b.fill(ellipse(x - 5, y - 7, 51), colour)
    b.fill(ellipse(x - 18, y - 24, 13, 9, -0.6), light)
  }
  heap(270, 420, 3, (x, y) => {
    b.fill(place(curve([[-62, 6], [-30, -34], [26, -36], [66, -4], [28, 36], [-30, 36]]), x, y, 1, -0.3), "#a8772a") // prettier-ignore
    b.fill(place(curve([[-54, 2], [-28, -32], [22, -33], [58, -6], [22, 26], [-26, 28]]), x - 3, y - 4, 1, -0.3), "#e8bc45") // prettier-ignore
  })
  heap(740, 440, 3, (x, y) => {
    round2(c.ember, "#7d1a0e", "#f0a070")(x, y)
    for (const k of [-0.9, 0, 0.9])
      b.fill(taper(x + 6, y - 30, x + 6 + k * 14, y - 42, x + 6 + k * 26, y - 36, 9, 2), "#3d5a2a")
  })
  heap(1230, 420, 3, round2("#4d2a3f", "#24121e", "#8a6078"))
  for (const [x, w] of [
    [230, 490],
    [722, 476],
    [1200, 490],
  ]) {
    b.fill(rect(x, 940, w - 8, 210), "#6a4526")
    b.fill(rect(x, 940, w - 8, 14), "#c99a55")
    b.fill(rect(x, 1016, w - 8, 10), "#33200f")
    b.fill(rect(x, 1084, w - 8, 10), "#33200f")
    for (const k of [x + 14, x + w - 44]) b.fill(rect(k, 940, 22, 210), "#57361d")
  }
  b.fill(rect(0, 1150, b.w, 140), "#12100e")
  s.reflection(b, 960, 1164, 1276, 900, ["#4d2115", "#8f4a1c"])
}

const courtyard = (b) => {
  b.ground("#33261d")
  b.grain(b.all(), "#201812", (x, y) => clamp(1.25 - y / 380))
  b.grain(b.all(), "#57402c", pool(1000, 860, 900, 480, 1, 0.4))
  for (let i = 0; i < 4; i++) {
    const x = 40 + i * 480
    voussoirs(b, x, 420, 360, 640, 26, ["#8d6a4a", "#9b7854", "#7a5a3e"], 15, false)
    const a = b.fill(arch(x, 420, 360, 640), "#14100e")
    if (i === 2) s.glow(b, a, { base: "#c8701f", hot: c.amber, top: c.wine })
    else b.grain(a, "#2c2019", down(640, 1080))
    if (i === 2)
      b.inside(a, () => {
        for (const k of [90, 270]) s.table(b, x + k, 1060, 1.3)
      })
    s.paneWindow(b, x + 130, 120, 100, 150, { lit: i === 1, shutter: "#3a4a35", frame: "#201812" })
  }
  b.fill(rect(0, 330, b.w, 26), "#201812")
  b.fill(rect(0, 330, b.w, 6), "#6a4c33")
  b.fill(rect(0, 1060, b.w, 220), "#231b16")
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 14; k++)
      b.fill(
        poly(
          [k * 150 - 40 + (row % 2) * 75, 1074 + row * 54],
          [k * 150 + 90 + (row % 2) * 75, 1074 + row * 54],
          [k * 150 + 84 + (row % 2) * 75, 1116 + row * 54],
          [k * 150 - 46 + (row % 2) * 75, 1116 + row * 54],
        ),
        (k + row) % 3 ? "#2b211a" : "#32271f",
      )
  b.grain(rect(0, 1060, b.w, 220), "#6b4320", pool(1180, 1066, 420, 150, 1, 0.2))
  // the lemon tree
  b.fill(taper(640, 1130, 620, 900, 650, 660, 46, 30), "#1d130d")
  b.fill(taper(644, 800, 560, 700, 480, 640, 22, 10), "#1d130d")
  b.fill(taper(644, 780, 760, 680, 820, 600, 22, 10), "#1d130d")
  for (const [x, y, q] of [
    [640, 440, 250],
    [460, 560, 170],
    [830, 540, 180],
    [560, 660, 130],
    [760, 680, 120],
  ])
    b.fill(blob(b.random, x, y, q, q * 0.84, 14, 0.2), "#141d14")
  for (let i = 0; i < 130; i++) {
    const a = b.random() * 6.28
    const q = Math.sqrt(b.random())
    b.fill(
      ellipse(
        640 + Math.cos(a) * q * 330,
        540 + Math.sin(a) * q * 230,
        b.between(20, 34),
        b.between(10, 16),
        b.random() * 3,
      ),
      b.pick(["#1f2c1f", "#2f3d2c", "#3a4d30", "#25331f"]),
    )
  }
  for (const [x, y] of [
    [470, 500],
    [600, 400],
    [700, 560],
    [820, 470],
    [560, 640],
    [880, 600],
    [740, 340],
    [400, 610],
    [650, 700],
  ]) {
    b.fill(
      place(
        curve([
          [-34, 0],
          [-16, -24],
          [18, -24],
          [40, 0],
          [18, 24],
          [-16, 24],
        ]),
        x,
        y,
        1.1,
        1.2,
      ),
      "#e9b23a",
    )
    b.fill(place(ellipse(-8, -8, 12, 6), x, y, 1, 1.2), "#f6d97a")
  }
  b.fill(poly([510, 1080], [770, 1080], [730, 1250], [550, 1250]), "#93371c")
  b.grain(poly([510, 1080], [770, 1080], [730, 1250], [550, 1250]), "#4d1a0c", across(620, 800))
  b.fill(rect(494, 1062, 292, 34), "#a8431f")
}

export const stories = {
  "news-wheat": landscape(wheat),
  "news-oven": landscape(oven),
  "news-tomato": landscape(tomato),
  "news-wine": landscape(vineyard),
  "news-lisbon": landscape(lisbon),
  "news-bread": landscape(bread),
  "news-market": landscape(market),
  "news-courtyard": landscape(courtyard),
}
