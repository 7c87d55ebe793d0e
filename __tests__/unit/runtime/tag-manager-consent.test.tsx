import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { gatsbyPlugins } from "../../../gatsby/gatsby-plugins"
import { holdTags } from "../../../src/runtime/tag-manager/hold-tags"
import { loadWebVitals } from "../../../src/runtime/tag-manager/load-web-vitals"
import { reportWebVitals } from "../../../src/runtime/tag-manager/web-vitals"
import { CONSENT_CHOSEN } from "../../../src/ui/tag-consent"

jest.mock("../../../src/runtime/tag-manager/web-vitals", () => ({ reportWebVitals: jest.fn() }))

const PLUGIN = "gatsby-plugin-google-tagmanager"

interface Page {
  head: ReactNode[]
  preBody: ReactNode[]
}

/** What the plugin itself writes into a page of a build with these settings, and what the site makes of it. */
function pageOf(gtmId: string | undefined): Page {
  const plugins = gatsbyPlugins({
    cmsGraphqlUrl: "http://cms.test/api/graphql",
    cmsApiKey: "a-secret-key",
    cmsAuthScheme: "api-clients API-Key",
    siteUrl: "https://www.quattrocento.example",
    serviceWorker: true,
    gtmId,
  })
  const page: Page = { head: [<meta key="other" />], preBody: [<div key="other" />] }
  for (const plugin of plugins) {
    if (typeof plugin === "string" || plugin.resolve !== PLUGIN) continue
    const { onRenderBody } = jest.requireActual<{
      onRenderBody: (args: object, options: unknown) => void
    }>(`${PLUGIN}/gatsby-ssr`)
    onRenderBody(
      {
        setHeadComponents: (components: ReactNode[]) => page.head.push(...components),
        setPreBodyComponents: (components: ReactNode[]) => page.preBody.push(...components),
      },
      plugin.options,
    )
  }
  const args: Pick<
    PreRenderHTMLArgs,
    | "getHeadComponents"
    | "replaceHeadComponents"
    | "getPreBodyComponents"
    | "replacePreBodyComponents"
  > = {
    getHeadComponents: () => page.head,
    replaceHeadComponents: (components) => (page.head = [...components]),
    getPreBodyComponents: () => page.preBody,
    replacePreBodyComponents: (components) => (page.preBody = [...components]),
  }
  holdTags(args as PreRenderHTMLArgs)
  return page
}

const scriptsOf = ({ head }: Page): string[] =>
  head.flatMap((component) =>
    isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component) &&
    component.props.dangerouslySetInnerHTML
      ? [component.props.dangerouslySetInnerHTML.__html]
      : [],
  )

/** Opens a page of a build with a container, as a browser does: its inline script runs in the head. */
function open(): void {
  document.head.innerHTML = ""
  delete window.dataLayer
  delete window.tagConsent
  for (const text of scriptsOf(pageOf("GTM-ABC1234"))) {
    const script = document.createElement("script")
    script.textContent = text
    document.head.append(script)
  }
}

/** As the site tells of a page that is shown (route-events.ts). */
function view(path: string): void {
  history.pushState(null, "", path)
  window.dataLayer?.push({ event: "viewPage", path })
}

const containers = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src)

/** Google's commands as lists, events by their names, with the address of a page. */
const told = (): unknown[] =>
  (window.dataLayer ?? []).map((entry: object) => {
    if (!("event" in entry)) return Array.from(entry as ArrayLike<unknown>)
    return "path" in entry ? [entry.event, entry.path] : entry.event
  })

const DENIED = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
}
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((name) => [name, "granted"]))
const CONTAINER = "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"

const yes = { statistics: true, marketing: true }
const no = { statistics: false, marketing: false }

const { NODE_ENV } = process.env
const setNodeEnv = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value })

beforeEach(() => {
  // The plugin does nothing in development.
  setNodeEnv("production")
  localStorage.clear()
  open()
})
afterEach(() => setNodeEnv(NODE_ENV))

describe("a page of a build with a container", () => {
  it("has no script of it, and no frame for browsers without scripts, where none can agree", () => {
    const page = pageOf("GTM-ABC1234")
    expect(scriptsOf(page)).toHaveLength(1)
    expect(page.preBody.map((component) => isValidElement(component) && component.key)).toEqual([
      "other",
    ])
  })

  it("asks no tag host for anything before the choice, and has denied all before all else", () => {
    view("/")
    expect(containers()).toEqual([])
    expect(told()[0]).toEqual(["consent", "default", DENIED])
  })

  it("loads it after a yes, granted first, and tells it of the page that is being read alone", () => {
    for (const path of ["/", "/menus"]) view(path)
    window.dataLayer?.push({ event: "gatsby-route-change" })
    window.tagConsent?.choose(yes)
    expect(containers()).toEqual([CONTAINER])
    expect(told()).toEqual([
      ["consent", "default", DENIED],
      ["consent", "update", GRANTED],
      "gtm.js",
      ["viewPage", "/menus"],
    ])
    view("/news")
    expect(told().at(-1)).toEqual(["viewPage", "/news"])
  })

  it("tells of a page that is told a moment after the yes, and not of the one before", () => {
    view("/menus")
    history.pushState(null, "", "/about")
    window.tagConsent?.choose(yes)
    view("/about")
    expect(told().slice(-2)).toEqual(["gtm.js", ["viewPage", "/about"]])
  })

  it("grants what was allowed, and nothing else", () => {
    window.tagConsent?.choose({ statistics: true, marketing: false })
    expect(told()[1]).toEqual(["consent", "update", { ...DENIED, analytics_storage: "granted" }])
    expect(containers()).toEqual([CONTAINER])
  })

  it("loads nothing after a no, also on the next page, until the guest thinks again", () => {
    window.tagConsent?.choose(no)
    expect(containers()).toEqual([])
    open()
    expect([containers(), window.tagConsent?.choice]).toEqual([[], no])
    view("/contact")
    window.tagConsent?.choose(yes)
    expect(containers()).toEqual([CONTAINER])
    expect(told().slice(1)).toEqual([
      ["consent", "update", GRANTED],
      "gtm.js",
      ["viewPage", "/contact"],
    ])
  })

  it("remembers a yes: on the next page the container is loaded at once, granted first", () => {
    window.tagConsent?.choose(yes)
    open()
    expect(containers()).toEqual([CONTAINER])
    expect(told()).toEqual([
      ["consent", "default", DENIED],
      ["consent", "update", GRANTED],
      "gtm.js",
    ])
  })

  it("asks anew where what is kept of the answer cannot be read", () => {
    localStorage.setItem("tag-consent", "{yes")
    open()
    expect([containers(), window.tagConsent?.choice]).toEqual([[], null])
  })

  it("measures nothing before a yes to statistics", async () => {
    loadWebVitals()
    window.tagConsent?.choose({ statistics: false, marketing: true })
    dispatchEvent(new Event(CONSENT_CHOSEN))
    await Promise.resolve()
    expect(reportWebVitals).not.toHaveBeenCalled()
    open()
    window.tagConsent?.choose({ statistics: true, marketing: true })
    dispatchEvent(new Event(CONSENT_CHOSEN))
    await new Promise((resolve) => setTimeout(resolve))
    expect(reportWebVitals).toHaveBeenCalledWith(window.dataLayer)
  })
})

describe("a page of a build without one", () => {
  it("has no tag, and no question", () => {
    const page = pageOf(undefined)
    expect(scriptsOf(page)).toEqual([])
    expect([page.head.length, page.preBody.length]).toEqual([1, 1])
  })
})
