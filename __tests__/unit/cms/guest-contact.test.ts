/** @jest-environment node */
import { asForms, asFormsHaveIt } from "../../../cms/src/validation/guest-contact"
import { problemWith } from "../../../shared/submissions/field-rules"

it.each([
  ["phone", "020 7946 0000"],
  ["phone", "+44-20-7946-0000 ext. 12"],
  ["email", "ivan@xn--80ak6aa92e.xn--p1ai"],
] as const)("the CMS takes the %s %s in, as the form did", (is, value) => {
  expect(problemWith({ is }, value)).toBeUndefined()
  expect(asForms(is)(value, {})).toBe(true)
})

it.each([
  ["phone", "०६ ५५५० ०१०१", "06 5550 0101"],
  ["email", " ada@münchen.de ", "ada@xn--mnchen-3ya.de"],
] as const)("staff type the %s %s, and the CMS keeps %s", (is, value, kept) => {
  expect(asForms(is)(value, {})).toBe(true)
  const [keep] = asFormsHaveIt(is).hooks.beforeValidate
  expect(keep?.({ value })).toBe(kept)
})

it.each(["ada..l@example.com", "ada.@example.com", ".ada@example.com"])(
  "a form refuses %s, which no mail server knows",
  (value) => {
    expect(problemWith({ is: "email" }, value)).toBe("no email")
  },
)
