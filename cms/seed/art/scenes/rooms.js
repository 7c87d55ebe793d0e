/* global Path2D */
/** Rooms: four interiors and the six spaces that can be hired. */
import { down, pool, turned } from "../lib/brush.js"
import * as c from "../lib/palette.js"
import { fire, voussoirs } from "../lib/props.js"
import * as r from "../lib/room.js"
import { landscape } from "../lib/scene.js"
import { arch, curve, ellipse, poly, rect, round } from "../lib/shapes.js"
import * as s from "../lib/street.js"

const clamp = (v) => Math.max(0, Math.min(1, v))

/** Vaults receding to the back wall: nested arches, darkest nearest. */
const vaults = (b, cx, floor, list) =>
  list.forEach(([w, h, colour, lit]) => {
    b.fill(arch(cx - w / 2, floor - h, w, h), colour)
    if (lit)
      b.grain(
        arch(cx - w / 2, floor - h, w, h),
        lit,
        pool(cx, floor - h * 0.25, w * 0.55, h * 0.6, 1, 0.3),
      )
  })

const trastevere = (b) => {
  b.ground("#15100d")
  const floor = 1030
  vaults(b, 960, floor, [
    [1720, 1010, "#241812"],
    [1400, 890, "#33211a"],
    [1080, 770, "#452a1f", "#6a3c28"],
  ])
  b.fill(rect(0, floor, b.w, b.h), "#1b1310")
  b.grain(rect(0, floor, b.w, 250), c.clay, pool(960, floor, 620, 200, 0.9, 0.2))
  r.oven(b, 960, floor, 560)
  for (const [x, k] of [
    [500, 1],
    [1420, 1],
  ]) {
    b.fill(arch(x - 88, 640, 176, 390), "#1a120e")
    r.shelves(b, x - 76, 700, 152, 300, 4, (sx, sy, w) => {
      for (let i = 0; i < 5; i++)
        s.bottle(
          b,
          sx + (w * (i + 0.5)) / 5,
          sy,
          0.62 * k,
          b.pick(["#2f3d2c", "#4d3317", "#5a140a", "#1f2f33"]),
        )
    })
  }
  for (const [x, d] of [
    [420, 330],
    [740, 240],
    [1180, 240],
    [1500, 330],
  ])
    s.pendant(b, x, 0, d, 34)
  r.longTable(b, -140, 1050, 760, 1290, { cloth: c.paper, places: 4, s: 1.25 })
  r.longTable(b, 1300, 1050, 760, 1290, { cloth: c.paper, places: 4, s: 1.25 })
  for (const x of [700, 1220]) r.chair(b, x, 1300, 1.35)
}

