import "./house-mark.css"
import type { CSSProperties } from "react"
import { Mark } from "../../ui/mark"
import { lookOf } from "../../theme/brands"
import { GROUP_MARK } from "../../theme/mark"

/** The group's mark or a brand's; its name in type where it has none. Every mark covers about the same area. */
export function HouseMark({
  name,
  brandSlug,
  isOfPage,
}: {
  name: string
  brandSlug?: string
  isOfPage?: boolean
}) {
  const groupMark = name === GROUP_MARK.reads ? GROUP_MARK : undefined
  const mark = brandSlug === undefined ? groupMark : lookOf(brandSlug).mark
  if (!mark) return <span className="house-mark house-mark--words">{name}</span>
  const width = { "--mark-width": Math.sqrt(mark.ratio).toFixed(2) } as CSSProperties
  return (
    <span className="house-mark" style={width}>
      <Mark mark={mark} label={name} isOfPage={isOfPage} />
    </span>
  )
}
