/** What the rooms are furnished with. All of it frontal, lamps warm, corners near black. */
import { down, pool } from "./brush.js"
import { lump } from "./food.js"
import * as c from "./palette.js"
import { fire, logs, voussoirs } from "./props.js"
import { arch, ellipse, poly, rect, round } from "./shapes.js"
import { bottle, glow, pendant } from "./street.js"

export { bottle, glow, pendant }

const clamp = (v) => Math.max(0, Math.min(1, v))

/** A back wall lit from a point, and the floor in front of it. */
export const room = (
  b,
  {
    wall = "#2a1c16",
    dark = "#17110e",
    lit = c.stone,
    hot = c.clay,
    floor = 1010,
    light = [960, 760, 900],
    floorColour = "#1b1411",
  } = {},
) => {
  b.ground(wall)
  const [x, y, r] = light
  b.grain(b.all(), lit, pool(x, y, r, r * 0.8, 1, 0.74))
  b.grain(b.all(), hot, pool(x, y, r * 0.6, r * 0.5, 1, 0.74))
  b.grain(b.all(), dark, (px, py) => clamp(2.2 - py / 110))
  const f = b.fill(rect(0, floor, b.w, b.h), floorColour)
  b.grain(f, c.stone, pool(x, floor, r * 0.9, (b.h - floor) * 0.8, 1, 0.68))
  b.fill(rect(0, floor, b.w, 7), c.ink)
  for (let k = 1; k < 5; k++) b.fill(rect(0, floor + k * k * 13, b.w, 3), c.ink)
}

/** A wood oven in a tiled or plastered breast, with its fire. */
export const oven = (
  b,
  cx,
  floor,
  w,
  { dome = "#5a1d10", tile = "#6d2413", bench = 0.42, mouth = 0.5, bricks } = {},
) => {
  const h = w * 0.98
  const body = b.fill(arch(cx - w / 2, floor - h - w * 0.2, w, h + w * 0.2), dome)
  b.inside(body, () => {
    const size = w / 17
    for (let y = floor - h - w * 0.2, row = 0; y < floor; y += size, row++)
      for (let x = cx - w / 2 - (row % 2) * (size / 2); x < cx + w / 2; x += size)
        if (b.random() < 0.8)
          b.fill(rect(x + 1.5, y + 1.5, size - 3, size - 3), b.random() < 0.24 ? "#7a2b17" : tile)
  })
  b.grain(body, "#240c07", (x, y) =>
    clamp(Math.hypot((x - cx) / (w * 0.5), (y - floor + h * 0.5) / (h * 0.75)) * 2.6 - 1.7),
  )
  const mw = w * mouth
  const my = floor - h * bench
  const mh = mw * 0.62
  voussoirs(
    b,
    cx - mw / 2,
    my - mh,
    mw,
    mh,
    w * 0.05,
    bricks ?? ["#8d4a2b", "#a05a34", "#7a3d24"],
    15,
    false,
  )
  const hole = b.fill(arch(cx - mw / 2, my - mh, mw, mh), c.brick)
  b.grain(hole, c.amber, pool(cx, my, mw * 0.5, mh * 0.9, 1, 0.4))
  b.inside(hole, () => {
    fire(b, cx - mw * 0.12, my, mw * 0.7, mh * 0.85)
    logs(b, cx - mw * 0.12, my, mw * 0.5)
  })
  b.fill(rect(cx - w * 0.4, my, w * 0.8, w * 0.045), c.linen)
  b.fill(rect(cx - w * 0.4, my + w * 0.045, w * 0.8, 6), "#240c07")
}

export const chair = (b, x, floor, s = 1, colour = c.ink) => {
  b.fill(round(x - 34 * s, floor - 190 * s, 68 * s, 96 * s, [30 * s, 30 * s, 4 * s, 4 * s]), colour)
  b.fill(rect(x - 40 * s, floor - 98 * s, 80 * s, 12 * s), colour)
  for (const k of [-1, 1])
    b.fill(rect(x + k * 34 * s - 4 * s, floor - 96 * s, 8 * s, 96 * s), colour)
}

export const stool = (b, x, floor, s = 1, seat = c.brick) => {
  b.fill(rect(x - 5 * s, floor - 180 * s, 10 * s, 180 * s), c.ink)
  b.fill(rect(x - 40 * s, floor - 8 * s, 80 * s, 8 * s), c.ink)
  b.fill(rect(x - 28 * s, floor - 74 * s, 56 * s, 6 * s), c.ink)
  b.fill(round(x - 46 * s, floor - 200 * s, 92 * s, 26 * s, 10 * s), seat)
}

