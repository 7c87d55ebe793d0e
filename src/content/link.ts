import { routeTo } from "../../shared/paths"
import { ContentError, list, required, type DocumentRef } from "./content-error"
import { isSafeAddress, pathOfPage } from "./link-target"

/** `href` is a site path (client-side link) or an absolute `https:`, `mailto:` or `tel:` address. */
export interface Link {
  label: string
  href: string
}

type LinkedDocument =
  | { __typename: "CMS_Page"; template?: string | null }
  | { __typename: "CMS_Brand" | "CMS_Location" | "CMS_NewsArticle"; slug?: string | null }

export interface LinkRow {
  label?: string | null
  type?: string | null
  url?: string | null
  reference?: { value?: LinkedDocument | null } | null
}

/**
 * Undefined for an internal link to a document that is not published: the link is then left out.
 * @throws ContentError for a link with no label or an address of an unknown kind
 */
export function mapLink(link: LinkRow, document: DocumentRef, field: string): Link | undefined {
  const label = required(link.label, document, `${field}.label`, "the words of the link")
  if (link.type === "internal") {
    const href = link.reference?.value ? pathOf(link.reference.value) : undefined
    return href === undefined ? undefined : { label, href }
  }
  const href = required(link.url, document, `${field} (${label}).url`, "an address")
  if (!isSafeAddress(href)) {
    throw new ContentError(
      document,
      `${field} (${label}).url`,
      `is “${href}”`,
      "an address that starts with https://, mailto: or tel:",
    )
  }
  return { label, href }
}

export const mapLinks = (
  links: readonly (LinkRow | null)[] | null | undefined,
  document: DocumentRef,
  field: string,
): Link[] => list(list(links).map((link) => mapLink(link, document, field)))

function pathOf(target: LinkedDocument): string | undefined {
  switch (target.__typename) {
    case "CMS_Page":
      return pathOfPage(target.template)
    case "CMS_Brand":
      return target.slug ? routeTo("brands", target.slug) : undefined
    case "CMS_Location":
      return target.slug ? routeTo("locations", target.slug) : undefined
    case "CMS_NewsArticle":
      return target.slug ? routeTo("news", target.slug) : undefined
  }
}
