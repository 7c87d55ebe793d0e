/* global Path2D */
/** The seven houses from across the street, each with the sky of its own city. */
import { down, pool } from "../lib/brush.js"
import * as c from "../lib/palette.js"
import { landscape } from "../lib/scene.js"
import { arch, ellipse, poly, rect, taper } from "../lib/shapes.js"
import { voussoirs } from "../lib/props.js"
import * as s from "../lib/street.js"

const FAR = "#151b1d"
const NEAR = "#121313"

const ivy = (b, points, r) => {
  for (const [x, y] of points)
    for (let i = 0; i < 9; i++)
      b.fill(
        ellipse(
          x + b.between(-r, r),
          y + b.between(-r, r),
          b.between(9, 20),
          b.between(7, 13),
          b.between(0, 3),
        ),
        b.pick(["#16201a", "#1f2c1f", c.basil]),
      )
}

const trastevere = (b) => {
  s.nightSky(b)
  s.moon(b, 1560, 230, 92)
  b.fill(
    poly(
      [0, 700],
      [0, 500],
      [160, 440],
      [330, 500],
      [330, 420],
      [460, 370],
      [560, 420],
      [560, 900],
      [0, 900],
    ),
    FAR,
  )
  b.fill(poly([150, 560], [150, 210], [205, 105], [260, 210], [260, 560]), FAR)
  b.fill(arch(184, 240, 42, 84), "#c98334")
  b.fill(poly([1440, 900], [1440, 470], [1560, 420], [1690, 480], [1920, 470], [1920, 900]), FAR)
  b.fill(rect(0, 690, 420, 400), NEAR)
  b.fill(rect(1520, 640, 420, 460), NEAR)
  for (const [x, y, lit] of [
    [70, 780, 0],
    [210, 780, 1],
    [70, 930, 0],
    [1690, 740, 0],
    [1800, 740, 1],
    [1690, 900, 0],
  ])
    b.fill(rect(x, y, 40, 66), lit ? "#a8621f" : "#0b0c0d")
  const F = rect(390, 300, 1140, 790)
  s.wall(b, F, c.stone, [[960, 1000, 640]])
  for (let i = 0; i < 5; i++)
    s.paneWindow(b, 474 + i * 222, 372, 84, 170, {
      lit: [1, 0, 1, 1, 0][i] === 1,
      shutter: c.basil,
    })
  s.cornice(b, 390, 262, 1140)
  s.cornice(b, 390, 612, 1140, 26, { dentils: false })
  s.archWindow(b, 452, 726, 250, 364)
  s.archWindow(b, 1218, 726, 250, 364)
  s.archKitchen(b, 772, 676, 376, 414)
  ivy(
    b,
    [
      [1496, 310],
      [1488, 380],
      [1500, 450],
      [1490, 330],
      [1490, 530],
      [1496, 600],
    ],
    34,
  )
  s.street(b, 1086, [[960, 420]])
  for (const [x, w] of [
    [577, 200],
    [1343, 200],
  ])
    s.reflection(b, x, 1098, 1250, w, ["#6b3416", "#b0631d"])
  s.reflection(b, 960, 1098, 1280, 360)
  for (const x of [737, 1183]) s.cypress(b, x, 1100, 300)
}

