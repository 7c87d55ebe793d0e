import { previewEnvironment } from "../../lib/environments.mjs"
import { waitUntilAnswering } from "../../lib/http.mjs"
import { endsWithParent } from "../../lib/processes.mjs"

/**
 * Starts the preview of drafts, and waits until it answers.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.releasesDir
 * @param {NodeJS.ProcessEnv} options.env with PREVIEW_PORT, PREVIEW_SECRET and PREVIEW_API_KEY
 * @param {import("../../lib/processes.mjs").Processes} options.processes
 */
export async function startPreview({ root, releasesDir, env, processes }) {
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

/** @param {string | undefined} host that a server listens on */
function reachable(host) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

/**
 * Whether a preview is wanted and can be had.
 * @param {NodeJS.ProcessEnv} env
 */
export const hasPreview = ({ PREVIEW_PORT, PREVIEW_SECRET, PREVIEW_API_KEY }) =>
  Boolean(PREVIEW_PORT && PREVIEW_SECRET && PREVIEW_API_KEY)
