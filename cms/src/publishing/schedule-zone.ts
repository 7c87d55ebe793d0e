import type { Endpoint, PayloadRequest, Where } from "payload"
import { isEditor } from "../access/roles"
import { idOf } from "../fields/related-documents"
import { askedDocument } from "./asked-document"

/** The zone of most of them; where several have as many, the one of the venue that was there first. */
export function commonZone(zones: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first?.[0]
}

async function zonesWhere(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "locations",
    depth: 0,
    pagination: false,
    req,
    select: { timeZone: true },
    sort: "id",
    where,
  })
  return docs.flatMap(({ timeZone }) => timeZone || [])
}

const idsIn = (...values: unknown[]): number[] =>
  values.flat().flatMap((value) => idOf(value) ?? [])

/**
 * The time zone in which times are meant that concern a document: its own or that of the venues it names; else that of
 * its brands' venues, of all venues, of the CMS's machine.
 */
export async function zoneOf(req: PayloadRequest, document: object): Promise<string> {
  const values: Readonly<Record<string, unknown>> = { ...document }
  const own = typeof values.timeZone === "string" ? values.timeZone : ""
  if (own) return own
  const venues = idsIn(values.venue, values.venues)
  const brands = idsIn(values.brand, values.brands)
  const nearest: Where[] = [
    ...(venues.length > 0 ? [{ id: { in: venues } }] : []),
    ...(brands.length > 0 ? [{ brand: { in: brands } }] : []),
    {},
  ]
  for (const where of nearest) {
    const zone = commonZone(await zonesWhere(req, where))
    if (zone) return zone
  }
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `GET /api/publishing/schedule-zone?collection=…&id=…`: in which zone times of a schedule are typed and shown. */
export const scheduleZoneEndpoint: Endpoint = {
  path: "/publishing/schedule-zone",
  method: "get",
  handler: async (req) => {
    if (!isEditor(req.user)) {
      return Response.json({ message: "Sign in to the CMS as an editor first." }, { status: 403 })
    }
    const asked = await askedDocument(req)
    if (!asked) return Response.json({ message: "There is no such document." }, { status: 404 })
    return Response.json(
      { timeZone: await zoneOf(req, asked.document) },
      { headers: { "cache-control": "no-store" } },
    )
  },
}
