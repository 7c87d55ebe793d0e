import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { serializeOuter } from "parse5"
import { mendScript } from "../../../../../server/api/answers/mend-fields"
import { checkoutSlip } from "../../../../../server/api/ordering/order-slip"
import { LONGEST_NOTE, readOrder } from "../../../../../shared/ordering/order-form"
import { kitchenOf } from "../../../../../shared/ordering/rules"
import { slotsOf } from "../../../../../shared/booking/slots"
import { FRIDAY, MARGHERITA, NOW, pizzeria } from "../ordering/a-kitchen"

/** The page of an order that was sent like that, as the server answers with it. */
function refused(sent: Readonly<Record<string, string>>): void {
  const { entries, problems } = readOrder({ day: FRIDAY, venue: pizzeria.slug, ...sent })
  const page = checkoutSlip({
    ...{ venue: pizzeria, entries, problems, now: NOW, total: 950, online: undefined, key: "key" },
    basket: { lines: [{ item: MARGHERITA, count: 1 }], gone: [], odd: [] },
    offer: slotsOf(kitchenOf(pizzeria), { day: entries.day, party: 1 }, new Date(NOW)),
    token: "token",
  })
  document.body.innerHTML = serializeOuter(page)
  new Function(mendScript)()
}

it("what is wrong with a field is said until it is mended, and of the others as long as they are wrong", async () => {
  refused({ email: "ada", phone: "no number", message: "x".repeat(LONGEST_NOTE + 1) })
  const [name, email, phone, note] = [/^Your name/, /^E-mail/, /^Telephone/, /^Anything/].map(
    (label) => screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  for (const field of [name, email, phone, note]) expect(field).toHaveAttribute("aria-invalid")

  await userEvent.type(name, " ")
  expect(name).toHaveAttribute("aria-invalid")
  await userEvent.type(name, "Ada")
  expect(name).not.toHaveAttribute("aria-invalid")
  expect(document.getElementById("order-name-problem")).toBeNull()
  await userEvent.type(email, "@example")
  expect(email).toHaveAttribute("aria-invalid")
  await userEvent.type(email, ".org")
  expect(email).not.toHaveAttribute("aria-invalid")
  expect(email).toHaveAccessibleDescription(/confirmation|link/i)
  await userEvent.clear(phone)
  await userEvent.type(phone, "06 55")
  expect(phone).not.toHaveAttribute("aria-invalid")
  await userEvent.type(note, "{backspace}")
  expect(note).not.toHaveAttribute("aria-invalid")
})

it("a time that is chosen is no longer missing", async () => {
  refused({ name: "Ada", email: "ada@example.org" })
  const times = screen.getByRole("radiogroup")
  expect(times).toHaveAttribute("aria-invalid")
  await userEvent.click(screen.getByRole("radio", { name: "19:00" }))
  expect(times).not.toHaveAttribute("aria-invalid")
  expect(times).not.toHaveAccessibleDescription()
})
