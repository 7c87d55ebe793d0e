import { calendarBeside } from "../shared/calendar-paths"
import { type ContentProblem } from "../shared/publishing"
import { isAnswered } from "./gates/paths"
import { type FileList } from "./file-list"
import { type FoundRedirect, type Redirect } from "./manifest"

/**
 * The redirects away from what the release does not have itself, which is stronger, to something that it has, or to a whole
 * address: what answers there, also on the site's own host, may be another server's. The others are left out and told of:
 * where a page goes, or is yet to come, a redirect to it must not keep everything else from being published.
 */
export function effectiveRedirects(
  found: readonly FoundRedirect[],
  files: FileList,
): { redirects: Redirect[]; warnings: ContentProblem[] } {
  const isThere = ({ from }: FoundRedirect) => isAnswered({ files, redirects: [] }, from)
  const away = found.filter((redirect) => !isThere(redirect))
  let kept = [...away, ...calendarsBeside(away).filter((redirect) => !isThere(redirect))]
  let before: number
  do {
    before = kept.length
    const all = kept
    // One that is left out may have been what another leads to.
    kept = all.filter(({ to }) => {
      return !to.startsWith("/") || isAnswered({ files, redirects: all }, pathOf(to))
    })
  } while (kept.length < before)
  return {
    redirects: kept.map(({ from, to, status }) => ({ from, to, status })),
    warnings: [
      ...found.filter(isThere).map(withoutEffect),
      ...away.filter((redirect) => !kept.includes(redirect)).map(deadEnd),
    ],
  }
}

/** Whoever has subscribed to the calendar of a page that has moved goes on with it, where nobody has said otherwise. */
const calendarsBeside = (pages: readonly FoundRedirect[]): FoundRedirect[] =>
  pages.flatMap(({ from: page, to, status }) => {
    const from = calendarBeside(page)
    const calendar = to.startsWith("/") ? calendarBeside(pathOf(to)) : undefined
    if (!from || !calendar || pages.some((redirect) => redirect.from === from)) return []
    return [{ from, to: calendar, status }]
  })

const withoutEffect = ({ from, id }: FoundRedirect): ContentProblem => ({
  message: `“${from}” is a page or a file of the site itself, so the redirect from it has no effect. Remove the redirect.`,
  collection: "redirects",
  id: id ?? null,
  field: "from",
})

const deadEnd = ({ from, to, id }: FoundRedirect): ContentProblem => ({
  message: `The redirect from “${from}” is left out: the site has nothing at “${to}”. It comes by itself once that page is published; if it is not to be, change where the redirect leads, or remove it.`,
  collection: "redirects",
  id: id ?? null,
  field: "to",
})

/** Without query and fragment. */
const pathOf = (to: string): string => new URL(to, "http://site.invalid").pathname