/** A basement: the counter runs straight at the oven, and so do the lamps. */
const soho = (b) => {
  const P = r.depth(1180, 560)
  const back = 3.3
  const [left, right, top, floor] = [-1500, 900, -760, 720]
  b.ground("#0f0d0c")
  // the barrel vault, ring by ring
  const rings = [
    [1, "#15110f"],
    [1.3, "#1b1512"],
    [1.7, "#241a15"],
    [2.3, "#31211a"],
    [back, "#432a1e"],
  ]
  for (const [z, colour] of rings) {
    const [x0, y0] = P(left, top, z)
    const [x1, y1] = P(right, floor, z)
    b.fill(arch(x0, y0, x1 - x0, y1 - y0, 0.5), colour)
    b.line(arch(x0, y0, x1 - x0, y1 - y0 + 40, 0.5), "#0f0d0c", 10 / z)
  }
  const [bx0] = P(left, top, back)
  const [bx1, by1] = P(right, floor, back)
  const wall = { path: new Path2D(), box: [bx0, 300, bx1 - bx0, by1 - 300] }
  wall.path.rect(...wall.box)
  const [cx, base] = [1150, P(0, 250, back)[1]]
  b.inside(arch(bx0, P(0, top, back)[1], bx1 - bx0, 460, 0.5), () =>
    b.grain(wall, "#74391f", pool(cx, base - 40, 330, 250, 1, 0.35)),
  )
  b.fill(
    poly(
      P(left, floor, 1),
      P(left, floor, back),
      P(right, floor, back),
      P(right, floor, 1),
      [b.w, b.h],
      [0, b.h],
    ),
    "#17120f",
  )
  // light lies along the floor
  b.fill(
    poly(P(-190, floor, back), P(330, floor, back), P(420, floor, 0.9), P(300, floor, 0.9)),
    "#33190f",
  )
  b.fill(
    poly(P(-60, floor, back), P(220, floor, back), P(330, floor, 1.3), P(270, floor, 1.3)),
    "#57240f",
  )
  // the oven at the end
  voussoirs(b, cx - 122, base - 196, 244, 196, 30, [c.brick, "#b8321b", "#98260f"], 15)
  const mouth = b.fill(arch(cx - 122, base - 196, 244, 196), c.brick)
  b.grain(mouth, c.amber, pool(cx, base, 130, 170, 1, 0.45))
  b.inside(mouth, () => fire(b, cx, base, 200, 150))
  b.fill(rect(cx - 172, base, 344, 16), c.linen)
  b.fill(rect(cx - 172, base + 16, 344, P(0, floor, back)[1] - base - 16), "#21120d")
  // bottles along the far side of the room, a shelf in perspective
  for (const y of [-190, -20]) {
    for (let i = 0; i < 15; i++) {
      const z = 3.1 - i * 0.145
      const [x, foot] = P(right - 60, y, z)
      s.bottle(b, x, foot, 1.95 / z, b.pick(["#2f3d2c", "#26331f", "#5a140a", "#4d3317"]))
    }
    b.fill(
      poly(P(right - 120, y, 3.2), P(right, y, 3.2), P(right, y, 1), P(right - 120, y, 1)),
      "#0f0d0c",
    )
    b.fill(
      poly(
        P(right - 120, y, 3.2),
        P(right - 120, y + 10, 3.2),
        P(right - 120, y + 10, 1),
        P(right - 120, y, 1),
      ),
      "#8d4a2b",
    )
  }
  // the counter
  b.fill(
    poly(P(-430, 250, 3.1), P(-430, floor, 3.1), P(-430, floor, 0.34), P(-430, 250, 0.34)),
    "#2c1009",
  )
  for (let i = 0; i < 40; i++) {
    const z = 3.1 / (1 + i * 0.21)
    b.fill(
      poly(P(-430, 300, z), P(-430, floor, z), P(-430, floor, z * 0.985), P(-430, 300, z * 0.985)),
      "#57200f",
    )
  }
  b.fill(
    poly(P(-1000, 250, 3.1), P(-430, 250, 3.1), P(-430, 250, 0.34), P(-1000, 250, 0.34)),
    "#6d2a14",
  )
  b.fill(
    poly(P(-560, 250, 3.1), P(-430, 250, 3.1), P(-430, 250, 0.34), P(-530, 250, 0.34)),
    "#a8451b",
  )
  b.fill(
    poly(P(-430, 250, 3.1), P(-430, 250, 0.34), P(-430, 276, 0.34), P(-430, 276, 3.1)),
    c.amber,
  )
  for (const [z, kind] of [
    [2.75, "candle"],
    [2.3, "plate"],
    [1.92, "plate"],
    [1.58, "jug"],
    [1.28, "candle"],
    [1.06, "jug"],
    [0.8, "plate"],
  ]) {
    const [x, y] = P(-640, 250, z)
    if (kind === "candle") r.candle(b, x, y, 2.6 / z)
    else if (kind === "jug") r.carafe(b, x, y, 2 / z, "#b8502f")
    else {
      b.fill(ellipse(x + 6 / z, y + 5 / z, 116 / z, 22 / z), "#3d160b")
      b.fill(ellipse(x, y, 112 / z, 21 / z), c.paper)
      b.fill(ellipse(x, y, 78 / z, 13 / z), c.linen)
    }
  }
  for (const z of [2.9, 2.45, 2.07, 1.75, 1.48, 1.22]) {
    const [x, y] = P(-250, floor, z)
    r.stool(b, x, y, 2.3 / z, z < 1.4 ? c.brick : "#c23a1c")
  }
  for (const z of [2.9, 2.3, 1.82, 1.42, 1.1]) {
    const [x, y] = P(-560, -330, z)
    s.pendant(b, x, 0, y, 88 / z)
  }
}

