import { apiEnvironment } from "../../lib/environments"
import { waitUntilWell } from "../../lib/http"
import { startServer, type Site } from "./start-server"

/**
 * Starts what takes in forms and delivers them, and waits until it answers.
 * @param site `env` with API_PORT, SUBMISSIONS_SECRET and SUBMISSIONS_API_KEY
 */
export async function startApi({
  env,
  logFile,
  continuesLog,
  ...site
}: Site & { env: NodeJS.ProcessEnv; logFile?: string; continuesLog?: boolean }) {
  const api = startServer(site, "The forms' server", "api", apiEnvironment(env), {
    logFile,
    continuesLog,
  })
  await waitUntilWell(api, env.API_HOST, env.API_PORT)
  return api
}

/** Whether forms are taken in here. */
export const hasApi = ({ API_PORT, SUBMISSIONS_SECRET, SUBMISSIONS_API_KEY }: NodeJS.ProcessEnv) =>
  Boolean(API_PORT && SUBMISSIONS_SECRET && SUBMISSIONS_API_KEY)
