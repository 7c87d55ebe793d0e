import { graphql } from "gatsby"
import { list, optional, required, type DocumentRef } from "./content-error"
import type { SiteImageFragment } from "./generated/queries"
import type { Image } from "./view-models"

/**
 * A media document's address resolves, at build time, to the whole mirrored picture
 * (src/site-build/resolvers.ts); nothing else of it needs to be asked for.
 */
export const siteImageFragment = graphql`
  fragment SiteImage on CMS_MediaAsset {
    image: url
  }
`

type MaybeImage = SiteImageFragment | null | undefined

export const picture = (media: MaybeImage, document: DocumentRef, field: string): Image =>
  required(media?.image, document, field, "a picture from the media library")

export const optionalPicture = (media: MaybeImage): Image | undefined => optional(media?.image)

export const pictures = (media: readonly MaybeImage[] | null | undefined): Image[] =>
  list(list(media).map((entry) => entry.image))
