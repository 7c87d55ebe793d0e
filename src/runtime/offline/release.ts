const APP_DATA = "/page-data/app-data.json"

/** Build hash of the document; Gatsby writes it into every page. */
export const currentRelease = (): string | undefined =>
  (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash

/** Whether the server can be reached now: the browser knows only of its own end of the line. */
export async function reachesServer(): Promise<boolean> {
  try {
    // The worker answers no HEAD.
    const { status } = await fetch(APP_DATA, { method: "HEAD", cache: "no-store" })
    return status < 500
  } catch {
    return false
  }
}

/** Whether the server has another release than this document's. Unknown is no. */
export async function hasOtherRelease(): Promise<boolean> {
  try {
    const answer = await fetch(APP_DATA, { cache: "no-cache" })
    const { webpackCompilationHash } = (await answer.json()) as { webpackCompilationHash?: string }
    return webpackCompilationHash !== undefined && webpackCompilationHash !== currentRelease()
  } catch {
    return false
  }
}
