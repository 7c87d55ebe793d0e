import { previewEnvironment } from "../../lib/environments"
import { waitUntilAnswering } from "../../lib/http"
import { startServer, type Site } from "./start-server"

/**
 * Starts the preview of drafts, and waits until it answers.
 * @param site `env` with PREVIEW_PORT, PREVIEW_SECRET and PREVIEW_API_KEY
 */
export async function startPreview({ env, ...site }: Site & { env: NodeJS.ProcessEnv }) {
  const preview = startServer(site, "The preview of drafts", "preview", previewEnvironment(env))
  await waitUntilAnswering(
    `http://${reachable(env.PREVIEW_HOST)}:${env.PREVIEW_PORT}/health`,
    preview,
  )
  return preview
}

/** @param host that a server listens on */
export function reachable(host: string | undefined) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

/** Whether a preview is wanted and can be had. */
export const hasPreview = ({ PREVIEW_PORT, PREVIEW_SECRET, PREVIEW_API_KEY }: NodeJS.ProcessEnv) =>
  Boolean(PREVIEW_PORT && PREVIEW_SECRET && PREVIEW_API_KEY)
