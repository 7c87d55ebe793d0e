export interface Mark {
  /** SVG viewBox */
  viewBox: string
  /** width ÷ height */
  ratio: number
  /** Outlines, filled with the current colour. */
  paths: readonly string[]
}
const none: Mark = { viewBox: "0 0 10 10", ratio: 1, paths: [] }
export const groupMark: Mark = none
export const groupEmblem: Mark = none
export const brandMarks: Readonly<Record<string, Mark>> = {}
