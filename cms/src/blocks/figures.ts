import type { Block } from "payload"
import { namedRows } from "../rows/named-rows"

export const figuresBlock: Block = {
  slug: "figures",
  interfaceName: "FiguresBlock",
  labels: { singular: "Figures", plural: "Figures" },
  fields: [
    { name: "heading", type: "text" },
    {
      name: "figures",
      type: "array",
      required: true,
      minRows: 1,
      labels: { singular: "Figure", plural: "Figures" },
      admin: { components: namedRows("Figure", { parts: ["figure", "label"] }) },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "figure",
              type: "text",
              required: true,
              admin: { description: "As it is shown: 400 °C, 36 hours." },
            },
            { name: "label", type: "text", required: true },
          ],
        },
      ],
    },
  ],
}