const hearth = (b, cx, floor, w, h) => {
  voussoirs(b, cx - w / 2, floor - h, w, h, w * 0.06, ["#6d2a1a", "#7d3420", "#5a2215"], 21)
  const hole = b.fill(arch(cx - w / 2, floor - h, w, h), "#2a0b06")
  b.grain(hole, c.brick, pool(cx, floor - h * 0.2, w * 0.5, h * 0.7, 1, 0.3))
  b.inside(hole, () => {
    fire(b, cx, floor - h * 0.12, w * 0.74, h * 0.52)
    b.fill(rect(cx - w / 2, floor - h * 0.14, w, h * 0.2), "#160a07")
    for (let i = 0; i < 20; i++)
      b.fill(
        ellipse(
          cx - w * 0.42 + i * w * 0.044,
          floor - h * 0.145,
          b.between(13, 26),
          b.between(9, 17),
        ),
        b.pick([c.amber, c.flame, c.ember, c.brick]),
      )
  })
}

const cenere = (b) => {
  r.room(b, {
    wall: "#191411",
    dark: "#100f0d",
    lit: "#2d1a13",
    hot: "#4d2115",
    floor: 1040,
    light: [1180, 820, 840],
    floorColour: "#141110",
  })
  hearth(b, 1180, 1040, 820, 740)
  b.fill(rect(700, 500, 960, 12), c.ink)
  for (const [x, d, kind] of [
    [840, 40, "ham"],
    [960, 70, "garlic"],
    [1090, 30, "ham"],
    [1250, 30, "ham"],
    [1390, 70, "garlic"],
    [1510, 40, "ham"],
  ])
    r.hanging(b, x, 512, d, kind, 1.1)
  b.fill(rect(820, 850, 720, 14), c.ink)
  for (let i = 0; i < 14; i++) b.fill(rect(840 + i * 52, 838, 7, 40), c.ink)
  for (const x of [930, 1130, 1330]) b.fill(round(x - 60, 796, 120, 46, [40, 40, 6, 6]), "#3a1208")
  for (let row = 0; row < 9; row++)
    for (let k = 0; k < 6; k++) {
      const [x, y] = [60 + k * 78 + (row % 2) * 39, 470 + row * 68]
      // the stack goes into the dark away from the fire
      const [bark, wood, heart] = [
        ["#1c1512", "#241a15", "#1c1512"],
        ["#241a14", "#33221a", "#241a14"],
        ["#33221a", "#4a2f1e", "#33221a"],
        ["#402a1c", "#6a4228", "#452c1c"],
      ][Math.min(3, Math.floor((k + 1) / 1.6))]
      b.fill(ellipse(x, y, 36, 32), bark)
      b.fill(ellipse(x, y, 25, 22), wood)
      b.fill(ellipse(x, y, 9, 8), heart)
    }
  r.longTable(b, 80, 1060, 1100, 1300, { places: 5, s: 1.3 })
  for (const x of [260, 620, 980]) r.chair(b, x, 1330, 1.3, "#0c0b0a")
}

const breadShelf = (b, x, y, w, h, rows) =>
  r.shelves(b, x, y, w, h, rows, (sx, sy, sw) => {
    const n = Math.round(sw / 92)
    for (let i = 0; i < n; i++)
      if (b.random() < 0.9)
        r.loaf(
          b,
          sx + (sw * (i + 0.5)) / n,
          sy,
          (sw / n) * b.between(0.72, 0.95),
          b.pick(["#8a4a1c", "#a8641f", "#75401a"]),
        )
  })

