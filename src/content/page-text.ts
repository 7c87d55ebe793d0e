import { list, optional, required, type DocumentRef } from "./content-error"
import type { PageDocumentFragment } from "./generated/queries"
import { optionalPicture } from "./picture"
import { mapSections } from "./sections"
import { mapSeo } from "./seo"
import { lookInAgain, nothingHere } from "../texts/common"

export const pageDocumentFragment = /* GraphQL */ `
  fragment PageDocument on CMS_Page {
    id
    template
    title
    kicker
    introduction
    hero {
      ...SiteImage
    }
    ...PageSections
    emptyState {
      heading
      text
    }
    seo {
      ...SeoDetail
    }
  }
`

type PageList = { docs?: readonly (PageDocumentFragment | null)[] | null } | null | undefined

/** What every page has of its own document. */
export type PageText = ReturnType<typeof mapPage>

/**
 * The one document of a page template.
 * @throws ContentError where none is published
 */
export function mapPage(pages: PageList, template: string) {
  const page = required(
    list(pages?.docs).find((page) => page.template === template),
    { type: "Page", name: template },
    "template",
    `one published page document with the template “${template}”`,
  )
  const document: DocumentRef = { type: "Page", name: page.title || template, id: page.id }
  const title = required(page.title, document, "title", "the page's title")
  const introduction = optional(page.introduction)
  const hero = optionalPicture(page.hero)
  return {
    title,
    kicker: optional(page.kicker),
    introduction,
    hero,
    sections: mapSections(page.sections, document),
    emptyState: {
      heading: optional(page.emptyState?.heading) ?? nothingHere,
      text: optional(page.emptyState?.text) ?? lookInAgain,
    },
    seo: mapSeo(page.seo, { title, description: introduction, image: page.hero }),
  }
}