const navigli = (b) => {
  s.nightSky(b, { horizon: 760 })
  s.moon(b, 330, 190, 74)
  const water = 846
  b.fill(poly([0, 860], [0, 330], [120, 300], [250, 330], [250, 400], [420, 400], [420, 860]), FAR)
  b.fill(rect(1600, 250, 320, 620), FAR)
  for (const [x, y] of [
    [60, 420],
    [180, 560],
    [330, 480],
    [1680, 330],
    [1800, 480],
    [1680, 600],
  ])
    b.fill(rect(x, y, 44, 74), x === 330 || x === 1800 ? "#a8621f" : "#0d1012")
  const houses = [
    [400, 300, 330, "#2e2420"],
    [1290, 240, 340, "#2b2723"],
    [730, 170, 560, c.stone],
  ]
  for (const [x, y, w, colour] of houses) {
    s.wall(
      b,
      rect(x, y, w, water - y),
      colour,
      x === 730 ? [[1010, 800, 470]] : [[1010, 860, 560]],
      { warm: x === 730 ? c.clay : "#3d2b22", glow: x === 730 ? c.rust : "#4d3325" },
    )
    s.cornice(b, x, y - 26, w, 26, { dentils: false })
  }
  for (const [x, y, lit] of [
    [452, 380, 0],
    [600, 380, 1],
    [452, 540, 0],
    [600, 540, 0],
    [1350, 330, 1],
    [1500, 330, 0],
    [1350, 510, 0],
    [1500, 510, 0],
  ])
    s.paneWindow(b, x, y, 70, 104, { lit: lit === 1 })
  // the long balconies of a Milanese court house
  for (const [y, pattern] of [
    [250, [0, 1, 0, 1]],
    [430, [1, 1, 0, 1]],
  ]) {
    pattern.forEach((lit, i) =>
      s.paneWindow(b, 778 + i * 126, y, 76, 124, { lit: lit === 1, sill: "#241a15" }),
    )
    b.fill(rect(716, y + 130, 588, 10), c.ink)
    b.fill(rect(716, y + 76, 588, 6), c.ink)
    for (let k = 0; k <= 36; k++) b.fill(rect(718 + k * 16, y + 76, 3.5, 58), c.ink)
  }
  s.archKitchen(b, 890, 610, 240, 236, { frame: 20 })
  s.archWindow(b, 754, 650, 112, 196, { frame: 13, tables: 1 })
  s.archWindow(b, 1154, 650, 112, 196, { frame: 13, tables: 1 })
  for (const x of [470, 600, 1350, 1490]) b.fill(arch(x, 700, 86, 146), "#17110e")
  b.fill(rect(0, water, b.w, 46), "#1d1a18")
  b.fill(rect(0, water, b.w, 6), "#3d2b22")
  const canal = b.fill(rect(0, water + 44, b.w, b.h), "#10181a")
  b.grain(canal, "#22170f", pool(1010, 900, 620, 420, 0.9, 0.2))
  b.fill(rect(0, water + 44, b.w, 5), c.ink)
  s.reflection(b, 1010, 906, 1280, 300)
  for (const x of [810, 1210]) s.reflection(b, x, 906, 1130, 110, ["#6b3416", "#b0631d"])
  s.reflection(b, 330, 930, 1140, 110, ["#28383b", "#7d7765"])
  for (const x of [480, 1620]) s.lampPost(b, x, 856, 230, 0.8)
  // footbridge, cropped by the edge
  const bridge = new Path2D()
  bridge.moveTo(1920, 900)
  bridge.quadraticCurveTo(1660, 905, 1420, 1060)
  bridge.lineTo(1360, 1280)
  bridge.lineTo(1520, 1280)
  bridge.quadraticCurveTo(1620, 1070, 1920, 1040)
  bridge.closePath()
  b.fill({ path: bridge, box: [1360, 880, 560, 400] }, "#0b0b0b")
  for (let k = 0; k < 12; k++) {
    const x = 1450 + k * 42
    const y = 1052 - 150 * Math.sin(Math.min(1, (k + 0.6) / 11) * 1.5)
    b.fill(rect(x, y - 74, 4, 90), "#0b0b0b")
  }
  b.fill(taper(1440, 968, 1640, 822, 1930, 822, 8, 8), "#0b0b0b")
  // flat boat
  b.fill(
    poly([180, 1120], [250, 1168], [640, 1168], [720, 1110], [640, 1126], [260, 1128]),
    "#0b0b0b",
  )
  b.fill(rect(400, 1090, 140, 40), "#0b0b0b")
  b.fill(rect(290, 1040, 4, 90), "#0b0b0b")
  s.lantern(b, 292, 1006, 0.6)
}

const bricks = (b, shape, colour, h = 26, w = 64) => {
  b.inside(shape, () => {
    const [x0, y0, ww, hh] = shape.box
    for (let y = y0, row = 0; y < y0 + hh; y += h, row++)
      for (let x = x0 - (row % 2) * (w / 2); x < x0 + ww; x += w)
        if (b.random() < 0.2) b.fill(rect(x + 2, y + 2, w - 4, h - 4), colour)
  })
}