const madia = (b) => {
  r.room(b, {
    wall: "#3d2a1e",
    dark: "#1d1511",
    lit: "#573a26",
    hot: "#7d5430",
    floor: 1090,
    light: [960, 620, 900],
  })
  for (const [x, w] of [
    [120, 420],
    [700, 520],
    [1380, 420],
  ]) {
    b.fill(arch(x - 18, 190 - 18, w + 36, 660), "#1d1410")
    const g = b.fill(arch(x, 190, w, 620), "#a8521b")
    // light in flat steps: loaves stand out against it, and it costs nothing
    b.inside(g, () => {
      b.fill(ellipse(x + w / 2, 720, w * 0.72, 470), "#cf7a2c")
      b.fill(ellipse(x + w / 2, 760, w * 0.7, 390), "#e6a84e")
      b.fill(ellipse(x + w / 2, 800, w * 0.68, 300), "#f2c873")
    })
    b.inside(g, () => breadShelf(b, x, 360, w, 440, 4))
  }
  b.fill(rect(0, 800, b.w, 300), "#1d1411")
  b.fill(rect(0, 776, b.w, 40), c.paper)
  b.fill(rect(0, 808, b.w, 8), "#8f7a5a")
  for (let i = 0; i < 10; i++) b.fill(rect(20 + i * 194, 850, 166, 200), "#2a1d17")
  for (const x of [300, 620]) s.pendant(b, x, 0, 190, 40)
  for (const x of [1300, 1620]) s.pendant(b, x, 0, 190, 40)
  s.pendant(b, 960, 0, 110, 46)
  for (const [x, w] of [
    [250, 210],
    [480, 170],
    [1500, 230],
    [1720, 180],
  ])
    r.loaf(b, x, 776, w, "#a8641f")
  b.fill(arch(840, 640, 240, 136, 0.6), "#d9c69c", 0.16)
  for (const x of [890, 960, 1030]) b.fill(arch(x - 30, 736, 60, 40, 0.9), "#b5682a")
}

/** The Forno Room from the foot of its one table: everything leads to the fire. */
const fornoRoom = (b) => {
  b.ground("#120e0c")
  const [cx, vy] = [960, 520]
  const P = r.depth(cx, vy)
  // two groin vaults, and the far wall, black to the height where the coal lay
  for (const [x, y, w, h, colour] of [
    [-120, -60, 2160, 1500, "#1b1411"],
    [130, 60, 1660, 1300, "#261b15"],
    [390, 170, 1140, 1000, "#38251b"],
  ])
    b.fill(arch(x, y, w, h, 0.72), colour)
  b.inside(arch(390, 170, 1140, 1000, 0.72), () => {
    b.grain(rect(390, 170, 1140, 600), "#6d3a22", pool(cx, 600, 500, 400, 1, 0.72))
    b.fill(rect(390, 660, 1140, 400), "#17110e")
  })
  for (const side of [-1, 1]) {
    b.fill(arch(cx + side * 455 - 62, 430, 124, 250), "#120d0b")
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 3; i++)
        b.fill(
          ellipse(cx + side * 455 - 36 + i * 36, 652 - row * 42, 16),
          (row + i) % 2 ? "#5d3a22" : "#452a1a",
        )
    b.fill(rect(cx + side * 455 - 76, 676, 152, 12), c.clay)
  }
  b.fill(poly([390, 860], [1530, 860], [b.w, 1150], [b.w, b.h], [0, b.h], [0, 1150]), "#15100e")
  r.oven(b, cx, 860, 520, { bench: 0.36, mouth: 0.62 })
  // the table, narrow at the fire
  const [near, far] = [0.62, 3]
  const edge = (x, z) => P(x, 520, z)
  b.fill(poly(edge(-560, far), edge(560, far), P(560, 700, far), P(-560, 700, far)), "#8f7a58")
  b.fill(poly(edge(-560, far), edge(560, far), edge(560, near), edge(-560, near)), c.paper)
  b.fill(poly(edge(560, far), edge(560, near), [b.w + 200, b.h + 200], P(560, 700, far)), "#a8926c")
  b.fill(poly(edge(-560, far), edge(-560, near), [-200, b.h + 200], P(-560, 700, far)), "#a8926c")
  // firelight lies on the cloth
  b.grain(
    poly(edge(-560, far), edge(560, far), edge(560, near), edge(-560, near)),
    "#e0a050",
    pool(cx, 680, 330, 190, 1, 0.6),
  )
  for (const [i, z] of [2.62, 2.02, 1.55, 1.18, 0.92].entries()) {
    for (const side of [-1, 1]) {
      const [x, y] = edge(side * 390, z)
      b.fill(ellipse(x, y + 5 / z, 118 / z, 42 / z), "#a8926c")
      b.fill(ellipse(x, y, 116 / z, 40 / z), "#fbf1d8")
      b.fill(ellipse(x, y, 78 / z, 26 / z), c.linen)
      // chairs pulled up, seen past the cloth
      const [hx, hy] = P(side * 830, 560, z)
      b.fill(
        round(hx - 92 / z, hy - 250 / z, 184 / z, 330 / z, [80 / z, 80 / z, 8, 8]),
        i % 2 ? "#0f0b0a" : "#130e0c",
      )
      b.line(arch(hx - 84 / z, hy - 240 / z, 168 / z, 120 / z), "#6d3a22", 5 / z)
    }
  }
  // down the middle: jug, light, bread, light
  const middle = (x, z) => edge(x, z)
  const [jug, first, bread, second] = [
    middle(-30, 2.3),
    middle(70, 1.72),
    middle(-60, 1.28),
    middle(110, 0.98),
  ]
  r.carafe(b, ...jug, 0.9, "#7a2b17")
  r.candle(b, ...first, 1.15, "#a8451b")
  b.fill(ellipse(bread[0], bread[1], 120, 22), "#8a5a30")
  r.loaf(b, bread[0], bread[1] + 4, 170, "#8a4a1c")
  r.candle(b, ...second, 1.9, "#a8451b")
  s.pendant(b, cx, 0, 190, 52)
}

