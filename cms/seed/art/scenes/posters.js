/* global Path2D */
/**
 * Event posters without words: one idea each, mid-century, in one frame. The arch stands at the same place in all six,
 * and what lies below FOOT is flat ground for the words the site sets.
 */
import { turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { fire, tongue } from "../lib/props.js"
import { poster } from "../lib/scene.js"
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
  svg,
  taper,
} from "../lib/shapes.js"

const FOOT = 1400
const DOOR = [110, 130, 1060, FOOT - 130]
const TAU = Math.PI * 2

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

/** The frame all six share: ground, a line around the arch, the arch, and the sill it stands on. */
const frame = (b, ground, line, fill, draw, sill = line) => {
  b.ground(ground)
  b.line(archFrame(...DOOR, 28), line, 8)
  const door = b.fill(arch(...DOOR), fill)
  b.inside(door, () => draw(door))
  b.fill(rect(60, FOOT, 1160, 18), sill)
  return door
}

const vinyl = (b) => {
  const [x, y] = [640, 800]
  frame(b, c.ink, c.brick, c.brick, (door) => {
    rays(b, door, x, y, "#8f2010", 40, TAU)
    fire(b, x, FOOT, 1240, 1020, { core: false })
  })
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
  b.fill(taper(1200, 230, 1130, 720, 905, 880, 30, 20), c.paper)
  b.fill(place(round(-50, -22, 100, 44, 8), 886, 896, 1, 2.5), c.paper)
  b.fill(ellipse(1206, 220, 88), "#241a15")
  b.fill(ellipse(1206, 220, 58), c.paper)
  b.fill(ellipse(1206, 220, 24), c.brick)
}

/** Dough comes up like the sun. */
const dough = (b) => {
  const table = 1180
  frame(b, c.paper, c.ink, c.ember, (door) => {
    rays(b, door, 640, table, c.amber, 34, Math.PI)
    b.fill(ellipse(640, table, 470), c.brick)
    const ball = b.fill(
      curve([
        [236, 1200],
        [226, 1060],
        [310, 880],
        [480, 770],
        [640, 744],
        [800, 770],
        [970, 880],
        [1054, 1060],
        [1044, 1200],
        [640, 1230],
      ]),
      "#f7ebd0",
    )
    b.grain(ball, "#d3b27c", turned(620, 1050, 400, -2.3, 0.3, 1.15))
    // the two folds that are left when a round has been turned under
    b.fill(taper(420, 940, 520, 860, 660, 852, 5, 15), "#d3b27c")
    b.fill(taper(480, 1010, 560, 950, 650, 946, 4, 12), "#d3b27c")
    b.fill(rect(0, table, b.w, FOOT - table), c.ink)
  })
  // the pin is wider than the door it lies in
  const y = 1290
  b.fill(round(40, y - 26, 1200, 52, 26), "#7a3d1a")
  b.fill(round(40, y - 26, 150, 52, 26), c.brick)
  b.fill(round(1090, y - 26, 150, 52, 26), c.brick)
  const pin = b.fill(round(196, y - 72, 888, 144, 22), "#c9853f")
  b.grain(pin, "#8a4a1c", (px, py) => Math.max(0, Math.min(1, (py - y - 4) / 62)))
  b.fill(round(226, y - 46, 828, 13, 6), "#eab877")
  f.flour(b, 36, [150, table + 14, 980, 30], c.cream)
}

