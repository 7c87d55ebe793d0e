import { runCommand } from "../../lib/command.mjs"
import { readVariables } from "../../lib/env-file.mjs"
import { Failure } from "../../lib/failure.mjs"
import { requireInstalled } from "../../lib/install.mjs"
import { readPort, requireFreePorts } from "../../lib/ports.mjs"
import { tail } from "../../lib/processes.mjs"
import { releasesDirOf } from "../../lib/project.mjs"
import { projectRoot as root } from "../../lib/project-root.mjs"
import { startSiteServer } from "../lib/site-server.mjs"

/**
 * `npm run serve`: serves the last release and takes in publish hooks, with no CMS and no build. `npm run publisher`
 * builds for them.
 */
export default async function serve() {
  await runCommand(async ({ processes }) => {
    requireInstalled(root)
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
