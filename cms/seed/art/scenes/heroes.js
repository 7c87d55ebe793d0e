/** The pictures that open a page, the craft and one for each brand, and the social cards. */
import { across, down, pool, turned } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { fire, logs, tongue, voussoirs } from "../lib/props.js"
import * as r from "../lib/room.js"
import { landscape, social } from "../lib/scene.js"
import { arch, blob, curve, ellipse, place, poly, rect, ring, round, taper } from "../lib/shapes.js"

const clamp = (v) => Math.max(0, Math.min(1, v))

/** The oven's mouth at full size: two rings of brick, a deep vault, the fire off centre. */
const bigOven = (b, cx, base, w, h, { lean = -0.14 } = {}) => {
  const t = w * 0.085
  voussoirs(
    b,
    cx - w / 2 - t,
    base - h - t,
    w + t * 2,
    h + t,
    t * 1.15,
    ["#4a1d12", "#57240f", "#3f180f"],
    25,
  )
  voussoirs(b, cx - w / 2, base - h, w, h, t, [c.brick, "#b8321b", "#98260f"], 19)
  const mouth = b.fill(arch(cx - w / 2, base - h, w, h), "#3d0f08")
  b.grain(mouth, c.wine, pool(cx + lean * w, base - h * 0.2, w * 0.62, h * 0.92, 1, 0.45))
  b.grain(mouth, c.brick, pool(cx + lean * w, base - h * 0.12, w * 0.5, h * 0.72, 1, 0.45))
  b.inside(mouth, () => {
    // courses of the vault seen past the fire
    for (const k of [0.86, 0.7])
      b.line(arch(cx - (w * k) / 2, base - h * k, w * k, h), "#2a0b06", 5)
    fire(b, cx + lean * w, base - h * 0.04, w * 0.72, h * 0.66)
    logs(b, cx + lean * w, base, w * 0.56)
    for (let i = 0; i < 26; i++)
      b.fill(
        ellipse(
          cx - w * 0.5 + b.random() * w,
          base - b.between(0, h * 0.03),
          b.between(6, 16),
          b.between(4, 9),
        ),
        b.pick([c.amber, c.flame, c.ember]),
      )
  })
  // sparks
  for (let i = 0; i < 22; i++) {
    const up = b.random()
    const q = b.between(2, 5) * (1.2 - up)
    b.fill(
      ellipse(cx + lean * w + b.between(-0.3, 0.3) * w, base - h * (0.5 + up * 0.42), q),
      b.pick([c.amber, c.flame]),
    )
  }
}

/** Link previews are seen small: one arch, one light, nothing else. */
const cardSill = (b, y = 560) => {
  b.fill(rect(0, y, b.w, 14), c.linen)
  b.fill(rect(0, y + 14, b.w, 80), "#16110f")
}

/** Three heats, one fire: flame, ember, warmth. */
const socialCard = (b) => {
  b.ground(c.ink)
  const base = 560
  for (const [i, cx] of [236, 600, 964].entries()) {
    const [w, h] = [260, 440]
    const bricks = [
      [c.brick, "#b8321b", "#98260f"],
      ["#7a4436", "#8a5040", "#6b3a2e"],
      ["#9b6a2c", "#a87633", "#8a5c24"],
    ][i]
    voussoirs(b, cx - w / 2, base - h, w, h, 34, bricks, 13)
    const mouth = b.fill(arch(cx - w / 2, base - h, w, h), ["#5a140a", "#24100c", "#57300f"][i])
    b.inside(mouth, () => {
      if (i === 0) {
        b.grain(mouth, c.brick, pool(cx, base, 150, 330, 1, 0.6))
        fire(b, cx, base, 240, 370)
      } else if (i === 1) {
        b.grain(mouth, "#a83a1f", pool(cx, base, 150, 230, 1, 0.5))
        emberBed(b, cx, base, 262)
      } else {
        b.fill(ellipse(cx, base, 126, 320), "#b5752a")
        b.fill(ellipse(cx, base, 116, 230), "#eac26b")
        r.loaf(b, cx, base, 204, "#6a3512")
      }
    })
  }
  cardSill(b, base)
}

