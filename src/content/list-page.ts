import { LIST_PAGE_SIZES, listPageCount, type PagedList } from "../../shared/list-pages"
import { routeTo } from "../../shared/paths"
import { laterDescription, laterTitle, pageNumber, pageOf, WORDS } from "../texts/list-pages"
import { pageNumbers } from "./page-numbers"
import type { PageText } from "./page-text"
import type { Seo } from "./seo"

/** The way to the page before or after. */
interface Step {
  path: string
  label: string
}

/** A number with its link; the one of the page itself says so, and a gap leads nowhere. */
interface NumberLink {
  text: string
  href?: string
  "aria-label"?: string
  "aria-current"?: "page"
  "aria-hidden"?: true
}

/** Where a page stands among those of a list that has several. Words and links stand here, for few pages have any. */
export interface Pagination {
  /** From 1 on. */
  page: number
  pageCount: number
  /** Entries on one page. */
  size: number
  /** What the pages are of. */
  label: string
  prev?: Step
  next?: Step
  numbers: readonly NumberLink[]
  /** The pages of what stands on another one, by its slug: where a fragment leads to. */
  elsewhere?: Readonly<Record<string, string>>
}

/** As a part of a page's model. */
export interface Paging {
  /** Nothing where one page holds all entries. */
  pagination?: Pagination
}

/** What a page's query knows of it; nothing on the first. */
export interface ListContext {
  page?: number
}

/** Where a list of these entries is on the page of that context. */
export function pagingOf(
  list: PagedList,
  entries: readonly { slug: string }[],
  { page = 1 }: ListContext,
): Paging {
  const pageCount = listPageCount(list, entries.length)
  if (pageCount === 1) return {}
  const pageOfEntry = (at: number): number => 1 + Math.floor(at / LIST_PAGE_SIZES[list])
  const elsewhere = entries.flatMap(({ slug }, at) =>
    pageOfEntry(at) === page ? [] : [[slug, routeTo(list, pageOfEntry(at))] as const],
  )
  return {
    pagination: {
      ...paginationOf(list, page, pageCount),
      elsewhere: Object.fromEntries(elsewhere),
    },
  }
}

export function paginationOf(list: PagedList, page: number, pageCount: number): Pagination {
  const { label, previous, next } = WORDS[list]
  return {
    page,
    pageCount,
    size: LIST_PAGE_SIZES[list],
    label,
    ...(page > 1 && { prev: { path: routeTo(list, page - 1), label: previous } }),
    ...(page < pageCount && { next: { path: routeTo(list, page + 1), label: next } }),
    numbers: pageNumbers(page, pageCount).map((number): NumberLink =>
      number === "gap"
        ? { text: "…", "aria-hidden": true }
        : {
            text: String(number),
            href: routeTo(list, number),
            "aria-label": pageNumber(number),
            ...(number === page ? { "aria-current": "page" } : {}),
          },
    ),
  }
}

/** Of those on a page so many are named where a search engine shows it. */
const NAMES = 3

/** A search result for a later page says which, and what is on it. */
export const laterSeo = (
  seo: Seo,
  { page, pageCount }: Pick<Pagination, "page" | "pageCount">,
  names: readonly string[],
): Seo => ({
  ...seo,
  title: laterTitle(seo.title, page),
  description: laterDescription(page, pageCount, names.slice(0, NAMES)),
})

/** The words of a page of a list: a later one says which it is, in place of what the first begins and ends with. */
export const listText = (
  text: PageText,
  { pagination }: Paging,
  names: readonly string[],
): PageText =>
  pagination && pagination.page > 1
    ? {
        ...text,
        introduction: pageOf(pagination.page, pagination.pageCount),
        hero: undefined,
        sections: [],
        seo: laterSeo(text.seo, pagination, names),
      }
    : text
