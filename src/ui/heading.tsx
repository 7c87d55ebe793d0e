import type { ReactNode } from "react"

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** A heading whose level its place on the page decides. */
export function Heading({
  level,
  ...props
}: {
  level: HeadingLevel
  id?: string
  className?: string
  dir?: "rtl" | undefined
  children: ReactNode
}) {
  const Element = `h${level}` as const
  return <Element {...props} />
}
