import "./heat.css"
import { useEffect, useRef, useState } from "react"
import { watchRest, whenIdle } from "./heat-rest"

const nothing = (): void => undefined

/**
 * The glow and the rising sparks of a hero; fills the nearest positioned element, behind what follows it. It burns once the
 * page is there and idle, and while somebody sees it.
 */
export function Heat({ className }: { className?: string }) {
  const heat = useRef<HTMLDivElement>(null)
  const [burns, setBurns] = useState(false)

  useEffect(() => {
    const element = heat.current
    if (!element) return undefined
    let stopWatching = nothing
    const cancel = whenIdle(() => {
      stopWatching = watchRest(element, (rests) => setBurns(!rests))
    })
    return () => {
      cancel()
      stopWatching()
    }
  }, [])

  const classes = ["heat", burns && "heat--alight", className].filter(Boolean)
  return (
    <div ref={heat} className={classes.join(" ")} aria-hidden="true">
      <span className="heat__embers" />
    </div>
  )
}
