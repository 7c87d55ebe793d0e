import type { CheckboxField, PayloadRequest } from "payload"
import { idOf } from "../../fields/related-documents"
import { checkboxRule, type RuleContext } from "../../fields/rules"
import type { Verdict } from "../../validation/verdict"

/** @returns the ids of those that guests see and order from */
export async function menusToTakeAway(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: "menus",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    select: {},
    where: {
      and: [
        { id: { in: [...ids] } },
        { takeaway: { equals: true } },
        { _status: { equals: "published" } },
      ],
    },
  })
  return docs.map(({ id }) => id)
}

/** A venue that takes orders is left with something to order. */
async function checkVenuesOrders(
  isToTakeAway: boolean,
  { id, req, typing }: RuleContext<object, object>,
): Promise<Verdict> {
  if (isToTakeAway || id === undefined || typing) return true
  const { docs: venues } = await req.payload.find({
    collection: "locations",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    select: { name: true, menus: true },
    where: {
      and: [
        { menus: { in: [id] } },
        { "pickup.offered": { equals: true } },
        { _status: { equals: "published" } },
      ],
    },
  })
  for (const { name, menus } of venues) {
    const others = (menus ?? [])
      .flatMap((menu) => idOf(menu) ?? [])
      .filter((it) => it !== Number(id))
    if ((await menusToTakeAway(req, others)).length > 0) continue
    return `Guests of ${name} order from this menu alone. Turn off “Guests order on this site what they collect” there first, or mark another of its menus.`
  }
  return true
}

export const takeawayField: CheckboxField = {
  name: "takeaway",
  type: "checkbox",
  defaultValue: false,
  label: "Can be ordered to take away",
  validate: checkboxRule(checkVenuesOrders),
  admin: {
    description: "Guests order from it at venues that take orders on this site.",
  },
}
