import type { CollectionConfig } from "payload"
import { pictures } from "../../access/content"
import { textRule } from "../../fields/rules"
import { mediaDirectory } from "../../paths"
import { IMAGE_TYPES } from "../../validation/image-file"
import { checkAltText } from "../../validation/text"
import { keepNamesApart, refuseWhatIsNoPicture, writePlaceholder } from "./hooks"
import { imageSizes } from "./image-sizes"
import { refuseMissingFile } from "./missing-file"

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "Picture", plural: "Pictures" },
  admin: {
    group: "Pictures",
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "updatedAt"],
    description:
      "JPEG, PNG, WebP or AVIF, best at 1920 pixels wide or more. Smaller versions are made at upload; nothing is enlarged. Uploading is publishing: a picture has no draft, so upload what is secret on the day it stops being so.",
  },
  access: pictures,
  upload: {
    staticDir: mediaDirectory,
    mimeTypes: [...IMAGE_TYPES],
    imageSizes,
    focalPoint: true,
    adminThumbnail: "webp320",
    pasteURL: false,
    handlers: [refuseMissingFile],
  },
  hooks: {
    beforeOperation: [refuseWhatIsNoPicture, keepNamesApart],
    beforeChange: [writePlaceholder],
  },
  fields: [
    {
      name: "alt",
      type: "text",
      label: "What the picture shows",
      required: true,
      validate: textRule(checkAltText),
      admin: { description: "For people who cannot see it." },
    },
    { name: "caption", type: "text", admin: { description: "Shown with the picture." } },
    { name: "credit", type: "text", admin: { description: "Who made it." } },
    {
      name: "placeholder",
      type: "text",
      admin: { hidden: true, readOnly: true },
    },
  ],
}
