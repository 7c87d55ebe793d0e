import { offlineGroupOf } from "../../shared/pages"
import { SEARCH_PATH } from "../../shared/paths"
import { OFFLINE_PATH, OFFLINE_SCRIPT } from "./injected-facts"
import { listPages, type KeptPage } from "./kept-pages"
import { readState } from "./state"
import { isGood, OFFLINE, policiesOf } from "./stores"
import { offline } from "../texts/offline"

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Fetched with the worker: the one page that must be there for everyone. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE)
  const answer = await fetch(OFFLINE_PATH, { cache: "no-cache" })
  if (!isGood(answer)) throw new Error(`The offline page was answered with ${answer.status}`)
  const html = (await answer.text()).replace(SCRIPTS, "")
  await cache.addAll([OFFLINE_SCRIPT, ...partsOf(html)])
  await cache.put(OFFLINE_PATH, new Response(html, { headers: policiesOf(answer) }))
}

/** Fonts and drawings; icons too, which the browser asks for by itself. */
const partsOf = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(
        /<(?:link|img|use)\b[^>]*?\s(?:href|src)="(\/(?:static|art|icons)\/[^"#]+)/g,
      ),
    ].map(([, path = ""]) => path),
  ),
]

/**
 * The offline page under the address that was asked for. Without scripts, as Gatsby's would take the address for the
 * page's own; what depends on the device is written into it here.
 */
export async function offlinePage(asked: string): Promise<Response> {
  const kept = await (await caches.open(OFFLINE)).match(OFFLINE_PATH)
  const html = await kept?.text()
  const { pathname, search } = new URL(asked)
  const page = fillOfflinePage(html ?? `<p>${offline}</p>`, {
    asked: pathname + search,
    pages: await listPages((await readState()).version),
  })
  // It is not what was asked for, and nobody may keep it as that.
  return new Response(page, {
    status: 503,
    headers: [
      ...(kept ? policiesOf(kept) : []),
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
    ],
  })
}

/** The attributes are those of src/views/errors/offline-view.tsx. */
export function fillOfflinePage(
  html: string,
  { asked, pages }: { asked: string; pages: readonly Pick<KeptPage, "path" | "title">[] },
): string {
  // It opens, and finds nothing: what it looks through comes from the network.
  const working = pages.filter(({ path }) => path !== SEARCH_PATH)
  let filled = html
    // Functions: an address may hold what `replace` takes for a placeholder.
    .replace(
      /(<a\b[^>]*?href=")[^"]*("[^>]*\sdata-asked="")/,
      (_, before: string, after: string) => before + escaped(asked) + after,
    )
    .replace("</body>", `<script src="${OFFLINE_SCRIPT}" defer></script></body>`)
  if (working.length > 0) filled = show(filled, 'data-kept-pages=""')
  for (const group of ["venues", "table", "houses", "more"]) {
    const items = working
      .filter(({ path }) => offlineGroupOf(path) === group)
      .map((page) => listItem(page, html))
    if (items.length === 0) continue
    filled = show(filled, `data-kept-group="${group}"`).replace(
      new RegExp(`(<ul\\b[^>]*data-kept-list="${group}"[^>]*>)`),
      (list) => list + items.join(""),
    )
  }
  return filled
}

/** A page by the name that the site's own navigation has for it; its title, which may be a play on words, after that. */
function listItem({ path, title }: Pick<KeptPage, "path" | "title">, html: string): string {
  const group = offlineGroupOf(path)
  const name =
    group === "table" || group === "more"
      ? new RegExp(`<a\\b[^>]*\\shref="${path}"[^>]*>([^<]+)</a>`).exec(html)?.[1]
      : undefined
  const words =
    name === undefined || name === title ? title : `${name} <span class="quiet">${title}</span>`
  return `<li><a href="${escaped(path)}">${words}</a></li>`
}

const show = (html: string, attribute: string): string =>
  html.replace(`${attribute} hidden=""`, attribute)

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