/** Embers, glowing below and ash-rose on top. */
const emberBed = (b, cx, base, w, size = 1) => {
  const step = 21 * size
  const n = Math.round(w / step)
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < n - row; i++)
      b.fill(
        blob(
          b.random,
          cx + (i - (n - row - 1) / 2) * step + b.between(-4, 4),
          base - size * (8 + row * 15),
          size * b.between(11, 16),
          size * b.between(8, 12),
          7,
          0.4,
        ),
        b.pick(
          [
            [c.amber, "#f6c98a", c.flame],
            [c.flame, c.ember, "#f2a07a"],
            [c.ember, "#dba58a", c.brick],
            ["#8a5a4c", "#dba58a", "#5a2a20"],
          ][row],
        ),
      )
}

const social400 = (b) => {
  b.ground(c.ink)
  const [cx, base, w, h] = [600, 560, 640, 500]
  voussoirs(b, cx - w / 2, base - h, w, h, 46, [c.brick, "#b8321b", "#98260f"], 19)
  const mouth = b.fill(arch(cx - w / 2, base - h, w, h), "#5a140a")
  b.grain(mouth, c.brick, pool(cx, base, 380, 440, 1, 0.6))
  b.inside(mouth, () => fire(b, cx, base, 700, 470, { core: false }))
  cardSill(b)
  f.pizzaBase(b, 600, 452, 150, { leopard: 0.8 })
  for (const [x, y, q] of [
    [548, 410, 30],
    [640, 400, 26],
    [664, 482, 32],
    [560, 496, 34],
  ])
    f.lump(b, x, y, q, { cast: "#5c0f06" })
  f.leaf(b, 600, 448, -0.5, 0.5)
  f.leaf(b, 626, 452, 0.7, 0.42)
}

const socialCenere = (b) => {
  b.ground(c.ink)
  const [cx, base, w, h] = [600, 560, 760, 470]
  voussoirs(b, cx - w / 2, base - h, w, h, 46, ["#5a332a", "#6b3d32", "#4a2922"], 23)
  const mouth = b.fill(arch(cx - w / 2, base - h, w, h), "#1d0d0a")
  b.grain(mouth, "#6d2216", pool(cx, base, 400, 310, 1, 0.45))
  b.grain(mouth, "#c2481f", pool(cx, base, 340, 150, 1, 0.4))
  b.inside(mouth, () => {
    emberBed(b, cx, base, 760, 1.75)
    // a grill, and one thing on it
    b.fill(rect(cx - 350, base - 160, 700, 14), "#0d0b0a")
    for (let i = 0; i < 17; i++) b.fill(rect(cx - 332 + i * 41, base - 172, 9, 34), "#0d0b0a")
    for (const k of [-320, 308]) b.fill(rect(cx + k, base - 160, 12, 160), "#0d0b0a")
    const steak = b.fill(
      curve([
        [410, 396],
        [400, 300],
        [480, 236],
        [640, 236],
        [756, 300],
        [764, 396],
        [590, 404],
      ]),
      "#7a2f1c",
    )
    b.grain(steak, "#d9764a", down(330, 402))
    b.inside(steak, () => {
      for (let i = 0; i < 5; i++)
        b.fill(taper(410 + i * 80, 420, 440 + i * 80, 330, 480 + i * 80, 220, 17, 15), "#2a0f08")
    })
    b.fill(taper(730, 322, 800, 290, 868, 300, 30, 28), c.paper)
    b.fill(ellipse(876, 290, 22, 18), c.paper)
    b.fill(ellipse(878, 314, 20, 17), c.paper)
  })
  cardSill(b)
}

