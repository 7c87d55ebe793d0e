import type { RelationshipFieldManyValidation } from "payload"
import { relationship } from "payload/shared"
import { unpublishedName } from "../../fields/required-document"

/** A tasting menu is served somewhere that guests can see. */
export const checkAnyPublished: RelationshipFieldManyValidation = async (value, options) => {
  const basics = await relationship(value, { ...options, previousValue: undefined })
  if (basics !== true || !value?.length || options.event === "onChange") return basics
  for (const entry of value) {
    if (!(await unpublishedName(options.req, "locations", entry))) return true
  }
  return "None of these venues is published. Publish one of them first, or save this as a draft."
}