const cantina = (b) => {
  b.ground("#120f0d")
  const floor = 1060
  vaults(b, 960, floor, [
    [1840, 1040, "#1c1613"],
    [1540, 900, "#271d17"],
    [1240, 760, "#33241b"],
    [940, 620, "#3f2a1d", "#63401f"],
  ])
  b.fill(rect(0, floor, b.w, b.h), "#161210")
  b.grain(rect(0, floor, b.w, 220), "#4a321f", pool(960, floor, 560, 180, 0.9, 0.2))
  // barrels
  for (const [x, y, q] of [
    [760, 930, 116],
    [1160, 930, 116],
    [960, 930, 84],
  ]) {
    if (q === 84) continue
    b.fill(ellipse(x, y, q), "#1d120c")
    b.fill(ellipse(x, y, q - 12), "#6a3f20")
    for (let k = -3; k <= 3; k++)
      b.fill(rect(x + k * 28 - 1.5, y - q + 24, 3, (q - 24) * 2), "#452815")
    b.line(ellipse(x, y, q - 12), "#2a1a10", 8)
    b.fill(ellipse(x, y + q * 0.4, 9), "#1d120c")
  }
  // racks of bottle ends on both sides
  for (const x0 of [120, 1460])
    for (let row = 0; row < 9; row++)
      for (let k = 0; k < 5; k++) {
        const [x, y] = [x0 + 34 + k * 68, 470 + row * 66]
        b.fill(ellipse(x, y, 30), "#0d0b0a")
        if (b.random() < 0.86) {
          b.fill(ellipse(x, y, 22), b.pick(["#26331f", "#2f3d2c", "#3d1a10", "#202b2d"]))
          b.fill(ellipse(x, y, 9), b.pick([c.brick, c.linen, "#8a6a2c", c.brick]))
        }
      }
  for (const x of [520, 960, 1400]) {
    b.fill(rect(x - 2, 0, 4, x === 960 ? 420 : 300), c.ink)
    s.lantern(b, x, x === 960 ? 440 : 320, 1.3)
  }
  r.longTable(b, 430, 1050, 1060, 1300, { places: 5, s: 1.3 })
  for (const x of [560, 820, 1100, 1360]) r.chair(b, x, 1320, 1.3, "#0b0a09")
}

