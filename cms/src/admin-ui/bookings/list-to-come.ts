import config from "@payload-config"
import { headers } from "next/headers"
import { getPayload } from "payload"
import { isPerson } from "../../access/roles"
import { fromDay } from "./days"
import { todayOf } from "./today-of"

interface Asked {
  segments?: readonly string[]
  query: Readonly<Record<string, unknown>>
}

/**
 * Where the list of bookings begins, as the panel's menu leads to it: with those to come. Payload keeps how somebody has sorted
 * a list and no filter, so both stand in the address. Nothing for any other page, and where the address says what is wanted.
 */
export async function bookingsToCome({ segments, query }: Asked): Promise<string | undefined> {
  if (segments?.join("/") !== "collections/bookings") return undefined
  if (Object.keys(query).length > 0) return undefined
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user && isPerson(user) ? fromDay(await todayOf(payload, user)) : undefined
}
