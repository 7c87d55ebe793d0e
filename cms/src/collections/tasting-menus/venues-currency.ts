import { venueFacts } from "../../fields/related-documents"
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
