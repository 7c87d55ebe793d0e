import type { Position } from "./use-position"
import { Notice } from "../../ui/notice"
import * as texts from "../../texts/finding"
import "./results-status.css"

/**
 * What a list shows now, announced when it changes. The region stays in the page, because
 * screen readers announce changes inside a live region, not its arrival.
 */
export function ResultsStatus({ summary, position }: { summary: string; position: Position }) {
  return (
    <div className="results-status" role="status">
      <p className="results-status__summary">
        {position.status === "asking" ? texts.asking : summary}
      </p>
      {position.status === "failed" && <Notice tone="warning">{position.message}</Notice>}
    </div>
  )
}
