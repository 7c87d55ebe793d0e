import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { OFFLINE_HTML, withRevision } from "../gatsby/service-worker"
import { OFFLINE_SCRIPT, SERVICE_WORKER } from "../shared/site-files"
import type { CodeArtefact } from "./code-artefact"
import type { Outputs } from "./outputs"

/** @returns what writes the service worker for the offline page as it is now */
export function createServiceWorkerFile(
  { serviceWorker }: CodeArtefact,
  directory: string,
  outputs: Outputs,
): () => Promise<void> {
  /** It is another only where the offline page is. */
  let writtenFor: string | undefined
  return async () => {
    const page = outputs.hashOf(OFFLINE_HTML)
    if (serviceWorker === undefined || page === writtenFor) return
    const [worker, script] = await Promise.all([
      readFile(join(directory, serviceWorker), "utf8"),
      readFile(join(directory, "public", OFFLINE_SCRIPT), "utf8"),
    ])
    const html = outputs.contentOf(OFFLINE_HTML).toString()
    outputs.write(SERVICE_WORKER, withRevision(worker, html, script))
    writtenFor = page
  }
}
