import { markAnchor } from "../theme/mark"
import { MARK_OUTLINES } from "../theme/marks"

/** The outlines of all marks, once a page and in no script; what shows a mark refers to them. */
export function MarkSprite() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      {Object.entries(MARK_OUTLINES).map(([id, { viewBox, paths }]) => (
        <symbol key={id} id={markAnchor({ id })} viewBox={viewBox}>
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </symbol>
      ))}
    </svg>
  )
}
