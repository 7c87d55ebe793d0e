/** Page numbers to link: the first, the last, and those next to the current one; `gap` where some are left out. */
export function pageNumbers(current: number, count: number): (number | "gap")[] {
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return kept.flatMap((page, index) => {
    const previous = kept[index - 1] ?? 0
    if (page - previous === 2) return [page - 1, page]
    return page - previous > 2 ? ["gap" as const, page] : [page]
  })
}