const socialMadia = (b) => {
  b.ground(c.ink)
  const [cx, base, w, h] = [600, 560, 700, 480]
  voussoirs(b, cx - w / 2, base - h, w, h, 44, ["#8a5c24", "#9b6a2c", "#7a501f"], 21)
  const mouth = b.fill(arch(cx - w / 2, base - h, w, h), "#7a4316")
  b.inside(mouth, () => {
    b.fill(ellipse(cx, base, 340, 420), "#b5752a")
    b.fill(ellipse(cx, base, 310, 344), "#d99a45")
    b.fill(ellipse(cx, base, 286, 270), "#eac26b")
  })
  const crust = b.fill(arch(cx - 236, base - 206, 472, 206, 0.86), "#8a4a1c")
  b.grain(crust, "#4d240c", turned(cx - 20, base - 90, 230, -1.9, 0.2, 1))
  b.inside(crust, () => {
    for (const k of [-130, -10, 110])
      b.fill(
        taper(cx + k - 26, base - 50, cx + k + 14, base - 110, cx + k + 66, base - 170, 8, 26),
        c.straw,
      )
  })
  for (const [x, a] of [
    [196, -1.42],
    [1004, -1.72],
  ])
    f.wheat(b, x, base, a, 400, c.amber, "#a8722a")
  cardSill(b)
}

const craftDough = (b) => {
  f.planks(b, { tones: ["#1f1712", "#261b15", "#1b1410"] })
  b.grain(b.all(), c.ink, (x, y) =>
    clamp(Math.hypot((x - 1000) / 1200, (y - 620) / 900) * 1.7 - 0.8),
  )
  // a wooden tray, cropped; balls rising in rows
  b.fill(place(rect(-20, 20, 1300, 1000), 700, 150, 1, 0.05), "#080706")
  b.fill(place(rect(0, 0, 1300, 1000), 690, 130, 1, 0.05), "#8a5a30")
  b.fill(place(rect(34, 34, 1260, 930), 690, 130, 1, 0.05), "#57361d")
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 4; k++) {
      if (row === 1 && k === 0) continue
      f.lump(b, 880 + k * 300 - row * 15, 340 + row * 300 + k * 15, 126, {
        colour: "#f0e1bd",
        shade: "#c2a777",
        wobble: 0.06,
        cast: "#24140a",
        n: 14,
        from: 0.25,
      })
    }
  b.fill(blob(b.random, 866, 632, 104, 96, 12, 0.12), "#6d4728")
  f.flour(b, 34, [800, 560, 150, 140], c.cream)
  // one stretched by hand, with its rim
  f.shadow(b, 300, 800, 380, 22)
  b.fill(blob(b.random, 300, 800, 380, 372, 22, 0.05), "#f0e1bd")
  b.grain(ellipse(300, 800, 380), "#c2a777", turned(300, 800, 380, -2.3, 0.5, 1.2))
  b.fill(blob(b.random, 300, 800, 312, 306, 22, 0.05), "#d9c596")
  b.fill(blob(b.random, 306, 806, 300, 294, 22, 0.05), "#e8d6ab")
  for (let i = 0; i < 7; i++)
    b.fill(
      ellipse(
        300 + b.between(-210, 210),
        800 + b.between(-210, 210),
        b.between(14, 30),
        b.between(11, 22),
      ),
      "#f3e7c8",
    )
  f.flour(b, 110, [0, 0, 700, 1280], c.linen)
}

const plum = (b, x, y, turn, l) => {
  const body = curve(
    [
      [-0.5, 0],
      [-0.42, -0.2],
      [-0.1, -0.25],
      [0.3, -0.22],
      [0.5, 0],
      [0.3, 0.22],
      [-0.1, 0.25],
      [-0.42, 0.2],
    ].map(([u, v]) => [u * l * 1.06, v * l * 1.06]),
  )
  b.fill(place(body, x + l * 0.04, y + l * 0.06, 1, turn), "#1d0805")
  const t = b.fill(place(body, x, y, 1, turn), b.pick([c.ember, "#c23216", "#d9431d"]))
  b.grain(t, "#8f1d0c", (px, py) =>
    clamp(((py - y) * Math.cos(turn) - (px - x) * Math.sin(turn)) / (l * 0.26) - 0.12),
  )
  b.fill(place(ellipse(l * 0.05, -l * 0.12, l * 0.2, l * 0.028), x, y, 1, turn), "#f09a62")
  for (let i = 0; i < 5; i++) {
    const a = turn + Math.PI + (i - 2) * 0.72
    const [ox, oy] = [x - Math.cos(turn) * l * 0.44, y - Math.sin(turn) * l * 0.44]
    b.fill(
      taper(
        ox,
        oy,
        ox - Math.cos(a) * l * 0.08,
        oy - Math.sin(a) * l * 0.12,
        ox - Math.cos(a) * l * 0.2,
        oy - Math.sin(a) * l * 0.2,
        l * 0.06,
        1,
      ),
      i % 2 ? "#3d5a2a" : "#2c4420",
    )
  }
}

