/* global ImageData, OffscreenCanvas, Path2D */
/**
 * The brush: flat fills, and grain as the only gradient. Grain compares a density between 0 and 1
 * with one tile of organic noise, so that a density of 1 is solid, 0 is clean paper and only the
 * passage between them is made of dots. Dots are what an encoder pays for: keep passages short.
 */
const TILE = 512

const seeded = (text) => {
  let h = 2166136261
  for (const ch of text) h = Math.imul(h ^ ch.charCodeAt(0), 16777619)
  let s = h >>> 0 || 1
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Wraps around, so that tiles meet without a seam. */
const soften = (from) => {
  const to = new Float32Array(TILE * TILE)
  const at = (x, y) => from[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)]
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const side = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)
      const corner = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1)
      to[y * TILE + x] = at(x, y) * 4 + side * 2.6 + corner * 1.6
    }
  return to
}

/** Noise with dots about three pixels wide, flattened so that its values are spread evenly. */
const makeTile = () => {
  const noise = soften(soften(Float32Array.from({ length: TILE * TILE }, seeded("grain"))))
  const order = Array.from(noise.keys()).sort((a, b) => noise[a] - noise[b])
  order.forEach((index, rank) => (noise[index] = rank / order.length))
  return noise
}
let tile

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

export class Brush {
  constructor(canvas, seed) {
    this.canvas = canvas
    this.x = canvas.getContext("2d", { willReadFrequently: true })
    this.w = canvas.width
    this.h = canvas.height
    this.random = seeded(seed)
    tile ??= makeTile()
    this.scratch = new OffscreenCanvas(this.w, this.h)
  }

  between(a, b) {
    return a + (b - a) * this.random()
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)]
  }

  fill(shape, colour, alpha = 1) {
    this.x.globalAlpha = alpha
    this.x.fillStyle = colour
    this.x.fill(shape.path)
    this.x.globalAlpha = 1
    return shape
  }

  line(shape, colour, width = 4) {
    this.x.strokeStyle = colour
    this.x.lineWidth = width
    this.x.lineJoin = "round"
    this.x.lineCap = "round"
    this.x.stroke(shape.path)
  }

  /** Draws only inside the shape. */
  inside(shape, draw) {
    this.x.save()
    this.x.clip(shape.path)
    draw(shape)
    this.x.restore()
    return shape
  }

  /** Sprays colour inside the shape; `density(x, y)` is 0 to 1. */
  grain(shape, colour, density) {
    const [bx, by, bw, bh] = shape.box
    const x0 = Math.max(0, Math.floor(bx))
    const y0 = Math.max(0, Math.floor(by))
    const x1 = Math.min(this.w, Math.ceil(bx + bw))
    const y1 = Math.min(this.h, Math.ceil(by + bh))
    if (x1 <= x0 || y1 <= y0) return shape
    const image = new ImageData(x1 - x0, y1 - y0)
    const [r, g, b] = rgb(colour)
    const ox = Math.floor(this.random() * TILE)
    const oy = Math.floor(this.random() * TILE)
    let i = 0
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++, i += 4) {
        const d = density(x, y)
        if (d <= 0) continue
        const n = tile[((y + oy) % TILE) * TILE + ((x + ox) % TILE)]
        const a = (d - n) * 7 + 0.5
        if (a <= 0) continue
        image.data[i] = r
        image.data[i + 1] = g
        image.data[i + 2] = b
        image.data[i + 3] = a >= 1 ? 255 : a * 255
      }
    const scratch = this.scratch.getContext("2d")
    scratch.clearRect(0, 0, this.w, this.h)
    scratch.putImageData(image, x0, y0)
    this.x.save()
    this.x.clip(shape.path)
    this.x.drawImage(this.scratch, 0, 0)
    this.x.restore()
    return shape
  }

  all() {
    const path = new Path2D()
    path.rect(0, 0, this.w, this.h)
    return { path, box: [0, 0, this.w, this.h] }
  }

  ground(colour) {
    return this.fill(this.all(), colour)
  }
}

const clamp = (v) => (v < 0 ? 0 : v > 1 ? 1 : v)

/** Densities. Each is a function of x and y. */
export const pool =
  (cx, cy, rx, ry = rx, strength = 1, core = 0) =>
  (x, y) =>
    strength * clamp((1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) / (1 - core))
export const down =
  (y0, y1, strength = 1) =>
  (x, y) =>
    strength * clamp((y - y0) / (y1 - y0))
export const across =
  (x0, x1, strength = 1) =>
  (x) =>
    strength * clamp((x - x0) / (x1 - x0))
/** Shade on a round form lit from `angle`: dense on the far side. */
export const turned =
  (cx, cy, r, angle = -2.3, from = 0.1, to = 1.1, strength = 1) =>
  (x, y) => {
    const k = (-(x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle)) / r
    return strength * clamp((k - from) / (to - from))
  }
export const flat = (strength) => () => strength
