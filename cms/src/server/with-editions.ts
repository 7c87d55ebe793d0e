import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import { getPayload, type SanitizedConfig } from "payload"
import { CLOSE_EDITION, EDITION_HEADER, OPEN_EDITION } from "../../../shared/content-edition"
import { isKey } from "../access/roles"
import { Editions } from "../database/editions"
import { databaseFile } from "../paths"

type Answer = (request: Request) => Promise<Response>

const ENDED =
  "The edition of the content that is asked for has ended: the CMS was started again meanwhile, or was not asked for long. Begin again."

/** Lets keys read everything of a build at one moment (shared/content-edition.ts). */
export function withEditions(config: Promise<SanitizedConfig>, answer: Answer): Answer {
  const editions = new Editions(() => drizzle(`file:${databaseFile}`).$client)

  return async (request) => {
    const asked = request.headers.get(EDITION_HEADER)
    // Who may read is asked of today: a key that was withdrawn opens no older state.
    if (asked === null || !(await isOfKey(config, request))) return answer(request)
    if (asked.startsWith(CLOSE_EDITION)) {
      await editions.close(asked.slice(CLOSE_EDITION.length))
      return answer(request)
    }
    const id = asked === OPEN_EDITION ? await editions.open() : asked
    const response = await editions.read(id, () => answer(request))
    if (!response) return Response.json({ errors: [{ message: ENDED }] }, { status: 410 })
    response.headers.set(EDITION_HEADER, id)
    return response
  }
}

async function isOfKey(config: Promise<SanitizedConfig>, { headers }: Request): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return isKey(user)
}
