import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { APP_DATA_FILE, fileOfPage } from "../shared/page-files"
import { routeTo } from "../shared/paths"
import type { Configuration } from "../cms-client/configuration"

const SOURCES = "src/service-worker"
const OFFLINE_HTML = fileOfPage(routeTo("offline"))

/**
 * Completes the worker that the offline plugin has generated: the site's own part goes before it and answers first.
 * With SERVICE_WORKER=off the file is the kill switch instead.
 * @param root the project's folder
 * @throws where the build has no offline page, or a worker's source does not compile
 */
export async function writeServiceWorker(
  root: string,
  publicDirectory: string,
  { serviceWorker }: Pick<Configuration, "serviceWorker">,
): Promise<void> {
  const target = join(publicDirectory, "sw.js")
  if (!serviceWorker) return writeFile(target, await bundle(root, "kill-switch.ts"))

  const [generated, offlineHtml, appData] = await Promise.all([
    readFile(target, "utf8"),
    readFile(join(publicDirectory, OFFLINE_HTML)),
    readFile(join(publicDirectory, APP_DATA_FILE), "utf8"),
  ])
  const offlineScript = await bundle(root, "offline-page-script.ts")
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const own = await bundle(root, "service-worker.ts", {
    __VERSION__: webpackCompilationHash,
    // Both are kept when the worker is installed.
    __OFFLINE_REVISION__: revisionOf(offlineHtml, offlineScript),
  })
  // The semicolon keeps the bundle's "use strict" from becoming that of the plugin's code.
  await writeFile(target, `;${own}\n${generated}`)
  await writeFile(join(publicDirectory, "offline-page.js"), offlineScript)
}

function revisionOf(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex").slice(0, 12)
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
