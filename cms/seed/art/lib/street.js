/* global Path2D */
/** What a street at night is built from. All of it frontal, as seen from across the road. */
import { down, pool } from "./brush.js"
import * as c from "./palette.js"
import { moon, voussoirs } from "./props.js"
import { arch, archFrame, ellipse, poly, rect, round, taper } from "./shapes.js"

const clamp = (v) => Math.max(0, Math.min(1, v))

export const nightSky = (
  b,
  { base = c.night, top = c.deep, haze = "#2c3232", horizon = 1000 } = {},
) => {
  b.ground(base)
  b.grain(b.all(), haze, down(horizon * 0.55, horizon * 1.25, 0.8))
  b.grain(b.all(), top, (x, y) => clamp(1.05 - y / (horizon * 0.55)))
}

export { moon }

/** Light thrown on a wall by what is below: two steps of warm grain over a flat wall. */
export const wall = (
  b,
  shape,
  colour,
  light,
  { shade = c.umber, warm = c.clay, glow = c.rust } = {},
) => {
  b.fill(shape, colour)
  const [x, y, , h] = shape.box
  b.grain(shape, shade, (px, py) => clamp(1.15 - (py - y) / (h * 0.42)))
  for (const [lx, ly, lr] of light) {
    b.grain(shape, warm, pool(lx, ly, lr, lr * 0.85, 1, 0.35))
    b.grain(shape, glow, pool(lx, ly, lr * 0.62, lr * 0.55, 1, 0.4))
  }
  return x
}

/** Glow behind glass: ember above, amber where the lamps hang. */
export const glow = (b, s, { base = "#c8701f", hot = c.amber, top = c.brick } = {}) => {
  const [x, y, w, h] = s.box
  b.fill(s, base)
  b.grain(s, hot, pool(x + w / 2, y + h * 0.72, w * 0.75, h * 0.6, 1, 0.45))
  b.grain(s, top, (px, py) => clamp((y + h * 0.42 - py) / (h * 0.34)))
  return s
}

export const pendant = (b, x, top, drop, r = 22) => {
  b.fill(rect(x - 2, top, 4, drop), c.ink)
  b.fill(arch(x - r, top + drop, r * 2, r), c.ink)
  b.fill(ellipse(x, top + drop + r + 2, r * 0.42), c.cream)
}

export const glass = (b, x, base, s = 1, colour = "#2a110a") => {
  b.fill(rect(x - 1.5 * s, base - 34 * s, 3 * s, 34 * s), colour)
  b.fill(rect(x - 9 * s, base - 3 * s, 18 * s, 3 * s), colour)
  b.fill(arch(x - 11 * s, base - 58 * s, 22 * s, 27 * s, 1), colour)
  b.fill(
    poly(
      [x - 11 * s, base - 58 * s],
      [x + 11 * s, base - 58 * s],
      [x + 8 * s, base - 36 * s],
      [x, base - 28 * s],
      [x - 8 * s, base - 36 * s],
    ),
    colour,
  )
}

export const bottle = (b, x, base, s = 1, colour = "#2a110a") => {
  b.fill(round(x - 9 * s, base - 52 * s, 18 * s, 52 * s, [10 * s, 10 * s, 2 * s, 2 * s]), colour)
  b.fill(rect(x - 3.4 * s, base - 82 * s, 6.8 * s, 36 * s), colour)
}

/** A small table for two seen through glass. */
export const table = (b, x, floor, s = 1, colour = "#2a110a") => {
  const top = floor - 100 * s
  b.fill(rect(x - 52 * s, top, 104 * s, 8 * s), colour)
  b.fill(rect(x - 4 * s, top, 8 * s, 100 * s), colour)
  b.fill(rect(x - 26 * s, floor - 6 * s, 52 * s, 6 * s), colour)
  glass(b, x - 26 * s, top, s, colour)
  bottle(b, x + 22 * s, top, s, colour)
}

/** A glazed arch with tables behind it. */
export const archWindow = (
  b,
  x,
  y,
  w,
  h,
  { frame = 24, tables = 2, tint, stones = true, bar = true } = {},
) => {
  if (stones) voussoirs(b, x, y, w, h, frame, ["#6d3a25", "#7d4429", "#5d2f1f"], 15, false)
  else b.fill(archFrame(x, y, w, h, frame), c.soot)
  const s = glow(b, arch(x, y, w, h), tint)
  b.inside(s, () => {
    const k = w / 270
    for (let i = 0; i < tables; i++) table(b, x + (w * (i + 0.5)) / tables, y + h, 0.92 * k)
    pendant(b, x + w * 0.28, y, w * 0.42, 17 * k)
    if (bar) {
      b.fill(rect(x + w / 2 - 4, y, 8, h), "#1d1410")
      b.fill(rect(x, y + w / 2 - 4, w, 8), "#1d1410")
    }
  })
}

