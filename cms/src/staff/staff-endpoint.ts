import type { Endpoint } from "payload"
import { refused } from "../../../shared/staff-reply"
import { isEditor, personOf, venuesOf } from "../access/roles"
import { askFormsServer, type Held } from "./forms-server"

const refuse = (status: number, why: string): Response => Response.json(refused(why), { status })

/**
 * A day at a venue, and changes of it, for its managers and for editors. The venue is looked at here; what is asked, by
 * the server that holds it.
 *
 * @param path below `/api`, posted to
 * @param anothers what somebody reads who may not see that venue's
 */
export const staffEndpoint = (path: string, held: Held, anothers: string): Endpoint => ({
  path,
  method: "post",
  handler: async (req) => {
    const person = personOf(req.user)
    if (!person) return refuse(403, "Sign in to the CMS first.")
    // Another site's form cannot send this, whatever the browser's cookies say.
    if (!req.headers.get("content-type")?.startsWith("application/json")) {
      return refuse(415, "Send JSON.")
    }
    const asked = (await req.json?.().catch(() => undefined)) as { venue?: unknown } | undefined
    const slug = String(asked?.venue ?? "")
    const { docs } = await req.payload.find({
      collection: "locations",
      depth: 0,
      limit: 1,
      overrideAccess: true,
      req,
      select: { slug: true },
      where: { slug: { equals: slug } },
    })
    const venue = docs[0]?.id
    const mayAsk = isEditor(person) || (venue !== undefined && venuesOf(person).includes(venue))
    if (!mayAsk) return refuse(403, anothers)
    const by = (person.name || person.email).slice(0, 200)
    const request = { ...asked, venue: slug, by }
    return Response.json(await askFormsServer(held, request, process.env), {
      headers: { "cache-control": "no-store" },
    })
  },
})