const terrazza = (b) => {
  b.ground("#2a3d40")
  b.grain(b.all(), c.night, (x, y) => clamp(1.9 - y / 200))
  // the city's own light, low over the roofs
  b.fill(ellipse(700, 800, 1180, 270), "#4a443c")
  b.fill(ellipse(660, 810, 900, 190), "#6d4a34")
  s.moon(b, 1480, 210, 84)
  // domes and roofs
  b.fill(arch(330, 470, 240, 300, 1), "#18211f")
  b.fill(rect(436, 408, 28, 80), "#18211f")
  b.fill(rect(447, 372, 6, 40), "#18211f")
  b.fill(arch(1180, 590, 130, 200), "#18211f")
  b.fill(rect(1240, 552, 10, 50), "#18211f")
  b.fill(
    poly(
      [0, 780],
      [0, 690],
      [160, 640],
      [330, 690],
      [560, 660],
      [720, 700],
      [720, 640],
      [860, 610],
      [1010, 660],
      [1180, 690],
      [1420, 640],
      [1600, 700],
      [1920, 650],
      [1920, 900],
      [0, 900],
    ),
    "#18211f",
  )
  for (const [x, y] of [
    [90, 730],
    [220, 740],
    [640, 720],
    [820, 690],
    [1380, 720],
    [1700, 730],
    [1840, 720],
  ])
    b.fill(rect(x, y, 18, 28), "#c98334")
  s.pine(b, 1760, 860, 420, "#111813")
  s.cypress(b, 130, 900, 330, { pot: false })
  s.cypress(b, 210, 900, 250, { pot: false })
  // parapet with arches
  b.fill(rect(0, 850, b.w, 200), "#3a2a22")
  b.fill(rect(0, 838, b.w, 26), c.clay)
  for (let i = 0; i < 16; i++) b.fill(arch(20 + i * 122, 890, 84, 160), "#241812")
  b.fill(rect(0, 1040, b.w, 240), "#1c1411")
  b.grain(rect(0, 1040, b.w, 240), "#57301c", pool(960, 1080, 900, 170, 1, 0.6))
  // pergola and its lights
  for (const x of [60, 1836]) b.fill(rect(x, 90, 30, 970), c.ink)
  b.fill(rect(0, 70, b.w, 30), c.ink)
  for (let i = 0; i < 13; i++) b.fill(rect(30 + i * 154, 50, 16, 60), c.ink)
  const bulb = (x, y) => {
    b.fill(ellipse(x, y + 16, 15, 18), c.amber)
    b.fill(ellipse(x, y + 16, 8, 10), c.cream)
  }
  s.line(b, 75, 110, 960, 110, 110, bulb, 8)
  s.line(b, 960, 110, 1850, 110, 110, bulb, 8)
  for (let i = 0; i < 60; i++)
    b.fill(
      ellipse(
        b.between(0, 520),
        60 + b.between(0, 130) * b.random(),
        b.between(14, 34),
        b.between(9, 20),
        b.between(0, 3),
      ),
      b.pick(["#121a13", "#1b2a1c", c.basil]),
    )
  for (const x of [330, 960, 1590]) {
    for (const k of [-150, 150]) r.chair(b, x + k, 1250, 1.25, "#0d0b0a")
    r.longTable(b, x - 170, 1070, 340, 1270, { cloth: c.paper, places: 2, s: 1.15 })
  }
}

