/** @jest-environment node */
import { readPreview } from "../../../cms/src/publishing/preview-link"
import { readPreviewConfig } from "../../../server/preview/settings"
import { isWebhookSecret, SHORTEST_SECRET } from "../../../shared/secrets"

const TOO_SHORT = "x".repeat(SHORTEST_SECRET - 1)
const PREVIEW_URL = "http://localhost:8001"

describe("a secret", () => {
  it("of the preview is too short for the CMS exactly where it is for the preview", () => {
    const rest = { PREVIEW_URL, PREVIEW_API_KEY: "k", CMS_GRAPHQL_URL: "http://localhost:3000/api" }
    for (const [secret, refused] of [
      [TOO_SHORT, true],
      [`${TOO_SHORT}x`, false],
    ] as const) {
      const inCms = expect(() => readPreview({ PREVIEW_URL, PREVIEW_SECRET: secret }))
      const inPreview = expect(() => readPreviewConfig({ ...rest, PREVIEW_SECRET: secret }, "/srv"))
      if (refused) inCms.toThrow(/PREVIEW_SECRET is too short/)
      else inCms.not.toThrow()
      if (refused) inPreview.toThrow(/PREVIEW_SECRET is too short/)
      else inPreview.not.toThrow()
    }
  })

  it("of publish hooks is 24 bytes in base64", () => {
    const secret = Buffer.alloc(24, 7).toString("base64")
    expect(isWebhookSecret(secret)).toBe(true)
    expect(isWebhookSecret(`whsec_${secret}`)).toBe(true)
    expect(isWebhookSecret(Buffer.alloc(23, 7).toString("base64"))).toBe(false)
    expect(isWebhookSecret("not base64 at all, but long enough")).toBe(false)
  })
})