const craftTomatoes = (b) => {
  f.tableTop(b, { base: "#0f1312", lit: "#1c2726", x: 800, y: 400, r: 1300 })
  f.shadow(b, 1280, 660, 600, 34)
  b.fill(ellipse(1280, 660, 600), "#8a4a22")
  b.grain(ellipse(1280, 660, 600), "#4d240f", turned(1280, 660, 600, -2.3, 0.1, 1))
  b.line(ring(1280, 660, 592, 592), "#c98a4a", 8)
  b.fill(ellipse(1280, 660, 530), "#4d0f07")
  const red = b.fill(ellipse(1286, 668, 514), "#a5210f")
  b.grain(red, "#c2351a", pool(1120, 520, 330, 270, 1, 0.4))
  b.grain(red, "#74160a", turned(1286, 668, 514, 0.84, 0.45, 1))
  for (let i = 0; i < 30; i++) {
    const a = i * 2.4
    const q = Math.sqrt(i / 30) * 450
    b.fill(
      blob(
        b.random,
        1286 + Math.cos(a) * q,
        668 + Math.sin(a) * q,
        b.between(26, 60),
        b.between(18, 40),
        9,
        0.4,
        a,
      ),
      i % 3 ? "#b82a14" : "#8f1d0c",
    )
  }
  for (const [x, y, a] of [
    [1120, 520, 0.4],
    [1440, 560, 1.9],
    [1240, 800, -0.5],
    [1530, 820, 0.9],
  ])
    plum(b, x, y, a, 240)
  f.leaf(b, 1290, 640, -0.7, 1.6)
  f.leaf(b, 1390, 700, 0.6, 1.3)
  for (const [x, y, a, l] of [
    [240, 240, 0.5, 330],
    [520, 180, -0.4, 280],
    [150, 620, 1.2, 300],
    [430, 1090, -0.2, 340],
    [130, 1010, 0.3, 260],
  ])
    plum(b, x, y, a, l)
  f.leaf(b, 420, 700, 0.3, 1.7)
  for (let i = 0; i < 40; i++) b.fill(rect(b.between(300, 680), b.between(780, 960), 7, 6), c.cream)
}

const brand400 = (b) => {
  b.ground("#152022")
  const size = 80
  for (let y = 0; y < 1280; y += size)
    for (let x = -((y / size) % 2) * 40; x < 1920; x += size)
      b.fill(
        rect(x + 3, y + 3, size - 6, size - 6),
        b.pick(["#1f2f33", "#1f2f33", "#22363a", "#1b292c"]),
      )
  b.grain(b.all(), c.ink, (x, y) => clamp(Math.hypot((x - 960) / 1050, (y - 900) / 950) * 2 - 1))
  bigOven(b, 960, 1010, 860, 760, { lean: -0.2 })
  b.fill(rect(0, 1010, b.w, 40), c.linen)
  b.grain(rect(0, 1010, b.w, 40), c.stone, (x) => clamp(Math.abs(x - 960) / 640 - 0.6))
  b.fill(rect(0, 1050, b.w, 240), "#16110f")
  // pizza on the peel, seen as it goes in: a flat lens on a blade
  b.fill(poly([760, 1000], [1360, 1000], [1240, 1040], [880, 1040]), "#57361d")
  b.fill(rect(1010, 1036, 100, 260), "#8a5a30")
  b.fill(rect(1010, 1036, 26, 260), "#b5824a")
  const pie = b.fill(ellipse(1070, 986, 270, 42), c.straw)
  b.grain(pie, "#8a4a1c", across(1090, 1340))
  b.fill(ellipse(1070, 978, 226, 26), "#a5210f")
  for (const [x, y, q] of [
    [950, 976, 40],
    [1060, 986, 48],
    [1180, 974, 36],
    [1110, 966, 26],
  ])
    b.fill(ellipse(x, y, q, q * 0.22), c.cream)
  for (const [x, y] of [
    [1010, 972],
    [1140, 984],
  ])
    b.fill(ellipse(x, y, 26, 6, 0.2), "#3d5a2a")
}

