import {
  addressOfFile,
  isPage,
  pageDataFile,
  pageOfData,
  sliceDataFile,
  staticQueryFile,
} from "../../shared/page-files"
import { getOrMake } from "../../lib/get-or-make"
import { parsedJson } from "../../lib/parsed-json"
import { decodedPath, isAppShell } from "../../shared/paths"
import { isNamedByBuild } from "../../shared/site-files"
import { type DocumentPlace } from "../manifest"
import { type Gate, type GateContext, type GateFinding } from "./gate"
import { askedAnew, isAnswered } from "./paths"

/** Every address on the site that a page or a page's data leads to is answered. */
export const linksGate: Gate = (context) => [...brokenLinks(context), ...brokenData(context)]

/** What every page shows is written here. */
const FRAME: DocumentPlace = { collection: "site-settings", id: null }
/** From so many pages on, something on most pages of the site stands in its frame. */
const SEVERAL = 4
const MOST_NAMED = 3

function brokenLinks(context: GateContext): GateFinding[] {
  const { candidate, previous, changed, pageFacts } = context
  const isBroken = remember((path) => !isAnswered(candidate, path))
  const changedPages = new Set(changed.filter(isPage))
  const filesWith = new Map<string, string[]>()
  function check(files: Iterable<string>, isAmiss: (path: string) => boolean): void {
    for (const file of files) {
      const page = addressOfFile(file)
      for (const link of pageFacts(file).links) {
        const path = pathOf(link, page)
        if (isAmiss(path)) getOrMake(filesWith, path, () => []).push(file)
      }
    }
  }
  check(changedPages, isBroken)
  // What has not changed was checked when it was new; only what has gone since can have broken it.
  if (previous && hasLostAddresses(context)) {
    const unchanged = pagesIn(context).filter((file) => !changedPages.has(file))
    const isLost = remember((path) => isBroken(path) && isAnswered(previous, path))
    check(unchanged.sort(), isLost)
  }
  return [...filesWith].map(([path, files]) => {
    const pages = files.map(addressOfFile)
    const isFrame = pages.length >= SEVERAL && pages.length > pagesIn(context).length / 2
    // What a page loads is the build's business, where it leads an editor's.
    const isLoaded =
      isFile(path) &&
      (isMade(path) ||
        !files.slice(0, MOST_NAMED).some((file) => leadsTo(context.read(file).toString(), path)))
    const finding =
      brokenRedirect(context, pages, path) ??
      (isLoaded ? missingPart(pages, path) : brokenLink(pages, path, isFrame))
    return { ...finding, path: pages[0] ?? path }
  })
}

const pagesIn = ({ candidate }: GateContext): string[] =>
  [...candidate.files.names()].filter(isPage)

/** A link that is no address leads nowhere, and is told as it stands. */
function pathOf(link: string, page: string): string {
  if (link.startsWith("/")) return link
  const base = `http://site${page}`
  return URL.canParse(link, base) ? new URL(link, base).pathname : link
}

const isFile = (path: string): boolean => /\.[a-z0-9]{2,8}$/i.test(path)

/** The build makes these, and the links to them. */
const isMade = (path: string): boolean => isNamedByBuild(path) || path.endsWith(".xml")

/** Whether a page has a link for guests to an address, and does not load it itself. */
const leadsTo = (html: string, path: string): boolean =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"?#]*)/g)].some(([, address]) => address === path)

/** A redirect that was left out because its page has gone: to add one would be no advice. */
function brokenRedirect({ facts }: GateContext, pages: readonly string[], path: string) {
  const found = facts.redirects.find(({ from }) => decodedPath(from) === decodedPath(path))
  if (!found) return undefined
  const links = pages.length === 1 ? "links" : "link"
  return {
    byContent: true,
    document: { collection: "redirects", id: found.id ?? null },
    message: `${listed(pages)} ${links} to ${path}, a redirect that leads nowhere: the site has nothing at “${found.to}”. Publish that page again, change where the redirect leads, or mend the link.`,
  }
}

const missingPart = (pages: readonly string[], path: string) => ({
  message: `${listed(pages)} ${pages.length === 1 ? "needs" : "need"} ${path}, which the site does not have. Publish again; where that does not help, tell whoever runs the site.`,
})

function brokenLink(pages: readonly string[], path: string, isFrame: boolean) {
  const link = pages.length === 1 ? "links" : "link"
  const mend = isFrame
    ? "The link stands in the announcement or the navigation: mend it there"
    : "Mend the link"
  return {
    byContent: true,
    document: isFrame ? FRAME : null,
    message: `${isFrame ? "Most pages" : listed(pages)} ${link} to ${path}, which the site does not have. ${mend}, publish what it leads to, or add a redirect from ${path}.`,
  }
}

/** “The pages /about, /book and 12 more” */
function listed(pages: readonly string[]): string {
  if (pages.length === 1) return `The page ${pages.join()}`
  const named = pages.length > MOST_NAMED + 1 ? pages.slice(0, MOST_NAMED) : pages.slice(0, -1)
  const rest = pages.length - named.length
  return `The pages ${named.join(", ")} and ${rest === 1 ? (pages.at(-1) ?? "") : `${rest} more`}`
}

const hasLostAddresses = ({ candidate, previous, removed }: GateContext): boolean =>
  removed.length > 0 || !!previous?.redirects.some(({ from }) => !isAnswered(candidate, from))

interface PageData {
  staticQueryHashes?: readonly string[]
  slicesMap?: Readonly<Record<string, string>>
}

/** What the client runtime loads for each page. */
function brokenData({ candidate, facts, known, changed, read }: GateContext): GateFinding[] {
  const absent = askedAnew(facts.pages, known?.pages)
    .filter((page) => !isAppShell(page) && !candidate.files.has(pageDataFile(page)))
    .map((page) => needs(page, pageDataFile(page), NOT_MADE))
  const broken: GateFinding[] = []
  for (const file of changed) {
    const page = pageOfData(file)
    if (page === undefined) continue
    const pageData = parsedJson<PageData>(read(file).toString("utf8"))
    if (!pageData) {
      broken.push(needs(page, file, "is not whole"))
      continue
    }
    const { staticQueryHashes = [], slicesMap = {} } = pageData
    const needed = [
      ...staticQueryHashes.map(staticQueryFile),
      ...Object.values(slicesMap).map(sliceDataFile),
    ]
    for (const name of needed)
      if (!candidate.files.has(name)) broken.push(needs(page, name, NOT_MADE))
  }
  return [...absent, ...broken]
}

const NOT_MADE = "the build did not make"

const needs = (page: string, file: string, fault: string): GateFinding => ({
  message: `The page ${page} needs /${file}, which ${fault}. Publish again; where that does not help, tell whoever runs the site.`,
  path: page,
})

function remember(answer: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => getOrMake(known, path, () => answer(path))
}
