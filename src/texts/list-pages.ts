import type { PagedList } from "../../shared/list-pages"

interface PageWords {
  /** What the pages are of. */
  label: string
  previous: string
  next: string
}

export const WORDS: Readonly<Record<PagedList, PageWords>> = {
  news: { label: "Pages of news", previous: "Newer articles", next: "Older articles" },
  whatson: { label: "Pages of events", previous: "Sooner events", next: "Later events" },
  careers: { label: "Pages of jobs", previous: "Previous jobs", next: "More jobs" },
  stockists: { label: "Pages of shops", previous: "Previous shops", next: "More shops" },
  functions: { label: "Pages of spaces", previous: "Previous spaces", next: "More spaces" },
  degustation: { label: "Pages of menus", previous: "Previous menus", next: "More menus" },
}
export const pageNumber = (number: number): string => `Page ${number}`
export const pageOf = (number: number, count: number): string => `Page ${number} of ${count}`

/** Of a later page of a list, for search engines. */
export const laterTitle = (title: string, page: number): string => `${title}, page ${page}`
export const laterDescription = (page: number, count: number, names: readonly string[]): string =>
  `Page ${page} of ${count}: ${names.join("; ")}`
