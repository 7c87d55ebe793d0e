/** Rooms: four interiors and the six spaces that can be hired. */
import { down, pool } from "../lib/brush.js"
import * as c from "../lib/palette.js"
import { fire, voussoirs } from "../lib/props.js"
import * as r from "../lib/room.js"
import { landscape } from "../lib/scene.js"
import { arch, ellipse, poly, rect, round, taper } from "../lib/shapes.js"
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

const soho = (b) => {
  r.room(b, {
    wall: "#1b2420",
    dark: "#111614",
    lit: "#26332b",
    hot: "#4a3c24",
    floor: 1060,
    light: [960, 600, 900],
  })
  for (const x of [230, 720, 1210, 1700]) {
    b.fill(arch(x - 200, 170, 400, 640), c.ink)
    const g = s.glow(b, arch(x - 182, 188, 364, 600), {
      base: "#d98c2c",
      hot: c.amber,
      top: c.wine,
    })
    b.inside(g, () => {
      r.shelves(b, x - 182, 330, 364, 450, 3, (sx, sy, w, row) => {
        const n = row === 1 ? 7 : 9
        for (let i = 0; i < n; i++) {
          const px = sx + (w * (i + 0.5)) / n
          if (row === 1) s.glass(b, px, sy, 1.25, "#5a2410")
          else
            s.bottle(
              b,
              px,
              sy,
              b.between(1, 1.3),
              b.pick(["#2a110a", "#2f3d2c", "#5a140a", "#3a1d10"]),
            )
        }
      })
    })
  }
  b.fill(rect(0, 800, b.w, 270), "#16100d")
  for (let i = 0; i < 9; i++) {
    b.fill(arch(20 + i * 214, 860, 170, 210), "#211813")
    b.grain(arch(20 + i * 214, 860, 170, 210), "#3a2519", down(1080, 900, 0.8))
  }
  b.fill(rect(0, 782, b.w, 36), "#7d2c16")
  b.fill(rect(0, 782, b.w, 8), c.flame)
  for (const x of [150, 640, 1140, 1560]) s.glass(b, x, 782, 1.5, c.cream)
  for (let i = 0; i < 7; i++) s.pendant(b, 120 + i * 280, 0, 470 + (i % 2) * 40, 40)
  for (let i = 0; i < 6; i++) r.stool(b, 160 + i * 330, 1250, 1.85, i === 4 ? c.ember : c.brick)
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
      b.fill(ellipse(x, y, 36, 32), b.pick(["#3a2418", "#4a2d1c", "#2e1c14"]))
      b.fill(ellipse(x, y, 22, 19), "#5d3a22")
      b.fill(ellipse(x, y, 9, 8), "#3a2418")
    }
  b.grain(rect(0, 420, 560, 620), c.ink, (x) => clamp(1 - x / 480))
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
    const g = s.glow(b, arch(x, 190, w, 620), { base: "#e6b05c", hot: "#f2c873", top: "#9b3c14" })
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