const soho = (b) => {
  s.nightSky(b, { base: "#26312f", top: "#161c1d", haze: "#3b3833" })
  b.fill(
    poly(
      [0, 1000],
      [0, 380],
      [90, 380],
      [90, 320],
      [170, 320],
      [170, 380],
      [380, 380],
      [380, 1000],
    ),
    FAR,
  )
  b.fill(poly([1500, 1000], [1500, 300], [1920, 300], [1920, 1000]), FAR)
  for (const [x, y, n] of [
    [100, 268, 2],
    [1600, 238, 3],
    [1790, 238, 2],
  ]) {
    b.fill(rect(x - 12, y + 36, n * 36 + 12, 30), FAR)
    for (let i = 0; i < n; i++)
      b.fill(
        poly(
          [x + i * 34, y + 40],
          [x + 4 + i * 34, y],
          [x + 20 + i * 34, y],
          [x + 24 + i * 34, y + 40],
        ),
        "#5c2716",
      )
  }
  for (const [x, y, lit] of [
    [60, 480, 0],
    [220, 480, 1],
    [60, 680, 0],
    [220, 680, 0],
    [1610, 420, 0],
    [1770, 420, 0],
    [1610, 620, 1],
    [1770, 620, 0],
  ])
    b.fill(rect(x, y, 70, 118), lit ? "#a8621f" : "#0d1011")
  const F = rect(370, 150, 1180, 600)
  s.wall(b, F, "#43261d", [[960, 760, 620]], { shade: "#2a1913", warm: "#5a3022", glow: "#7a3f28" })
  bricks(b, F, "#381f18")
  s.cornice(b, 370, 112, 1180, 38)
  for (const [y, h, lit] of [
    [212, 176, [0, 1, 0, 0]],
    [474, 206, [1, 0, 0, 1]],
  ])
    lit.forEach((on, i) =>
      s.paneWindow(b, 478 + i * 280, y, 124, h, {
        lit: on === 1,
        frame: "#1c1411",
        sill: "#8a7a60",
        rows: 2,
      }),
    )
  // shopfront
  b.fill(rect(350, 728, 1220, 362), "#172019")
  b.fill(rect(350, 728, 1220, 84), "#1d2a20")
  s.signBand(b, 690, 744, 540, 54)
  b.fill(rect(340, 720, 1240, 12), "#3c5040")
  for (const x of [398, 664, 1056, 1322])
    s.archWindow(b, x, 842, 200, 208, { frame: 8, tables: 1, stones: false, bar: false })
  b.fill(rect(350, 1050, 1220, 40), "#111813")
  s.archKitchen(b, 872, 838, 176, 252, { frame: 10 })
  for (const x of [358, 626, 1280 - 4, 1546]) b.fill(rect(x, 820, 18, 270), "#26382a")
  s.discSign(b, 1572, 640, 62, 1)
  s.street(b, 1086, [[960, 520]], { colour: "#131413", warm: "#26190f" })
  for (const x of [498, 764, 1156, 1422])
    s.reflection(b, x, 1100, 1240, 170, ["#6b3416", "#b0631d"])
  s.reflection(b, 960, 1100, 1280, 200)
  s.lampPost(b, 250, 1180, 520, 1.25)
  s.reflection(b, 250, 1190, 1280, 90, ["#6b3416", "#b0631d"])
  for (let i = 0; i < 90; i++) {
    const x = b.between(0, 2000)
    const y = b.between(-40, 1060)
    const l = b.between(40, 92)
    b.fill(taper(x, y, x - l * 0.1, y + l / 2, x - l * 0.22, y + l, 2.6, 1.4), "#5a6663", 0.55)
  }
}

const tiles = (b, shape, size = 44) =>
  b.inside(shape, () => {
    const [x0, y0, w, h] = shape.box
    for (let y = y0; y < y0 + h; y += size)
      for (let x = x0; x < x0 + w; x += size) {
        const [cx, cy] = [x + size / 2, y + size / 2]
        b.fill(poly([cx, y + 5], [x + size - 5, cy], [cx, y + size - 5], [x + 5, cy]), "#31494d")
        b.fill(ellipse(cx, cy, size * 0.13), "#8f9a8c")
      }
  })

