/** Food from straight above, one light from the upper left. */
import { pool, turned } from "./brush.js"
import * as c from "./palette.js"
import { blob, curve, ellipse, place, poly, ring, svg, taper } from "./shapes.js"

const clamp = (v) => Math.max(0, Math.min(1, v))
const TAU = Math.PI * 2

/** A table top: flat, with the lamp's pool of light sprayed once. */
export const tableTop = (
  b,
  { base = c.ink, lit = "#231a15", x = b.w * 0.35, y = b.h * 0.3, r = b.w * 0.85 } = {},
) => {
  b.ground(base)
  b.grain(b.all(), lit, pool(x, y, r, r, 1, 0.35))
}

export const planks = (
  b,
  { tones = ["#241812", "#2a1c14", "#20150f"], n = 5, gap = c.ink } = {},
) => {
  const w = b.w / n
  for (let i = 0; i < n; i++) {
    const x = i * w
    const p = poly([x, 0], [x + w - 5, 0], [x + w - 5, b.h], [x, b.h])
    b.fill(p, tones[i % tones.length])
    for (let k = 0; k < 3; k++) {
      const gx = x + b.between(0.15, 0.85) * w
      b.fill(
        taper(gx, 0, gx + b.between(-24, 24), b.h / 2, gx + b.between(-10, 10), b.h, 3, 3),
        gap,
        0.5,
      )
    }
    b.fill(poly([x + w - 5, 0], [x + w, 0], [x + w, b.h], [x + w - 5, b.h]), gap)
  }
}

export const flour = (b, n = 60, box = [0, 0, b.w, b.h], colour = c.linen) => {
  for (let i = 0; i < n; i++) {
    const r = b.between(1.5, 5) * (b.random() < 0.15 ? 1.8 : 1)
    b.fill(
      ellipse(
        box[0] + b.random() * box[2],
        box[1] + b.random() * box[3],
        r,
        r * b.between(0.6, 1),
        b.random() * 3,
      ),
      colour,
    )
  }
}

export const shadow = (b, cx, cy, r, d = r * 0.06, colour = "#080706") =>
  b.fill(ellipse(cx + d, cy + d * 1.4, r * 1.01), colour)

export const plate = (
  b,
  cx,
  cy,
  r,
  { rim = c.paper, well = c.cream, shade = c.linen, edge } = {},
) => {
  shadow(b, cx, cy, r)
  b.fill(ellipse(cx, cy, r), rim)
  b.grain(ellipse(cx, cy, r), shade, turned(cx, cy, r, -2.3, 0.25, 1.15))
  if (edge) b.line(ring(cx, cy, r * 0.965, r * 0.965), edge, r * 0.016)
  b.fill(ellipse(cx - r * 0.008, cy - r * 0.01, r * 0.735), shade)
  b.fill(ellipse(cx + r * 0.006, cy + r * 0.008, r * 0.725), well)
  b.grain(ellipse(cx, cy, r * 0.72), shade, turned(cx, cy, r * 0.72, 0.84, 0.6, 1.3))
}

const LEAF = svg("M-60 0C-44-40 24-46 70-2C24 40-42 42-60 0z", [-60, -46, 130, 92])
const LEAF_HALF = svg("M-60 0C-44-40 24-46 70-2L-60 0z", [-60, -46, 130, 46])
const VEINS = svg(
  "M-84 3L-56 0L60-2M-34-1L-10-22M0-1L22-21M-34-1L-12 20M0-1L22 19",
  [-84, -24, 150, 48],
)

/** A basil leaf; scale 1 is 130 pixels long. */
export const leaf = (
  b,
  x,
  y,
  turn = 0,
  scale = 1,
  { dark = "#27401f", light = "#3f5f2a", vein = "#7f935a", cast = true } = {},
) => {
  if (cast) b.fill(place(LEAF, x + 7 * scale, y + 11 * scale, scale, turn), "#1b0d08", 0.55)
  b.fill(place(LEAF, x, y, scale, turn), dark)
  b.fill(place(LEAF_HALF, x, y, scale, turn), light)
  b.line(place(VEINS, x, y, scale, turn), vein, 2.6 * scale)
}

