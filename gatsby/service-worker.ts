import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { OFFLINE_REVISION, serviceWorkerFile } from "../lib/build-protocol"
import { APP_DATA_FILE, fileOfPage } from "../shared/page-files"
import { routeTo } from "../shared/paths"
import { OFFLINE_SCRIPT, SERVICE_WORKER } from "../shared/site-files"
import type { Configuration } from "../cms-client/configuration"

const SOURCES = "src/service-worker"

/** Kept with the worker when it is installed. */
export const OFFLINE_HTML = fileOfPage(routeTo("offline"))

/**
 * Completes the worker that the offline plugin has generated: the site's own part goes before it and answers first.
 * With SERVICE_WORKER=off the file is the kill switch instead. What depends on the content is left open.
 * @param root the project's folder
 * @throws where a worker's source does not compile
 */
export async function writeServiceWorker(
  root: string,
  publicDirectory: string,
  { serviceWorker }: Pick<Configuration, "serviceWorker">,
): Promise<void> {
  const target = join(publicDirectory, SERVICE_WORKER)
  if (!serviceWorker) return writeFile(target, await bundle(root, "kill-switch.ts"))
  const [generated, appData] = await Promise.all([
    readFile(target, "utf8"),
    readFile(join(publicDirectory, APP_DATA_FILE), "utf8"),
  ])
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const own = await bundle(root, "service-worker.ts", {
    __VERSION__: webpackCompilationHash,
    __OFFLINE_REVISION__: OFFLINE_REVISION,
  })
  const script = await bundle(root, "offline-page-script.ts")
  await writeFile(join(publicDirectory, OFFLINE_SCRIPT), script)
  // The semicolon keeps the bundle's "use strict" from becoming that of the plugin's code.
  await writeFile(serviceWorkerFile(root), `;${own}\n${generated}`)
}

/** Of a whole site in one folder. */
export async function finishServiceWorker(root: string, publicDirectory: string): Promise<void> {
  const [worker, html, script] = await Promise.all([
    readFile(serviceWorkerFile(root), "utf8"),
    readFile(join(publicDirectory, OFFLINE_HTML), "utf8"),
    readFile(join(publicDirectory, OFFLINE_SCRIPT), "utf8"),
  ])
  await writeFile(join(publicDirectory, SERVICE_WORKER), withRevision(worker, html, script))
}

/** The worker with the revision of what it keeps of the offline page. */
export function withRevision(worker: string, offlineHtml: string, offlineScript: string): string {
  const hash = createHash("sha256").update(offlineHtml).update(offlineScript).digest("hex")
  return worker.replaceAll(OFFLINE_REVISION, hash.slice(0, 12))
}

async function bundle(
  root: string,
  file: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<string> {
  const define = Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)])
  const { outputFiles } = await build({
    entryPoints: [join(root, SOURCES, file)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    define: Object.fromEntries(define) as Record<string, string>,
  })
  return outputFiles[0]?.text ?? ""
}