/** Up one flight: a half-round window on the roofs, and the fire's light from below through the rail. */
const mezzanine = (b) => {
  b.ground("#1a1411")
  b.grain(b.all(), "#3a251a", pool(960, 960, 1050, 620, 1, 0.72))
  // the window: London's chimneys under a moon
  b.fill(arch(400, 110, 1120, 600), "#0f0c0b")
  const view = b.fill(arch(430, 140, 1060, 540), c.night)
  b.inside(view, () => {
    s.moon(b, 1090, 320, 62)
    for (const [x, y, w, colour] of [
      [380, 500, 330, "#182427"],
      [640, 450, 260, "#141e20"],
      [880, 520, 300, "#182427"],
      [1120, 470, 220, "#141e20"],
      [1300, 530, 260, "#182427"],
    ]) {
      b.fill(poly([x, y + 50], [x + w * 0.5, y], [x + w, y + 50], [x + w, 760], [x, 760]), colour)
      b.fill(rect(x + w * 0.66, y - 60, 54, 120), colour)
      for (const k of [0, 19, 38]) b.fill(rect(x + w * 0.66 + 4 + k, y - 84, 10, 28), "#6d2a1a")
      b.fill(rect(x + w * 0.3, y + 84, 26, 40), colour === "#141e20" ? "#c98334" : "#0f1719")
    }
  })
  b.inside(arch(420, 130, 1080, 560), () => {
    for (const x of [690, 952, 1214]) b.fill(rect(x, 140, 14, 560), "#0f0c0b")
  })
  b.fill(rect(430, 470, 1060, 12), "#0f0c0b")
  b.fill(rect(370, 680, 1180, 30), c.clay)
  for (const x of [250, 1670]) s.pendant(b, x, 0, 330, 58)
  // one long table along the rail
  for (let i = 0; i < 7; i++) r.chair(b, 330 + i * 210, 930, 1.5, "#0f0b0a")
  r.longTable(b, 190, 800, 1540, 960, { cloth: c.paper, places: 5, s: 1.4 })
  // below, the tops of the three arches of the room
  b.fill(rect(0, 1010, b.w, 300), "#1d120d")
  for (const x of [170, 720, 1270]) {
    voussoirs(b, x, 1090, 480, 300, 34, ["#7a3d24", "#8d4a2b", "#6d3420"], 17, false)
    s.glow(
      b,
      arch(x, 1090, 480, 300),
      x === 720 ? { base: c.ember, hot: c.amber, top: c.brick } : {},
    )
  }
  b.inside(arch(720, 1090, 480, 300), () => fire(b, 960, 1310, 360, 150))
  // floor edge and rail, black against all that light
  b.fill(rect(0, 990, b.w, 42), "#0d0b0a")
  b.fill(rect(0, 990, b.w, 6), c.rust)
  b.fill(rect(0, 724, b.w, 18), "#0d0b0a")
  b.fill(rect(0, 724, b.w, 4), "#8d4a2b")
  for (let i = 0; i < 17; i++) {
    const x = i * 120
    b.line(arch(x + 12, 752, 96, 240), "#0d0b0a", 7)
    b.fill(rect(x - 4, 740, 8, 252), "#0d0b0a")
  }
}

const chefsCounter = (b) => {
  r.room(b, {
    wall: "#16110f",
    lit: "#2d1912",
    hot: "#4d2115",
    floor: 1120,
    light: [960, 640, 840],
  })
  b.fill(poly([560, 0], [1360, 0], [1420, 240], [1560, 330], [360, 330], [500, 240]), "#241a15")
  b.fill(rect(350, 326, 1220, 16), "#b5682a")
  hearth(b, 960, 860, 760, 470)
  for (const [x, k] of [
    [190, "pot"],
    [330, "pot"],
    [1590, "pot"],
    [1730, "pot"],
  ])
    r.hanging(b, x, 360, 90, k, 1.3)
  b.fill(rect(100, 352, 340, 10), "#b5682a")
  b.fill(rect(1480, 352, 340, 10), "#b5682a")
  for (const x of [110, 1470]) {
    b.fill(rect(x, 620, 340, 10), "#4a2d1c")
    for (let i = 0; i < 6; i++)
      b.fill(
        round(x + 8 + i * 56, 560 + (i % 2) * 18, 42, 60 - (i % 2) * 18, 6),
        b.pick([c.paper, c.linen, "#55706e", c.brick]),
      )
  }
  b.fill(rect(0, 850, b.w, 290), "#1a120f")
  b.fill(rect(0, 826, b.w, 44), "#55706e")
  b.fill(rect(0, 826, b.w, 8), "#9fb0a6")
  for (let i = 0; i < 24; i++) b.fill(rect(6 + i * 80, 884, 74, 230), i % 2 ? "#1f2a2b" : "#223032")
  b.grain(rect(0, 870, b.w, 260), "#0f1213", down(900, 1160))
  for (let i = 0; i < 5; i++) {
    const x = 200 + i * 380
    b.fill(rect(x - 70, 818, 140, 9), c.paper)
    if (i % 2) r.carafe(b, x + 120, 826, 1.3, "#c9603c")
    else r.candle(b, x + 120, 826, 1.2)
    s.pendant(b, x, 0, i === 2 ? 60 : 470, 38)
  }
  for (let i = 0; i < 5; i++) r.stool(b, 200 + i * 380, 1270, 1.9, c.brick)
}

