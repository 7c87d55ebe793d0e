import { CONTENT_TYPES, LINKABLE } from "../shared/content-types"
import type { AskCms } from "../cms-client/cms-client"
import { pathOfDocument } from "../src/content/link-target"
import type { LinkIndex } from "../src/content/rich-text"

const lists = LINKABLE.map(
  (slug) =>
    `${CONTENT_TYPES[slug].list}(limit: 0) { docs { id ${slug === "pages" ? "template" : "slug"} } }`,
)

/** Asks for what the address of each document with a page is made of. */
export const linkIndexQuery = `query LinkIndex {
  ${lists.join("\n  ")}
}`

interface LinkableDocument {
  id: string | number
  slug?: string | null
  template?: string | null
}

type LinkIndexData = Readonly<
  Record<string, { docs?: readonly (LinkableDocument | null)[] | null } | null | undefined>
>

/** The paths of everything published that a text can link to. */
export async function fetchLinkIndex(ask: AskCms): Promise<LinkIndex> {
  const data = await ask<LinkIndexData>(linkIndexQuery)
  const paths = new Map<string, string>()
  for (const collection of LINKABLE) {
    for (const document of data[CONTENT_TYPES[collection].list]?.docs ?? []) {
      const path = document && pathOfDocument(collection, document)
      if (path) paths.set(`${collection} ${document.id}`, path)
    }
  }
  return (collection, id) => paths.get(`${collection} ${id}`)
}
