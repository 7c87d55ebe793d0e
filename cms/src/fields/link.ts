import { LINKABLE } from "../../../shared/content-types"
import type { Field } from "payload"
import { checkLinkTarget } from "../validation/contact"
import { optionsFrom } from "./options"
import { relationshipRule, textRule } from "./rules"

interface LinkData {
  type: "internal" | "external"
}

const isType = (type: LinkData["type"]) => (_: unknown, siblings: Partial<LinkData>) =>
  siblings?.type === type

/** A labelled link to a document of the site, or to an address elsewhere. */
export const linkFields: Field[] = [
  {
    type: "row",
    fields: [
      { name: "label", type: "text", required: true },
      {
        name: "type",
        type: "select",
        required: true,
        defaultValue: "internal",
        options: optionsFrom({ internal: "Page of this site", external: "Another address" }),
      },
    ],
  },
  {
    name: "reference",
    type: "relationship",
    relationTo: [...LINKABLE],
    admin: { condition: isType("internal"), description: "The page the link leads to." },
    validate: relationshipRule<LinkData>(
      () => true,
      ({ siblings }) =>
        siblings.type !== "internal" ||
        "Choose the page this link leads to, or make it a link to another address.",
    ),
  },
  {
    name: "url",
    type: "text",
    label: "Address",
    admin: {
      condition: isType("external"),
      description: "Starts with https://, mailto: or tel:.",
    },
    validate: textRule<LinkData>(
      checkLinkTarget,
      ({ siblings }) =>
        siblings.type !== "external" ||
        "Give the address this link leads to; it starts with https://, mailto: or tel:.",
    ),
  },
]
