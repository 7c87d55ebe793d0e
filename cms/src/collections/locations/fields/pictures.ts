import type { Field } from "payload"
import { galleryField, imageField } from "../../../fields/media"
import { seoGroup } from "../../../fields/seo"

export const pictureFields: Field[] = [
  imageField({
    name: "hero",
    label: "Main picture",
    required: true,
    description: "The venue's main picture.",
  }),
  galleryField,
  seoGroup,
]
