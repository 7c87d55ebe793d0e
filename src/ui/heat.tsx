import "./heat.css"
import { useEffect, useRef } from "react"
import type { Embers } from "./heat-embers"
import { watchRest, whenIdle } from "./heat-rest"

const nothing = (): void => undefined

/** The glow and the rising sparks of a hero; fills the nearest positioned element, behind what follows it. */
export function Heat({ className }: { className?: string }) {
  const heat = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = heat.current
    const sky = canvas.current
    if (!element || !sky) return undefined
    let embers: Promise<Embers | undefined> | undefined
    let rests = true
    const settle = (): void => {
      // Fetched for those who will see them. Without them the glow alone is fire enough.
      if (!rests)
        embers ??= import("./heat-embers").then(
          ({ lightEmbers }) => lightEmbers(sky),
          () => undefined,
        )
      void embers?.then((lit) => (rests ? lit?.rest() : lit?.rise()))
    }
    let stopWatching = nothing
    const cancel = whenIdle(() => {
      stopWatching = watchRest(element, (answer) => {
        rests = answer
        element.classList.toggle("heat--resting", rests)
        settle()
      })
    })
    return () => {
      cancel()
      stopWatching()
      rests = true
      settle()
    }
  }, [])

  return (
    <div ref={heat} className={className ? `heat ${className}` : "heat"} aria-hidden="true">
      <canvas ref={canvas} className="heat__embers" />
    </div>
  )
}
