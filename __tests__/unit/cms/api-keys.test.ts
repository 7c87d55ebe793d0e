import { keyFrom } from "../../../cms/src/collections/api-clients/key-from"

describe("the keys of the site and of the preview", () => {
  it("are refused where they are the same, which would show drafts on the site", () => {
    const same = { CMS_API_KEY: "one-key", PREVIEW_API_KEY: " one-key " }
    for (const variable of ["CMS_API_KEY", "PREVIEW_API_KEY"] as const) {
      expect(() => keyFrom(same, variable)).toThrow(/the same as CMS_API_KEY/)
    }
  })

  it("are taken without the spaces around them", () => {
    const env = { CMS_API_KEY: "one-key", PREVIEW_API_KEY: " another-key " }
    expect(keyFrom(env, "PREVIEW_API_KEY")).toBe("another-key")
    expect(keyFrom({ CMS_API_KEY: "one-key" }, "PREVIEW_API_KEY")).toBeUndefined()
    expect(() => keyFrom({ CMS_API_KEY: "one key" }, "CMS_API_KEY")).toThrow(/holds a space/)
  })
})
