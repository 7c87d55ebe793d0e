import { extname } from "node:path"
import { NEWS_FEEDS } from "../../shared/paths"

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".otf": "font/otf",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}

/** What says more of itself than its ending does. */
const OF_FILES: ReadonlyMap<string, string> = new Map(
  Object.values(NEWS_FEEDS).map(({ path, type }) => [path.slice(1), `${type}; charset=utf-8`]),
)

/**
 * `Content-Type` of a file by its name (IANA's media types). An unknown one is never sniffed: it is downloaded.
 * @param name within its release, `news/feed.xml`
 */
export const contentTypeOf = (name: string): string =>
  OF_FILES.get(name) ?? TYPES[extname(name).toLowerCase()] ?? "application/octet-stream"
