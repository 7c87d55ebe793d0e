import { previewEnvironment } from "./environments.mjs"
import { endsWithParent } from "./processes.mjs"

/**
 * Starts the preview of drafts.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.releasesDir
 * @param {NodeJS.ProcessEnv} options.env with PREVIEW_PORT, PREVIEW_SECRET and PREVIEW_API_KEY
 * @param {import("./processes.mjs").Processes} options.processes
 */
export const startPreview = ({ root, releasesDir, env, processes }) =>
  processes.start(
    "The preview",
    process.execPath,
    [...endsWithParent(root), "--import", "tsx", "server/preview/index.ts"],
    {
      cwd: root,
      env: { ...previewEnvironment(env), NODE_ENV: "production", RELEASES_DIR: releasesDir },
    },
  )

/**
 * Whether a preview is wanted and can be had.
 * @param {NodeJS.ProcessEnv} env
 */
export const hasPreview = ({ PREVIEW_PORT, PREVIEW_SECRET, PREVIEW_API_KEY }) =>
  Boolean(PREVIEW_PORT && PREVIEW_SECRET && PREVIEW_API_KEY)