const alfama = (b) => {
  s.nightSky(b, { horizon: 820, haze: "#3a3a35" })
  s.moon(b, 905, 300, 118)
  // river and the far bank
  b.fill(rect(440, 640, 1000, 300), "#1a2629")
  s.reflection(b, 905, 655, 800, 200, ["#3c4a48", "#9c8f70"])
  b.fill(
    poly(
      [400, 648],
      [560, 616],
      [760, 634],
      [1000, 608],
      [1250, 636],
      [1500, 616],
      [1500, 652],
      [400, 652],
    ),
    FAR,
  )
  // church and roofs stepping down
  b.fill(rect(1010, 520, 150, 400), "#121819")
  b.fill(arch(1024, 430, 122, 120), "#121819")
  b.fill(rect(1078, 386, 14, 60), "#121819")
  b.fill(ellipse(1085, 384, 10), "#121819")
  for (const [x, y, w] of [
    [500, 742, 300],
    [760, 790, 260],
    [980, 752, 320],
  ]) {
    b.fill(poly([x - 16, y], [x + w / 2, y - 62], [x + w + 16, y]), "#4a2115")
    b.fill(rect(x, y, w, 300), "#141817")
  }
  b.fill(rect(570, 780, 36, 50), "#a8621f")
  b.fill(rect(1180, 800, 36, 50), "#0c0e0e")
  // left house in tiles
  const left = rect(0, 60, 520, 1040)
  b.fill(left, "#22363a")
  tiles(b, left)
  b.grain(left, "#141f22", (x, y) => Math.max(0, 1.05 - y / 520))
  b.grain(left, "#141f22", (x) => Math.max(0, 1 - x / 260) * 0.9)
  b.fill(rect(500, 60, 20, 1040), "#4b5a55")
  s.paneWindow(b, 130, 220, 130, 220, { lit: true, frame: "#55645e", sill: "#55645e" })
  s.paneWindow(b, 340, 220, 110, 220, { frame: "#55645e", sill: "#55645e" })
  for (const x of [96, 318]) {
    b.fill(rect(x, 380, x === 96 ? 198 : 160, 6), c.ink)
    b.fill(rect(x, 452, x === 96 ? 198 : 160, 8), c.ink)
    for (let k = 0; k < (x === 96 ? 14 : 11); k++) b.fill(rect(x + 2 + k * 14.6, 380, 4, 78), c.ink)
  }
  b.fill(arch(150, 720, 200, 380), "#55645e")
  b.fill(arch(168, 738, 164, 362), "#0f1718")
  // right house: the restaurant
  const right = rect(1290, 0, 630, 1100)
  s.wall(b, right, "#4a3a2c", [[1610, 1020, 560]], {
    shade: "#2a231c",
    warm: "#6a4c31",
    glow: "#8f6034",
  })
  s.paneWindow(b, 1390, 180, 120, 190, { frame: "#2a231c", shutter: c.basil })
  s.paneWindow(b, 1710, 180, 120, 190, { lit: true, frame: "#2a231c", shutter: c.basil })
  s.cornice(b, 1320, 520, 640, 22, { dentils: false })
  s.archKitchen(b, 1440, 640, 340, 460)
  s.archWindow(b, 1830, 760, 170, 340, { frame: 16, tables: 1 })
  b.fill(rect(1290, 596, 60, 6), c.ink)
  s.lantern(b, 1296, 606, 1.1)
  // steps climbing away between the houses, then the street across
  for (let k = 0; k < 8; k++) {
    const y = 930 + k * k * 2 + k * 9
    b.fill(rect(520, y, 770, 60), k % 2 ? "#211b17" : "#1b1714")
    b.fill(rect(520, y, 770, 5), "#43301f")
  }
  s.street(b, 1096, [[1600, 260]])
  s.reflection(b, 1600, 1106, 1270, 300)
  const colours = [c.ember, c.cream, c.amber, c.brick, "#55706e"]
  const flag = (x, y, i) => b.fill(poly([x - 20, y], [x + 20, y], [x, y + 46]), colours[i % 5])
  s.line(b, 515, 120, 1295, 60, 70, flag, 11)
  s.line(b, 515, 420, 1295, 470, 60, flag, 10)
}