/** A rounded thing with its own shade: cheese, dough, stones. */
export const lump = (
  b,
  cx,
  cy,
  r,
  {
    colour = c.cream,
    shade = c.linen,
    wobble = 0.35,
    n = 10,
    squash = 1,
    turn = 0,
    cast = "#3a0a05",
    lift = 0.1,
    from = 0.15,
  } = {},
) => {
  const s = blob(b.random, cx, cy, r, r * squash, n, wobble, turn)
  if (cast) {
    b.x.save()
    b.x.translate(r * lift, r * lift * 1.4)
    b.fill(s, cast, 0.7)
    b.x.restore()
  }
  b.fill(s, colour)
  b.grain(s, shade, turned(cx, cy, r, -2.3, from, 1.25, 0.9))
  return s
}

const scatter = (b, n, cx, cy, radius, gap, draw) => {
  const placed = []
  for (let tries = 0; placed.length < n && tries < 900; tries++) {
    const a = b.random() * TAU
    const q = Math.sqrt(b.random()) * radius
    const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q]
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) continue
    placed.push([x, y])
    draw(x, y, placed.length - 1)
  }
}
export { scatter }

/** Crust and sauce. `leopard` is how hard the oven bit, 0 to 1. */
export const pizzaBase = (
  b,
  cx,
  cy,
  r,
  { sauce = "#a5210f", sauceDark = "#7a150a", leopard = 1 } = {},
) => {
  b.fill(blob(b.random, cx + r * 0.04, cy + r * 0.06, r * 1.02, r * 1.02, 26, 0.04), "#070605")
  const crust = b.fill(blob(b.random, cx, cy, r, r, 26, 0.06), c.straw)
  b.grain(crust, "#b87a38", turned(cx, cy, r, -2.3, -0.1, 1.1, 0.85))
  b.grain(crust, "#eac584", (x, y) => {
    const d = Math.hypot(x - cx, y - cy) / r
    return clamp(1 - Math.abs(d - 0.915) / 0.045) * clamp(0.35 - (x - cx + (y - cy)) / r)
  })
  b.inside(crust, () => {
    for (let i = 0; i < 74 * leopard; i++) {
      const a = b.random() * TAU
      const q = r * b.between(0.85, 1)
      const big = b.random() < 0.25
      const s = r * (big ? b.between(0.028, 0.05) : b.between(0.008, 0.022))
      const [x, y] = [cx + q * Math.cos(a), cy + q * Math.sin(a)]
      if (big) b.fill(blob(b.random, x, y, s * 1.35, s * 1.1, 8, 0.5, a), "#8a4a1c")
      b.fill(blob(b.random, x, y, s, s * 0.75, 7, 0.6, a), b.random() < 0.7 ? "#2a1408" : "#5e2f12")
    }
  })
  b.fill(blob(b.random, cx, cy, r * 0.83, r * 0.83, 30, 0.05), "#d08a3e")
  const red = b.fill(blob(b.random, cx, cy, r * 0.8, r * 0.8, 28, 0.06), sauce)
  b.grain(red, sauceDark, turned(cx, cy, r * 0.8, 0.84, -0.1, 1, 0.7))
  b.grain(red, "#c8371c", pool(cx - r * 0.2, cy - r * 0.25, r * 0.55, r * 0.5, 0.7))
  return red
}

/** A sprig of rosemary. */
export const rosemary = (b, x, y, turn, l = 200, colour = "#44573a") => {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  b.fill(
    taper(
      x,
      y,
      x + dx * l * 0.5 - dy * l * 0.08,
      y + dy * l * 0.5 + dx * l * 0.08,
      x + dx * l,
      y + dy * l,
      6,
      2,
    ),
    "#5b4a2c",
  )
  for (let i = 1; i < 15; i++) {
    const t = i / 15
    for (const side of [-1, 1]) {
      const a = turn + side * (0.75 - t * 0.3)
      const [px, py] = [
        x + dx * l * t - dy * l * 0.16 * t * (1 - t),
        y + dy * l * t + dx * l * 0.16 * t * (1 - t),
      ]
      const q = l * (0.19 - 0.1 * t)
      b.fill(
        taper(
          px,
          py,
          px + Math.cos(a) * q * 0.6,
          py + Math.sin(a) * q * 0.5,
          px + Math.cos(a) * q,
          py + Math.sin(a) * q,
          7,
          2,
          5,
        ),
        (i + side) % 2 ? colour : "#5d7048",
      )
    }
  }
}

