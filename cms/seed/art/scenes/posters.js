/* global Path2D */
/** Event posters without words: one sign each, mid-century, built on the arch. */
import { turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { fire, moon, tongue } from "../lib/props.js"
import { portrait } from "../lib/scene.js"
import {
  arch,
  archFrame,
  curve,
  ellipse,
  place,
  poly,
  rect,
  ring,
  round,
  taper,
} from "../lib/shapes.js"
import { bottle, glass } from "../lib/street.js"

/** Sun rays from a point, two tones. */
const rays = (b, shape, x, y, colour, n = 22, spread = Math.PI, from = Math.PI) =>
  b.inside(shape, () => {
    for (let i = 0; i < n; i += 2) {
      const a0 = from + (spread * i) / n
      const a1 = from + (spread * (i + 1)) / n
      b.fill(
        poly(
          [x, y],
          [x + 2400 * Math.cos(a0), y + 2400 * Math.sin(a0)],
          [x + 2400 * Math.cos(a1), y + 2400 * Math.sin(a1)],
        ),
        colour,
      )
    }
  })

const vinyl = (b) => {
  b.ground(c.ink)
  const [x, y] = [640, 900]
  const door = b.fill(arch(130, 150, 1020, 1450), c.brick)
  rays(b, door, x, y, "#8f2010", 40, Math.PI * 2)
  b.inside(door, () => fire(b, x, 1600, 1300, 1180, { core: false }))
  b.fill(ellipse(x + 16, y + 26, 436), "#0b0a09")
  b.fill(ellipse(x, y, 430), "#171412")
  for (let i = 0; i < 11; i++)
    b.line(ellipse(x, y, 405 - i * 22), i % 4 === 3 ? "#3a2a22" : "#26201c", 3)
  const shine = (a) =>
    b.inside(ring(x, y, 412, 172), () =>
      b.fill(
        poly(
          [x, y],
          [x + 600 * Math.cos(a), y + 600 * Math.sin(a)],
          [x + 600 * Math.cos(a + 0.3), y + 600 * Math.sin(a + 0.3)],
        ),
        "#4a3a2e",
        0.55,
      ),
    )
  shine(-2.4)
  shine(0.72)
  b.fill(ellipse(x, y, 165), c.amber)
  const label = b.fill(ellipse(x, y, 150), c.ember)
  b.inside(label, () => {
    b.fill(arch(x - 78, y - 96, 156, 260), c.cream)
    tongue(b, x, y + 150, 190, 44, c.brick, 1)
  })
  b.fill(ellipse(x, y, 13), c.ink)
  // the arm comes in from the edge
  b.fill(taper(1200, 330, 1130, 820, 905, 980, 30, 20), c.paper)
  b.fill(place(round(-50, -22, 100, 44, 8), 886, 996, 1, 2.5), c.paper)
  b.fill(ellipse(1206, 320, 88), "#241a15")
  b.fill(ellipse(1206, 320, 58), c.paper)
  b.fill(ellipse(1206, 320, 24), c.brick)
}

const dough = (b) => {
  b.ground(c.paper)
  for (const [i, colour] of [c.ink, c.paper, c.amber, c.ember, c.brick].entries())
    b.fill(arch(90 + i * 70, 150 + i * 70, 1100 - i * 140, 1500), colour)
  b.fill(rect(0, 1250, 1280, 350), c.ink)
  b.fill(rect(0, 1250, 1280, 14), c.stone)
  const ball = curve([
    [300, 1256],
    [286, 1080],
    [400, 850],
    [640, 770],
    [880, 850],
    [994, 1080],
    [980, 1256],
    [640, 1264],
  ])
  const s = b.fill(ball, "#f5e8ca")
  b.grain(s, "#cdb488", turned(610, 1030, 340, -2.3, 0.2, 1.15))
  b.inside(s, () => {
    for (const [x, y, l] of [
      [520, 900, 90],
      [700, 870, 70],
      [460, 1040, 70],
    ])
      b.line(
        curve([
          [x - l, y + 20],
          [x, y - 30],
          [x + l, y + 20],
          [x, y - 14],
        ]),
        "#cdb488",
        6,
      )
  })
  b.fill(rect(0, 1250, 1280, 12), c.stone)
  // rolling pin across the table
  b.fill(place(round(-640, -70, 1280, 140, 30), 700, 1420, 1, -0.09), c.rust)
  const pin = b.fill(place(round(-430, -74, 860, 148, 26), 700, 1420, 1, -0.09), "#c07a3c")
  b.grain(pin, "#7a3d1a", (x, y) => Math.max(0, (y - 1400 + (x - 700) * 0.09) / 80))
  b.fill(place(rect(-430, -48, 860, 12), 700, 1420, 1, -0.09), "#dfa868")
  f.flour(b, 130, [0, 1275, 1280, 320], c.cream)
  f.wheat(b, 180, 1250, -1.35, 560, c.straw, "#a8772e")
  f.wheat(b, 1130, 1250, -1.8, 520, c.straw, "#a8772e")
}

const harvest = (b) => {
  b.ground("#1c2b2d")
  b.grain(b.all(), c.deep, (x, y) => Math.max(0, 1.2 - y / 460))
  moon(b, 640, 640, 330)
  // hills in three cuts
  b.fill(
    curve([
      [-200, 960],
      [200, 840],
      [620, 930],
      [1100, 820],
      [1500, 930],
      [1500, 1900],
      [-200, 1900],
    ]),
    "#7a3d1a",
  )
  b.fill(
    curve([
      [-200, 1080],
      [300, 980],
      [700, 1080],
      [1200, 960],
      [1500, 1060],
      [1500, 1900],
      [-200, 1900],
    ]),
    "#a8561b",
  )
  b.fill(
    curve([
      [-200, 1220],
      [200, 1140],
      [700, 1190],
      [1100, 1120],
      [1500, 1200],
      [1500, 1900],
      [-200, 1900],
    ]),
    "#57280f",
  )
  // stooks
  for (const [x, y, k] of [
    [250, 1030, 0.7],
    [1020, 1010, 0.6],
  ]) {
    for (let i = -4; i <= 4; i++)
      f.wheat(b, x + i * 9 * k, y + 130 * k, -Math.PI / 2 + i * 0.1, 380 * k, c.amber, "#c9801f")
    b.fill(
      poly(
        [x - 56 * k, y + 130 * k],
        [x - 22 * k, y + 40 * k],
        [x + 22 * k, y + 40 * k],
        [x + 56 * k, y + 130 * k],
      ),
      "#c9801f",
    )
    b.fill(rect(x - 26 * k, y + 26 * k, 52 * k, 22 * k), c.brick)
  }
  // the table
  b.fill(rect(0, 1330, 1280, 270), c.ink)
  b.fill(poly([0, 1330], [1280, 1330], [1280, 1420], [0, 1420]), c.paper)
  for (let i = 0; i < 8; i++)
    b.fill(poly([i * 170, 1420], [i * 170 + 85, 1480], [i * 170 + 170, 1420]), c.paper)
  const pumpkin = (x, y, r, colour, dark) => {
    for (const k of [-0.62, 0.62, -0.32, 0.32, 0]) {
      b.fill(
        ellipse(x + k * r, y - r * 0.66, r * 0.46, r * 0.68),
        k === 0 ? colour : Math.abs(k) > 0.5 ? dark : colour,
      )
      b.line(ellipse(x + k * r, y - r * 0.66, r * 0.46, r * 0.68), dark, 5)
    }
    b.grain(
      ellipse(x, y - r * 0.66, r * 1.05, r * 0.68),
      c.wine,
      turned(x, y - r * 0.66, r, -2.3, 0.3, 1.2),
    )
    b.fill(
      taper(
        x,
        y - r * 1.3,
        x + r * 0.06,
        y - r * 1.55,
        x + r * 0.28,
        y - r * 1.66,
        r * 0.2,
        r * 0.13,
      ),
      "#4d6536",
    )
  }
  pumpkin(900, 1338, 210, c.ember, c.brick)
  bottle(b, 430, 1332, 3.9, "#16211a")
  glass(b, 590, 1332, 3, c.amber)
  for (const [x, y, r] of [
    [180, 1290, 44],
    [260, 1296, 38],
    [220, 1232, 40],
  ]) {
    b.fill(ellipse(x, y, r), "#5a140a")
    b.fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.2), "#b5533c")
  }
}