/** The harvest moon is a plate: a fork to its left, and on its right, for a knife, the wheat. */
const harvest = (b) => {
  frame(
    b,
    "#1b2c2f",
    c.amber,
    "#101718",
    () => {
      const [x, y, r] = [640, 590, 276]
      b.fill(ellipse(x, y, r), c.cream)
      b.grain(ellipse(x, y, r), "#d9b97f", turned(x, y, r, -2.3, 0.3, 1.1))
      b.line(ellipse(x, y, r * 0.7), "#d2b17a", 9)
      b.grain(ellipse(x, y, r * 0.69), "#d9b97f", turned(x, y, r * 0.69, 0.84, 0.62, 1.3))
      for (const [dy, colour] of [
        [0, "#c9701c"],
        [130, "#9b4a17"],
        [270, "#6a2c10"],
      ])
        b.fill(
          curve([
            [-200, 1050 + dy],
            [260, 960 + dy],
            [660, 1050 + dy + (dy ? 24 : 0)],
            [1060, 940 + dy],
            [1500, 1040 + dy],
            [1500, 1900],
            [-200, 1900],
          ]),
          colour,
        )
      // furrows run to one point on the horizon
      for (let i = -6; i <= 6; i++)
        b.fill(taper(640 + i * 20, 1330, 640 + i * 60, 1370, 640 + i * 130, 1420, 3, 17), "#3d190b")
      // fork: handle, shoulders, four tines
      b.fill(taper(256, 1280, 256, 1050, 256, 780, 42, 20), c.cream)
      b.fill(
        svg(
          "M180 560V690C180 760 216 776 246 800H266C296 776 332 760 332 690V560z",
          [180, 560, 152, 240],
        ),
        c.cream,
      )
      for (let i = 0; i < 4; i++) b.fill(round(180 + i * 42, 430, 26, 170, 13), c.cream)
      f.wheat(b, 1022, 1290, -Math.PI / 2, 860, c.amber, "#b5702a")
    },
    c.cream,
  )
}

/** Four growers in one bottle: four hills, each planted its own way. */
const wine = (b) => {
  frame(b, c.wine, c.amber, c.paper, (door) => rays(b, door, 640, 930, "#ddcaa4", 44, TAU), c.amber)
  const glass = (w) => {
    const [neck, body] = [72 - w * 0.6, 232 - w]
    const path = new Path2D()
    path.moveTo(640 - neck, 300)
    path.lineTo(640 - neck, 500)
    path.bezierCurveTo(640 - neck, 580, 640 - body, 590, 640 - body, 720)
    path.lineTo(640 - body, FOOT - w - 20)
    path.quadraticCurveTo(640 - body, FOOT - w, 640 - body + 24, FOOT - w)
    path.lineTo(640 + body - 24, FOOT - w)
    path.quadraticCurveTo(640 + body, FOOT - w, 640 + body, FOOT - w - 20)
    path.lineTo(640 + body, 720)
    path.bezierCurveTo(640 + body, 590, 640 + neck, 580, 640 + neck, 500)
    path.lineTo(640 + neck, 300)
    path.closePath()
    return { path, box: [640 - body, 300, body * 2, FOOT - 300] }
  }
  b.x.save()
  b.x.translate(26, 0)
  b.inside(arch(...DOOR), () => {
    b.fill(glass(0), "#b89b6c")
    b.fill(rect(566, 240, 148, 206), "#b89b6c")
  })
  b.x.restore()
  b.fill(glass(0), "#141c16")
  b.inside(glass(26), () => {
    b.fill(rect(300, 280, 700, 1200), "#7a1a12")
    b.fill(ellipse(640, 800, 152), c.ember)
    b.fill(ellipse(640, 800, 118), c.amber)
    const hill = (y, rise, colour) =>
      b.fill(
        curve([
          [240, y + rise],
          [420, y + rise * 0.4],
          [640, y - rise * 0.4],
          [860, y - rise * 0.2],
          [1060, y + rise * 0.2],
          [1060, 1600],
          [240, 1600],
        ]),
        colour,
      )
    b.inside(hill(870, 60, "#b5702a"), () => {
      for (let i = -9; i <= 9; i++)
        b.fill(taper(640 + i * 22, 820, 640 + i * 34, 930, 640 + i * 52, 1060, 3, 9), "#7a4216")
    })
    b.inside(hill(990, -60, "#6b7a3a"), () => {
      for (let row = 0; row < 6; row++)
        for (let i = 0; i < 15; i++)
          b.fill(ellipse(380 + i * 38 + (row % 2) * 19, 970 + row * 34, 10), "#3d5030")
    })
    b.inside(hill(1110, 60, "#40572f"), () => {
      for (let i = 0; i < 16; i++)
        b.fill(taper(320 + i * 52, 1400, 360 + i * 52, 1230, 420 + i * 52, 1040, 13, 9), "#2a3a22")
    })
    b.inside(hill(1240, -56, "#22301f"), () => {
      for (let row = 0; row < 5; row++) {
        const path = new Path2D()
        path.moveTo(340, 1262 + row * 34)
        for (let i = 0; i < 9; i++)
          path.quadraticCurveTo(376 + i * 72, 1240 + row * 34, 412 + i * 72, 1262 + row * 34)
        b.line({ path }, "#55703c", 8)
      }
    })
  })
  b.inside(glass(26), () => b.fill(rect(442, 720, 14, 560), "#f3e3bf", 0.22))
  // capsule
  b.fill(round(558, 226, 164, 44, 10), c.brick)
  b.fill(poly([566, 270], [714, 270], [714, 446], [566, 446]), c.brick)
  b.fill(rect(566, 424, 148, 22), c.amber)
}

