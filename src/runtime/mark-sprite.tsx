import { brandThemes } from "../theme/brands/by-slug"
import { GROUP_MARK, markAnchor } from "../theme/mark"
import { MARK_OUTLINES } from "../theme/marks"

/**
 * The outlines of the page's own mark, in its HTML and in no script: it is the first that one sees. All others are in a
 * file (gatsby/mark-file.ts), which a browser fetches once.
 */
export function MarkSprite({ brandSlug }: { brandSlug: string | undefined }) {
  const theme = brandThemes()[brandSlug ?? ""]
  const mark = theme ? theme.mark : GROUP_MARK
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
