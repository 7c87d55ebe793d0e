import { headerFrameOf, HEADER_FRAME } from "../content/slice-names"
import { BRAND_THEMES } from "../theme/brands/by-slug"
import { GROUP_MARK, markAnchor } from "../theme/mark"
import { MARK_OUTLINES } from "../theme/marks"
import type { PageData } from "./structured-data"

/** Whose header the page stands under tells whose page it is. */
function markOf({ slicesMap = {} }: PageData) {
  const frame = slicesMap[HEADER_FRAME]
  const [, theme] =
    Object.entries(BRAND_THEMES).find(([slug]) => headerFrameOf(slug) === frame) ?? []
  return theme ? theme.mark : GROUP_MARK
}

/**
 * The outlines of the page's own mark, in its HTML and in no script: it is the first that one sees. All others are in a
 * file (gatsby/mark-file.ts), which a browser fetches once.
 */
export function MarkSprite({ page }: { page: PageData }) {
  const mark = markOf(page)
  const outlines = mark && MARK_OUTLINES[mark.id]
  if (!outlines) return null
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <symbol id={markAnchor(mark)} viewBox={outlines.viewBox}>
        {outlines.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </symbol>
    </svg>
  )
}
