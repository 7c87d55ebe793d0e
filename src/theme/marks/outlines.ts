export interface MarkOutlines {
  /** SVG viewBox */
  viewBox: string
  /** Outlines, filled with the current colour. */
  paths: readonly string[]
}
