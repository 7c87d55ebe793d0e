import { signedHeaders, type Way } from "../../../shared/signed-channel"

const PATIENCE = 20_000

/** The CMS's copies of what is kept here: for staff to look through. The CMS keeps the newest revision of each, once. */
export function createCopier({
  cmsGraphqlUrl,
  secret,
  path,
  way,
}: {
  cmsGraphqlUrl: string
  secret: string
  /** Below the CMS's own `/api`. */
  path: string
  way: Way
}) {
  const url = new URL(`/api${path}`, cmsGraphqlUrl)
  /** @throws where the CMS does not take it */
  return async (record: object): Promise<void> => {
    const body = JSON.stringify(record)
    const answer = await fetch(url, {
      method: "POST",
      headers: signedHeaders(way, body, secret),
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    })
    // What it says may quote the guest, which is no log's business.
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status}.`)
    await answer.body?.cancel()
  }
}
