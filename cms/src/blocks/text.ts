import type { Block } from "payload"
import { richTextField } from "../fields/rich-text"

export const textBlock: Block = {
  slug: "text",
  interfaceName: "TextBlock",
  labels: { singular: "Text", plural: "Texts" },
  fields: [{ name: "heading", type: "text" }, richTextField({ name: "body", required: true })],
}