/** The Bakery Table at night: the mountain in the window, tomorrow's bread under one lamp. */
const bakeryTable = (b) => {
  b.ground("#1d1511")
  b.grain(b.all(), "#432d1f", pool(1180, 720, 900, 560, 1, 0.7))
  // window on the bay
  b.fill(arch(250, 130, 640, 700), "#0f0c0b")
  const view = b.fill(arch(276, 156, 588, 648), "#26393c")
  b.inside(view, () => {
    s.moon(b, 720, 330, 54)
    b.fill(curve([[180, 760], [330, 640], [430, 500], [490, 470], [520, 505], [560, 470], [640, 560], [780, 680], [980, 750], [980, 900], [180, 900]]), "#162225") // prettier-ignore
    b.fill(rect(276, 700, 588, 120), "#1b2b2e")
    for (const [x, y, w] of [[650, 720, 120], [672, 742, 76], [660, 766, 100]]) b.fill(rect(x, y, w, 5), "#a8926c") // prettier-ignore
  })
  b.fill(rect(562, 156, 14, 648), "#0f0c0b")
  b.fill(rect(276, 448, 588, 12), "#0f0c0b")
  b.fill(rect(224, 800, 692, 30), c.clay)
  // peel, sieve and a shelf of three
  b.fill(rect(1016, 300, 22, 560), "#57361d")
  b.fill(round(972, 150, 110, 190, [55, 55, 14, 14]), "#6a4526")
  b.line(ellipse(1250, 330, 96), "#8a5a30", 22)
  b.fill(ellipse(1250, 330, 84), "#2a1d16")
  b.fill(rect(1430, 470, 420, 18), "#57361d")
  for (const [i, w] of [150, 120, 140].entries()) r.loaf(b, 1510 + i * 135, 470, w, "#8a4a1c")
  s.pendant(b, 1180, 0, 470, 96)
  // the table runs out of the picture on both sides
  b.fill(rect(0, 990, b.w, 300), "#120e0c")
  b.fill(rect(0, 960, b.w, 70), "#8a5a30")
  b.fill(rect(0, 960, b.w, 12), c.straw)
  b.fill(rect(0, 1022, b.w, 10), "#452815")
  b.grain(
    rect(640, 972, 1080, 50),
    "#d9a860",
    (x, y) => clamp(1 - Math.abs(x - 1180) / 520) * clamp((1010 - y) / 30),
  )
  for (const [x, w, colour] of [
    [210, 400, "#8a4a1c"],
    [560, 300, "#a8641f"],
    [1690, 380, "#8a4a1c"],
  ])
    r.loaf(b, x, 962, w, colour)
  // dough resting in a floured heap
  b.fill(poly([760, 962], [860, 944], [1480, 944], [1580, 962]), c.cream)
  for (const [x, q] of [
    [930, 108],
    [1170, 118],
    [1410, 106],
  ]) {
    const ball = b.fill(arch(x - q, 956 - q * 1.05, q * 2, q * 1.05, 1.02), "#f7ebd0")
    b.grain(ball, "#c9ab78", turned(x - 10, 910, q, -1.9, 0, 0.9))
  }
}

export const rooms = {
  "inside-400-trastevere": landscape(trastevere),
  "inside-400-soho": landscape(soho),
  "inside-cenere-testaccio": landscape(cenere),
  "inside-madia-spaccanapoli": landscape(madia),
  "space-forno-room": landscape(fornoRoom),
  "space-cantina": landscape(cantina),
  "space-terrazza": landscape(terrazza),
  "space-mezzanine": landscape(mezzanine),
  "space-chefs-counter": landscape(chefsCounter),
  "space-bakery-table": landscape(bakeryTable),
}
