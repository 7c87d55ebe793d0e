import { routeTo } from "../../shared/paths"
import { ContentError, list, oneOf, optional, required, type DocumentRef } from "./content-error"
import type { BrandDetailFragment, BrandSummaryFragment } from "./generated/queries"
import { optionalPicture, picture, pictures } from "./picture"

export const brandDocument = (brand: {
  name?: string | null
  id?: string | number
}): DocumentRef => ({
  type: "Brand",
  name: brand.name,
  id: brand.id,
})

export const PRICE_LEVELS = [1, 2, 3, 4] as const

export const brandSummaryFragment = /* GraphQL */ `
  fragment BrandSummary on CMS_Brand {
    id
    name
    slug
    tagline
    summary
    cuisine
    priceLevel
    accentColour
    figure {
      value
      caption
    }
    hero {
      ...SiteImage
    }
  }
`

export type BrandSummary = ReturnType<typeof mapBrandSummary>

export function mapBrandSummary(brand: BrandSummaryFragment) {
  const document = brandDocument(brand)
  const reference = mapBrandReference(brand, document)
  return {
    ...reference,
    tagline: required(brand.tagline, document, "tagline", "one short line"),
    summary: required(brand.summary, document, "summary", "two or three sentences"),
    cuisine: required(brand.cuisine, document, "cuisine", "the kind of cooking"),
    priceLevel: oneOf(brand.priceLevel, PRICE_LEVELS, document, "priceLevel"),
    /** One number that tells how the brand cooks: “400 °C”, “ninety seconds in the flame”. */
    figure: mapFigure(brand.figure, document),
    hero: picture(brand.hero, document, "hero"),
  }
}

/** Both parts or neither: one says nothing without the other. */
export function mapFigure(figure: BrandSummaryFragment["figure"], document: DocumentRef) {
  const value = optional(figure?.value?.trim())
  const caption = optional(figure?.caption?.trim())
  if (!value && !caption) return undefined
  return {
    value: required(value, document, "figure.value", "a short number such as 400 °C"),
    caption: required(caption, document, "figure.caption", "a few words about the number"),
  }
}

/** What a venue, a header or a card says about its brand. */
export function mapBrandReference(
  brand: { name?: string | null; slug?: string | null; accentColour?: string | null },
  document: DocumentRef,
) {
  const slug = required(brand.slug, document, "slug", "the last part of the brand's address")
  const accentColour = required(brand.accentColour, document, "accentColour", "a colour")
  if (!/^#[0-9a-f]{6}$/i.test(accentColour)) {
    throw new ContentError(
      document,
      "accentColour",
      `is “${accentColour}”`,
      "a colour such as #ff6a2b",
    )
  }
  return {
    name: required(brand.name, document, "name", "the brand's name"),
    slug,
    path: routeTo("brands", slug),
    /** `#rrggbb` */
    accentColour,
  }
}

export const brandDetailFragment = /* GraphQL */ `
  fragment BrandDetail on CMS_Brand {
    ...BrandSummary
    story
    signatureDishes {
      name
      description
      image {
        ...SiteImage
      }
    }
    gallery {
      ...SiteImage
    }
    seo {
      ...SeoDetail
    }
  }
`

export function mapBrandDetail(brand: BrandDetailFragment) {
  const document = brandDocument(brand)
  return {
    ...mapBrandSummary(brand),
    story: brand.story ?? [],
    signatureDishes: list(brand.signatureDishes).map((dish) => ({
      name: required(dish.name, document, "signatureDishes.name", "the name of the dish"),
      description: required(
        dish.description,
        document,
        "signatureDishes.description",
        "a sentence about the dish",
      ),
      image: optionalPicture(dish.image),
    })),
    gallery: pictures(brand.gallery),
  }
}