const testaccio = (b) => {
  s.nightSky(b, { base: "#2a2826", top: c.deep, haze: "#45302a" })
  // the pyramid by the old gate
  b.fill(poly([1290, 900], [1560, 330], [1830, 900]), "#1d1f1f")
  b.fill(poly([1560, 330], [1830, 900], [1640, 900]), "#171919")
  b.fill(rect(0, 720, 1920, 400), NEAR)
  // chimney and its smoke
  b.fill(poly([470, 640], [492, 150], [568, 150], [590, 640]), "#3a1d14")
  b.fill(rect(482, 150, 96, 22), "#241410")
  for (const [x, y, r] of [
    [548, 118, 34],
    [592, 80, 48],
    [652, 52, 62],
    [738, 30, 78],
    [846, 14, 92],
  ])
    b.fill(ellipse(x, y, r, r * 0.72), "#34302d")
  const F = poly([330, 1090], [330, 520], [960, 330], [1590, 520], [1590, 1090])
  s.wall(b, F, "#3a241b", [[960, 1040, 700]], { shade: "#211611", warm: "#5a2c1e", glow: c.rust })
  bricks(b, F, "#2d1b15", 24, 58)
  b.fill(
    poly([300, 530], [960, 330 - 8], [1620, 530], [1620, 500], [960, 290], [300, 500]),
    "#1b1310",
  )
  b.fill(ellipse(960, 470, 62), "#17100d")
  const eye = b.fill(ellipse(960, 470, 48), c.ember)
  b.grain(eye, c.amber, down(440, 520))
  b.fill(rect(957, 420, 6, 100), "#17100d")
  b.fill(rect(910, 467, 100, 6), "#17100d")
  for (const x of [396, 1376]) {
    voussoirs(b, x, 700, 148, 250, 18, ["#5d2f1f", "#6d3a25"], 11, false)
    const w = s.glow(b, arch(x, 700, 148, 250), { base: "#8f3a18", hot: c.flame, top: c.wine })
    b.inside(w, () => {
      for (const k of [37, 74, 111]) b.fill(rect(x + k - 3, 700, 6, 250), "#17100d")
      for (const k of [70, 140, 200]) b.fill(rect(x, 700 + k, 148, 6), "#17100d")
    })
  }
  // the great arch: an open hearth, not an oven
  voussoirs(b, 650, 560, 620, 530, 44, ["#7a2f1c", "#8d3a22", "#682616"], 23, false)
  const hall = b.fill(arch(650, 560, 620, 530), "#3d0f08")
  b.grain(hall, c.brick, pool(960, 1030, 340, 360, 1, 0.3))
  b.grain(hall, c.ember, pool(960, 1050, 250, 240, 1, 0.3))
  b.inside(hall, () => {
    b.fill(
      poly([790, 560], [1130, 560], [1130, 720], [1200, 830], [720, 830], [790, 720]),
      "#1d0b07",
    )
    b.fill(rect(720, 826, 480, 12), "#7d2c16")
    for (const [x, h] of [
      [800, 110],
      [860, 150],
      [1060, 150],
      [1120, 110],
    ]) {
      b.fill(rect(x - 2, 838, 4, h - 60), c.ink)
      b.fill(ellipse(x, 838 + h - 40, 16, 32), "#1d0b07")
    }
    b.fill(rect(700, 1000, 520, 100), "#1d0b07")
    for (let i = 0; i < 16; i++)
      b.fill(
        ellipse(740 + i * 29, 998, b.between(14, 24), b.between(8, 16)),
        b.pick([c.amber, c.flame, c.cream, c.ember]),
      )
    b.fill(rect(690, 996, 540, 12), c.ink)
  })
  s.street(b, 1086, [[960, 520]])
  s.reflection(b, 960, 1100, 1280, 560, [c.wine, c.brick, c.flame])
  s.pine(b, 150, 1130, 900)
  s.pine(b, 1790, 1120, 640)
}

