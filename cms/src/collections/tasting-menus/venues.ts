import type { RelationshipFieldManyValidation } from "payload"
import { relationship } from "payload/shared"
import { venueFacts } from "../../fields/related-documents"
import { unpublishedName } from "../../fields/required-document"
import type { RuleContext } from "../../fields/rules"
import { checkSameCurrency } from "../../validation/money"
import type { Verdict } from "../../validation/verdict"

export async function checkVenuesCurrency(
  currency: string,
  { document, req, typing }: RuleContext<object, { venues: unknown[] }>,
): Promise<Verdict> {
  if (typing) return true
  for (const entry of document.venues ?? []) {
    const venue = await venueFacts(req, entry)
    const verdict = venue ? checkSameCurrency(currency, venue, "The tasting menu") : true
    if (verdict !== true) return verdict
  }
  return true
}

/** A tasting menu is served somewhere that guests can see. */
export const checkAnyPublished: RelationshipFieldManyValidation = async (value, options) => {
  const basics = await relationship(value, { ...options, previousValue: undefined })
  if (basics !== true || !value?.length || options.event === "onChange") return basics
  for (const entry of value) {
    if (!(await unpublishedName(options.req, "locations", entry))) return true
  }
  return "None of these venues is published. Publish one of them first, or save this as a draft."
}
