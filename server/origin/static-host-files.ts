import { cacheControlOf, IMMUTABLE } from "../cache-rules"
import type { Redirect, ReleaseManifest } from "../release-store/manifest"
import { pagePolicy, sharedPolicy, type PolicySetting } from "./content-security-policy"
import { securityHeaders } from "./security-headers"

/** Names of what is written for static hosts. This server does not serve them: it does itself what they say. */
export const STATIC_HOST_FILES = ["_headers", "_redirects"] as const

type Described = Pick<ReleaseManifest, "files" | "redirects">

/**
 * `_redirects` and `_headers` as Netlify and Cloudflare Pages read them, for a release that is copied to a static host.
 * Where several blocks of `_headers` match, the host sends all their values: a browser then enforces both policies, so
 * the block for every path holds only what is true of every page. Cloudflare reads the first 100 blocks; the pages come
 * before the scripts.
 */
export function staticHostFiles(
  manifest: Described,
  setting: PolicySetting,
): Record<(typeof STATIC_HOST_FILES)[number], string> {
  return { _headers: headers(manifest, setting), _redirects: redirects(manifest) }
}

function headers({ files }: Described, setting: PolicySetting): string {
  const common = {
    ...securityHeaders(setting),
    "content-security-policy": sharedPolicy(setting),
  }
  const blocks = [block("/*", common)]
  const longLived: string[] = []
  for (const [file, { scripts }] of Object.entries(files)) {
    const path = `/${file}`
    if (scripts) {
      const policy = { "content-security-policy": pagePolicy(scripts, setting) }
      for (const address of pageAddresses(path)) blocks.push(block(address, policy))
    } else if (cacheControlOf(path) === IMMUTABLE && !/^\/(static|media)\//.test(path)) {
      longLived.push(path)
    }
  }
  for (const path of ["/static/*", "/media/*", ...longLived]) {
    blocks.push(block(path, { "cache-control": IMMUTABLE }))
  }
  return `${blocks.join("\n\n")}\n`
}

/** Hosts differ in which of a page's addresses they answer with the page and which with a redirect. */
function pageAddresses(path: string): string[] {
  if (path === "/index.html") return ["/"]
  if (!path.endsWith("/index.html")) return [path]
  const page = encodeURI(path.slice(0, -"/index.html".length))
  return [page, `${page}/`]
}

const block = (path: string, values: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

function redirects({ files, redirects: all }: Described): string {
  return all
    .filter(({ from }) => !isPage(files, from))
    .map(
      ({ from, to, status }: Redirect) => `${escapeSpaces(from)} ${escapeSpaces(to)} ${status}\n`,
    )
    .join("")
}

const isPage = (files: Described["files"], path: string): boolean => {
  const name = path.slice(1)
  return Object.hasOwn(files, name) || Object.hasOwn(files, `${name}/index.html`)
}

const escapeSpaces = (address: string): string => address.replaceAll(" ", "%20")
