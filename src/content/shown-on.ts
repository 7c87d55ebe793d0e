import type { Paging } from "./list-page"

/** What of a list stands on one of its pages, each of which knows all of it, to be narrowed down anywhere. */
export const shownOn = <Entry>(
  { pagination }: Paging,
  entries: readonly Entry[],
): readonly Entry[] =>
  pagination
    ? entries.slice((pagination.page - 1) * pagination.size, pagination.page * pagination.size)
    : entries

/** Where a list begins, and stands with all else. */
export const isFirstPage = ({ pagination }: Paging): boolean => (pagination?.page ?? 1) === 1
