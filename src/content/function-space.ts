import { required, someOf, type DocumentRef } from "./content-error"
import { optionalMoney } from "./money"
import { picture, pictures } from "./picture"
import type { FunctionSpaceDetailFragment, FunctionSpaceTeaserFragment } from "./generated/queries"
import { mapVenueSummary } from "./venue"

export const SPACE_FEATURES = [
  "privateBar",
  "openFire",
  "terrace",
  "projector",
  "soundSystem",
  "separateEntrance",
  "stepFree",
  "chefsTable",
  "daylight",
] as const

const documentOf = (space: FunctionSpaceTeaserFragment): DocumentRef => ({
  type: "FunctionSpace",
  name: space.name,
  id: space.id,
})

export const functionSpaceTeaserFragment = /* GraphQL */ `
  fragment FunctionSpaceTeaser on CMS_FunctionSpace {
    id
    name
    seated
    standing
    image {
      ...SiteImage
    }
  }
`

export function mapFunctionSpaceTeaser(space: FunctionSpaceTeaserFragment) {
  const document = documentOf(space)
  return {
    name: required(space.name, document, "name", "the name of the space"),
    seated: required(space.seated, document, "seated", "the number of seated guests"),
    standing: required(space.standing, document, "standing", "the number of standing guests"),
    image: picture(space.image, document, "image"),
  }
}

export const functionSpaceDetailFragment = /* GraphQL */ `
  fragment FunctionSpaceDetail on CMS_FunctionSpace {
    ...FunctionSpaceTeaser
    slug
    venue {
      ...VenueSummary
    }
    description
    minimumSpend
    currency
    features
    gallery {
      ...SiteImage
    }
  }
`

export type FunctionSpace = ReturnType<typeof mapFunctionSpace>

export function mapFunctionSpace(space: FunctionSpaceDetailFragment) {
  const document = documentOf(space)
  return {
    ...mapFunctionSpaceTeaser(space),
    slug: required(space.slug, document, "slug", "a slug such as the-mill-room"),
    venue: mapVenueSummary(required(space.venue, document, "venue", "a venue that is published")),
    description: required(space.description, document, "description", "a short description"),
    minimumSpend: optionalMoney(space.minimumSpend, space.currency, document, "minimumSpend"),
    features: someOf(space.features, SPACE_FEATURES, document, "features"),
    gallery: pictures(space.gallery),
  }
}
