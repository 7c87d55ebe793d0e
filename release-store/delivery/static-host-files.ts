import { API_PREFIX } from "../../shared/submissions/api-prefix"
import { NEWS_FEEDS } from "../../shared/paths"
import { cacheControlOf, IMMUTABLE } from "./cache-rules"
import { isAnswered } from "../gates/paths"
import type { Redirect, ReleaseManifest } from "../manifest"
import {
  DRAWING_POLICY,
  DRAWINGS,
  pagePolicy,
  sharedPolicy,
  type PolicySetting,
} from "./content-security-policy"
import { redirectTarget } from "./redirect-target"
import { securityHeaders } from "./security-headers"

/** Names of what a release has for static hosts where it is written out as a folder. This server does not serve them: it does itself what they say. */
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
  return { _headers: headers(manifest, setting), _redirects: handOn(setting) + redirects(manifest) }
}

function headers({ files }: Described, setting: PolicySetting): string {
  const common = {
    ...securityHeaders(setting),
    "content-security-policy": sharedPolicy(setting),
  }
  const longLived = { "cache-control": IMMUTABLE }
  const drawing = { "content-security-policy": DRAWING_POLICY }
  const blocks = [
    block("/*", common),
    ...DRAWINGS.map((ending) => block(`/*.${ending}`, drawing)),
    ...["/static/*", "/media/*"].map((path) => block(path, longLived)),
    // By their endings, hosts would take them for other XML and JSON.
    ...Object.values(NEWS_FEEDS).map(({ path, type }) =>
      block(path, { "content-type": `${type}; charset=utf-8` }),
    ),
  ]
  const bundles: string[] = []
  const withoutSlash: string[] = []
  for (const [file, { scripts }] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const path = `/${file}`
    if (scripts) {
      const policy = { "content-security-policy": pagePolicy(scripts, setting) }
      const address = encodeURI(path.replace(/\/index\.html$/, "/"))
      blocks.push(block(address, policy))
      if (/.\/$/.test(address)) withoutSlash.push(block(address.slice(0, -1), policy))
    } else if (cacheControlOf(path) === IMMUTABLE && !/^\/(static|media)\//.test(path)) {
      bundles.push(block(path, longLived))
    }
  }
  // Cloudflare leads to the address with a slash, and reads the first 100; others may show the page at both.
  return `${[...blocks, ...bundles, ...withoutSlash].join("\n\n")}\n`
}

const block = (path: string, values: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/** Guests stay on the site's own address: the host asks the forms' server, as Netlify does it. */
const handOn = ({ apiUrl }: PolicySetting): string =>
  apiUrl === undefined ? "" : `${API_PREFIX}/* ${apiUrl}${API_PREFIX}/:splat 200\n`

/**
 * Cloudflare compares addresses as they are, so each stands with and without a slash at its end; what Netlify makes one
 * of both it finds in the first. Those with a slash come last: Cloudflare reads the first 2,000.
 */
function redirects({ files, redirects: all }: Described): string {
  const moved = all.filter(({ from }) => !isAnswered({ files, redirects: [] }, from))
  const lines = ["", "/"].flatMap((end) =>
    moved.map((redirect) => {
      const to = redirectTarget(redirect, undefined)
      return `${sourceOf(redirect)}${end} ${to} ${redirect.status}\n`
    }),
  )
  return lines.join("")
}

/** As browsers ask for it. A colon or an asterisk of an editor's would be read as a pattern for other addresses too. */
const sourceOf = ({ from }: Redirect): string =>
  new URL(from, "http://site.invalid").pathname.replaceAll(":", "%3A").replaceAll("*", "%2A")
