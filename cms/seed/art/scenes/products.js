/** Things to take home: one object on a shelf in front of an arch, its label a mark without words. */
import { across, down, pool } from "../lib/brush.js"
import * as f from "../lib/food.js"
import * as c from "../lib/palette.js"
import { tongue } from "../lib/props.js"
import { square } from "../lib/scene.js"
import { arch, curve, ellipse, poly, rect, round, taper } from "../lib/shapes.js"

const stage = (b, { wall, niche, lit, shelf = "#241812", edge = c.clay }) => {
  b.ground(wall)
  b.fill(arch(150, 110, 980, 1300), niche)
  b.grain(arch(150, 110, 980, 1300), lit, pool(560, 640, 560, 620, 1, 0.45))
  b.fill(rect(0, 1080, 1280, 200), shelf)
  b.fill(rect(0, 1080, 1280, 12), edge)
}

/** Shade on an upright round body: dark at the far side, a flat band of light at the near one. */
const upright = (b, s, shade, x, w, light, at = 0.14) => {
  b.grain(s, shade, across(x + w * 0.55, x + w * 1.05))
  if (light) b.inside(s, () => b.fill(rect(x + w * at, s.box[1], w * 0.05, s.box[3]), light, 0.6))
}

/** The mark: an oven with its flame. */
const mark = (b, cx, base, w, colour, hot = c.ember) => {
  b.fill(arch(cx - w / 2, base - w * 1.1, w, w * 1.1), colour)
  tongue(b, cx + w * 0.02, base, w * 0.74, w * 0.17, hot, 1)
}

const label = (b, x, y, w, h, { paper = c.cream, ink = c.ink, band = c.brick } = {}) => {
  b.fill(rect(x, y, w, h), paper)
  b.fill(rect(x, y + h * 0.06, w, 6), ink)
  b.fill(rect(x, y + h * 0.86, w, h * 0.08), band)
  mark(b, x + w / 2, y + h * 0.74, Math.min(w, h) * 0.46, ink)
  b.grain(rect(x, y, w, h), "#a8926c", across(x + w * 0.66, x + w * 1.15))
}

const passata = (b) => {
  stage(b, { wall: "#14100e", niche: "#2b1a14", lit: "#57301f" })
  f.tomato(b, 1010, 1040, 92)
  f.tomato(b, 1160, 1010, 120)
  b.fill(ellipse(640, 1090, 290, 26), "#0b0908")
  const jar = b.fill(round(390, 360, 500, 730, [110, 110, 46, 46]), "#a5210f")
  upright(b, jar, "#5a0f07", 390, 500, "#e0623a")
  b.inside(jar, () => b.fill(rect(390, 360, 500, 62), "#3d1a12"))
  b.fill(round(420, 250, 440, 120, 18), c.paper)
  b.grain(round(420, 250, 440, 120, 18), "#8f7a5a", across(660, 880))
  for (let i = 0; i < 20; i++) b.fill(rect(432 + i * 22, 264, 5, 92), "#a8926c")
  label(b, 390, 560, 500, 380)
  f.leaf(b, 250, 1050, 0.2, 1.5)
}

const chilliOil = (b) => {
  stage(b, { wall: "#1a0f0c", niche: "#3a1710", lit: "#6d2413" })
  b.fill(ellipse(600, 1090, 220, 22), "#0b0706")
  const p = curve([
    [480, 1090],
    [440, 1090],
    [436, 700],
    [440, 560],
    [520, 470],
    [540, 400],
    [540, 250],
    [540, 236],
    [660, 236],
    [660, 250],
    [660, 400],
    [680, 470],
    [760, 560],
    [764, 700],
    [760, 1090],
    [720, 1090],
  ])
  const glass = b.fill(p, "#b8341a")
  b.inside(glass, () => {
    b.fill(rect(430, 236, 340, 240), "#d98a3a")
    f.chilli(b, 560, 560, 1.3, 300, "#7d140a")
    f.chilli(b, 640, 540, 1.7, 320, "#8f1d0e")
  })
  upright(b, glass, "#5a0f07", 436, 330, "#f0a05a")
  b.fill(round(556, 130, 88, 130, 12), "#c79a62")
  b.grain(round(556, 130, 88, 130, 12), "#7a4a22", across(590, 650))
  label(b, 437, 720, 326, 300, { paper: c.ink, ink: c.cream, band: c.ember })
  f.chilli(b, 890, 1040, 0.15, 260)
  f.chilli(b, 830, 985, -0.2, 230, c.brick)
  f.chilli(b, 200, 1050, -0.1, 190)
}

