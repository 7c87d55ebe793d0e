import type { Block } from "payload"

export const quoteBlock: Block = {
  slug: "quote",
  interfaceName: "QuoteBlock",
  labels: { singular: "Quote", plural: "Quotes" },
  fields: [
    { name: "text", type: "textarea", required: true },
    { name: "attribution", type: "text", admin: { description: "Who said it." } },
  ],
}
