import type { Block } from "payload"
import { imageField } from "../fields/media"
import { namedRows } from "../rows/named-rows"

export const peopleBlock: Block = {
  slug: "people",
  interfaceName: "PeopleBlock",
  labels: { singular: "People", plural: "People" },
  fields: [
    { name: "heading", type: "text" },
    {
      name: "people",
      type: "array",
      required: true,
      minRows: 1,
      labels: { singular: "Person", plural: "People" },
      admin: { components: namedRows("Person", "name") },
      fields: [
        {
          type: "row",
          fields: [
            { name: "name", type: "text", required: true },
            { name: "role", type: "text", required: true },
          ],
        },
        { name: "text", type: "textarea" },
        imageField({ name: "portrait" }),
      ],
    },
  ],
}
