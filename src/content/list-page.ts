import { LIST_PAGE_SIZES, listPageCount, type PagedList } from "../../shared/list-pages"
import { laterDescription, laterTitle, pageOf } from "../texts/list-pages"
import type { PageText } from "./page-text"
import type { Seo } from "./seo"

/** Where a page stands among those of a list that has several. */
export interface Pagination {
  list: PagedList
  /** From 1 on. */
  page: number
  pageCount: number
  /** Entries on one page. */
  size: number
  /** Of all entries in their order, by which the page of a fragment is found; none of what has a page of its own. */
  slugs?: readonly string[]
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
  const slugs = entries.map(({ slug }) => slug)
  return { pagination: { list, page, pageCount, size: LIST_PAGE_SIZES[list], slugs } }
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