const jazz = (b) => {
  frame(
    b,
    "#14201f",
    c.amber,
    c.amber,
    (door) => {
      rays(b, door, 640, 560, c.flame, 44, TAU)
      b.fill(ellipse(640, 560, 300), c.cream)
      b.fill(ellipse(640, 560, 268), c.ember)
    },
    c.brick,
  )
  b.x.save()
  b.inside(rect(0, 0, b.w, FOOT - 96), () => {
    const half =
      "M640 690C606 694 590 718 552 736C478 770 440 812 440 874C440 930 470 960 500 984L478 1004C530 1044 530 1092 470 1132L486 1150C402 1190 346 1262 346 1356C346 1480 452 1570 640 1570C828 1570 934 1480 934 1356C934 1262 878 1190 794 1150L810 1132C750 1092 750 1044 802 1004L780 984C810 960 840 930 840 874C840 812 802 770 728 736C690 718 674 694 640 690z"
    const body = svg(half, [346, 690, 588, 880])
    b.fill(place(body, 24, 20), "#7a2410")
    b.fill(body, "#4a200c")
    const top = b.fill(place(body, 640 * 0.055, 1130 * 0.055, 0.945), "#94501f")
    b.grain(top, "#4a200c", turned(600, 1130, 380, -2.5, 0.2, 1))
    b.fill(poly([612, 690], [668, 690], [676, 1090], [604, 1090]), c.ink)
    b.fill(poly([600, 1240], [680, 1240], [664, 1400], [616, 1400]), c.ink)
    b.fill(poly([548, 1196], [732, 1196], [706, 1176], [574, 1176]), c.straw)
    for (const k of [-1, 1]) {
      b.fill(taper(640 + k * 128, 1080, 640 + k * 176, 1160, 640 + k * 120, 1240, 13, 13), c.ink)
      b.fill(ellipse(640 + k * 124, 1082, 15), c.ink)
      b.fill(ellipse(640 + k * 124, 1238, 15), c.ink)
    }
    for (let i = 0; i < 4; i++) b.fill(rect(619 + i * 13.4, 300, 2.6, 960), c.paper)
  })
  b.x.restore()
  // neck and scroll
  b.fill(poly([612, 300], [668, 300], [670, 720], [610, 720]), c.ink)
  for (let i = 0; i < 4; i++) b.fill(rect(619 + i * 13.4, 300, 2.6, 430), c.paper)
  b.fill(
    curve([
      [600, 320],
      [588, 220],
      [606, 130],
      [666, 96],
      [716, 132],
      [700, 186],
      [676, 210],
      [682, 320],
    ]),
    c.ink,
  )
  b.line(ellipse(664, 146, 22), c.amber, 9)
  for (const [y, k] of [
    [214, -1],
    [240, 1],
    [274, -1],
    [300, 1],
  ]) {
    b.fill(rect(k < 0 ? 540 : 670, y, 70, 11), c.ink)
    b.fill(round(640 + k * 112 - 17, y - 20, 34, 50, 14), c.ink)
  }
  // keys are the sill
  b.fill(rect(60, FOOT - 96, 1160, 114), c.cream)
  for (let i = 0; i < 14; i++) {
    if (i) b.fill(rect(60 + i * 82.9 - 2.5, FOOT - 96, 5, 114), c.ink)
    if (![2, 6, 9, 13].includes(i)) b.fill(rect(60 + i * 82.9 + 57, FOOT - 96, 50, 68), c.ink)
  }
  b.fill(rect(60, FOOT - 108, 1160, 14), c.brick)
}

