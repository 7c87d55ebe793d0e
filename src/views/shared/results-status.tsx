import type { Position } from "./use-position"
import { Notice } from "../../ui/notice"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/finding"
import "./results-status.css"

/**
 * What a list shows now, announced when it changes. The region stays in the page, because
 * screen readers announce changes inside a live region, not its arrival. Counted from a town, the
 * list names whose data the towns are, as their licence asks (CC BY 4.0, section 3a).
 */
export function ResultsStatus({
  summary,
  position,
  isFromTown,
}: {
  summary: string
  position: Position
  isFromTown: boolean
}) {
  return (
    <div className="results-status">
      <div className="results-status__news" role="status">
        <p className="results-status__summary">
          {position.status === "asking" ? texts.asking : summary}
        </p>
        {position.status === "failed" && <Notice tone="warning">{position.message}</Notice>}
      </div>
      {isFromTown && (
        <p className="results-status__credit">
          <SiteLink href="https://www.geonames.org/">{texts.townsCredit}</SiteLink>
        </p>
      )}
    </div>
  )
}
