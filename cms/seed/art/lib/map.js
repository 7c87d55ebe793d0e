/* global Path2D */
/**
 * A city at night from above. The streets that make a city known are drawn from their coordinates; the blocks between
 * them are cut at random, along the nearest street. Light is told by flat tones of blocks, not by gradients: few bytes.
 */
import * as c from "./palette.js"
import { voussoirs } from "./props.js"
import { arch, ellipse, poly, rect } from "./shapes.js"

const clamp = (v) => Math.max(0, Math.min(1, v))
const shallow = "#21343a"
const ripple = "#30484d"
const deep = "#0f1619"
const depths = ["#121b1e", "#162226", "#1b2b30"]
const quay = "#4a3a2d"
const land = ["#1b1815", "#211c18", "#26201b", "#1e1a17"]
const dim = ["#161412", "#191614", "#1c1815"]
const parkTones = ["#1f2b1b", "#27351f"]
/** Night, then the wall's own colour, then what stands next to the fire. */
const lit = [
  [33, 28, 24],
  [64, 40, 28],
  [112, 58, 31],
]

/** Pixels of [latitude, longitude], north up; `metres` is what one pixel covers. */
export const projection = (b, [lat0, lon0], metres) => {
  const perDegree = 111_200 / metres
  const squeeze = Math.cos((lat0 * Math.PI) / 180)
  return ([lat, lon]) => [
    b.w / 2 + (lon - lon0) * perDegree * squeeze,
    b.h / 2 - (lat - lat0) * perDegree,
  ]
}

/** A line through all points, without corners. */
const smooth = (points, steps = 10, closed = false) => {
  const at = (i) =>
    closed
      ? points[(i + points.length) % points.length]
      : points[Math.max(0, Math.min(points.length - 1, i))]
  const out = []
  const last = closed ? points.length : points.length - 1
  for (let i = 0; i < last; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      out.push(
        [0, 1].map(
          (j) =>
            0.5 *
            (2 * q[j] +
              (r[j] - p[j]) * t +
              (2 * p[j] - 5 * q[j] + 4 * r[j] - s[j]) * t * t +
              (3 * q[j] - p[j] - 3 * r[j] + s[j]) * t ** 3),
        ),
      )
    }
  }
  if (!closed) out.push(points[points.length - 1])
  return out
}

/** A band along a line: rivers, canals. `widthAt` tells how wide it is at a point. */
const band = (points, widthAt) => {
  const left = []
  const right = []
  points.forEach((p, i) => {
    const [a, z] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]]
    const l = Math.hypot(z[0] - a[0], z[1] - a[1]) || 1
    const width = widthAt(p)
    const n = [((a[1] - z[1]) / l) * width, ((z[0] - a[0]) / l) * width]
    left.push([p[0] + n[0] / 2, p[1] + n[1] / 2])
    right.unshift([p[0] - n[0] / 2, p[1] - n[1] / 2])
  })
  return poly(...left, ...right)
}

const open = (points) => {
  const path = new Path2D()
  points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)))
  return { path, box: [0, 0, 0, 0] }
}

const area = (p) =>
  Math.abs(
    p.reduce((sum, [x, y], i) => {
      const [u, v] = p[(i + 1) % p.length]
      return sum + x * v - y * u
    }, 0) / 2,
  )
const centre = (p) => [0, 1].map((j) => p.reduce((sum, q) => sum + q[j], 0) / p.length)

/** What lies on the far side of a line, `gap` away from it. */
const keep = (p, at, n, gap = 0) => {
  const side = ([x, y]) => (x - at[0]) * n[0] + (y - at[1]) * n[1] - gap
  const out = []
  p.forEach((a, i) => {
    const z = p[(i + 1) % p.length]
    const [da, dz] = [side(a), side(z)]
    if (da >= 0) out.push(a)
    if (da * dz < 0) {
      const t = da / (da - dz)
      out.push([a[0] + t * (z[0] - a[0]), a[1] + t * (z[1] - a[1])])
    }
  })
  return out
}