/** The open arch with the oven at the back of the room. */
export const archKitchen = (
  b,
  x,
  y,
  w,
  h,
  { frame = 30, stones = ["#8d4a2b", "#9b5530", "#7a3d24"] } = {},
) => {
  voussoirs(b, x, y, w, h, frame, stones, 17, false)
  const s = glow(b, arch(x, y, w, h), { base: c.ember, hot: c.amber, top: c.wine })
  const cx = x + w / 2
  const counter = y + h - w * 0.27
  b.inside(s, () => {
    b.fill(arch(cx - w * 0.27, counter - w * 0.46, w * 0.54, w * 0.5), "#3a140b")
    b.fill(arch(cx - w * 0.18, counter - w * 0.33, w * 0.36, w * 0.36), c.cream)
    b.grain(
      arch(cx - w * 0.18, counter - w * 0.33, w * 0.36, w * 0.36),
      c.flame,
      down(counter - w * 0.1, counter - w * 0.34),
    )
    b.fill(rect(x, counter, w, h), "#1d0c07")
    b.fill(rect(x, counter, w, 9), "#7d2c16")
    for (const k of [-0.3, 0, 0.3])
      pendant(b, cx + k * w, y - 10, w * (0.2 + (k === 0 ? 0 : 0.1)), w * 0.06)
  })
}

export const shutters = (b, x, y, w, h, colour = c.basil) => {
  for (const left of [x - w * 0.5 - 4, x + w + 4]) {
    b.fill(rect(left, y - 4, w * 0.5, h + 8), colour)
    for (let k = 0; k < Math.floor(h / 14); k++)
      b.fill(rect(left + 7, y + 6 + k * 14, w * 0.5 - 14, 5), c.olive)
  }
}

/** An upper window; lit ones glow from below. */
export const paneWindow = (
  b,
  x,
  y,
  w,
  h,
  { lit = false, shutter, frame = c.umber, sill = "#6a4330", rows = 2, curved = false } = {},
) => {
  const make = curved ? arch : rect
  b.fill(make(x - 10, y - 10, w + 20, h + 14), frame)
  const s = b.fill(make(x, y, w, h), lit ? c.amber : "#20282b")
  if (lit) b.grain(s, c.ember, (px, py) => clamp((y + h * 0.55 - py) / (h * 0.5)))
  else b.grain(s, "#2d3a3d", (px, py) => clamp((px - x) / w + (y + h - py) / h - 1.1))
  b.fill(rect(x + w / 2 - 3, y, 6, h), frame)
  for (let i = 1; i < rows; i++) b.fill(rect(x, y + (h * i) / rows - 3, w, 6), frame)
  if (shutter) shutters(b, x, y, w, h, shutter)
  b.fill(rect(x - 20, y + h + 2, w + 40, 11), sill)
}

export const cornice = (
  b,
  x,
  y,
  w,
  h = 34,
  { dentils = true, colour = "#241a15", edge = "#4a3022" } = {},
) => {
  b.fill(poly([x - 26, y], [x + w + 26, y], [x + w + 6, y + h], [x - 6, y + h]), colour)
  b.fill(rect(x - 26, y, w + 52, 5), edge)
  if (dentils)
    for (let i = 0; i * 42 < w; i++) b.fill(rect(x + 8 + i * 42, y + h, 20, 15), "#17110e")
}

/** Light on wet ground: flat dashes that narrow and thin out as they come nearer. */
export const reflection = (b, cx, y0, y1, w, colours = [c.brick, c.ember, c.amber]) => {
  const rows = Math.round((y1 - y0) / 15)
  for (let k = 0; k < rows; k++) {
    const t = k / rows
    const y = y0 + 5 + (y1 - y0) * t ** 1.15
    colours.forEach((colour, i) => {
      const share = 1 - i / colours.length
      const wide = w * share * (0.62 + 0.5 * t) * b.between(0.55, 1.05) * (1 - t * t * 0.55)
      if (b.random() < t * (0.45 + i * 0.25)) return
      const tall = b.between(3.5, 7) * (1 - t * 0.25) * (1 - i * 0.14)
      const x = cx + b.between(-0.12, 0.12) * w
      b.fill(
        poly(
          [x - wide / 2, y],
          [x - wide * 0.2, y - tall / 2],
          [x + wide * 0.25, y - tall / 2],
          [x + wide / 2, y],
          [x + wide * 0.2, y + tall / 2],
          [x - wide * 0.3, y + tall / 2],
        ),
        colour,
      )
    })
  }
}

export const street = (b, y, lights = [], { colour = "#15110f", warm = "#2b1a13" } = {}) => {
  const s = b.fill(rect(0, y, b.w, b.h - y), colour)
  for (const [x, r] of lights) b.grain(s, warm, pool(x, y, r * 2.1, (b.h - y) * 0.95, 0.9, 0.2))
  b.fill(rect(0, y, b.w, 6), "#0c0b0a")
  return s
}

