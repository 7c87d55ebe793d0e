import { escapeMarkup } from "../../shared/escape-markup"
import { mendLink } from "./plain-page"
import type { Problem } from "./problem"
import { TAG_MANAGER, inlineScriptSources } from "../../release-store/delivery/inline-scripts"

const BAR_STYLE =
  "position:relative;z-index:9999;background:#f5d90a;color:#111;font:600 14px/1.4 system-ui,sans-serif;" +
  "padding:6px 16px;text-align:center"

/** Every link loads a document: only those are drawn with what was saved last. */
const LINKS_LOAD =
  '<script>addEventListener("click",function(e){' +
  'if(e.target.closest("a[href]"))e.stopImmediatePropagation()},true)</script>'

const barWith = (leftOut: readonly Problem[], cmsOrigin: string): string => {
  const parts = [
    "<div>Draft preview – not public. Reload the page to see what was saved since.</div>",
    ...leftOut.map(
      (problem) =>
        `<div>Not on this page yet: ${escapeMarkup(problem.message)}${mendLink(problem, cmsOrigin)}</div>`,
    ),
  ]
  return `<div role="note" style="${BAR_STYLE}">${parts.join("")}</div>`
}

const ROBOTS = '<meta name="robots" content="noindex, nofollow">'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const NOSCRIPT = /<noscript\b[^>]*>[\s\S]*?<\/noscript>/g
const MANIFEST = /<link\b[^>]*\brel="manifest"[^>]*>/g

/**
 * A page as the preview shows it: marked as a draft, without tags, and not to be installed.
 * @param cmsOrigin where links to what is to be put right lead
 * @param leftOut why other documents are not on it
 * The built site's own markup is known well enough to be taken apart by its tags.
 */
export function previewHtml(
  html: string,
  cmsOrigin: string,
  leftOut: readonly Problem[] = [],
): string {
  const withoutTags = (element: string) => (element.includes(TAG_MANAGER) ? "" : element)
  return html
    .replace(SCRIPT, withoutTags)
    .replace(NOSCRIPT, withoutTags)
    .replace(MANIFEST, "")
    .replace("</head>", () => `${ROBOTS}</head>`)
    .replace(/<body\b[^>]*>/, (body) => body + LINKS_LOAD + barWith(leftOut, cmsOrigin))
}

/** The policy of a drawn page: what it brings along itself, and no service worker or tag (CSP Level 3). */
export function previewPolicy(html: string, cmsOrigin: string): string {
  const hashes = inlineScriptSources(html).filter((source) => source.startsWith("'sha256-"))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${cmsOrigin}`,
  ].join("; ")
}
