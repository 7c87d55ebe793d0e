import "./heat.css"
import { useEffect, useRef } from "react"
import { lightEmbers } from "./heat-embers"
import { watchRest, whenIdle } from "./heat-rest"

/** The glow and the rising sparks of a hero; fills the nearest positioned element, behind what follows it. */
export function Heat({ className }: { className?: string }) {
  const heat = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = heat.current
    if (!element || !canvas.current) return undefined
    const embers = lightEmbers(canvas.current)
    let stopWatching: () => void = () => undefined
    const cancel = whenIdle(() => {
      stopWatching = watchRest(element, (rests) => {
        element.classList.toggle("heat--resting", rests)
        if (rests) embers.rest()
        else embers.rise()
      })
    })
    return () => {
      cancel()
      stopWatching()
      embers.rest()
    }
  }, [])

  return (
    <div ref={heat} className={className ? `heat ${className}` : "heat"} aria-hidden="true">
      <canvas ref={canvas} className="heat__embers" />
    </div>
  )
}
