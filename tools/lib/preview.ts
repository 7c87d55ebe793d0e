import { previewEnvironment } from "../../lib/environments"
import { waitUntilAnswering } from "../../lib/http"
import { endsWithParent, type Processes } from "../../lib/processes"

/** Starts the preview of drafts, and waits until it answers. */
export async function startPreview({
  root,
  releasesDir,
  env,
  processes,
}: {
  root: string
  releasesDir: string
  /** With PREVIEW_PORT, PREVIEW_SECRET and PREVIEW_API_KEY. */
  env: NodeJS.ProcessEnv
  processes: Processes
}) {
  const preview = processes.start(
    "The preview of drafts",
    process.execPath,
    [...endsWithParent(root), "--import", "tsx", "server/preview/main.ts"],
    {
      cwd: root,
      env: { ...previewEnvironment(env), NODE_ENV: "production", RELEASES_DIR: releasesDir },
    },
  )
  await waitUntilAnswering(
    `http://${reachable(env.PREVIEW_HOST)}:${env.PREVIEW_PORT}/health`,
    preview,
  )
  return preview
}

/** @param host that a server listens on */
function reachable(host: string | undefined) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

/** Whether a preview is wanted and can be had. */
export const hasPreview = ({ PREVIEW_PORT, PREVIEW_SECRET, PREVIEW_API_KEY }: NodeJS.ProcessEnv) =>
  Boolean(PREVIEW_PORT && PREVIEW_SECRET && PREVIEW_API_KEY)
