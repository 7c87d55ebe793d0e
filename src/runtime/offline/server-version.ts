import { documentVersion } from "../../../plugins/gatsby-plugin-resilience/src/version"
import { APP_DATA_FILE } from "../../../shared/page-files"
import { timeLimit } from "../../service-worker/time-limit"

const APP_DATA = `/${APP_DATA_FILE}`

/** A server that takes longer to say that it is there, in milliseconds, is not in reach. */
const REACH_MS = 5000

/** Whether the server can be reached now: the browser knows only of its own end of the line. */
export async function reachesServer(): Promise<boolean> {
  try {
    // The worker answers no HEAD.
    const { status } = await fetch(APP_DATA, {
      method: "HEAD",
      cache: "no-store",
      signal: timeLimit(REACH_MS),
    })
    return status < 500
  } catch {
    return false
  }
}

/** Whether the server has another version than this document's. Unknown is no. */
export async function hasOtherVersion(): Promise<boolean> {
  try {
    const answer = await fetch(APP_DATA, { cache: "no-cache" })
    const { webpackCompilationHash } = (await answer.json()) as { webpackCompilationHash?: string }
    return webpackCompilationHash !== undefined && webpackCompilationHash !== documentVersion()
  } catch {
    return false
  }
}
