import { answerOnWhen } from "../../../cms/src/collections/events/when-in-words"

describe("the answer on when an event takes place", () => {
  const once = { zone: "Europe/Rome", frequency: "none", until: null, changed: [] }

  it("is the same of a time as it is typed and as it is stored", () => {
    const [typed, stored] = ["2030-05-18T19:00", "2030-05-18T17:00:00.000Z"]
    const answers = [typed, stored].map((startsAt) => answerOnWhen({ ...once, startsAt }))
    expect(answers).toEqual(["2030-05-18T19:00", "2030-05-18T19:00"])
  })

  it("holds for one series, and for one time of an event that is held once, whatever day was left standing", () => {
    const startsAt = "2030-05-18T19:00"
    const of = (frequency: string, until: string | null) =>
      answerOnWhen({ ...once, startsAt, frequency, until })
    expect(of("weekly", "2030-06-30T12:00:00.000Z")).toBe("2030-05-18T19:00+weekly+2030-06-30")
    expect(of("none", "2030-06-30T12:00:00.000Z")).toBe(startsAt)
  })

  it("holds for the dates that are left out or moved, and for no others", () => {
    const series = {
      ...{ ...once, startsAt: "2030-05-18T19:00", frequency: "weekly" },
      changed: [
        { day: "2030-05-25T12:00:00.000Z" },
        { day: "2030-06-01T12:00:00.000Z", newDay: "2030-06-02T12:00:00.000Z", newTime: "18:00" },
      ],
    }
    expect(answerOnWhen(series)).toBe(
      "2030-05-18T19:00+weekly+2030-05-25+2030-06-01/2030-06-02/18:00",
    )
  })
})
