/* global DOMMatrix, Path2D */
/** Things that stand in more than one picture. */
import * as c from "./palette.js"
import { archFrame, poly, svg, taper } from "./shapes.js"

/** Brick stones around an arch, from springing to springing. */
export const voussoirs = (
  b,
  x,
  y,
  w,
  h,
  t,
  colours = [c.brick, "#b8321b", "#98260f"],
  n = 17,
  legs = true,
) => {
  b.fill(archFrame(x, y, w, h, t), c.ink)
  const cx = x + w / 2
  const cy = y + w / 2
  const r = w / 2
  const gap = 0.1 / n
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI * (1 + i / n + gap)
    const a1 = Math.PI * (1 + (i + 1) / n - gap)
    const at = (q, a) => [cx + q * Math.cos(a), cy + q * Math.sin(a)]
    const m = (a0 + a1) / 2
    const bulge = (q) => at(q / Math.cos((a1 - a0) / 4), m)
    b.fill(
      poly(
        at(r + 4, a0),
        at(r + t - 3, a0),
        bulge(r + t - 3),
        at(r + t - 3, a1),
        at(r + 4, a1),
        bulge(r + 4),
      ),
      colours[(i * 2) % colours.length],
    )
  }
  if (!legs) return
  const step = (Math.PI * r) / n
  const count = Math.max(1, Math.round((h - r) / step))
  for (let k = 0; k < count; k++) {
    const top = cy + (k * (h - r)) / count + 3
    const tall = (h - r) / count - 5
    for (const left of [x - t + 3, x + w + 4])
      b.fill(
        poly([left, top], [left + t - 7, top], [left + t - 7, top + tall], [left, top + tall]),
        colours[(k + (left > x ? 1 : 0)) % colours.length],
      )
  }
}

const TONGUE = svg(
  "M-1 0C-1.6-.2-1.05-.4-.45-.56C.05-.7.12-.86-.18-1C.6-.9.9-.72.64-.55C.56-.47.66-.4.9-.47C1.5-.33 1.5-.14 1 0z",
  [-1.6, -1, 3.1, 1],
)

/** One tongue of flame standing on `base`. */
export const tongue = (b, x, base, h, w, colour, lean = 1) => {
  const p = new Path2D()
  p.addPath(TONGUE.path, new DOMMatrix().translate(x, base).scale(w * lean, h))
  return b.fill({ path: p, box: [x - w * 1.6, base - h, w * 3.2, h] }, colour)
}

/** A wood fire `w` wide: three layers from ember to cream, tallest in the middle. */
export const fire = (b, cx, base, w, h, { core = true } = {}) => {
  const layer = (n, width, tall, thick, colour, from) => {
    for (let i = 0; i < n; i++) {
      const k = n === 1 ? 0 : (i / (n - 1)) * 2 - 1
      const x = cx + k * width
      const up = tall * (1 - 0.5 * k * k) * b.between(0.82, 1.08)
      tongue(b, x, base, up, thick * b.between(0.85, 1.1), colour, (i + from) % 2 ? 1 : -1)
    }
  }
  layer(5, w * 0.4, h, w * 0.13, c.ember, 0)
  layer(4, w * 0.3, h * 0.72, w * 0.11, c.flame, 1)
  layer(3, w * 0.2, h * 0.5, w * 0.09, c.amber, 0)
  if (core) layer(2, w * 0.1, h * 0.26, w * 0.07, c.cream, 1)
}

/** Split logs seen end on, in a low stack. */
export const logs = (b, cx, base, w) => {
  b.fill(
    taper(
      cx - w / 2,
      base - w * 0.05,
      cx,
      base - w * 0.08,
      cx + w / 2,
      base - w * 0.06,
      w * 0.09,
      w * 0.09,
    ),
    c.soot,
  )
  b.fill(
    taper(
      cx - w * 0.38,
      base - w * 0.13,
      cx,
      base - w * 0.16,
      cx + w * 0.36,
      base - w * 0.1,
      w * 0.08,
      w * 0.08,
    ),
    c.umber,
  )
}

export const moon = (b, x, y, r) => {
  const m = { path: new Path2D(), box: [x - r, y - r, r * 2, r * 2] }
  m.path.arc(x, y, r, 0, 7)
  b.fill(m, c.cream)
  b.grain(m, "#c9a873", (px, py) =>
    Math.min(0.9, Math.max(0, (px - x + (py - y) * 0.7) / (r * 1.6))),
  )
  return m
}