const grape = (b, x, y, r, colour, shade) => {
  const s = b.fill(ellipse(x, y, r), colour)
  b.grain(s, shade, turned(x, y, r, -2.3, -0.05, 1))
  b.fill(ellipse(x - r * 0.32, y - r * 0.36, r * 0.17, r * 0.12, -0.6), "#d9a08a")
}

const wine = (b) => {
  b.ground("#2b0e0c")
  const door = b.fill(arch(170, 130, 940, 1470), c.paper)
  rays(b, door, 640, 1300, "#dccba8", 34)
  b.inside(door, () => {
    b.fill(
      curve([
        [0, 1260],
        [400, 1130],
        [800, 1220],
        [1300, 1100],
        [1400, 1800],
        [0, 1800],
      ]),
      "#4d6536",
    )
    b.fill(
      curve([
        [0, 1380],
        [500, 1290],
        [900, 1360],
        [1300, 1270],
        [1400, 1800],
        [0, 1800],
      ]),
      c.basil,
    )
    for (let i = 0; i < 9; i++)
      b.fill(
        taper(640, 1150, 640 + (i - 4) * 120, 1380, 640 + (i - 4) * 260, 1640, 3, 20),
        "#1f2c1f",
      )
  })
  b.line(archFrame(170, 130, 940, 1470, 26), c.amber, 8)
  // a bunch hung from the key of the arch
  b.fill(taper(640, 100, 660, 220, 640, 380, 26, 18), "#5b3a22")
  b.fill(taper(250, 330, 420, 220, 700, 250, 20, 24), "#5b3a22")
  b.fill(taper(700, 250, 900, 270, 1010, 380, 24, 10), "#5b3a22")
  const vine = (x, y, k, turn) => {
    const l = curve([
      [0, 0],
      [-120, -60],
      [-180, 40],
      [-120, 70],
      [-150, 170],
      [-50, 150],
      [0, 230],
      [50, 150],
      [150, 170],
      [120, 70],
      [180, 40],
      [120, -60],
    ])
    b.fill(place(l, x + 10, y + 16, k, turn), "#1b241a")
    b.fill(place(l, x, y, k, turn), "#4d6536")
    for (const a of [
      [0, 200],
      [-120, 130],
      [120, 130],
      [-140, 30],
      [140, 30],
    ])
      b.line(place(poly([0, 10], a, [0, 12]), x, y, k, turn), "#7f935a", 5)
  }
  vine(350, 330, 1, 0.4)
  vine(930, 350, 1.05, -0.4)
  const rows = [5, 6, 5, 6, 5, 4, 3, 2, 1]
  rows.forEach((n, row) => {
    for (let i = 0; i < n; i++)
      grape(
        b,
        640 + (i - (n - 1) / 2) * 104 + b.between(-8, 8),
        470 + row * 88,
        60,
        (i + row) % 3 ? "#7a1d22" : "#922a24",
        "#3a0c14",
      )
  })
  vine(650, 340, 0.8, 0.05)
}

