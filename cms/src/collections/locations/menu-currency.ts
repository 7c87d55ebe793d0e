import type { RelationshipFieldManyValidation } from "payload"
import { relationship } from "payload/shared"
import { idOf } from "../../fields/related-documents"
import { checkSameCurrency } from "../../validation/money"

interface VenueData {
  name: string
  currency: string
}

export const checkMenuCurrencies: RelationshipFieldManyValidation = async (value, options) => {
  const basics = await relationship(value, { ...options, previousValue: undefined })
  if (basics !== true || !value?.length || options.event === "onChange") return basics
  const { name = "this venue", currency } = options.data as Partial<VenueData>
  if (!currency) return true
  const ids = value.flatMap((entry) => idOf(entry) ?? [])
  const { docs } = await options.req.payload.find({
    collection: "menus",
    depth: 0,
    pagination: false,
    req: options.req,
    where: { id: { in: ids } },
  })
  for (const menu of docs) {
    if (!menu.currency) continue
    const verdict = checkSameCurrency(menu.currency, { name, currency }, `The menu “${menu.title}”`)
    if (verdict !== true) return verdict
  }
  return true
}
