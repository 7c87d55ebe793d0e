import { previewEnvironment } from "../../lib/environments"
import { waitUntilWell } from "../../lib/http"
import { startServer, type Site } from "./start-server"

/**
 * Starts the preview of drafts, and waits until it answers.
 * @param site `env` with PREVIEW_PORT, PREVIEW_SECRET and PREVIEW_API_KEY
 */
export async function startPreview({ env, ...site }: Site & { env: NodeJS.ProcessEnv }) {
  const preview = startServer(site, "The preview of drafts", "preview", previewEnvironment(env))
  await waitUntilWell(preview, env.PREVIEW_HOST, env.PREVIEW_PORT)
  return preview
}

/** Whether a preview is wanted and can be had. */
export const hasPreview = ({ PREVIEW_PORT, PREVIEW_SECRET, PREVIEW_API_KEY }: NodeJS.ProcessEnv) =>
  Boolean(PREVIEW_PORT && PREVIEW_SECRET && PREVIEW_API_KEY)
