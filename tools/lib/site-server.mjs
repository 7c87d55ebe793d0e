import { siteServerEnvironment } from "../../lib/environments.mjs"
import { waitUntilAnswering } from "../../lib/http.mjs"
import { endsWithParent } from "../../lib/processes.mjs"

/**
 * Starts the origin server over the releases; it may start before the first of them is there.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.releasesDir
 * @param {NodeJS.ProcessEnv} options.env with SITE_PORT
 * @param {import("../../lib/processes.mjs").Processes} options.processes
 */
export async function startSiteServer({ root, releasesDir, env, processes }) {
  const server = processes.start(
    "The site's server",
    process.execPath,
    [...endsWithParent(root), "--import", "tsx", "server/origin/main.ts"],
    {
      cwd: root,
      env: { ...siteServerEnvironment(env), NODE_ENV: "production", RELEASES_DIR: releasesDir },
    },
  )
  await waitUntilAnswering(`http://localhost:${env.SITE_PORT}/health`, server)
  return server
}
