import type { Page, Request, Route } from "@playwright/test"
import { askSite, scriptsOf } from "../../support/site-scripts"
import { pathOfTarget, START } from "./addresses"
import type { Fault, FaultCase, Resource } from "./fault-case"

/** A static query that only the page that is asked for needs: the site's own is on every page. */
const OWN_STATIC_QUERY = "1234567890"
const SITE_STATIC_QUERY = /"staticQueryHashes":\["(\d+)"\]/

const HASH = "[0-9a-f]{10}"
const APP_SCRIPTS = ["app", "framework", "webpack-runtime"] as const

const pageDataOf = (path: string): string => `/page-data${path}/page-data.json`

async function scriptsOfPage(page: string): Promise<string[]> {
  const { componentChunkName } = (await askSite(pageDataOf(page))) as { componentChunkName: string }
  return scriptsOf(componentChunkName)
}

export const pageScriptOf = async (page: string): Promise<string | undefined> =>
  (await scriptsOfPage(page)).at(-1)

/** The script that the page shares with some other templates, and not with all. */
async function sharedScriptOf(page: string): Promise<string> {
  const [shared] = (await scriptsOfPage(page)).slice(0, -1)
  if (!shared) throw new Error(`${page} shares no script of its own with other templates`)
  return shared
}

/** Paths of the resource that fails. */
async function isFailing({
  resource,
  fault,
  withQuery,
  persistence,
}: FaultCase): Promise<(path: string) => boolean> {
  const target = pathOfTarget(resource)
  const isScript = (script: string | undefined) => (path: string) => path === script
  const matches = (pattern: string) => (path: string) => new RegExp(`^${pattern}$`).test(path)
  switch (resource) {
    case "page data":
      return (path) =>
        path === pageDataOf(target) ||
        (fault === "500 everywhere" && path === pageDataOf("/500.html"))
    case "app data":
      return matches("/page-data/app-data.json")
    case "static query":
      return matches(`/page-data/sq/d/${OWN_STATIC_QUERY}.json`)
    case "slice data":
      return matches("/slice-data/header-frame--400.json")
    case "page chunk":
      return isScript(await pageScriptOf(target))
    case "shared chunk":
      return isScript(await sharedScriptOf(target))
    case "style sheet":
      return matches(`/styles\\.${HASH}\\.css`)
    case "app script": {
      // Each in turn.
      const turn = fault.length + Number(withQuery) + Number(persistence === "always")
      return matches(`/${APP_SCRIPTS[turn % APP_SCRIPTS.length] ?? "app"}-${HASH}\\.js`)
    }
  }
}

export interface FaultCount {
  /** Requests for the resource since the fault began. */
  requests: number
  /** Those among them that are never answered. */
  unanswered: Set<Request>
}

/** From now on the resource fails, for the first time asked for or every time. */
export async function beginFault(page: Page, faultCase: FaultCase): Promise<FaultCount> {
  const count: FaultCount = { requests: 0, unanswered: new Set() }
  const fails = await isFailing(faultCase)
  await page.route(
    ({ pathname }) => fails(pathname),
    async (route) => {
      count.requests += 1
      if (faultCase.persistence === "once" && count.requests > 1) return route.fallback()
      if (faultCase.fault === "no answer") count.unanswered.add(route.request())
      return fail(route, faultCase)
    },
  )
  if (faultCase.fault === "page gone") {
    await page.route(
      ({ pathname }) => pathname === pathOfTarget(faultCase.resource),
      async (route) => {
        const url = new URL("/no-such-page", route.request().url()).href
        return route.fulfill({ response: await route.fetch({ url }) })
      },
    )
  }
  return count
}

export const CAPTIVE_PORTAL =
  "<!doctype html><title>Welcome</title><h1>Sign in to the hotel’s network</h1>"

async function fail(route: Route, { resource, fault }: FaultCase): Promise<void> {
  const status = STATUS[fault]
  if (status !== undefined) {
    // As the site's own server answers: data that failed is an object, too.
    return isScript(resource)
      ? route.fulfill({ status, contentType: "text/plain", body: fault })
      : route.fulfill({ status, json: { error: fault } })
  }
  switch (fault) {
    case "connection reset":
      return route.abort("connectionreset")
    case "HTML instead":
      return route.fulfill({ contentType: "text/html", body: CAPTIVE_PORTAL })
    case "broken content":
      return route.fulfill(
        isScript(resource)
          ? { contentType: "application/javascript", body: "(()=>{" }
          : { contentType: "application/json", body: '{"componentChunkName":"component---s' },
      )
    default:
      // Never answered: the browser waits for as long as the page lets it.
      return undefined
  }
}

const isScript = (resource: Resource): boolean =>
  resource === "app script" || resource.endsWith("chunk")

const STATUS: Partial<Record<Fault, number>> = {
  "404": 404,
  "500": 500,
  "503": 503,
  "page gone": 404,
  "500 everywhere": 500,
}

/**
 * Makes the start page link to the address, and the resource one that only the page that is asked for needs. Without
 * a fault all this changes nothing that a visitor could see of that page.
 */
export async function prepareSite(
  page: Page,
  { resource, address }: { resource: Resource; address: string },
): Promise<void> {
  await page.route("**/slice-data/footer.json", async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '"href":"/privacy-policy"',
      JSON.stringify({ href: address }).slice(1, -1),
    )
    return route.fulfill({ response, body })
  })
  await page.route(
    ({ pathname }) => pathname === START,
    async (route) => {
      // With the server's own headers: a document that isolates itself less than the others is shut out by them.
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replaceAll('href="/privacy-policy"', `href="${address}"`)
      return route.fulfill({ response, body })
    },
  )
  if (resource === "static query") {
    await rewriteJson(page, pageDataOf(pathOfTarget(resource)), (json) =>
      json.replace(SITE_STATIC_QUERY, `"staticQueryHashes":["$1","${OWN_STATIC_QUERY}"]`),
    )
    await page.route(`**/page-data/sq/d/${OWN_STATIC_QUERY}.json`, (route) =>
      route.fulfill({ json: { data: {} } }),
    )
  }
}

async function rewriteJson(
  page: Page,
  path: string,
  rewrite: (json: string) => string,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch()
      const json = await response.text()
      const body = rewrite(json)
      if (body === json) throw new Error(`${path} is not what this test expects`)
      return route.fulfill({ response, body })
    },
  )
}
