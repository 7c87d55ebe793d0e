import type { ArrayField, GlobalConfig } from "payload"
import { siteGlobal } from "../../access/content"
import { linkFields } from "../../fields/link"
import { namedRows } from "../../rows/named-rows"

function linksField(name: string, description: string): ArrayField {
  return {
    name,
    type: "array",
    interfaceName: "Link",
    labels: { singular: "Link", plural: "Links" },
    admin: { description, components: namedRows("Link", "label") },
    fields: linkFields,
  }
}

export const siteNavigation: GlobalConfig = {
  slug: "site-navigation",
  label: "Navigation",
  admin: { group: "Site", description: "The links at the top and the foot of every page." },
  access: siteGlobal,
  fields: [
    linksField("header", "Shown at the top, in this order."),
    {
      name: "footer",
      type: "array",
      labels: { singular: "Column", plural: "Footer" },
      admin: { components: namedRows("Column", "heading") },
      fields: [
        { name: "heading", type: "text", required: true },
        linksField("links", "Shown under the heading, in this order."),
      ],
    },
    linksField("legal", "The small print: privacy, terms."),
  ],
}
