import type { ReactNode, RefObject } from "react"
import type { Position } from "./use-position"
import { Notice } from "../../ui/notice"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/finding"
import "./results-status.css"

/**
 * What a list shows now, announced when it changes. The region stays in the page, because
 * screen readers announce changes inside a live region, not its arrival.
 */
export function ResultsStatus({
  summary,
  position,
  region,
}: {
  summary: string
  position: Position
  /** For who has asked, and is to be brought to the answer. */
  region?: RefObject<HTMLDivElement>
}) {
  return (
    <div className="results-status" role="status" ref={region} tabIndex={-1}>
      <p className="results-status__summary">
        {position.status === "asking" ? texts.asking : summary}
      </p>
      {position.status === "failed" && <Notice tone="warning">{position.message}</Notice>}
    </div>
  )
}

/** What narrows a list down as it is typed and tapped; who sends it off is brought to the answer. */
export function ResultsForm({
  label,
  className,
  results,
  children,
}: {
  label: string
  className: string
  /** The region of the status. */
  results: RefObject<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <form
      className={className}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        goToResults(results)
      }}
    >
      {children}
    </form>
  )
}

/** Where the list would be below the fold, or under a telephone's keyboard, the page goes on. */
function goToResults({ current: region }: RefObject<HTMLDivElement>): void {
  if (!region) return
  const { top } = region.getBoundingClientRect()
  region.focus({ preventScroll: true })
  if (top < 0 || top > window.innerHeight / 2) region.scrollIntoView()
}

/** Under a list that is counted from a town: whose data the towns are, as their licence asks (CC BY 4.0, section 3a). */
export function TownsCredit() {
  return (
    <p className="results-credit">
      <SiteLink href="https://www.geonames.org/">{texts.townsCredit}</SiteLink>
    </p>
  )
}
