import { signPreviewToken, verifyPreviewToken } from "../../../shared/preview-token"

const SECRET = "a-secret-of-the-preview"
const claim = { collection: "news", id: "12", user: "3", exp: 2_000_000_000 }
const token = signPreviewToken(claim, SECRET)
const [payload = "", signature = ""] = token.split(".")
const before = 1_999_999_999_000

describe("a link to a preview", () => {
  it("says what was signed, until it expires", () => {
    expect(verifyPreviewToken(token, SECRET, before)).toEqual(claim)
    expect(verifyPreviewToken(token, SECRET, 2_000_000_000_000)).toBeUndefined()
  })

  it.each([
    [
      "another document",
      `${Buffer.from(JSON.stringify({ ...claim, id: "13" })).toString("base64url")}.${signature}`,
    ],
    ["another secret", signPreviewToken(claim, `${SECRET}2`)],
    ["a part too many", `${token}.${signature}`],
    ["no signature", payload],
    ["a cut signature", token.slice(0, -4)],
    ["what is no claim", signPreviewToken(JSON.parse('{"collection":1}'), SECRET)],
    ["nothing", ""],
  ])("is refused with %s", (_, changed) => {
    expect(verifyPreviewToken(changed, SECRET, before)).toBeUndefined()
  })

  it("is refused where no secret is set", () => {
    expect(verifyPreviewToken(signPreviewToken(claim, ""), "", before)).toBeUndefined()
  })
})
