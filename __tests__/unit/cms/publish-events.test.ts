import { changedFields, eventOf } from "../../../cms/src/publishing/changes"
import { readPreview } from "../../../cms/src/publishing/preview-link"
import { readPublishHook } from "../../../cms/src/publishing/settings"

const EARLIER = "2026-11-20T10:00:00.000Z"
const NOW = "2026-11-20T11:00:00.000Z"

const article = (status: "draft" | "published", updatedAt: string, fields: object = {}) => ({
  id: 1,
  title: "Truffle week",
  _status: status,
  updatedAt,
  ...fields,
})

describe("what a change is to the site", () => {
  it.each([
    ["a first publish", undefined, article("published", NOW), "publish"],
    ["a draft that is published", article("draft", EARLIER), article("published", NOW), "publish"],
    [
      "an edit of a published one",
      article("published", EARLIER),
      article("published", NOW),
      "publish",
    ],
    ["an unpublish", article("published", EARLIER), article("draft", NOW), "unpublish"],
    ["a deleted published one", article("published", EARLIER), undefined, "delete"],
    ["a picture, which has no drafts", undefined, { id: 1, updatedAt: NOW }, "publish"],
    ["a new draft", undefined, article("draft", NOW), undefined],
    [
      "a draft saved over a published one",
      article("published", EARLIER),
      article("published", EARLIER),
      undefined,
    ],
    ["a draft that is saved again", article("draft", EARLIER), article("draft", NOW), undefined],
    ["a deleted draft", article("draft", EARLIER), undefined, undefined],
  ])("%s", (_, before, after, event) => {
    expect(eventOf({ before, after })).toBe(event)
  })

  it("names the fields that differ from what was published, and no others", () => {
    const before = article("published", EARLIER, {
      image: 3,
      tags: ["autumn"],
      seo: { description: "" },
      steps: [{ id: "a1", text: "Shave" }],
    })
    const after = article("published", NOW, {
      title: "Truffle fortnight",
      image: 4,
      tags: ["autumn"],
      seo: { description: null },
      steps: [{ id: "b7", text: "Shave" }],
    })
    expect(changedFields({ before, after })).toEqual(["title", "image"])
  })

  it("counts nothing that was only ever a draft as published before", () => {
    const change = { before: article("draft", EARLIER), after: article("published", NOW) }
    expect(changedFields(change)).toEqual(["title"])
  })
})

describe("the settings of publishing", () => {
  const secret = Buffer.alloc(24, 7).toString("base64")
  const url = "http://localhost:8000/hooks/publish"

  it("may be left out", () => {
    expect(readPublishHook({ PUBLISH_SECRET: secret })).toBeUndefined()
    expect(readPreview({ PREVIEW_URL: "" })).toBeUndefined()
  })

  it.each([secret, `whsec_${secret}`])("take the secret %s", (value) => {
    expect(readPublishHook({ PUBLISH_HOOK_URL: url, PUBLISH_SECRET: value })).toEqual({
      url,
      secret: value,
      token: undefined,
    })
  })

  it.each([undefined, "short", "c2hvcnQ=", "not base64 at all, but long enough"])(
    "are refused with the secret %s",
    (value) => {
      const read = () => readPublishHook({ PUBLISH_HOOK_URL: url, PUBLISH_SECRET: value })
      expect(read).toThrow(/^PUBLISH_SECRET is .* 24 random bytes/)
    },
  )

  it("are refused with an address that is none, or a preview without a secret", () => {
    expect(() =>
      readPublishHook({ PUBLISH_HOOK_URL: "localhost", PUBLISH_SECRET: secret }),
    ).toThrow(/^PUBLISH_HOOK_URL is “localhost”/)
    expect(() => readPreview({ PREVIEW_URL: "http://localhost:8001" })).toThrow(
      /^PREVIEW_SECRET is not set/,
    )
  })
})
