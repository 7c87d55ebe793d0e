import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { readSettings } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { Failure } from "../../lib/failure"
import { requireFreePorts } from "../../lib/ports"
import { tail } from "../../lib/processes"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { startSiteServer } from "../lib/site-server"

const PORTS = environment.pick({ SITE_PORT: true, OPERATIONS_PORT: true })

/**
 * `npm run serve`: serves the last release and takes in publish hooks, with no CMS and no build. `npm run publisher`
 * builds for them.
 */
export default async function serve() {
  await runCommand(async ({ processes }) => {
    const env = readVariables(root)
    await requireFreePorts(readSettings(PORTS, env))
    const server = await startSiteServer({
      root,
      env,
      processes,
      releasesDir: releasesDirOf(root, env),
    })
    console.log(`The last release is served at http://localhost:${env.SITE_PORT}`)
    const code = await server.exited
    throw new Failure(`The site's server stopped with code ${code}:\n${tail(server.output())}`)
  })
}