const flour = (b) => {
  stage(b, { wall: "#151b1c", niche: "#22302f", lit: "#3d504e", shelf: "#1a1614" })
  f.wheat(b, 250, 1100, -1.35, 760)
  f.wheat(b, 190, 1100, -1.6, 640)
  b.fill(ellipse(690, 1092, 350, 26), "#0b0908")
  const bag = poly(
    [384, 330],
    [400, 300],
    [930, 300],
    [946, 330],
    [980, 700],
    [976, 1090],
    [354, 1090],
    [350, 700],
  )
  const s = b.fill(bag, c.paper)
  b.grain(s, "#a8926c", across(740, 1010))
  b.fill(poly([384, 330], [400, 220], [930, 220], [946, 330]), c.linen)
  b.fill(poly([394, 262], [936, 262], [940, 290], [390, 290]), "#a8926c")
  for (const [x0, y0, x1, y1] of [
    [400, 340, 440, 560],
    [930, 340, 900, 620],
    [380, 1060, 470, 900],
  ])
    b.fill(taper(x0, y0, (x0 + x1) / 2 + 10, (y0 + y1) / 2, x1, y1, 10, 2), c.linen)
  b.fill(rect(362, 860, 606, 90), c.basil)
  mark(b, 665, 790, 260, c.basil, c.amber)
  b.grain(rect(362, 860, 606, 90), c.ink, across(760, 1010))
  b.fill(
    curve([
      [960, 1090],
      [1000, 1010],
      [1090, 990],
      [1180, 1040],
      [1230, 1094],
      [1090, 1098],
    ]),
    c.cream,
  )
  b.grain(
    curve([
      [960, 1090],
      [1000, 1010],
      [1090, 990],
      [1180, 1040],
      [1230, 1094],
      [1090, 1098],
    ]),
    c.linen,
    across(1080, 1260),
  )
}

const kit = (b) => {
  stage(b, { wall: "#12100e", niche: "#2c1c14", lit: "#4d2f1e" })
  b.fill(rect(150, 1086, 990, 20), "#0b0908")
  const lid = b.fill(poly([196, 560], [1084, 560], [1020, 330], [260, 330]), "#8f2413")
  b.grain(lid, c.wine, down(330, 620))
  b.inside(lid, () => {
    for (let i = 0; i < 9; i++)
      b.fill(
        poly(
          [640, 980],
          [640 + 900 * Math.cos(3.3 + i * 0.33), 980 + 900 * Math.sin(3.3 + i * 0.33)],
          [640 + 900 * Math.cos(3.45 + i * 0.33), 980 + 900 * Math.sin(3.45 + i * 0.33)],
        ),
        c.brick,
      )
  })
  b.fill(poly([196, 560], [1084, 560], [1084, 640], [196, 640]), "#241009")
  for (const [x, r] of [
    [330, 88],
    [500, 92],
  ])
    f.lump(b, x, 600, r, { colour: "#f5e8ca", shade: "#cdb488", cast: "", wobble: 0.06 })
  const jar = b.fill(round(640, 420, 150, 220, 26), "#a5210f")
  upright(b, jar, "#5a0f07", 640, 150, "#e0623a")
  b.fill(round(652, 380, 126, 50, 8), c.paper)
  b.fill(rect(640, 490, 150, 70), c.cream)
  const sack = b.fill(
    poly(
      [830, 640],
      [820, 440],
      [850, 420],
      [840, 380],
      [990, 380],
      [980, 420],
      [1010, 440],
      [1000, 640],
    ),
    c.paper,
  )
  b.grain(sack, "#a8926c", across(900, 1030))
  b.fill(rect(846, 414, 138, 12), c.brick)
  const box = b.fill(rect(180, 620, 920, 470), "#b8321b")
  b.grain(box, "#7d1a0e", across(720, 1150))
  b.fill(rect(180, 620, 920, 12), "#d9532b")
  mark(b, 640, 990, 270, c.cream, c.ember)
  b.fill(rect(180, 1020, 920, 10), c.cream)
  b.fill(rect(180, 1040, 920, 4), c.cream)
}