/** Quarters: the cells around random points, evened out once. */
const quarters = (b, size) => {
  const n = Math.round(((b.w + 300) * (b.h + 300)) / size ** 2)
  let seeds = Array.from({ length: n }, () => [
    b.between(-150, b.w + 150),
    b.between(-150, b.h + 150),
  ])
  const frame = [
    [-150, -150],
    [b.w + 150, -150],
    [b.w + 150, b.h + 150],
    [-150, b.h + 150],
  ]
  const cell = (s, gap) =>
    seeds.reduce((p, q) => {
      if (q === s || p.length < 3) return p
      const l = Math.hypot(s[0] - q[0], s[1] - q[1])
      const n = [(s[0] - q[0]) / l, (s[1] - q[1]) / l]
      return keep(p, [(s[0] + q[0]) / 2, (s[1] + q[1]) / 2], n, gap)
    }, frame)
  seeds = seeds.map((s) => centre(cell(s, 0)))
  return seeds.map((s) => cell(s, 2.5)).filter((p) => p.length > 2)
}

/** Cuts a quarter into blocks along the grain of its place. */
const cut = (b, p, grainAt, done, level = 0) => {
  const at = centre(p)
  const g = grainAt(at)
  if (area(p) < g.size * b.between(0.65, 1.6) || level > 11) return done(p)
  const turn = g.angle + b.between(-g.wobble, g.wobble)
  const along = [Math.cos(turn), Math.sin(turn)]
  const over = [-along[1], along[0]]
  const reach = (n) => {
    const k = p.map((q) => q[0] * n[0] + q[1] * n[1])
    return Math.max(...k) - Math.min(...k)
  }
  const n = reach(along) > reach(over) * g.long ? along : over
  const ks = p.map((q) => q[0] * n[0] + q[1] * n[1])
  const k = Math.min(...ks) + (Math.max(...ks) - Math.min(...ks)) * b.between(0.4, 0.6)
  const from = [n[0] * k, n[1] * k]
  const gap = level < 2 ? 2 : 1.2
  for (const s of [n, [-n[0], -n[1]]]) {
    const half = keep(p, from, s, gap)
    if (half.length > 2 && area(half) > 60) cut(b, half, grainAt, done, level + 1)
  }
}

const toSegment = ([x, y], [ax, ay], [zx, zy]) => {
  const l = (zx - ax) ** 2 + (zy - ay) ** 2 || 1
  const t = clamp(((x - ax) * (zx - ax) + (y - ay) * (zy - ay)) / l)
  return Math.hypot(x - ax - t * (zx - ax), y - ay - t * (zy - ay))
}

/** Shorelines as an engraver drew them: the edge again and again, farther apart, over ever deeper water. */
const shore = (b, shape) => {
  b.fill(shape, deep)
  b.inside(shape, () => {
    b.line(shape, depths[1], 360)
    b.line(shape, depths[2], 170)
    b.line(shape, shallow, 60)
    const rings = [
      [440, depths[0]],
      [352, depths[1]],
      [262, depths[1]],
      [174, depths[2]],
      [112, depths[2]],
      [62, shallow],
      [30, shallow],
    ]
    // each line is a stroke laid over with a slightly narrower one
    for (const [width, ground] of rings) {
      b.line(shape, ripple, width)
      b.line(shape, ground, width - 2.6)
    }
    b.line(shape, quay, 7)
  })
}

const riverWater = (b, shape, wide) => {
  b.fill(shape, shallow)
  b.inside(shape, () => {
    for (const width of wide > 30 ? [wide * 0.72, wide * 0.34] : wide > 16 ? [wide * 0.6] : []) {
      b.line(shape, ripple, width)
      b.line(shape, shallow, width - 2.6)
    }
    b.line(shape, quay, 6)
  })
}