const spaccanapoli = (b) => {
  s.nightSky(b, { base: "#3b4a49", top: c.night, haze: "#8a5a3c", horizon: 640 })
  // the volcano at first light
  b.fill(
    poly(
      [420, 620],
      [760, 300],
      [850, 270],
      [880, 296],
      [930, 262],
      [1010, 300],
      [1180, 430],
      [1500, 560],
      [1500, 720],
      [420, 720],
    ),
    "#233133",
  )
  for (const [x, y, r] of [
    [902, 238, 26],
    [926, 200, 36],
    [962, 160, 46],
    [1010, 122, 54],
  ])
    b.fill(ellipse(x, y, r, r * 0.7), "#5a5f57")
  const F = rect(520, 520, 880, 580)
  s.wall(b, F, "#4a2e22", [[960, 1050, 560]], {
    shade: "#332019",
    warm: "#6a3c28",
    glow: "#9b5a32",
  })
  s.cornice(b, 520, 490, 880, 30)
  for (const [i, lit] of [0, 1, 0].entries())
    s.paneWindow(b, 640 + i * 276, 566, 88, 120, { lit: lit === 1, shutter: "#38473a" })
  // bakery: a wide low arch with shelves of loaves
  voussoirs(b, 740, 736, 440, 364, 32, ["#8d4a2b", "#a05a34", "#7a3d24"], 19, false)
  const shop = s.glow(b, arch(740, 736, 440, 364), { base: "#d98a2b", hot: c.cream, top: c.ember })
  b.inside(shop, () => {
    for (const y of [882, 950]) {
      b.fill(rect(740, y, 440, 8), "#3a1d10")
      for (let i = 0; i < 8; i++)
        b.fill(arch(764 + i * 52, y - 34, 40, 34, 1.2), (i + y) % 3 ? "#7a3d1a" : "#9b5a26")
    }
    b.fill(rect(740, 1010, 440, 100), "#2a140c")
    b.fill(rect(740, 1006, 440, 9), "#8d4a2b")
    for (const x of [850, 960, 1070]) s.pendant(b, x, 730, 84, 18)
  })
  for (const x of [576, 1232]) {
    b.fill(arch(x, 830, 112, 270), "#1d1410")
    for (let k = 0; k < 9; k++) b.fill(rect(x + 10, 884 + k * 23, 92, 5), "#2e211a")
  }
  // the two sides of the lane
  b.fill(poly([0, 0], [430, 0], [540, 1100], [540, 1280], [0, 1280]), "#131110")
  b.fill(poly([1920, 0], [1490, 0], [1380, 1100], [1380, 1280], [1920, 1280]), "#161312")
  b.grain(
    poly([300, 700], [540, 700], [540, 1100], [300, 1100]),
    "#3a2117",
    pool(540, 1050, 160, 330, 0.9),
  )
  b.grain(
    poly([1380, 700], [1620, 700], [1620, 1100], [1380, 1100]),
    "#3a2117",
    pool(1380, 1050, 160, 330, 0.9),
  )
  for (const [x, y, lit] of [
    [90, 140, 0],
    [250, 150, 1],
    [90, 480, 1],
    [260, 480, 0],
    [110, 800, 0],
    [1590, 120, 0],
    [1740, 130, 0],
    [1590, 430, 1],
    [1750, 440, 0],
    [1620, 760, 1],
  ]) {
    s.paneWindow(b, x, y, 84, 176, { lit: lit === 1, frame: c.ink, sill: "#2a211c" })
    b.fill(rect(x - 30, y + 176, 144, 10), c.ink)
    for (let k = 0; k < 9; k++) b.fill(rect(x - 28 + k * 17.2, y + 112, 4, 70), c.ink)
    b.fill(rect(x - 30, y + 108, 144, 6), c.ink)
  }
  const cloth = [c.paper, c.brick, "#6d7f7a", c.linen, c.amber, c.paper, "#8f3a1f"]
  const wash = (x, y, i) => {
    const w = [46, 70, 40, 58, 36, 64, 50][i % 7]
    const h = [84, 62, 96, 70, 60, 92, 76][i % 7]
    b.fill(
      poly([x - w / 2, y], [x + w / 2, y], [x + w / 2 - 3, y + h], [x - w / 2 + 4, y + h - 5]),
      cloth[i % 7],
    )
  }
  s.line(b, 438, 96, 1482, 70, 46, wash, 9)
  s.line(b, 462, 346, 1458, 372, 40, (x, y, i) => wash(x, y, i + 3), 8)
  s.street(b, 1096, [[960, 360]], { colour: "#191412", warm: "#38210f" })
  for (let k = 0; k < 5; k++) b.fill(rect(0, 1116 + k * k * 9, 1920, 3), "#0f0d0c")
  s.reflection(b, 960, 1104, 1280, 420, ["#6b3416", "#b0631d", c.straw])
}

