import { type Mark as MarkShape, markAnchor } from "../theme/mark"
import "./mark.css"

/** A brand's mark in the colour of the text around it. */
export function Mark({
  mark,
  label,
  className,
}: {
  mark: MarkShape
  /** What it says; without, it is decoration beside words that say it. */
  label?: string
  className?: string
}) {
  return (
    <svg
      className={className ? `mark ${className}` : "mark"}
      viewBox={`0 0 ${Math.round(mark.ratio * 1000)} 1000`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`#${markAnchor(mark)}`} />
    </svg>
  )
}