export const cypress = (b, x, base, h = 320, { pot = true, colour = "#111710" } = {}) => {
  const w = h * 0.125
  const foot = pot ? base - h * 0.2 : base
  const p = new Path2D()
  p.moveTo(x, base - h)
  p.bezierCurveTo(x + w, base - h * 0.72, x + w * 1.05, base - h * 0.4, x + w * 0.5, foot)
  p.lineTo(x - w * 0.5, foot)
  p.bezierCurveTo(x - w * 1.05, base - h * 0.4, x - w, base - h * 0.72, x, base - h)
  b.fill({ path: p, box: [x - w, base - h, w * 2, h] }, colour)
  if (!pot) return
  b.fill(
    poly([x - w * 0.8, foot], [x + w * 0.8, foot], [x + w * 0.56, base], [x - w * 0.56, base]),
    "#7d2c16",
  )
  b.fill(rect(x - w * 0.92, foot - 4, w * 1.84, h * 0.04), "#93371c")
}

/** A stone pine: bare trunk, flat parasol. */
export const pine = (b, x, base, h, colour = "#0d120e") => {
  b.fill(
    taper(
      x,
      base,
      x + h * 0.02,
      base - h * 0.5,
      x - h * 0.03,
      base - h * 0.86,
      h * 0.055,
      h * 0.03,
    ),
    colour,
  )
  for (const k of [-1, 1])
    b.fill(
      taper(
        x - h * 0.01,
        base - h * 0.6,
        x + k * h * 0.06,
        base - h * 0.75,
        x + k * h * 0.2,
        base - h * 0.8,
        h * 0.025,
        h * 0.012,
      ),
      colour,
    )
  for (const [dx, dy, r] of [
    [-0.24, 0.8, 0.13],
    [0.22, 0.8, 0.14],
    [0, 0.88, 0.19],
    [-0.12, 0.86, 0.15],
    [0.13, 0.87, 0.15],
  ])
    b.fill(ellipse(x + dx * h, base - dy * h, r * h, r * h * 0.48), colour)
}

export const lantern = (b, x, y, s = 1) => {
  b.fill(
    poly([x - 20 * s, y], [x + 20 * s, y], [x + 13 * s, y + 46 * s], [x - 13 * s, y + 46 * s]),
    c.amber,
  )
  b.fill(ellipse(x, y + 26 * s, 7 * s, 12 * s), c.cream)
  b.fill(poly([x - 26 * s, y], [x, y - 24 * s], [x + 26 * s, y]), c.ink)
  b.fill(rect(x - 14 * s, y + 45 * s, 28 * s, 6 * s), c.ink)
  b.fill(rect(x - 2 * s, y, 4 * s, 46 * s), c.ink)
}

export const lampPost = (b, x, base, h, s = 1) => {
  b.fill(rect(x - 6 * s, base - h, 12 * s, h), c.ink)
  b.fill(
    poly(
      [x - 24 * s, base],
      [x + 24 * s, base],
      [x + 9 * s, base - 70 * s],
      [x - 9 * s, base - 70 * s],
    ),
    c.ink,
  )
  b.fill(rect(x - 30 * s, base - h + 18 * s, 60 * s, 5 * s), c.ink)
  lantern(b, x, base - h - 50 * s, s)
}

/** A house sign on an iron arm: a disc with a flame, no words. */
export const discSign = (b, x, y, r, side = 1) => {
  b.fill(rect(side > 0 ? x - 10 : x - r - 30, y - r - 22, r + 40, 6), c.ink)
  const cx = x + side * (r + 8)
  b.fill(rect(cx - 2, y - r - 20, 4, 22), c.ink)
  b.fill(ellipse(cx, y, r), c.cream)
  b.fill(arch(cx - r * 0.5, y - r * 0.55, r, r * 1.12), c.ink)
  b.fill(ellipse(cx, y + r * 0.28, r * 0.2, r * 0.3), c.ember)
}

/** A signboard without words: a plain band with three lamps washing it. */
export const signBand = (b, x, y, w, h, colour = c.cream) => {
  b.fill(rect(x, y, w, h), "#17110e")
  b.fill(rect(x + 6, y + 6, w - 12, 3), colour)
  b.fill(rect(x + 6, y + h - 9, w - 12, 3), colour)
  const n = 7
  for (let i = 0; i < n; i++) {
    const cx = x + w / 2 + (i - (n - 1) / 2) * h * 0.62
    b.fill(arch(cx - h * 0.15, y + h * 0.28, h * 0.3, h * 0.44), i % 3 === 0 ? c.ember : colour)
  }
}

/** Washing or flags on a sagging line. */
export const line = (b, x0, y0, x1, y1, sag, draw, n) => {
  const p = new Path2D()
  p.moveTo(x0, y0)
  p.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 + sag * 2, x1, y1)
  b.line({ path: p }, c.ink, 3.5)
  for (let i = 1; i <= n; i++) {
    const t = i / (n + 1)
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * ((x0 + x1) / 2) + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag * 2) + t * t * y1
    draw(x, y, i)
  }
}
