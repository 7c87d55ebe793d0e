import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { readPort, requireFreePorts } from "../../lib/ports"
import { tail } from "../../lib/processes"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { startSiteServer } from "../lib/site-server"

/**
 * `npm run serve`: serves the last release and takes in publish hooks, with no CMS and no build. `npm run publisher`
 * builds for them.
 */
export default async function serve() {
  await runCommand(async ({ processes }) => {
    const env = readVariables(root)
    await requireFreePorts({
      SITE_PORT: readPort("SITE_PORT", env.SITE_PORT),
      ...(env.OPERATIONS_PORT
        ? { OPERATIONS_PORT: readPort("OPERATIONS_PORT", env.OPERATIONS_PORT) }
        : {}),
    })
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
