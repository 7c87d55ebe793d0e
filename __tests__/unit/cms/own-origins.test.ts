/** @jest-environment node */
import {
  admitNavigation,
  ownOrigins,
  refuseForeignPage,
  servedOverTls,
} from "../../../cms/src/server/own-origins"

const ORIGINS = ownOrigins({ CMS_PORT: "3100", CMS_URL: "https://cms.example.com/admin" })

describe("whose page asks", () => {
  it("knows the panel by every name of this machine, and by the address that CMS_URL gives", () => {
    expect(ORIGINS).toEqual([
      "http://localhost:3100",
      "http://127.0.0.1:3100",
      "http://[::1]:3100",
      "https://cms.example.com",
    ])
    expect(ownOrigins({ CMS_HOST: "192.168.1.5" })).toContain("http://192.168.1.5:3000")
    expect(ownOrigins({ CMS_HOST: "0.0.0.0", CMS_PORT: "80" })).toContain("http://localhost")
    expect(servedOverTls({ CMS_URL: "https://cms.example.com" })).toBe(true)
    expect(servedOverTls({})).toBe(false)
    expect(() => ownOrigins({ CMS_URL: "cms.example.com" })).toThrow(/^CMS_URL is /)
  })

  it.each([
    ["the public site, another port of the same host", { origin: "http://localhost:8000" }],
    ["another site", { origin: "https://evil.example" }],
    ["a page that hides itself", { origin: "null" }],
    [
      "a page of the same site, in a browser that leaves Origin out",
      { "sec-fetch-site": "same-site" },
    ],
  ])("lets %s change nothing", (_, headers) => {
    for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
      expect(refuseForeignPage({ method, headers }, ORIGINS)).toContain("not the CMS's own")
    }
  })

  it("lets the panel, programs and whoever only reads in", () => {
    const lets = (method: string, headers: Record<string, string>): void =>
      expect(refuseForeignPage({ method, headers }, ORIGINS)).toBeUndefined()
    lets("POST", { origin: "http://localhost:3100", "sec-fetch-site": "same-origin" })
    lets("POST", { origin: "https://cms.example.com" })
    lets("POST", {})
    lets("GET", { origin: "https://evil.example" })
  })

  it("keeps an editor signed in who follows a link from their mail, or reads over plain http", () => {
    const site = (method: string, headers: Record<string, string>): string | undefined => {
      const request = { method, headers: { ...headers }, rawHeaders: [] as string[] }
      admitNavigation(request)
      return (request.headers as Record<string, string>)["sec-fetch-site"]
    }
    const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }
    expect(site("GET", { ...link, "sec-fetch-dest": "document" })).toBe("none")
    expect(site("GET", { ...link, "sec-fetch-dest": "iframe" })).toBe("cross-site")
    expect(site("GET", {})).toBe("none")
    expect(site("POST", {})).toBeUndefined()
    expect(site("GET", { "sec-fetch-site": "cross-site" })).toBe("cross-site")
  })
})
