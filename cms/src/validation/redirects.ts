import { MACHINERY } from "../../../shared/reserved-slugs"
import { decodedPath, PAGE_PATHS } from "../../../shared/paths"
import { isNamedByBuild, SITE_FILES } from "../../../shared/site-files"
import { checkWebAddress } from "./contact"
import { isFile, noPageAt, type SitePages } from "./site-page"
import type { Verdict } from "./verdict"

export interface RedirectRule {
  from: string
  to: string
}

/** Visitors wait for every step, and browsers and search engines give up after some. */
const MOST_STEPS = 5

const OWN_ADDRESSES: readonly string[] = [
  ...Object.values(PAGE_PATHS),
  ...SITE_FILES.map((file) => `/${file}`),
]

/** As the site writes its own paths: no slash at the end. */
export function normalisePath(path: string): string {
  return path.trim().replace(/(?<=.)\/+$/, "")
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** What is accepted, the site's server follows (`locate` in release-store/delivery). */
export function checkRedirectSource(value: string): Verdict {
  if (!value.startsWith("/") || value.startsWith("//")) {
    return `“${value}” is not a path of this site. It starts with one slash, for example “/old-menu”.`
  }
  if (/[?#]/.test(value)) {
    const path = value.replace(/[?#].*$/s, "")
    const verdict = checkRedirectSource(path)
    if (verdict !== true) return verdict
    return `“${value}” has a query or a fragment. Give the path alone, “${path}”; what follows it does not matter.`
  }
  if (
    !URL.canParse(value, "https://site.example") ||
    /[\s\\<>"'`{}|^*]|%(?![0-9a-f]{2})/i.test(value)
  ) {
    return `“${value}” holds a character that a path cannot have. Use letters, digits, hyphens and slashes.`
  }
  if (!isDecodable(value)) {
    return `“${value}” holds a percent sign with digits that stand for no letter. Write the letter itself, for example “/café”.`
  }
  const path = decodedPath(value)
  if (path.split("/").length !== value.split("/").length || /[\\\0]/.test(path)) {
    return `“${value}” holds a slash, a backslash or nothing, written with a percent sign: the site never answers there. Use letters, digits, hyphens and slashes.`
  }
  const [, ...segments] = path.split("/")
  if (OWN_ADDRESSES.includes(path) || MACHINERY.includes(segments[0] ?? "")) {
    return `“${value}” is one of the site's own addresses and cannot lead elsewhere.`
  }
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) {
    return `“${value}” has an empty part or dots between two slashes. Write the path as browsers show it.`
  }
  if (segments.some((segment) => segment.startsWith(".") && segment !== ".well-known")) {
    return `“${value}” has a part that begins with a dot: the site never answers there, and cannot lead on from it.`
  }
  if (/\.(br|gz)$/.test(path)) {
    return `“${value}” ends in .br or .gz: the site never answers there, and cannot lead on from it.`
  }
  return true
}

/** A path of the site, with a query and a fragment where wanted, or an https address. */
export function checkRedirectTarget(value: string): Verdict {
  const isOfThisSite = value.startsWith("/") && !value.startsWith("//")
  if ((isOfThisSite ? /[\s\\<>"]/ : /[\s\\]/).test(value)) {
    return `“${value}” holds a character that an address cannot have.`
  }
  return isOfThisSite || checkWebAddress(value)
}

/** Whether two paths are one address, however they are escaped. */
export const isSamePath = (one: string, other: string): boolean =>
  decodedPath(one) === decodedPath(other)

/** The path of this site that a target leads to, decoded, if it does. */
function pathOf(target: string, siteOrigin: string | undefined): string | undefined {
  const base = siteOrigin ?? "https://site.invalid"
  if (!URL.canParse(target, base)) return undefined
  const { origin, pathname } = new URL(target, base)
  return origin === new URL(base).origin ? decodedPath(normalisePath(pathname)) : undefined
}

/** The redirects followed one after the other, beginning with this one; ends where it comes back to itself. */
function stepsFrom(
  first: RedirectRule,
  others: readonly RedirectRule[],
  siteOrigin: string | undefined,
): { steps: RedirectRule[]; comesBack: boolean } {
  const bySource = new Map(others.map((rule) => [decodedPath(rule.from), rule]))
  const steps = [first]
  let path = pathOf(first.to, siteOrigin)
  while (path !== undefined) {
    if (steps.some(({ from }) => decodedPath(from) === path)) return { steps, comesBack: true }
    const next = bySource.get(path)
    if (!next) break
    steps.push(next)
    path = pathOf(next.to, siteOrigin)
  }
  return { steps, comesBack: false }
}

/**
 * Whether this redirect leads somewhere, together with all the others.
 *
 * @param others without the one that is checked, in any order
 * @param siteOrigin of the site's public address, so that a whole address of the site counts as its path
 */
export function checkRedirectChain(
  rule: RedirectRule,
  others: readonly RedirectRule[],
  siteOrigin?: string,
): Verdict {
  const { steps, comesBack } = stepsFrom(rule, others, siteOrigin)
  const last = steps.at(-1) ?? rule
  if (comesBack) {
    return steps.length === 1
      ? `“${rule.from}” would lead to itself. Give the page it is to lead to.`
      : `This would go round in circles: the redirect from “${last.from}” leads back to “${last.to}”. Change that one first, or choose another target.`
  }
  const all = [...others, rule]
  const longest = all
    .map((start) => stepsFrom(start, all, siteOrigin).steps)
    .filter((chain) => chain.includes(rule))
    .reduce((most, chain) => (chain.length > most.length ? chain : most), steps)
  if (longest.length <= MOST_STEPS) return true
  return `From “${longest[0]?.from ?? rule.from}” it would take ${longest.length} redirects to arrive; ${MOST_STEPS} is the most. Lead straight to “${last.to}”.`
}

/**
 * Whether who follows this redirect, and those after it, arrives at a page, or will once what is being prepared is
 * published: until then, the release leaves the redirect out.
 *
 * @param others without the one that is checked, in any order
 */
export function checkRedirectArrival(
  rule: RedirectRule,
  others: readonly RedirectRule[],
  pages: SitePages,
  siteOrigin?: string,
): Promise<Verdict> {
  return checkArrival(stepsFrom(rule, others, siteOrigin).steps, pages, true)
}

/** Whether who follows a link that the site shows now arrives at a published page, by redirects or straight. */
export function checkLinkArrival(
  address: string,
  redirects: readonly RedirectRule[],
  pages: SitePages,
  siteOrigin?: string,
): Promise<Verdict> {
  const link = { from: "", to: address }
  return checkArrival(stepsFrom(link, redirects, siteOrigin).steps, pages, false)
}

/** The site has no other files. */
const mayBeThere = (path: string): boolean => isNamedByBuild(path) || OWN_ADDRESSES.includes(path)

async function checkArrival(
  steps: readonly RedirectRule[],
  pages: SitePages,
  mayBePrepared: boolean,
): Promise<Verdict> {
  const paths: string[] = []
  for (const { to } of steps) {
    const path = pathOf(to, undefined)
    // What answers at a whole address, also on the site's own host, may be another server's.
    if (path === undefined) return true
    if (isFile(path) && (mayBePrepared || mayBeThere(path))) return true
    paths.push(path)
  }
  const published = await pages.published()
  // A page goes before a redirect from its address.
  if (paths.some((path) => published.has(path))) return true
  const newest = await pages.newest()
  if (mayBePrepared && paths.some((path) => newest.has(path))) return true
  const end = paths.at(-1) ?? ""
  const reason = noPageAt(end, published, newest)
  return paths.length === 1 ? reason : `“${paths[0]}” leads on to “${end}” by a redirect. ${reason}`
}