/** A laid table seen from the front: plates and jugs, a bottle and a candle in turn. */
export const longTable = (
  b,
  x,
  top,
  w,
  floor,
  { cloth, places = 5, colour = "#120d0b", edge = "#6a3a22", s = 1 } = {},
) => {
  if (cloth) {
    b.fill(rect(x, top, w, 150 * s), cloth)
    b.grain(rect(x, top, w, 150 * s), "#a8926c", down(top + 96 * s, top + 176 * s))
    for (let i = 1; i < places * 2; i++)
      b.fill(
        poly(
          [x + (w * i) / (places * 2), top + 30 * s],
          [x + (w * i) / (places * 2) + 9 * s, top + 150 * s],
          [x + (w * i) / (places * 2) - 6 * s, top + 150 * s],
        ),
        "#a8926c",
      )
  } else {
    b.fill(rect(x, top, w, 26 * s), colour)
    b.fill(rect(x, top, w, 6 * s), edge)
  }
  const under = top + (cloth ? 150 : 20) * s
  for (const k of [0.08, 0.92])
    b.fill(rect(x + w * k - 12 * s, under, 24 * s, Math.max(0, floor - under)), colour)
  for (let i = 0; i < places; i++) {
    const px = x + (w * (i + 0.5)) / places
    b.fill(rect(px - 44 * s, top - 7 * s, 88 * s, 7 * s), c.paper)
    carafe(b, px + 68 * s, top, s, i % 2 ? "#a8552b" : "#8f3a1f")
    if (i % 2) bottle(b, px - 72 * s, top, 1.1 * s, "#0f1410")
    else candle(b, px - 72 * s, top, s)
  }
}

/** An earthenware jug. */
export const carafe = (b, x, base, s = 1, colour = "#8f3a1f") => {
  b.line(ellipse(x + 17 * s, base - 34 * s, 11 * s, 13 * s), colour, 5 * s)
  b.fill(round(x - 19 * s, base - 42 * s, 38 * s, 42 * s, [18 * s, 18 * s, 8 * s, 8 * s]), colour)
  b.fill(
    poly(
      [x - 9 * s, base - 34 * s],
      [x - 13 * s, base - 64 * s],
      [x + 12 * s, base - 60 * s],
      [x + 9 * s, base - 34 * s],
    ),
    colour,
  )
}

/** One-point perspective: x and y in pixels at depth 1, deeper is smaller. */
export const depth =
  (vx, vy) =>
  (x, y, z = 1) => [vx + x / z, vy + y / z]

export const candle = (b, x, top, s = 1, wax = c.paper) => {
  b.fill(rect(x - 5 * s, top - 46 * s, 10 * s, 46 * s), wax)
  b.fill(ellipse(x, top - 60 * s, 6 * s, 14 * s), c.amber)
  b.fill(ellipse(x, top - 56 * s, 3 * s, 8 * s), c.cream)
  b.fill(rect(x - 16 * s, top - 5 * s, 32 * s, 5 * s), c.ink)
}

/** Shelves of bottles or loaves in a niche. */
export const shelves = (b, x, y, w, h, rows, draw, { colour = "#120d0b" } = {}) => {
  for (let r = 0; r < rows; r++) {
    const top = y + (h * (r + 1)) / rows
    draw(x, top - 8, w, r)
    b.fill(rect(x, top - 8, w, 9), colour)
  }
}

export const loaf = (b, x, base, w, colour = "#9b5a26") => {
  b.fill(arch(x - w / 2, base - w * 0.5, w, w * 0.5, 0.9), colour)
  for (const k of [-0.22, 0, 0.22])
    b.fill(
      poly(
        [x + w * k - w * 0.05, base - w * 0.2],
        [x + w * k + w * 0.04, base - w * 0.42],
        [x + w * k + w * 0.08, base - w * 0.4],
        [x + w * k, base - w * 0.18],
      ),
      "#e3b268",
    )
}

/** A swag of ham, garlic or peppers on a rail. */
export const hanging = (b, x, top, drop, kind = "ham", s = 1) => {
  b.fill(rect(x - 1.5, top, 3, drop), c.ink)
  if (kind === "ham") {
    b.fill(ellipse(x, top + drop + 52 * s, 30 * s, 58 * s), "#6d2413")
    b.fill(ellipse(x - 8 * s, top + drop + 44 * s, 10 * s, 34 * s), "#8f3a1f")
  } else if (kind === "pot") {
    b.fill(arch(x - 38 * s, top + drop, 76 * s, 50 * s, 0.2), "#b5682a")
    b.fill(rect(x - 44 * s, top + drop, 88 * s, 8 * s), "#7a3d14")
  } else
    for (let i = 0; i < 7; i++)
      lump(b, x + (i % 2 ? 11 : -11) * s, top + drop + i * 17 * s, 14 * s, {
        colour: c.paper,
        shade: c.linen,
        cast: "",
      })
}