const panettone = (b) => {
  stage(b, { wall: "#10191a", niche: "#1f2f33", lit: "#35484a", shelf: "#241812" })
  b.fill(ellipse(640, 1092, 350, 26), "#0b0908")
  const dome = curve([
    [300, 640],
    [280, 460],
    [380, 300],
    [560, 250],
    [720, 250],
    [900, 300],
    [1000, 460],
    [980, 640],
    [640, 690],
  ])
  const top = b.fill(dome, "#8a4a1c")
  b.grain(top, "#4d240c", (x, y) => Math.max(0, (x - 640) / 420 + (y - 420) / 500 - 0.05))
  b.grain(top, "#b5702e", pool(540, 370, 190, 110, 1, 0.2))
  b.inside(top, () => {
    b.fill(taper(640, 270, 600, 420, 460, 620, 16, 4), "#d99a50")
    b.fill(taper(640, 270, 690, 420, 830, 620, 16, 4), "#d99a50")
    for (let i = 0; i < 16; i++)
      b.fill(
        ellipse(b.between(330, 950), b.between(340, 600), b.between(12, 20), b.between(9, 14), i),
        i % 3 ? "#2a1408" : c.flame,
      )
    for (let i = 0; i < 50; i++)
      b.fill(rect(b.between(400, 880), b.between(270, 420), 11, 9), c.cream)
  })
  const wrap = b.fill(poly([290, 590], [990, 590], [950, 1090], [330, 1090]), c.brick)
  for (let i = 0; i < 20; i++)
    b.fill(
      poly([290 + i * 35, 590], [290 + i * 35 + 17, 572], [290 + (i + 1) * 35 - 1, 590]),
      c.brick,
    )
  b.inside(wrap, () => {
    for (let i = 0; i < 20; i++)
      b.fill(
        poly(
          [294 + i * 36, 590],
          [302 + i * 36, 590],
          [334 + i * 31.4, 1090],
          [328 + i * 31.4, 1090],
        ),
        "#8f2413",
      )
  })
  b.grain(wrap, c.wine, across(700, 1010))
  b.fill(poly([300, 740], [980, 740], [966, 900], [314, 900]), c.cream)
  b.grain(poly([300, 740], [980, 740], [966, 900], [314, 900]), "#a8926c", across(740, 1040))
  mark(b, 640, 880, 112, c.ink)
  for (const x of [430, 530, 750, 850]) b.fill(arch(x - 22, 812, 44, 66), x % 4 ? c.brick : c.brick)
  b.fill(ellipse(1100, 1040, 62), c.flame)
  b.grain(ellipse(1100, 1040, 62), c.brick, across(1090, 1170))
  f.leaf(b, 1150, 985, -0.5, 0.8)
}

export const products = {
  "product-passata": square(passata),
  "product-chilli-oil": square(chilliOil),
  "product-flour": square(flour),
  "product-dough-kit": square(kit),
  "product-panettone": square(panettone),
}
