import type { Endpoint } from "payload"
import { refused } from "../../../shared/staff-reply"
import { isEditor, personOf, venuesOf } from "../access/roles"
import { askedVenues } from "./asked-venues"
import { askFormsServer, type Held } from "./forms-server"

const refuse = (status: number, why: string): Response => Response.json(refused(why), { status })

/**
 * A day at a venue, and changes of it, for its managers and for editors. Every venue that is asked for is looked at here;
 * what is asked, by the server that holds it.
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
    const slugs = askedVenues(asked ?? {})
    const { docs } = await req.payload.find({
      collection: "locations",
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
      select: { slug: true },
      where: { slug: { in: slugs } },
    })
    const kept = venuesOf(person)
    const own = new Set(docs.filter(({ id }) => kept.includes(id)).map((venue) => venue.slug))
    const mayAsk = isEditor(person) || slugs.every((asksFor) => own.has(asksFor))
    if (!mayAsk) return refuse(403, anothers)
    const by = (person.name || person.email).slice(0, 200)
    const request = { ...asked, venue: slugs[0], by }
    return Response.json(await askFormsServer(held, request, process.env), {
      headers: { "cache-control": "no-store" },
    })
  },
})