const brandCenere = (b) => {
  b.ground("#12100f")
  b.grain(b.all(), "#2a1610", pool(1080, 980, 1250, 760, 1, 0.45))
  // chimney breast, iron beam, things hung in the smoke
  b.fill(poly([420, 0], [1740, 0], [1840, 300], [320, 300]), "#1d1613")
  b.fill(rect(280, 296, 1600, 40), "#3a2a22")
  b.fill(rect(280, 296, 1600, 7), c.rust)
  for (const [x, d, k] of [
    [470, 60, "garlic"],
    [640, 110, "ham"],
    [820, 50, "pot"],
    [1330, 50, "pot"],
    [1500, 110, "ham"],
    [1680, 60, "garlic"],
  ])
    r.hanging(b, x, 336, d, k, 1.7)
  b.fill(rect(1070, 336, 8, 130), c.ink)
  b.line(arch(964, 470, 220, 150), c.ink, 8)
  const pot = b.fill(round(930, 570, 288, 190, [16, 16, 120, 120]), "#1d1512")
  b.grain(pot, "#4d2115", down(640, 790))
  b.fill(round(914, 556, 320, 30, 8), "#2a1d17")
  b.fill(rect(914, 556, 320, 6), c.rust)
  const bed = 1120
  for (let i = 0; i < 9; i++)
    tongue(
      b,
      420 + i * 165,
      bed,
      b.between(110, 260),
      b.between(44, 66),
      i % 2 ? c.ember : c.brick,
      i % 2 ? 1 : -1,
    )
  for (let i = 0; i < 7; i++)
    tongue(b, 500 + i * 190, bed, b.between(60, 140), 36, c.flame, i % 2 ? -1 : 1)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 44; i++) {
      const x = 240 + i * 39 + row * 14
      b.fill(
        blob(b.random, x, bed + 14 + row * 34, b.between(20, 36), b.between(15, 25), 7, 0.4),
        b.pick(
          row === 0
            ? [c.amber, c.flame, c.flame, c.cream]
            : row === 1
              ? [c.ember, c.flame, c.brick, "#3d0f08"]
              : [c.brick, c.wine, "#2a0b06", "#1d0805"],
        ),
      )
    }
  b.fill(rect(0, bed + 100, b.w, 100), "#16100e")
  // the grate with leeks, onions and one thick chop
  b.fill(rect(180, 880, 1620, 18), c.ink)
  for (let i = 0; i < 27; i++) b.fill(rect(210 + i * 60, 868, 10, 40), c.ink)
  for (const x of [220, 1740]) b.fill(rect(x, 880, 22, 330), c.ink)
  for (const [x, w] of [
    [300, 300],
    [640, 260],
  ]) {
    const leek = b.fill(round(x, 824, w, 46, 22), "#d9cf9a")
    b.inside(leek, () => {
      b.fill(rect(x + w * 0.6, 820, w, 60), "#7a8a4a")
      for (let k = 0; k < 4; k++)
        b.fill(
          poly(
            [x + 30 + k * 66, 824],
            [x + 52 + k * 66, 824],
            [x + 44 + k * 66, 872],
            [x + 22 + k * 66, 872],
          ),
          "#2a1a10",
        )
    })
  }
  for (const x of [980, 1090]) {
    b.fill(arch(x - 48, 800, 96, 70, 1.1), "#8f3a4a")
    b.fill(arch(x - 30, 818, 60, 52, 1.1), "#c9808a")
    b.fill(rect(x - 48, 860, 96, 10), "#2a1408")
  }
  const chop = b.fill(
    curve([
      [1180, 866],
      [1180, 770],
      [1300, 730],
      [1480, 750],
      [1540, 830],
      [1500, 872],
      [1340, 872],
    ]),
    "#6d2413",
  )
  b.grain(chop, "#2a0f08", down(790, 880))
  b.fill(taper(1500, 800, 1600, 770, 1680, 800, 34, 30), c.paper)
}

