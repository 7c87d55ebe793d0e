/* global Path2D */
/** Pictures for the news: one subject each, near, cropped. */
import { across, down, pool, turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { fire, moon, voussoirs } from "../lib/props.js"
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

const vineyard = (b) => {
  s.nightSky(b, { base: "#2d4447", top: c.night, haze: "#a8561b", horizon: 660 })
  moon(b, 470, 260, 110)
  b.fill(
    curve([
      [-200, 620],
      [200, 500],
      [560, 590],
      [980, 430],
      [1400, 560],
      [1800, 460],
      [2200, 600],
      [2200, 1500],
      [-200, 1500],
    ]),
    "#22312f",
  )
  b.fill(
    curve([
      [-200, 760],
      [500, 620],
      [1000, 700],
      [1500, 590],
      [2200, 720],
      [2200, 1500],
      [-200, 1500],
    ]),
    "#1c2820",
  )
  // farmhouse with one lit arch
  b.fill(rect(1290, 470, 300, 170), "#17110e")
  b.fill(poly([1260, 474], [1440, 392], [1620, 474]), "#5c2716")
  b.fill(arch(1400, 530, 74, 110), c.amber)
  b.fill(rect(1330, 520, 34, 46), "#a8621f")
  b.fill(rect(1510, 520, 34, 46), "#20282b")
  for (const [x, h] of [
    [1220, 230],
    [1170, 180],
    [1660, 250],
    [1712, 200],
  ])
    s.cypress(b, x, 660, h, { pot: false, colour: "#0e1410" })
  // rows of vines in perspective
  b.fill(
    curve([
      [-200, 840],
      [300, 740],
      [960, 790],
      [1600, 710],
      [2200, 800],
      [2200, 1700],
      [-200, 1700],
    ]),
    "#2c2013",
  )
  for (let i = -9; i <= 9; i++) {
    const x0 = 960 + i * 70
    const x1 = 960 + i * 330
    b.fill(
      taper(x0, 780 - Math.abs(i) * 3, (x0 + x1) / 2 + i * 6, 940, x1, 1330, 14, 110),
      i % 2 ? "#2f3d2c" : "#263323",
    )
    for (let k = 0; k < 20; k++) {
      const t = (k + 0.5) / 20
      const q = t * t
      const x = x0 + (x1 - x0) * q
      const y = 780 + 550 * q
      if (x < -100 || x > 2020) continue
      b.fill(
        ellipse(x, y - 10 - 30 * q, 12 + 56 * q, 9 + 34 * q),
        b.pick(["#33452c", "#2f3d2c", "#3d5030"]),
      )
      if (k % 5 === 1)
        for (let g = 0; g < 5; g++)
          b.fill(
            ellipse(x + b.between(-14, 14) * q * 2, y + b.between(0, 26) * q, 3 + 9 * q),
            "#7a1d22",
          )
    }
  }
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

const market = (b) => {
  s.nightSky(b, { base: "#2a3a3b", top: c.deep, haze: "#57402f", horizon: 620 })
  b.fill(
    poly(
      [0, 700],
      [0, 300],
      [260, 240],
      [520, 300],
      [520, 200],
      [700, 160],
      [880, 200],
      [880, 330],
      [1240, 330],
      [1240, 230],
      [1560, 180],
      [1920, 260],
      [1920, 700],
    ),
    "#172022",
  )
  for (const [x, y] of [
    [120, 360],
    [320, 360],
    [680, 260],
    [1330, 300],
    [1700, 320],
  ])
    b.fill(rect(x, y, 44, 70), x === 320 || x === 1330 ? "#a8621f" : "#0d1213")
  b.fill(rect(0, 640, b.w, 640), "#141514")
  b.fill(rect(0, 1110, b.w, 170), "#16110f")
  const stall = (x, w, tones, fill) => {
    b.fill(rect(x, 520, w, 600), "#2a150c")
    b.grain(rect(x, 520, w, 600), "#8f4a1c", pool(x + w / 2, 740, w * 0.6, 300, 1, 0.35))
    for (const k of [x + 8, x + w - 24]) b.fill(rect(k, 470, 16, 660), c.ink)
    fill(x, w)
    const n = Math.round(w / 92)
    for (let i = 0; i < n; i++) {
      const [a, z] = [x - 30 + ((w + 60) * i) / n, x - 30 + ((w + 60) * (i + 1)) / n]
      const [ta, tz] = [x + 30 + ((w - 60) * i) / n, x + 30 + ((w - 60) * (i + 1)) / n]
      b.fill(poly([ta, 340], [tz, 340], [z, 500], [a, 500]), tones[i % 2])
      b.fill(ellipse((a + z) / 2, 500, (z - a) / 2, 30), tones[i % 2])
    }
    s.pendant(b, x + w / 2, 500, 100, 34)
  }
  const crates = (x, w, kinds) => {
    const n = kinds.length
    for (let row = 0; row < 2; row++)
      kinds.forEach((kind, i) => {
        const cx = x + 34 + ((w - 68) * i) / n
        const cw = (w - 68) / n - 10
        const top = 800 + row * 160
        for (let k = 0; k < 15; k++)
          kind(cx + 20 + b.random() * (cw - 40), top + b.between(-34, 10), row)
        b.fill(rect(cx, top, cw, 120), "#6a4526")
        b.fill(rect(cx, top, cw, 8), "#a8783f")
        for (const q of [44, 84]) b.fill(rect(cx, top + q, cw, 6), "#3a2415")
      })
  }
  const ball = (colour, dark, q) => (x, y) => {
    b.fill(ellipse(x, y, q), dark)
    b.fill(ellipse(x - q * 0.12, y - q * 0.14, q * 0.84), colour)
  }
  const green = (x, y) =>
    b.fill(ellipse(x, y - 10, 36, 20, b.random() * 3), b.pick(["#4d6536", "#3a4f2b", "#5d7840"]))
  stall(-160, 700, [c.brick, c.cream], (x, w) =>
    crates(x, w, [green, ball("#e3b268", "#a8772e", 30), green]),
  )
  stall(630, 720, [c.basil, c.cream], (x, w) =>
    crates(x, w, [ball(c.ember, "#7d1a0e", 34), ball(c.ember, "#7d1a0e", 34), green]),
  )
  stall(1440, 700, [c.amber, c.cream], (x, w) =>
    crates(x, w, [ball("#e8c04a", "#b5852a", 30), ball("#4d2a3a", "#2a1420", 36), green]),
  )
  s.reflection(b, 990, 1140, 1270, 460, ["#4d2115", "#8f4a1c"])
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
