import { isDelivery } from "../../../cms/src/access/delivery"

describe("the key of the forms' server", () => {
  it.each([
    { status: "new" },
    { status: "suspect", suspicion: "links" },
    { name: "Ada" },
    undefined,
  ])("brings what a guest has sent: %j", (data) => expect(isDelivery(data)).toBe(true))

  it.each([
    { status: "closed" },
    { status: "confirmed" },
    { status: "new", staffNote: "Trust them" },
    { status: "new", retainUntil: "2099-01-01T12:00:00.000Z" },
  ])("says nothing in the place of staff: %j", (data) => expect(isDelivery(data)).toBe(false))
})
