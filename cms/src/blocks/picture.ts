import type { Block } from "payload"
import { imageField } from "../fields/media"
import { optionsFrom } from "../fields/options"

export const pictureBlock: Block = {
  slug: "picture",
  interfaceName: "PictureBlock",
  labels: { singular: "Picture", plural: "Pictures" },
  fields: [
    imageField({ required: true }),
    {
      name: "caption",
      type: "text",
      admin: { description: "Empty: the picture's own caption." },
    },
    {
      name: "size",
      type: "select",
      defaultValue: "wide",
      options: optionsFrom({ inset: "As wide as the text", wide: "Wide", full: "Edge to edge" }),
    },
  ],
}
