import { describe, expect, it } from "@jest/globals"
import { readConfiguration } from "../../../cms-client/configuration"

const complete = {
  CMS_GRAPHQL_URL: "http://localhost:3000/api/graphql",
  CMS_API_KEY: "key",
}

describe("the configuration", () => {
  it("has an address on this machine unless one is given", () => {
    expect(readConfiguration(complete)).toEqual({
      configuration: {
        cmsGraphqlUrl: "http://localhost:3000/api/graphql",
        cmsApiKey: "key",
        cmsAuthScheme: "api-clients API-Key",
        siteUrl: "http://localhost:8000",
        gtmId: undefined,
        serviceWorker: true,
      },
      problems: [],
    })
    expect(readConfiguration({ ...complete, SITE_PORT: "8123" }).configuration.siteUrl).toBe(
      "http://localhost:8123",
    )
    expect(
      readConfiguration({ ...complete, SITE_URL: "https://www.example.com/" }).configuration
        .siteUrl,
    ).toBe("https://www.example.com")
  })

  it.each([
    ["CMS_GRAPHQL_URL", undefined],
    ["CMS_GRAPHQL_URL", "localhost:3000"],
    ["CMS_API_KEY", ""],
    ["CMS_API_KEY", "two words"],
    ["SITE_URL", "www.example.com"],
    ["GTM_ID", "UA-1234"],
    ["SERVICE_WORKER", "disabled"],
  ])("names %s when it is %j", (name, value) => {
    const { problems } = readConfiguration({ ...complete, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} .* It needs `))
  })

  it("says where in the CMS's admin a key is found", () => {
    const { problems } = readConfiguration({ ...complete, CMS_API_KEY: undefined })
    expect(problems[0]).toContain("Admin → Access → API keys")
  })
})
