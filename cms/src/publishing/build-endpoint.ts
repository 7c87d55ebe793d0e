import { randomUUID } from "node:crypto"
import type { Endpoint } from "payload"
import { messageOf } from "../../../shared/message-of"
import type { BuildWish } from "../../../shared/publishing"
import { isEditor, personOf } from "../access/roles"
import { post } from "./deliver"
import { type PublishHook, readPublishHook } from "./settings"

const FINDING = /^[0-9a-f]{64}$/

const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/**
 * `POST /api/publishing/build`: another attempt to publish, for those who may publish. `{"allow": "<finding>"}` lets go
 * the pages that the failure's finding names, and no others.
 */
export const buildEndpoint: Endpoint = {
  path: "/publishing/build",
  method: "post",
  handler: async (req) => {
    const person = personOf(req.user)
    if (!person || !isEditor(person)) return refuse(403, "Admins and editors may publish.")
    // Another site's form cannot send this, whatever the browser's cookies say.
    if (!req.headers.get("content-type")?.startsWith("application/json")) {
      return refuse(415, "Send JSON.")
    }
    const allow = allowedIn(await req.json?.().catch(() => undefined))
    if (allow === undefined) return refuse(400, "allow should be the finding of a failure.")
    const hook = hookOrNothing()
    if (!hook) return refuse(503, "The CMS does not know the site's publisher.")
    const wish: BuildWish = {
      event: "build",
      by: (person.name || person.email).slice(0, 200),
      allow,
      time: new Date().toISOString(),
    }
    try {
      await post({ id: `wish_${randomUUID()}`, event: wish }, hook)
    } catch (error) {
      return refuse(503, messageOf(error))
    }
    return Response.json({ message: "Asked." }, { status: 202 })
  },
}

function allowedIn(body: unknown): string | null | undefined {
  if (typeof body !== "object" || body === null) return undefined
  const { allow = null } = body as { allow?: unknown }
  return allow === null || (typeof allow === "string" && FINDING.test(allow)) ? allow : undefined
}

/** What is wrong with it is in the CMS's log since its start. */
function hookOrNothing(): PublishHook | undefined {
  try {
    return readPublishHook(process.env)
  } catch {
    return undefined
  }
}