/** A tomato from above, or cut across when `cut`. */
export const tomato = (b, x, y, r, { cut = false, cast = true } = {}) => {
  if (cast) shadow(b, x, y, r, r * 0.14)
  const s = b.fill(blob(b.random, x, y, r, r * 0.96, 12, 0.07), cut ? "#8f1a0c" : c.ember)
  if (!cut) {
    b.grain(s, "#9a200e", turned(x, y, r, -2.3, 0.25, 0.85))
    b.grain(s, "#ea7a3e", pool(x - r * 0.38, y - r * 0.42, r * 0.3, r * 0.22, 1, 0.45))
    b.fill(ellipse(x + r * 0.05, y + r * 0.02, r * 0.16), "#6a1208")
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * TAU + r
      b.fill(
        taper(
          x,
          y,
          x + Math.cos(a + 0.4) * r * 0.25,
          y + Math.sin(a + 0.4) * r * 0.25,
          x + Math.cos(a) * r * 0.52,
          y + Math.sin(a) * r * 0.52,
          r * 0.14,
          1,
        ),
        i % 2 ? "#3d5a2a" : "#2c4420",
      )
    }
    b.fill(
      taper(x, y, x + r * 0.1, y - r * 0.16, x + r * 0.24, y - r * 0.24, r * 0.1, r * 0.07),
      "#5b6f36",
    )
    return
  }
  b.fill(blob(b.random, x, y, r * 0.9, r * 0.87, 12, 0.05), "#d9532b")
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + 0.3
    const [px, py] = [x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5]
    b.fill(blob(b.random, px, py, r * 0.27, r * 0.2, 9, 0.15, a), "#a5210f")
    for (let k = 0; k < 5; k++)
      b.fill(
        ellipse(
          px + b.between(-0.15, 0.15) * r,
          py + b.between(-0.12, 0.12) * r,
          r * 0.035,
          r * 0.022,
          a,
        ),
        c.straw,
      )
  }
  b.fill(blob(b.random, x, y, r * 0.17, r * 0.17, 8, 0.2), "#e98a58")
}

/** Wheat with its beard, from the foot of the stalk. */
export const wheat = (b, x, y, turn, l, colour = c.straw, dark = "#a8772e") => {
  const at = (t, side = 0) => [
    x + Math.cos(turn) * l * t - Math.sin(turn) * side,
    y + Math.sin(turn) * l * t + Math.cos(turn) * side,
  ]
  b.fill(taper(x, y, ...at(0.5, l * 0.02), ...at(0.72), l * 0.016, l * 0.011), dark)
  for (let i = 0; i < 8; i++)
    for (const side of [-1, 1]) {
      const t = 0.6 + i * 0.043
      const [px, py] = at(t, side * l * 0.024)
      const [hx, hy] = at(t + 0.3, side * l * 0.09)
      b.fill(taper(px, py, (px + hx) / 2, (py + hy) / 2, hx, hy, l * 0.006, 1, 6), dark)
      b.fill(ellipse(px, py, l * 0.036, l * 0.0165, turn + side * 0.42), i % 2 ? colour : dark)
    }
  const [tx, ty] = at(0.98)
  b.fill(ellipse(tx, ty, l * 0.036, l * 0.016, turn), colour)
}

export const garlic = (b, x, y, r, turn) => {
  b.fill(
    place(
      curve([
        [-r, 0],
        [-r * 0.5, -r * 0.6],
        [r * 0.5, -r * 0.5],
        [r, 0],
        [r * 0.3, r * 0.5],
        [-r * 0.6, r * 0.5],
      ]),
      x,
      y,
      1,
      turn,
    ),
    "#efe0b4",
  )
  b.line(
    place(
      curve([
        [-r * 0.6, 0],
        [-r * 0.2, -r * 0.3],
        [r * 0.5, -r * 0.2],
        [r * 0.5, r * 0.1],
        [-r * 0.3, r * 0.25],
      ]),
      x,
      y,
      1,
      turn,
    ),
    "#b98f4c",
    Math.max(2, r * 0.08),
  )
}
