import { isWithPages } from "../../../shared/content-types"
import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from "payload"
import { routeTo } from "../../../shared/paths"
import { checkSlug, slugFrom } from "../validation/slug"
import type { Verdict } from "../validation/verdict"
import { findOther, storedDocument, type StoredDocument } from "./related-documents"
import { textRule } from "./rules"

interface SlugOptions {
  collection: CollectionSlug
  /** The field a missing slug is made from. */
  from: "name" | "title"
  check?: (value: string) => Verdict
  /** What hangs on the slug that the document has on the site, or had last, and would be lost with it. */
  checkChange?: (
    stored: StoredDocument,
    value: string,
    req: PayloadRequest,
  ) => Verdict | Promise<Verdict>
}

/** Left empty, it is made from the name; but a name without a Latin letter or a digit makes none. */
const checkMadeFrom =
  (from: SlugOptions["from"]) =>
  ({ siblings }: { siblings: Partial<Record<string, unknown>> }): Verdict => {
    const { [from]: source } = siblings
    if (typeof source !== "string" || !source || slugFrom(source)) return true
    return `“${source}” has no Latin letter and no digit that an address could be made from. Write the address ending here, for example “my-page”.`
  }

/** Part of an address: well formed, and unique within its type. */
export function slugField({
  collection,
  from,
  check = checkSlug,
  checkChange,
}: SlugOptions): TextField {
  const fillIn: FieldHook = ({ value, siblingData }) => {
    if (typeof value === "string" && value) return value
    const source: unknown = siblingData[from]
    return typeof source === "string" && source ? slugFrom(source) : value
  }

  return {
    name: "slug",
    type: "text",
    label: "Address ending",
    unique: true,
    index: true,
    admin: {
      position: "sidebar",
      description: `${
        isWithPages(collection)
          ? `The address: ${routeTo(collection, "{slug}")}. When it is changed, the published page's old address leads to the new one. `
          : "Names this in addresses and files. "
      }Lower-case letters, digits and single hyphens. Left empty, it is made from the ${from}.`,
    },
    hooks: {
      beforeValidate: [fillIn],
      beforeDuplicate: [({ value }) => (typeof value === "string" ? `${value}-copy` : value)],
    },
    validate: textRule<Partial<Record<string, unknown>>>(async (value, { id, req, typing }) => {
      const shape = check(value)
      if (shape !== true || typing) return shape
      const other = await findOther(req, collection, { field: "slug", value, notId: id })
      if (other) {
        const name = (other as Partial<Record<string, unknown>>)[from]
        return `“${value}” is already the address ending of “${String(name ?? "another document")}”. Choose another, for example “${value}-2”.`
      }
      if (!checkChange || id === undefined) return true
      const stored = await storedDocument(req, collection, id)
      return stored ? checkChange(stored, value, req) : true
    }, checkMadeFrom(from)),
  }
}
