import { isWithPages } from "../../shared/content-types"
import { isPageTemplate, routeTo } from "../../shared/paths"

/** Where a document of the CMS is on the site; undefined for a template the site does not have. */
export function pathOfPage(template: string | null | undefined): string | undefined {
  return template && isPageTemplate(template) ? routeTo(template) : undefined
}

/** Fields of a document that its address is made of. */
export const ADDRESS_FIELDS = ["slug", "template"] as const

/** `collection` is the CMS's name for the type, as internal links carry it. */
export function pathOfDocument(
  collection: string,
  document: { readonly [Field in (typeof ADDRESS_FIELDS)[number]]?: string | null },
): string | undefined {
  if (collection === "pages") return pathOfPage(document.template)
  return document.slug && isWithPages(collection) ? routeTo(collection, document.slug) : undefined
}

/** An address an editor may write: a site path or one of the schemes of the content contract. */
export const isSafeAddress = (url: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url)
