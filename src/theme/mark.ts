/** A mark as scripts know it; its outlines stand in the HTML once (src/runtime/mark-sprite.tsx). */
export interface Mark {
  /** Of its outlines in src/theme/marks. */
  id: string
  /** Width ÷ height. */
  ratio: number
}

export const GROUP_MARK: Mark = { id: "quattrocento", ratio: 7.123 }

/** Address of a mark's outlines within the page. */
export const markAnchor = ({ id }: Pick<Mark, "id">): string => `mark-${id}`
