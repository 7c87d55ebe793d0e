import type { Payload, TypedUser } from "payload"
import { isEditor, venuesOf } from "../../access/roles"
import { todayIn } from "./days"

/** The day that it is to somebody, at the venues that they keep. @returns `YYYY-MM-DD` */
export async function todayOf(payload: Payload, user: TypedUser): Promise<string> {
  const { docs } = await payload.find({
    collection: "locations",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { timeZone: true },
    ...(isEditor(user) ? {} : { where: { id: { in: venuesOf(user) } } }),
  })
  return todayIn(
    docs.flatMap(({ timeZone }) => timeZone ?? []),
    new Date(),
  )
}
