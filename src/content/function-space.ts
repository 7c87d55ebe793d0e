import { required, someOf, type DocumentRef } from "./content-error"
import { optionalMoney } from "./money"
import { picture, pictures } from "./picture"
import type { FunctionSpaceDetailFragment, FunctionSpaceTeaserFragment } from "./generated/queries"
import { reshapeVenueSummary } from "./venue"
import type { FunctionSpace, Image, SpaceFeature } from "./view-models"

export const SPACE_FEATURES: readonly SpaceFeature[] = [
  "privateBar",
  "openFire",
  "terrace",
  "projector",
  "soundSystem",
  "separateEntrance",
  "stepFree",
  "chefsTable",
  "daylight",
]

const documentOf = (space: FunctionSpaceTeaserFragment): DocumentRef => ({
  type: "FunctionSpace",
  name: space.name,
  id: space.id,
})

export interface FunctionSpaceTeaser {
  name: string
  seated: number
  standing: number
  image: Image
}

export function reshapeFunctionSpaceTeaser(
  space: FunctionSpaceTeaserFragment,
): FunctionSpaceTeaser {
  const document = documentOf(space)
  return {
    name: required(space.name, document, "name", "the name of the space"),
    seated: required(space.seated, document, "seated", "the number of seated guests"),
    standing: required(space.standing, document, "standing", "the number of standing guests"),
    image: picture(space.image, document, "image"),
  }
}

export function reshapeFunctionSpace(space: FunctionSpaceDetailFragment): FunctionSpace {
  const document = documentOf(space)
  return {
    ...reshapeFunctionSpaceTeaser(space),
    slug: required(space.slug, document, "slug", "a slug such as the-mill-room"),
    venue: reshapeVenueSummary(
      required(space.venue, document, "venue", "a venue that is published"),
    ),
    description: required(space.description, document, "description", "a short description"),
    minimumSpend: optionalMoney(space.minimumSpend, space.currency, document, "minimumSpend"),
    features: someOf(space.features, SPACE_FEATURES, document, "features"),
    gallery: pictures(space.gallery),
  }
}