const jazz = (b) => {
  b.ground("#14201f")
  // Sunday's sun behind the arch
  const door = b.fill(arch(120, 170, 1040, 1500), c.amber)
  rays(b, door, 640, 690, c.flame, 44, Math.PI * 2)
  b.fill(ellipse(640, 690, 300), c.cream)
  b.fill(ellipse(640, 690, 270), c.ember)
  // double bass, cropped by the edge
  const body = curve([
    [640, 800],
    [520, 790],
    [440, 860],
    [430, 960],
    [500, 1040],
    [500, 1110],
    [400, 1200],
    [370, 1360],
    [430, 1530],
    [640, 1640],
    [850, 1530],
    [910, 1360],
    [880, 1200],
    [780, 1110],
    [780, 1040],
    [850, 960],
    [840, 860],
    [760, 790],
  ])
  b.fill(place(body, 22, 26), "#7a2410")
  const s = b.fill(body, "#57280f")
  b.fill(place(body, 640 * 0.06, 1200 * 0.06, 0.94), "#8a4a1c")
  b.grain(s, "#3a1a0b", turned(600, 1180, 380, -2.6, 0.15, 1.1))
  b.fill(rect(610, 330, 60, 860), c.ink)
  b.fill(rect(600, 1290, 80, 140), c.ink)
  b.fill(poly([540, 1190], [740, 1190], [716, 1214], [564, 1214]), c.straw)
  for (let i = 0; i < 4; i++) b.fill(rect(619 + i * 13.4, 330, 2.6, 970), c.paper)
  for (const k of [-1, 1]) {
    b.fill(taper(640 + k * 130, 1110, 640 + k * 172, 1190, 640 + k * 124, 1270, 14, 14), c.ink)
    for (const y of [1110, 1270]) b.fill(ellipse(640 + k * 126, y, 14), c.ink)
  }
  b.fill(
    curve([
      [606, 340],
      [580, 250],
      [600, 170],
      [660, 140],
      [712, 180],
      [690, 230],
      [672, 340],
    ]),
    c.ink,
  )
  b.fill(ellipse(668, 190, 26), c.amber)
  for (const [y, k] of [
    [240, -1],
    [290, 1],
    [320, -1],
    [210, 1],
  ]) {
    b.fill(rect(k < 0 ? 530 : 680, y, 70, 12), c.ink)
    b.fill(ellipse(640 + k * 118, y + 6, 20, 26), c.paper)
  }
  // keys along the foot
  b.fill(rect(0, 1500, 1280, 100), c.paper)
  for (let i = 0; i < 15; i++) {
    b.fill(rect(i * 88, 1500, 5, 100), c.ink)
    if (![2, 6, 9, 13].includes(i)) b.fill(rect(i * 88 + 58, 1500, 52, 62), c.ink)
  }
  b.fill(rect(0, 1486, 1280, 16), c.brick)
}

