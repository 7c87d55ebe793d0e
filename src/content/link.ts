import { CONTENT_TYPES, LINKABLE, slugOfType } from "../../shared/content-types"
import { ContentError, list, required, type DocumentRef } from "./content-error"
import { isSafeAddress, pathOfDocument } from "./link-target"

/** `href` is a site path (client-side link) or an absolute `https:`, `mailto:` or `tel:` address. */
export interface Link {
  label: string
  href: string
}

const linked = LINKABLE.map(
  (slug) => `... on CMS_${CONTENT_TYPES[slug].type} { ${slug === "pages" ? "template" : "slug"} }`,
)

/** A link, with what the address of each document that it can lead to is made of. */
export const linkFragment = `fragment LinkDetail on CMS_Link {
  label
  type
  url
  reference {
    value {
      __typename
      ${linked.join("\n      ")}
    }
  }
}`

interface LinkedDocument {
  __typename: string
  slug?: string | null
  template?: string | null
}

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
    const href = link.reference?.value
      ? pathOf(link.reference.value, document, `${field}.reference`)
      : undefined
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

function pathOf(target: LinkedDocument, document: DocumentRef, field: string): string | undefined {
  const collection = slugOfType(target.__typename.replace(/^CMS_/, ""))
  if (collection === undefined || !("slug" in target || "template" in target)) {
    throw new ContentError(
      document,
      field,
      `leads to a ${target.__typename}, which has no page`,
      "a document with a page of its own",
    )
  }
  return pathOfDocument(collection, target)
}