/** Light that runs along the streets, as a paint for strokes and grounds. */
const streetLight = (b, { at: [x, y], colour }, reach, strength) => {
  const paint = b.x.createRadialGradient(x, y, 0, x, y, reach)
  const alpha = (a) =>
    colour +
    Math.round(a * 255)
      .toString(16)
      .padStart(2, "0")
  paint.addColorStop(0, alpha(strength))
  paint.addColorStop(0.35, alpha(strength * 0.55))
  paint.addColorStop(1, alpha(0))
  return paint
}

/** Our oven in its street. */
const ovenAt = (b, [x, y], colour) => {
  const [w, h] = [50, 52]
  b.fill(arch(x - w / 2 - 19, y - h / 2 - 19, w + 38, h + 29), c.ink)
  voussoirs(b, x - w / 2, y - h / 2, w, h, 12, [colour], 9, true)
  b.fill(arch(x - w / 2, y - h / 2, w, h), c.brick)
  b.fill(arch(x - w * 0.34, y - h * 0.26, w * 0.68, h * 0.76), c.amber)
  b.fill(arch(x - w * 0.18, y + h * 0.02, w * 0.36, h * 0.48), c.cream)
  b.fill(rect(x - w / 2 - 16, y + h / 2, w + 32, 6), colour)
}

const mark = (b, { at: [x, y], kind, w, h = w, turn = 0 }) => {
  const colour = "#6b523c"
  b.x.save()
  b.x.translate(x, y)
  b.x.rotate(turn)
  if (kind === "ring") {
    b.fill(ellipse(0, 0, w + 8, h + 8), c.ink)
    b.line(ellipse(0, 0, w, h), colour, 5)
    b.line(ellipse(0, 0, w * 0.5, h * 0.5), colour, 2.5)
  } else if (kind === "track") {
    b.fill({ path: pill(w + 7, h + 7), box: [0, 0, 0, 0] }, c.ink)
    b.line({ path: pill(w, h) }, colour, 4)
    b.line(open([[h - w, 0], [w - h, 0]]), colour, 2.5) // prettier-ignore
  } else if (kind === "church") {
    b.fill(rect(-w - 8, -h - 8, w * 2 + 16, h * 2 + 16), c.ink)
    b.fill(rect(-w, -h * 0.5, w * 2, h), colour)
    b.fill(rect(-w * 0.1, -h, w * 0.6, h * 2), colour)
    b.fill(ellipse(w * 0.2, 0, h * 0.42), c.ink)
    b.fill(ellipse(w * 0.2, 0, h * 0.28), colour)
  } else if (kind === "castle") {
    b.fill(rect(-w - 10, -h - 10, w * 2 + 20, h * 2 + 20), c.ink)
    b.line(rect(-w, -h, w * 2, h * 2), colour, 5)
    for (const [u, v] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) b.fill(ellipse(u * w, v * h, 7), colour) // prettier-ignore
  } else if (kind === "square") b.fill(rect(-w, -h, w * 2, h * 2), c.ink)
  b.x.restore()
}
const pill = (w, h) => {
  const path = new Path2D()
  path.roundRect(-w, -h, w * 2, h * 2, h)
  return path
}

/**
 * Draws a city. All places are [latitude, longitude]; lengths are metres.
 * `roads` are [width in pixels, ...points]; `grids` give a place its own cut: angle, block size, how long.
 */
