import { readFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import path from "node:path"
import { cmsDirectory } from "../paths"
import { replyJson } from "./replies"

/** The site's own, by the paths that browsers ask for. */
const ICONS: Readonly<Record<string, { file: string; type: string }>> = {
  "/favicon.svg": { file: "favicon.svg", type: "image/svg+xml" },
  "/favicon.ico": { file: "favicon-32.png", type: "image/png" },
}

const SECONDS_KEPT = 86_400

export const isIcon = (pathname: string): boolean => Object.hasOwn(ICONS, pathname)

/** The icon of the admin's tab: 404 where the project's `static/` is not beside the CMS. */
export async function serveIcon(response: ServerResponse, pathname: string): Promise<void> {
  const icon = ICONS[pathname]
  const bytes =
    icon && (await readFile(path.resolve(cmsDirectory, "../static/icons", icon.file)).catch(none))
  if (!icon || !bytes) return replyJson(response, 404, { message: "Not found." })
  response.writeHead(200, {
    "content-type": icon.type,
    "content-length": bytes.length,
    "cache-control": `public, max-age=${SECONDS_KEPT}`,
  })
  response.end(bytes)
}

const none = (): undefined => undefined
