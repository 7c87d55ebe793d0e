import type { NamedGroupField } from "payload"
import { textRule } from "../../fields/rules"
import { checkFigurePart } from "../../validation/figure"

interface FigureData {
  value: string
  caption: string
}

export const figureGroup: NamedGroupField = {
  name: "figure",
  type: "group",
  label: "The brand's number",
  admin: {
    description:
      "One number that tells how the brand cooks, and what happens at it. Fill in both, or neither.",
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "value",
          type: "text",
          maxLength: 12,
          validate: textRule<FigureData>(
            () => true,
            ({ siblings }) => checkFigurePart("value", siblings),
          ),
          admin: { description: "The number with its unit: 400 °C. 12 characters at most." },
        },
        {
          name: "caption",
          type: "text",
          maxLength: 60,
          validate: textRule<FigureData>(
            () => true,
            ({ siblings }) => checkFigurePart("caption", siblings),
          ),
          admin: {
            description: "A few words: ninety seconds in the flame. 60 characters at most.",
          },
        },
      ],
    },
  ],
}