export const cityMap = (b, city) => {
  const { metres, ovens, roads, rivers = [], seas = [], parks = [], marks = [] } = city
  const { islands = [], grids = [], rails = [], size = 620, quarter = 150, wobble = 0.12 } = city
  const project = projection(b, city.middle, metres)
  const lines = roads.map(([width, ...points]) => ({
    width,
    points: smooth(points.map(project), 6),
  }))
  const segments = lines.flatMap(({ points }) => points.slice(1).map((p, i) => [points[i], p]))
  const centres = grids.map((g) => ({ ...g, at: project(g.at), r: g.r / metres }))
  const grainAt = (at) => {
    const g = centres.find((q) => Math.hypot(at[0] - q.at[0], at[1] - q.at[1]) < q.r)
    const own = { size, wobble, long: 1, ...g }
    if (own.angle !== undefined) return own
    let near = Infinity
    for (const [a, z] of segments) {
      const d = toSegment(at, a, z)
      if (d >= near) continue
      near = d
      own.angle = Math.atan2(z[1] - a[1], z[0] - a[0])
    }
    return own
  }
  const lights = ovens.map(({ at, colour }) => ({ at: project(at), colour }))
  const toneAt = (at, old) => {
    const d = Math.min(...lights.map((l) => Math.hypot(at[0] - l.at[0], at[1] - l.at[1])))
    const rim = Math.max(Math.abs(at[0] / b.w - 0.5), Math.abs(at[1] / b.h - 0.5)) * 2
    if (d > 330) return old || b.pick(rim > 0.84 ? dim : land)
    // four steps a block, a little to and fro, so that the light looks set in stone
    const k = clamp(1.12 - d / 300 + b.between(-0.09, 0.09)) * 2
    const [from, to] = k > 1 ? [lit[1], lit[2]] : [lit[0], lit[1]]
    return `rgb(${from.map((v, i) => Math.round(v + (to[i] - v) * (k > 1 ? k - 1 : k))).join()})`
  }

  b.ground(c.ink)
  for (const light of lights) {
    b.x.fillStyle = streetLight(b, light, 330, 0.95)
    b.x.fillRect(0, 0, b.w, b.h)
  }
  for (const q of quarters(b, quarter))
    cut(b, q, grainAt, (p) => {
      const chance = b.random()
      const rare = chance < 0.013 ? "#3b1a10" : chance < 0.024 ? parkTones[0] : ""
      b.fill(poly(...p), toneAt(centre(p), rare))
    })
  for (const points of parks) {
    const shape = poly(...points.map(project))
    b.fill(shape, parkTones[1])
    b.line(shape, c.ink, 5)
    b.inside(shape, () => {
      const [x, y, w, h] = shape.box
      for (let i = 0; i < (w * h) / 700; i++) {
        const r = b.between(3, 7)
        b.fill(ellipse(x + b.random() * w, y + b.random() * h, r), b.pick(["#1d2818", "#2f4027"]))
      }
    })
  }
  for (const points of rails) {
    const line = open(smooth(points.map(project), 8))
    b.line(line, c.ink, 13)
    b.line(line, "#4a392d", 7)
    b.line(line, c.ink, 2.5)
  }
  for (const { width, points } of lines) b.line(open(points), c.ink, width + 3)
  for (const { width, points } of lines) {
    b.line(open(points), width > 8 ? "#40342b" : "#2e2620", width * 0.46)
    for (const light of lights) b.line(open(points), streetLight(b, light, 420, 0.9), width * 0.46)
  }
  const bridged = rivers.map(({ points, width, swell }) => {
    const line = smooth(points.map(project))
    const wide = width / metres
    const bulge = swell && { at: project(swell.at), by: swell.by / metres, r: swell.r / metres }
    const shape = band(line, (p) =>
      bulge
        ? wide +
          bulge.by * clamp(1.3 - Math.hypot(p[0] - bulge.at[0], p[1] - bulge.at[1]) / bulge.r)
        : wide,
    )
    b.line(shape, c.ink, 9)
    riverWater(b, shape, wide)
    return shape
  })
  for (const shape of bridged)
    b.inside(shape, () => {
      for (const { width, points } of lines) {
        b.line(open(points), c.ink, Math.max(10, width + 3))
        b.line(open(points), "#5a4636", Math.max(5, width * 0.6))
      }
    })
  for (const points of seas) {
    const shape = poly(...points.map(project))
    b.line(shape, c.ink, 12)
    shore(b, shape)
  }
  for (const points of islands) {
    const shape = poly(...smooth(points.map(project), 8, true))
    b.fill(shape, "#33261e")
    b.line(shape, quay, 3)
  }
  for (const m of marks)
    mark(b, { ...m, at: project(m.at), w: m.w / metres, h: (m.h ?? m.w) / metres })
  for (const { at, colour } of lights) ovenAt(b, at, colour)
}
