import type { Block } from "payload"
import { linkFields } from "../fields/link"
import { namedRows } from "../rows/named-rows"

export const callToActionBlock: Block = {
  slug: "callToAction",
  interfaceName: "CallToActionBlock",
  labels: { singular: "Call to action", plural: "Calls to action" },
  fields: [
    { name: "heading", type: "text", required: true },
    { name: "text", type: "textarea" },
    {
      name: "links",
      type: "array",
      interfaceName: "Link",
      labels: { singular: "Link", plural: "Links" },
      admin: { components: namedRows("Link", "label") },
      fields: linkFields,
    },
  ],
}
