import { describe, expect, it } from "@jest/globals"
import { APP_NAME, APP_SHORT_NAME, START_URL } from "../../../src/theme/app-identity"
import { gatsbyPlugins } from "../../../gatsby/gatsby-plugins"
import { MANIFEST } from "../../../gatsby/manifest"

const configuration = {
  cmsGraphqlUrl: "http://cms.test/api/graphql",
  cmsApiKey: "a-secret-key",
  cmsAuthScheme: "api-clients API-Key",
  siteUrl: "https://www.quattrocento.example",
  serviceWorker: true,
}

const TAG_MANAGER = "gatsby-plugin-google-tagmanager"

const names = (plugins: ReturnType<typeof gatsbyPlugins>): string[] =>
  plugins.map((plugin) => (typeof plugin === "string" ? plugin : plugin.resolve))

function optionsOf(name: string, gtmId?: string): unknown {
  const found = gatsbyPlugins({ ...configuration, gtmId }).find(
    (plugin) => typeof plugin === "object" && plugin.resolve === name,
  )
  return typeof found === "object" ? found.options : undefined
}

describe("the site's plugins", () => {
  it("have no tag manager unless its id is given", () => {
    expect(names(gatsbyPlugins(configuration))).not.toContain(TAG_MANAGER)
  })

  it("load the tag manager's container, and leave page views and web vitals to the site", () => {
    expect(optionsOf(TAG_MANAGER, "GTM-ABC1234")).toEqual({
      id: "GTM-ABC1234",
      enableWebVitalsTracking: false,
    })
  })

  it("make an app that opens at the flagship brand, for phones and for launchers that crop", () => {
    expect([APP_NAME, APP_SHORT_NAME, START_URL]).toEqual(["400 by Quattrocento", "400", "/400"])
    expect(MANIFEST).toMatchObject({
      id: "/400",
      name: APP_NAME,
      short_name: APP_SHORT_NAME,
      start_url: START_URL,
      scope: "/",
      display: "standalone",
      icons: expect.arrayContaining([
        expect.objectContaining({ sizes: "512x512", purpose: "any" }),
        expect.objectContaining({ sizes: "512x512", purpose: "maskable" }),
      ]),
    })
  })

  it("put nothing of the manifest into every page's script, where Gatsby writes their options", () => {
    expect(JSON.stringify(optionsOf("gatsby-plugin-manifest")).length).toBeLessThan(80)
  })

  it("come after the manifest where they cache it", () => {
    const order = names(gatsbyPlugins(configuration))
    expect(order.indexOf("gatsby-plugin-offline")).toBeGreaterThan(
      order.indexOf("gatsby-plugin-manifest"),
    )
  })

  it("have no service worker where it is switched off", () => {
    expect(names(gatsbyPlugins({ ...configuration, serviceWorker: false }))).not.toContain(
      "gatsby-plugin-offline",
    )
  })

  it("hold the CMS's key in no option that could be printed", () => {
    expect(JSON.stringify(gatsbyPlugins(configuration))).not.toContain(configuration.cmsApiKey)
  })
})