const bermondsey = (b) => {
  s.nightSky(b, { base: "#223032", top: c.deep, haze: "#36403e", horizon: 600 })
  b.fill(poly([300, 600], [384, -60], [412, -60], [500, 600]), "#182224")
  b.fill(poly([398, -60], [412, -60], [500, 600], [398, 600]), "#131b1d")
  for (const [x, y, w] of [
    [40, 330, 130],
    [180, 400, 110],
    [560, 380, 120],
    [1380, 360, 150],
    [1560, 290, 110],
    [1720, 400, 200],
  ])
    b.fill(rect(x, y, w, 300), "#182224")
  s.moon(b, 1480, 150, 60)
  // train
  for (const x of [700, 1230, 1760]) {
    b.fill({ ...rect(x, 262, 512, 124) }, "#2a1a15")
    b.fill(rect(x, 262, 512, 14), "#3d2a22")
    for (let i = 0; i < 6; i++)
      b.fill(rect(x + 28 + i * 80, 292, 58, 48), i === 2 && x === 700 ? "#8a4a1c" : c.amber)
  }
  b.fill(rect(0, 384, b.w, 30), "#17110f")
  const F = rect(0, 412, b.w, 690)
  s.wall(b, F, "#432419", [[960, 1040, 780]], {
    shade: "#2b1812",
    warm: "#5f3021",
    glow: "#8a4528",
  })
  bricks(b, F, "#351d15", 24, 60)
  s.cornice(b, -40, 412, 2000, 30, { dentils: true, colour: "#1f1512" })
  const stones = ["#6d3523", "#7d4029", "#5d2b1c"]
  for (const x of [-150, 1450]) {
    voussoirs(b, x, 580, 620, 520, 42, stones, 23, false)
    const s1 = b.fill(arch(x, 580, 620, 520), "#14100e")
    b.inside(s1, () => {
      for (let k = 0; k < 20; k++) b.fill(rect(x, 760 + k * 18, 620, 6), "#1f1815")
      b.fill(rect(x, 752, 620, 10), "#2b211c")
    })
  }
  voussoirs(b, 620, 520, 680, 580, 48, ["#8d4a2b", "#9c5532", "#7a3d24"], 25, false)
  const shop = s.glow(b, arch(620, 520, 680, 580), { base: c.flame, hot: c.amber, top: c.brick })
  b.inside(shop, () => {
    for (const y of [800, 868]) {
      b.fill(rect(680, y, 250, 8), "#3a1d10")
      for (let i = 0; i < 5; i++) b.fill(arch(694 + i * 48, y - 32, 38, 32, 1.2), "#6d3317")
    }
    b.fill(arch(1010, 700, 230, 260), "#6d1f0f")
    b.fill(arch(1056, 770, 138, 180), c.cream)
    b.grain(arch(1056, 770, 138, 180), c.flame, down(900, 780))
    b.fill(rect(620, 950, 700, 160), "#241009")
    b.fill(rect(620, 946, 700, 10), "#8d4a2b")
    for (const x of [790, 960, 1130]) s.pendant(b, x, 510, x === 960 ? 150 : 190, 24)
    for (let i = 1; i < 6; i++) b.fill(rect(620 + (680 / 6) * i - 4, 520, 8, 590), "#1a110d")
    b.fill(rect(620, 736, 700, 9), "#1a110d")
  })
  b.fill(rect(906, 950, 108, 150), "#1a110d")
  b.fill(rect(918, 760, 84, 332), c.amber, 0.25)
  s.discSign(b, 1352, 640, 52, 1)
  s.street(b, 1096, [[960, 520]])
  s.reflection(b, 960, 1110, 1280, 620)
  for (const x of [420, 540, 1390, 1500]) {
    b.fill(rect(x - 13, 1050, 26, 90), c.ink)
    b.fill(ellipse(x, 1050, 18, 13), c.ink)
  }
}

export const venues = {
  "venue-400-trastevere": landscape(trastevere),
  "venue-400-navigli": landscape(navigli),
  "venue-400-soho": landscape(soho),
  "venue-400-alfama": landscape(alfama),
  "venue-cenere-testaccio": landscape(testaccio),
  "venue-madia-spaccanapoli": landscape(spaccanapoli),
  "venue-madia-bermondsey": landscape(bermondsey),
}
