/** @jest-environment node */
import { checkPassword } from "../../../cms/src/validation/password"
import { newSecrets } from "../../../lib/env-file"

const EMAIL = "giulia.rossi@quattrocento.example"

describe("a password", () => {
  it.each([
    "flour water salt",
    "Margherita!2019",
    "горячая печь 400",
    newSecrets().CMS_ADMIN_PASSWORD,
  ])("may be “%s”", (password) => expect(checkPassword(password, EMAIL)).toBe(true))

  it.each([
    ["abc", /has 3 characters. It needs 12/],
    ["12345678901", /has 11 characters/],
    [EMAIL.toUpperCase(), /is the email address/],
    ["Giulia.Rossi", /is the email address/],
    ["Password1234", /first that are tried/],
    ["abcabcabcabc", /first that are tried/],
    ["            ", /first that are tried/],
    ["a".repeat(300), /256 are the most/],
  ])("may not be “%s”", (password, why) => expect(checkPassword(password, EMAIL)).toMatch(why))
})