const children = (b) => {
  const [x, y, r] = [640, 850, 440]
  const door = frame(b, c.amber, c.brick, c.brick, () => {}, c.brick)
  rays(b, door, x, y, "#8f2010", 36, TAU)
  b.fill(ellipse(x + 18, y + 30, r + 6), "#5c0f06")
  const crust = b.fill(ellipse(x, y, r), c.straw)
  b.grain(crust, "#b87a38", turned(x, y, r, -2.3, 0.3, 1.15))
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU + b.between(-0.06, 0.06)
    const q = r * b.between(0.87, 0.97)
    const s = r * b.between(0.014, 0.042)
    b.fill(
      ellipse(x + q * Math.cos(a), y + q * Math.sin(a), s * 1.3, s, a),
      i % 3 ? "#6d3512" : "#2a1408",
    )
  }
  b.fill(ellipse(x, y, r * 0.82), "#d08a3e")
  const red = b.fill(ellipse(x, y, r * 0.79), "#b3240f")
  b.grain(red, "#7a150a", turned(x, y, r * 0.79, 0.84, 0.35, 1.15))
  // a face made by a child: mozzarella eyes, tomato nose, pepper smile, basil hair
  for (const k of [-1, 1]) {
    f.lump(b, x + k * 140, y - 84, 82, { wobble: 0.1, cast: "#5c0f06" })
    b.fill(ellipse(x + k * 128, y - 74, 38), c.ink)
    b.fill(ellipse(x + k * 128 - 12, y - 86, 12), c.cream)
  }
  f.tomato(b, x, y + 30, 54)
  const smile = new Path2D()
  smile.arc(x, y + 40, 196, 0.4, Math.PI - 0.4)
  b.line({ path: smile }, "#6d140a", 54)
  b.line({ path: smile }, c.amber, 38)
  for (const [px, py, a] of [
    [-150, -238, -2.1],
    [-76, -272, -1.8],
    [0, -284, -1.57],
    [76, -272, -1.3],
    [150, -238, -1],
  ])
    f.leaf(b, x + px, y + py, a, 1.15)
  // chef's hat, set at a tilt
  const hat = svg(
    "M-176 120V34C-262 34-282-76-216-122C-176-150-128-136-112-116C-96-202 40-222 82-140C124-176 216-156 226-76C236-10 206 34 176 34V120z",
    [-280, -220, 520, 340],
  )
  b.fill(place(hat, 664, 366, 1, 0.13), "#7a150a")
  const white = b.fill(place(hat, 644, 346, 1, 0.13), c.cream)
  b.inside(white, () => {
    b.fill(place(rect(-190, 44, 400, 90), 644, 346, 1, 0.13), c.paper)
    b.fill(place(rect(-190, 40, 400, 9), 644, 346, 1, 0.13), c.linen)
    for (const k of [-80, 4, 88])
      b.fill(place(taper(k, 20, k + 4, -30, k - 4, -76, 9, 4), 644, 346, 1, 0.13), c.linen)
  })
}

export const posters = {
  "event-vinyl-night": poster(vinyl),
  "event-dough-class": poster(dough),
  "event-harvest-supper": poster(harvest),
  "event-wine-growers": poster(wine),
  "event-jazz-sunday": poster(jazz),
  "event-childrens-pizza": poster(children),
}
