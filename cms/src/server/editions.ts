import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql"
import {
  CLOSE_EDITION,
  EDITION_ENDED,
  EDITION_HEADER,
  OPEN_EDITION,
} from "../../../shared/content-edition"
import { Editions } from "../database/editions"
import { databaseFile } from "../paths"

const ENDED =
  "The edition of the content that is asked for has ended: the CMS was started again meanwhile, or was not asked for long. Begin again."

const editions = new Editions(() => drizzle(`file:${databaseFile}`).$client)

/** Lets a key read everything of a build at one moment (shared/content-edition.ts). Who may read is asked before. */
export async function inEdition(
  { headers }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const asked = headers.get(EDITION_HEADER)
  if (asked === null) return answer()
  if (asked.startsWith(CLOSE_EDITION)) {
    await editions.close(asked.slice(CLOSE_EDITION.length))
    return answer()
  }
  const id = asked === OPEN_EDITION ? await editions.open() : asked
  // Whoever asks is answered as one whom no edition was offered: from what there is now.
  if (id === undefined) return answer()
  const response = await editions.read(id, answer)
  if (!response) return Response.json({ errors: [{ message: ENDED }] }, { status: EDITION_ENDED })
  response.headers.set(EDITION_HEADER, id)
  return response
}
