import type { RuleContext } from "../../fields/rules"
import { checkSameCurrency } from "../../validation/money"
import type { Verdict } from "../../validation/verdict"

/** A menu already served somewhere keeps that venue's currency. */
export async function checkVenuesCurrency(
  currency: string,
  { id, req, typing }: RuleContext<object, { title: string }>,
): Promise<Verdict> {
  if (id === undefined || typing) return true
  const { docs } = await req.payload.find({
    collection: "locations",
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: { and: [{ menus: { in: [id] } }, { currency: { not_equals: currency } }] },
  })
  const venue = docs[0]
  if (!venue?.currency) return true
  return checkSameCurrency(currency, { name: venue.name, currency: venue.currency }, "The menu")
}