const fornoRoom = (b) => {
  r.room(b, {
    wall: "#2c1a13",
    lit: "#452a1e",
    hot: "#6d3520",
    floor: 1000,
    light: [960, 720, 860],
  })
  r.oven(b, 960, 1000, 700, { mouth: 0.46 })
  for (const x of [180, 1500]) {
    b.fill(arch(x, 470, 240, 530), "#17110e")
    for (let k = 0; k < 11; k++)
      for (let i = 0; i < 4; i++)
        b.fill(
          ellipse(x + 36 + i * 56 + (k % 2) * 14 - 7, 976 - k * 44, 25, 21),
          (i + k) % 3 ? "#4a2d1c" : "#3a2418",
        )
  }
  for (const x of [520, 960, 1400]) s.pendant(b, x, 0, x === 960 ? 60 : 200, 44)
  for (let i = 0; i < 6; i++) r.chair(b, 290 + i * 268, 1190, 1.2, "#120d0b")
  r.longTable(b, 120, 1040, 1680, 1300, { cloth: c.paper, places: 7, s: 1.35 })
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
  s.nightSky(b, { base: "#2a3d40", top: c.night, haze: "#8a4f30", horizon: 780 })
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
  b.grain(rect(0, 1040, b.w, 240), "#57301c", pool(960, 1080, 900, 170, 0.9, 0.2))
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

const mezzanine = (b) => {
  r.room(b, {
    wall: "#231a16",
    lit: "#37251c",
    hot: "#57301f",
    floor: 1130,
    light: [960, 900, 1000],
  })
  // below: three lit arches
  for (const x of [180, 760, 1340]) {
    voussoirs(b, x, 700, 400, 430, 30, ["#6d3a25", "#7d4429", "#5d2f1f"], 15, false)
    const g = s.glow(b, arch(x, 700, 400, 430), x === 760 ? { base: c.ember, top: c.wine } : {})
    b.inside(g, () => {
      if (x === 760) {
        b.fill(arch(860, 830, 200, 210), "#3a140b")
        b.fill(arch(890, 880, 140, 150), c.cream)
        b.grain(arch(890, 880, 140, 150), c.flame, down(1000, 880))
        b.fill(rect(700, 1030, 520, 120), "#1d0c07")
      } else for (const k of [100, 300]) s.table(b, x + k, 1130, 1.35)
    })
  }
  // the gallery
  b.fill(rect(0, 600, b.w, 50), "#15100e")
  b.fill(rect(0, 600, b.w, 8), c.rust)
  const back = b.fill(arch(310, 110, 1300, 520, 0.55), "#2e2019")
  b.grain(back, "#5d3822", pool(960, 560, 640, 380, 1, 0.3))
  for (const x of [520, 960, 1400]) s.pendant(b, x, 0, x === 960 ? 150 : 210, 40)
  for (let i = 0; i < 6; i++) r.chair(b, 440 + i * 208, 600, 1.05, "#120d0b")
  r.longTable(b, 340, 472, 1240, 600, { cloth: c.paper, places: 6, s: 1 })
  b.fill(rect(0, 470, b.w, 12), c.ink)
  b.fill(rect(0, 590, b.w, 12), c.ink)
  for (let i = 0; i < 48; i++) b.fill(rect(10 + i * 40, 474, 6, 124), c.ink)
  for (const x of [70, 1850]) b.fill(taper(x, 650, x, 900, x, 1140, 26, 26), c.ink)
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
    s.glass(b, x + 104, 826, 1.5, i % 2 ? "#c98334" : c.cream)
    s.pendant(b, x, 0, i === 2 ? 60 : 470, 38)
  }
  for (let i = 0; i < 5; i++) r.stool(b, 200 + i * 380, 1270, 1.9, c.brick)
}

const bakeryTable = (b) => {
  r.room(b, {
    wall: "#33231a",
    lit: "#4a3222",
    hot: "#6d4728",
    floor: 1060,
    light: [960, 560, 840],
  })
  for (const x of [90, 1450]) {
    b.fill(arch(x - 16, 230 - 16, 412, 850), "#1d1410")
    b.fill(arch(x, 230, 380, 830), "#2a1d16")
    b.grain(arch(x, 230, 380, 830), "#63401f", pool(960, 700, 960, 600, 0.9, 0.2))
    breadShelf(b, x, 430, 380, 600, 4)
  }
  s.glow(b, arch(690, 190, 540, 600), { base: "#2c4144", hot: "#55706e", top: c.night })
  b.fill(ellipse(1090, 370, 46), c.cream)
  b.fill(rect(956, 190, 8, 600), "#1d1410")
  b.fill(rect(690, 460, 540, 8), "#1d1410")
  b.line(arch(690, 190, 540, 600), "#1d1410", 20)
  for (const x of [640, 960, 1280]) s.pendant(b, x, 0, x === 960 ? 420 : 330, 60)
  b.fill(rect(160, 900, 1600, 54), "#8a5a30")
  b.fill(rect(160, 900, 1600, 10), c.straw)
  b.fill(rect(160, 946, 1600, 8), "#452815")
  for (const x of [270, 1610])
    b.fill(poly([x - 26, 950], [x + 66, 950], [x + 46, 1280], [x - 10, 1280]), "#4a2d1c")
  b.grain(rect(160, 954, 1600, 120), c.ink, down(1074, 954, 0.6))
  for (const [x, q] of [
    [420, 250],
    [700, 190],
    [1240, 220],
    [1490, 280],
  ])
    r.loaf(b, x, 900, q, "#a8641f")
  for (const x of [880, 960, 1040]) b.fill(arch(x - 48, 846, 96, 54, 0.9), c.cream)
  b.fill(round(560, 876, 60, 24, 8), c.paper)
  for (const x of [470, 800, 1120, 1450]) r.stool(b, x, 1280, 1.3, "#452815")
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
