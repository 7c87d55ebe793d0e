import type { PageTemplate } from "./paths"

/**
 * Entries on one page of each list that may be long: the first is the page that is called like the list, the others stand at
 * `/careers/2`. As many as a page may hold of what restaurants write (__tests__/unit/views/long-lists.test.ts), so that few
 * houses have a second one.
 */
export const LIST_PAGE_SIZES = {
  news: 12,
  whatson: 10,
  careers: 15,
  stockists: 28,
  functions: 6,
  degustation: 3,
} as const satisfies { readonly [Template in PageTemplate]?: number }

export type PagedList = keyof typeof LIST_PAGE_SIZES

export const isPagedList = (name: PageTemplate): name is PagedList =>
  Object.hasOwn(LIST_PAGE_SIZES, name)

/** At least one, which says that there is nothing. */
export const listPageCount = (list: PagedList, entries: number): number =>
  Math.max(1, Math.ceil(entries / LIST_PAGE_SIZES[list]))

const LATER = new RegExp(`^/(${Object.keys(LIST_PAGE_SIZES).join("|")})/\\d+$`)

/** Whether a path is that of a later page of a list. */
export const isLaterListPage = (path: string): boolean => LATER.test(path)
