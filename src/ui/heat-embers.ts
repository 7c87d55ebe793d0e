interface Ember {
  x: number
  y: number
  size: number
  /** Pixels a second, upwards. */
  speed: number
  /** Where in its sway it is. */
  phase: number
  /** 1 when it is born, 0 when it is cold. */
  life: number
}

const MOST = 40
/** As many sparks as `MOST` at the pace of a flame; fewer, the slower the fire. */
const FLAME_SECONDS = 2.6
const FRAME_MS = 1000 / 30
const SHARPEST = 1.5
const TRANSPARENT = /^transparent$|[,/] *0\)$/

const between = (least: number, most: number): number => least + Math.random() * (most - least)

export interface Embers {
  rise(): void
  rest(): void
}

/**
 * Sparks that rise from the lower edge, in the canvas's own CSS colour: none where that is transparent, as on a light
 * ground. At rest nothing is drawn.
 */
export function lightEmbers(canvas: HTMLCanvasElement): Embers {
  let embers: Ember[] = []
  let frame = 0
  let before = 0
  let width = 0
  let height = 0
  // Told, not asked for: a question for the size makes the browser lay out the page in the middle of a frame.
  const size = new ResizeObserver(([entry]) => {
    if (entry) ({ width, height } = entry.contentRect)
  })

  const light = (width: number, height: number, source: number, anywhere: boolean): Ember => ({
    x: width * (source + between(-0.4, 0.4) * between(0.3, 1)),
    y: anywhere ? between(height * 0.3, height) : height + between(0, 40),
    size: between(0.6, 1.9),
    speed: height * between(0.06, 0.16),
    phase: between(0, 6),
    life: anywhere ? between(0.2, 1) : 1,
  })

  const rise = (): void => {
    const context = canvas.getContext("2d")
    if (!context || frame) return
    const style = getComputedStyle(canvas)
    const { color } = style
    if (TRANSPARENT.test(color)) return
    const pace = parseFloat(style.getPropertyValue("--heat-pace")) || FLAME_SECONDS
    const source = (parseFloat(style.getPropertyValue("--heat-x")) || 50) / 100
    const slowness = Math.max(1, pace / FLAME_SECONDS)

    const draw = (now: number): void => {
      frame = requestAnimationFrame(draw)
      if (now - before < FRAME_MS) return
      const seconds = Math.min(now - before, 100) / 1000
      before = now
      const sharpness = Math.min(devicePixelRatio, SHARPEST)
      if (canvas.width !== Math.round(width * sharpness)) canvas.width = width * sharpness
      if (canvas.height !== Math.round(height * sharpness)) canvas.height = height * sharpness
      context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
      context.clearRect(0, 0, width, height)
      context.fillStyle = color
      const count = Math.round(Math.min(MOST, width / 16) / slowness)
      while (embers.length < count) embers.push(light(width, height, source, true))
      embers = embers.slice(0, count).map((ember) => {
        const life = ember.life - seconds / (7 * slowness)
        if (life <= 0 || ember.y < 0) return light(width, height, source, false)
        const y = ember.y - (ember.speed * seconds) / slowness
        const phase = ember.phase + seconds / slowness
        const x = ember.x + Math.sin(phase * 1.7) * 14 * seconds
        context.globalAlpha = life ** 2 * (0.55 + 0.45 * Math.sin(phase * 5))
        context.beginPath()
        context.arc(x, y, ember.size, 0, 7)
        context.fill()
        return { ...ember, x, y, phase, life }
      })
    }
    before = performance.now()
    size.observe(canvas)
    frame = requestAnimationFrame(draw)
  }

  const rest = (): void => {
    if (!frame) return
    cancelAnimationFrame(frame)
    size.disconnect()
    frame = 0
    embers = []
    canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height)
  }

  return { rise, rest }
}
