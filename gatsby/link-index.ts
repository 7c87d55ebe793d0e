import { pathOfDocument } from "../src/content/link-target"
import type { LinkIndex } from "../src/content/rich-text"
import { queryCms } from "../cms-client/cms-client"
import type { Configuration } from "../cms-client/configuration"

const query = /* GraphQL */ `
  query LinkIndex {
    pages: Pages(limit: 0) {
      docs {
        id
        template
      }
    }
    brands: Brands(limit: 0) {
      docs {
        id
        slug
      }
    }
    locations: Locations(limit: 0) {
      docs {
        id
        slug
      }
    }
    news: NewsArticles(limit: 0) {
      docs {
        id
        slug
      }
    }
  }
`

interface LinkableDocument {
  id: string | number
  slug?: string | null
  template?: string | null
}

type LinkIndexData = Readonly<
  Record<string, { docs?: readonly (LinkableDocument | null)[] | null } | null | undefined>
>

/** The paths of everything published that a text can link to. */
export async function fetchLinkIndex(configuration: Configuration): Promise<LinkIndex> {
  return toLinkIndex(await queryCms<LinkIndexData>(configuration, query))
}

export function toLinkIndex(data: LinkIndexData): LinkIndex {
  const paths = new Map<string, string>()
  for (const [collection, found] of Object.entries(data)) {
    for (const document of found?.docs ?? []) {
      const path = document && pathOfDocument(collection, document)
      if (path) paths.set(`${collection} ${document.id}`, path)
    }
  }
  return (collection, id) => paths.get(`${collection} ${id}`)
}
