import { list, optional, required, type DocumentRef } from "./content-error"
import type { SiteImageFragment } from "./generated/queries"
import type { Image } from "./image"

type MaybeImage = SiteImageFragment | null | undefined

export const picture = (media: MaybeImage, document: DocumentRef, field: string): Image =>
  required(media?.image, document, field, "a picture from the media library")

export const optionalPicture = (media: MaybeImage): Image | undefined => optional(media?.image)

export const pictures = (media: readonly MaybeImage[] | null | undefined): Image[] =>
  list(list(media).map((entry) => entry.image))
