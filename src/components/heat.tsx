import "./heat.css"
import { useEffect, useRef } from "react"
import { watchRest, whenIdle } from "./heat-rest"

/** The glow and the rising sparks of a hero; fills the nearest positioned element, behind what follows it. */
export function Heat({ className }: { className?: string }) {
  const heat = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = heat.current
    const sky = canvas.current
    if (!element || !sky) return undefined
    let leave: () => void = () => undefined
    let isGone = false
    const cancel = whenIdle(() => {
      // Fetched when the page has nothing better to do. Without it the glow alone is fire enough.
      import("./heat-embers").then(
        ({ lightEmbers }) => {
          if (isGone) return
          const embers = lightEmbers(sky)
          const stopWatching = watchRest(element, (rests) => {
            element.classList.toggle("heat--resting", rests)
            if (rests) embers.rest()
            else embers.rise()
          })
          leave = () => {
            stopWatching()
            embers.rest()
          }
        },
        () => undefined,
      )
    })
    return () => {
      isGone = true
      cancel()
      leave()
    }
  }, [])

  return (
    <div ref={heat} className={className ? `heat ${className}` : "heat"} aria-hidden="true">
      <canvas ref={canvas} className="heat__embers" />
    </div>
  )
}
