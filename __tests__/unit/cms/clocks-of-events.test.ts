import { jest } from "@jest/globals"

interface Wrong {
  path: string
  label?: string
  message: string
}

class MockValidationError extends Error {
  data: { errors: readonly Wrong[] }
  constructor(data: { errors: readonly Wrong[] }) {
    super("A field is invalid.")
    this.data = data
  }
}
jest.mock("payload", () => ({ ValidationError: MockValidationError }), { virtual: true })
const { keepClocksOfEvents } = jest.requireActual<{
  keepClocksOfEvents: (told: { doc: object; req: object }) => Promise<void>
}>("../../../cms/src/collections/locations/clocks-of-events")

it("an event that cannot be saved with its venue's corrected time zone is named, with what is wrong of it", async () => {
  const event = { id: 7, title: "Dough class", startsAt: "2030-11-22T18:00:00.000Z" }
  const errors = [{ path: "summary", label: "Event > Summary", message: "This is required." }]
  const payload = {
    findByID: ({ collection }: { collection: string }) =>
      Promise.resolve(
        collection === "locations"
          ? { name: "Ember", currency: "EUR", timeZone: "Europe/Lisbon" }
          : { _status: "published" },
      ),
    find: () => Promise.resolve({ docs: [{ ...event, startsAt_tz: "Europe/Rome" }] }),
    update: () => Promise.reject(new MockValidationError({ errors })),
  }
  await expect(keepClocksOfEvents({ doc: { id: 3 }, req: { payload } })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: "timeZone",
          message: expect.stringMatching(/“Dough class”.*Event > Summary: This is required\./),
        },
      ],
    },
  })
})
