import type { Mark as MarkOutlines } from "../theme/marks"
import "./mark.css"

/** A brand's mark in the colour of the text around it. */
export function Mark({
  mark,
  label,
  className,
}: {
  mark: MarkOutlines
  /** What it says; without, it is decoration beside words that say it. */
  label?: string
  className?: string
}) {
  return (
    <svg
      className={className ? `mark ${className}` : "mark"}
      viewBox={mark.viewBox}
      fill="currentColor"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {mark.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
