/** A mark as scripts know it, without its outlines. */
export interface Mark {
  /** Of its outlines in src/theme/marks. */
  id: string
  /** Width ÷ height. */
  ratio: number
}

/** A group of another name stands in type. */
export const GROUP_MARK = { id: "quattrocento", ratio: 7.123, reads: "Quattrocento" } as const

/** Name of a mark's outlines, in the page (src/runtime/mark-sprite.tsx) and in the file of all (gatsby/mark-file.ts). */
export const markAnchor = ({ id }: Pick<Mark, "id">): string => `mark-${id}`

/**
 * Address of a mark's outlines.
 * @param isOfPage whether it is the mark of the house whose page it stands on: its outlines are in the document, but
 *   where the guest has come from another house's page
 */
export function markAddress(mark: Pick<Mark, "id">, isOfPage: boolean): string {
  const anchor = markAnchor(mark)
  const isHere = typeof document === "undefined" || document.getElementById(anchor) !== null
  return isOfPage && isHere ? `#${anchor}` : `${__MARKS__}#${anchor}`
}
