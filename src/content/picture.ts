import { list, optional, required, type DocumentRef } from "./content-error"
import type { SiteImageFragment } from "./generated/queries"
import { previewImage, type Image, type MirroredImage } from "./image"

/**
 * A media document's address resolves, at build time, to the whole mirrored picture
 * (gatsby/resolvers.ts); nothing else of it needs to be asked for.
 */
export const siteImageFragment = /* GraphQL */ `
  fragment SiteImage on CMS_MediaAsset {
    image: url
  }
`

type MaybeImage = SiteImageFragment | null | undefined

/** Without what only link previews show: a picture stands in a page's data as often as on the page. */
function shown({ card: _card, ...image }: MirroredImage): Image {
  return image
}

export const picture = (media: MaybeImage, document: DocumentRef, field: string): Image =>
  shown(required(media?.image, document, field, "a picture from the media library"))

export const optionalPicture = (media: MaybeImage): Image | undefined => {
  const image = optional(media?.image)
  return image && shown(image)
}

/** For link previews. */
export const optionalPreview = (media: MaybeImage) => previewImage(optional(media?.image))

export const pictures = (media: readonly MaybeImage[] | null | undefined): Image[] =>
  list(list(media).map((entry) => entry.image)).map(shown)
