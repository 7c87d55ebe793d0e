import { beforeDay, fromDay, todayIn } from "../../../cms/src/admin-ui/bookings/days"

it("the list of bookings begins with the day that is not over at any of somebody's venues", () => {
  const now = new Date("2026-11-27T02:00:00Z")
  expect(todayIn(["Europe/Rome"], now)).toBe("2026-11-27")
  expect(todayIn(["Europe/Rome", "America/New_York"], now)).toBe("2026-11-26")
  expect(todayIn([], now)).toBe("2026-11-27")
})

it("what comes is read from today on, what was from its end", () => {
  const conditions = (address: string) =>
    Object.fromEntries(new URL(address, "http://cms").searchParams)
  expect(conditions(fromDay("2026-11-27"))).toEqual({
    sort: "date",
    "where[or][0][and][0][date][greater_than_equal]": "2026-11-27T12:00:00.000Z",
  })
  expect(conditions(beforeDay("2026-11-27"))).toEqual({
    sort: "-date",
    "where[or][0][and][0][date][less_than]": "2026-11-27T12:00:00.000Z",
  })
})
