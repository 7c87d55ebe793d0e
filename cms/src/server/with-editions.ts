import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import { getPayload, type SanitizedConfig } from "payload"
import {
  CLOSE_EDITION,
  EDITION_ENDED,
  EDITION_HEADER,
  OPEN_EDITION,
} from "../../../shared/content-edition"
import { isKey } from "../access/roles"
import { Editions } from "../database/editions"
import { databaseFile } from "../paths"

type Answer = (request: Request) => Promise<Response>

/** How long an answer to who asks is believed, in milliseconds: a build asks hundreds of times in a row. */
const BELIEVED = 5_000

const ENDED =
  "The edition of the content that is asked for has ended: the CMS was started again meanwhile, or was not asked for long. Begin again."

/** Lets keys read everything of a build at one moment (shared/content-edition.ts). */
export function withEditions(config: Promise<SanitizedConfig>, answer: Answer): Answer {
  const editions = new Editions(() => drizzle(`file:${databaseFile}`).$client)
  const isOfKey = keyCheck(config)

  return async (request) => {
    const asked = request.headers.get(EDITION_HEADER)
    // Who may read is asked of today: a key that was withdrawn opens no older state.
    if (asked === null || !(await isOfKey(request))) return answer(request)
    if (asked.startsWith(CLOSE_EDITION)) {
      await editions.close(asked.slice(CLOSE_EDITION.length))
      return answer(request)
    }
    const id = asked === OPEN_EDITION ? await editions.open() : asked
    const response = await editions.read(id, () => answer(request))
    if (!response) return Response.json({ errors: [{ message: ENDED }] }, { status: EDITION_ENDED })
    response.headers.set(EDITION_HEADER, id)
    return response
  }
}

function keyCheck(config: Promise<SanitizedConfig>): (request: Request) => Promise<boolean> {
  /** The one that asked last: there are few. */
  let last = { authorization: "", until: 0 }

  return async ({ headers }) => {
    const authorization = headers.get("authorization") ?? ""
    if (authorization === last.authorization && Date.now() < last.until) return true
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers })
    if (!isKey(user)) return false
    last = { authorization, until: Date.now() + BELIEVED }
    return true
  }
}
