import type { Block } from "payload"
import { namedRows } from "../rows/named-rows"

export const stepsBlock: Block = {
  slug: "steps",
  interfaceName: "StepsBlock",
  labels: { singular: "Steps", plural: "Steps" },
  fields: [
    { name: "heading", type: "text" },
    {
      name: "steps",
      type: "array",
      required: true,
      minRows: 1,
      labels: { singular: "Step", plural: "Steps" },
      admin: { components: namedRows("Step", "title") },
      fields: [
        { name: "title", type: "text", required: true },
        { name: "text", type: "textarea", required: true },
      ],
    },
  ],
}