/** The madia, the chest a house keeps its dough in: the dough rises in it as the sun does behind it. */
const brandMadia = (b) => {
  b.ground("#1a1310")
  const [cx, cy] = [960, 600]
  b.grain(b.all(), "#3d2a1b", pool(cx, 560, 900, 640, 1, 0.6))
  // morning
  b.fill(arch(510, 90, 900, 760), "#0f0c0a")
  const sky = b.fill(arch(544, 124, 832, 700), "#b5591f")
  b.inside(sky, () => {
    b.fill(ellipse(cx, cy, 420), "#cf7a2c")
    b.fill(ellipse(cx, cy, 326), "#e09a40")
    b.fill(ellipse(cx, cy, 236), "#f6d488")
    b.fill(curve([[480, 790], [640, 690], [800, 730], [960, 680], [1140, 740], [1300, 690], [1460, 790], [1460, 980], [480, 980]]), "#5a2c14") // prettier-ignore
  })
  for (const x of [816, 1092]) b.fill(rect(x, 124, 12, 740), "#0f0c0a")
  b.fill(rect(544, 440, 832, 12), "#0f0c0a")
  // dough, come up over the rim
  const ball = b.fill(
    curve([
      [600, 850],
      [600, 760],
      [700, 650],
      [860, 596],
      [1060, 596],
      [1220, 650],
      [1320, 760],
      [1320, 850],
    ]),
    "#f7ebd0",
  )
  b.grain(ball, "#d0ab70", turned(950, 770, 330, -1.75, 0.32, 1.05))
  b.fill(taper(760, 700, 860, 650, 980, 652, 4, 13), "#d0ab70")
  // the cloth that was over it
  b.fill(
    poly([1180, 800], [1420, 800], [1400, 1010], [1330, 960], [1270, 1030], [1200, 950]),
    c.linen,
  )
  b.fill(poly([1180, 800], [1420, 800], [1414, 850], [1186, 846]), c.paper)
  // chest
  b.fill(rect(290, 1176, 1340, 40), "#0d0b09")
  for (const x of [350, 1480])
    b.fill(poly([x, 1080], [x + 90, 1080], [x + 70, 1200], [x + 20, 1200]), "#452815")
  b.fill(poly([250, 850], [1670, 850], [1610, 1110], [310, 1110]), "#6d3f1f")
  b.fill(poly([290, 1050], [1630, 1050], [1610, 1110], [310, 1110]), "#57301a")
  for (const x of [480, 800, 1120, 1440]) {
    b.line(arch(x - 112, 898, 224, 160), "#452815", 10)
    b.fill(arch(x - 90, 922, 180, 136), "#7d4a25")
    b.fill(ellipse(x, 1000, 15), c.straw)
  }
  b.fill(rect(220, 806, 470, 52), "#a06a38")
  b.fill(rect(1230, 806, 470, 52), "#a06a38")
  b.fill(rect(690, 826, 540, 32), "#8a5a30")
  b.fill(rect(220, 806, 470, 10), c.straw)
  b.fill(rect(1230, 806, 470, 10), c.straw)
  b.fill(
    poly([1240, 800], [1420, 800], [1404, 990], [1340, 946], [1280, 1000], [1236, 930]),
    c.linen,
  )
  b.fill(poly([1240, 800], [1420, 800], [1416, 834], [1238, 834]), c.paper)
  r.loaf(b, 420, 808, 290, "#9b5a22")
  for (const [x, l, a] of [
    [1560, 640, -1.5],
    [1590, 560, -1.36],
    [1530, 600, -1.66],
  ])
    f.wheat(b, x, 1216, a, l * 1.35, c.amber, "#a8722a")
  b.fill(rect(1518, 960, 92, 30), c.brick)
}

export const heroes = {
  "craft-dough": landscape(craftDough),
  "craft-tomatoes": landscape(craftTomatoes),
  "social-card": social(socialCard),
  "social-400": social(social400),
  "social-cenere": social(socialCenere),
  "social-madia": social(socialMadia),
  "brand-400": landscape(brand400),
  "brand-cenere": landscape(brandCenere),
  "brand-madia": landscape(brandMadia),
}
