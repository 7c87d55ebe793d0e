import { siteServerEnvironment } from "../../lib/environments"
import { waitUntilWell } from "../../lib/http"
import { startServer, type Site } from "./start-server"

/**
 * Starts the origin server over the releases, and waits until it serves one: it is not well before there is the first.
 * @param site `env` with SITE_PORT
 */
export async function startSiteServer({ env, ...site }: Site & { env: NodeJS.ProcessEnv }) {
  const server = startServer(site, "The site's server", "origin", siteServerEnvironment(env))
  await waitUntilWell(server, env.SITE_HOST, env.SITE_PORT)
  return server
}
