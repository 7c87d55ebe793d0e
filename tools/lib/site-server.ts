import { siteServerEnvironment } from "../../lib/environments"
import { waitUntilAnswering } from "../../lib/http"
import { endsWithParent, type Processes } from "../../lib/processes"

/** Starts the origin server over the releases; it may start before the first of them is there. */
export async function startSiteServer({
  root,
  releasesDir,
  env,
  processes,
}: {
  root: string
  releasesDir: string
  /** With SITE_PORT. */
  env: NodeJS.ProcessEnv
  processes: Processes
}) {
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