const children = (b) => {
  b.ground(c.amber)
  rays(b, b.all(), 640, 800, "#e9972a", 36, Math.PI * 2)
  b.fill(arch(90, 250, 1100, 1500), c.brick)
  for (let k = 0; k < 2; k++)
    b.line(arch(120 + k * 30, 280 + k * 30, 1040 - k * 60, 1500), k ? c.cream : c.ink, k ? 10 : 0.1)
  f.pizzaBase(b, 640, 880, 470, { leopard: 0.6 })
  // a face made by a child: mozzarella eyes, tomato nose, pepper smile, basil hair
  for (const k of [-1, 1]) {
    f.lump(b, 640 + k * 150, 790, 84, { wobble: 0.14, cast: "#5c0f06" })
    b.fill(ellipse(640 + k * 138, 800, 36), c.ink)
    b.fill(ellipse(640 + k * 138 - 12, 788, 11), c.cream)
  }
  f.tomato(b, 640, 905, 50, { cut: false })
  const smile = new Path2D()
  smile.arc(640, 930, 200, 0.35, Math.PI - 0.35)
  b.line({ path: smile }, "#6d140a", 50)
  b.line({ path: smile }, "#e9a63a", 38)
  for (const [x, y, a] of [
    [470, 620, -2],
    [560, 570, -1.8],
    [650, 560, -1.5],
    [740, 575, -1.2],
    [820, 626, -1],
  ])
    f.leaf(b, x, y, a, 1.15)
  // chef's hat, set at a tilt
  const hat = [
    [-190, 60],
    [-250, -60],
    [-180, -170],
    [-60, -150],
    [0, -230],
    [80, -170],
    [200, -190],
    [250, -70],
    [190, 60],
  ]
  b.fill(place(curve(hat), 660, 360, 1, 0.14), "#8f2010")
  b.fill(place(curve(hat), 640, 340, 1, 0.14), c.cream)
  const band = b.fill(place(round(-180, 20, 360, 110, 16), 640, 340, 1, 0.14), c.paper)
  b.grain(band, c.linen, (x) => Math.max(0, (x - 640) / 260))
  for (const k of [-70, 10, 90])
    b.fill(place(taper(k, 10, k + 6, -40, k - 4, -90, 8, 4), 640, 340, 1, 0.14), c.linen)
}

export const posters = {
  "event-vinyl-night": portrait(vinyl),
  "event-dough-class": portrait(dough),
  "event-harvest-supper": portrait(harvest),
  "event-wine-growers": portrait(wine),
  "event-jazz-sunday": portrait(jazz),
  "event-childrens-pizza": portrait(children),
}
