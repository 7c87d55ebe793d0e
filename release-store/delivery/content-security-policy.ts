import { TAG_MANAGER } from "./inline-scripts"

/** What of an installation, and not of a page, a policy depends on. */
export interface PolicySetting {
  /** Public address of the site; over https, what a page asks for over http is asked for over https too. */
  siteUrl: string
  /** Origins that may show the site in a frame, the CMS's for its preview. */
  frameAncestors: readonly string[]
  /** Origins that the owner's tags load from and send to; allowed only on a page that loads the tag manager. */
  tagHosts: readonly string[]
  /** Where a static host finds what takes in forms, if it is not told by rules of its own. */
  apiUrl?: string
}

/** What Google asks for: developers.google.com/tag-platform/security/guides/csp. */
const TAGS = {
  scripts: ["https://*.googletagmanager.com"],
  images: ["https://*.googletagmanager.com", "https://*.google-analytics.com"],
  connections: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  frames: ["https://www.googletagmanager.com"],
} as const

/**
 * The content security policy of one page (CSP Level 3).
 * @param sources what `inlineScriptSources` found in the page
 */
export function pagePolicy(sources: readonly string[], setting: PolicySetting): string {
  const hasTags = sources.includes(TAG_MANAGER)
  const tags = (own: readonly string[]) => (hasTags ? [...own, ...setting.tagHosts] : [])
  return join([
    ["default-src", "'self'"],
    ["script-src", "'self'", ...sources, ...tags(TAGS.scripts)],
    // Gatsby writes the page's styles into its head, and React sets properties on elements.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...tags(TAGS.images)],
    ["connect-src", "'self'", ...tags(TAGS.connections)],
    ...(hasTags ? [["frame-src", "'self'", ...tags(TAGS.frames)]] : []),
    ["form-action", "'self'"],
    ...sharedDirectives(setting),
  ])
}

/** What holds for every answer, whatever its page runs; a page's own policy says it too. */
export const sharedPolicy = (setting: PolicySetting): string => join(sharedDirectives(setting))

/** For the few words of this server's own that stand where there is no page. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An editor may upload a drawing with a script in it; opened on its own it would run as the site. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Names of files that a browser may show as a drawing. */
export const DRAWINGS = ["svg", "xml"] as const

const sharedDirectives = ({ siteUrl, frameAncestors }: PolicySetting): string[][] => [
  ["object-src", "'none'"],
  ["base-uri", "'self'"],
  ["frame-ancestors", "'self'", ...frameAncestors],
  ...(isHttps(siteUrl) ? [["upgrade-insecure-requests"]] : []),
]

export const isHttps = (siteUrl: string): boolean => siteUrl.startsWith("https://")

const join = (directives: readonly string[][]): string =>
  directives.map((directive) => directive.join(" ")).join("; ")
