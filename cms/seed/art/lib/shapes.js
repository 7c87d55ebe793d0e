/* global DOMMatrix, DOMPoint, Path2D */
/**
 * Shapes are a path with the box around it, so that a brush can fill them and grain can stay inside
 * them without asking the canvas. Lengths are picture pixels, angles radians.
 */
const shape = (path, x, y, w, h) => ({ path, box: [x, y, w, h] })

const boxOf = (points) => {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y]
}

export const rect = (x, y, w, h) => {
  const p = new Path2D()
  p.rect(x, y, w, h)
  return shape(p, x, y, w, h)
}

export const round = (x, y, w, h, r) => {
  const p = new Path2D()
  p.roundRect(x, y, w, h, r)
  return shape(p, x, y, w, h)
}

export const poly = (...points) => {
  const p = new Path2D()
  points.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)))
  p.closePath()
  return shape(p, ...boxOf(points))
}

export const ellipse = (cx, cy, rx, ry = rx, turn = 0) => {
  const p = new Path2D()
  p.ellipse(cx, cy, rx, ry, turn, 0, 7)
  const r = turn ? Math.max(rx, ry) : 0
  const a = r || rx
  const b = r || ry
  return shape(p, cx - a, cy - b, a * 2, b * 2)
}

/** A ring, open in the middle. */
export const ring = (cx, cy, outer, inner) => {
  const p = new Path2D()
  p.arc(cx, cy, outer, 0, 7)
  p.arc(cx, cy, inner, 0, 7, true)
  return shape(p, cx - outer, cy - outer, outer * 2, outer * 2)
}

/** The house form: a round arch standing in the box. `rise` flattens it (1 is a half circle). */
export const arch = (x, y, w, h, rise = 1) => {
  const p = new Path2D()
  const ry = (w / 2) * rise
  p.moveTo(x, y + h)
  p.lineTo(x, y + ry)
  p.ellipse(x + w / 2, y + ry, w / 2, ry, 0, Math.PI, 0)
  p.lineTo(x + w, y + h)
  p.closePath()
  return shape(p, x, y, w, h)
}

/** An arch-shaped frame of the given thickness around an arch. */
export const archFrame = (x, y, w, h, t, rise = 1) => arch(x - t, y - t, w + t * 2, h + t, rise)

/** A closed curve through points: smooth like a paper cut made with one pull of the knife. */
export const curve = (points) => {
  const p = new Path2D()
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]
    const m = mid(a, b)
    if (i === 0) p.moveTo(...mid(points[points.length - 1], a))
    p.quadraticCurveTo(a[0], a[1], m[0], m[1])
  })
  p.closePath()
  return shape(p, ...boxOf(points))
}

/** A hand-cut round. `wobble` 0 is a circle. */
export const blob = (random, cx, cy, rx, ry = rx, n = 12, wobble = 0.2, turn = 0) => {
  const points = []
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    const k = 1 + wobble * (random() - 0.5)
    const x = Math.cos(a) * rx * k * 1.04
    const y = Math.sin(a) * ry * k * 1.04
    points.push([cx + x * c - y * s, cy + x * s + y * c])
  }
  return curve(points)
}

export const svg = (d, box) => shape(new Path2D(d), ...box)

/** The same shape moved, turned and scaled. The box is generous. */
export const place = (s, x, y, scale = 1, turn = 0, flip = false) => {
  const p = new Path2D()
  const m = new DOMMatrix()
    .translate(x, y)
    .rotate((turn * 180) / Math.PI)
    .scale(flip ? -scale : scale, scale)
  p.addPath(s.path, m)
  const [bx, by, bw, bh] = s.box
  const corners = [
    [bx, by],
    [bx + bw, by],
    [bx, by + bh],
    [bx + bw, by + bh],
  ].map(([a, b]) => {
    const q = m.transformPoint(new DOMPoint(a, b))
    return [q.x, q.y]
  })
  return shape(p, ...boxOf(corners))
}

/** A tapering stroke along a quadratic: stems, branches, smoke. */
export const taper = (x0, y0, cx, cy, x1, y1, w0, w1 = 0, n = 14) => {
  const left = []
  const right = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
    const dx = 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx)
    const dy = 2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy)
    const l = Math.hypot(dx, dy) || 1
    const w = (w0 + (w1 - w0) * t) / 2
    left.push([x - (dy / l) * w, y + (dx / l) * w])
    right.unshift([x + (dy / l) * w, y - (dx / l) * w])
  }
  return poly(...left, ...right)
}
