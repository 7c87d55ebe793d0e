import { markAddress, type Mark as MarkShape } from "../theme/mark"
import "./mark.css"

/** A brand's mark in the colour of the text around it. */
export function Mark({
  mark,
  label,
  className,
  isOfPage = false,
}: {
  mark: MarkShape
  /** What it says; without, it is decoration beside words that say it. */
  label?: string
  className?: string
  /** Of the house whose page it stands on. */
  isOfPage?: boolean
}) {
  return (
    <svg
      className={className ? `mark ${className}` : "mark"}
      viewBox={`0 0 ${Math.round(mark.ratio * 1000)} 1000`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={markAddress(mark, isOfPage)} />
    </svg>
  )
}
