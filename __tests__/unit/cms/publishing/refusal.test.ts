import {
  faultsLeft,
  forgottenFaults,
  isToldLater,
  refusedForm,
} from "../../../../cms/src/admin-ui/publishing/refusal"
import { refusalReason } from "../../../../cms/src/admin-ui/publishing/refusal-reason"

const none: ReadonlySet<string> = new Set()
const refused = {
  title: { value: "Fire" },
  hours: { value: 1, valid: false, errorMessage: "No hours." },
  "hours.0.opens": { value: "25:00", valid: false, errorMessage: "No time of day." },
  slug: { value: "fire", valid: false, errorMessage: "It is taken." },
  ticket: { value: "", valid: false, passesCondition: false },
}
const form = refusedForm(refused)

describe("what the CMS refused to save", () => {
  it("may be told a moment after the refusal itself, and not of what is typed then", () => {
    const valid = { title: { value: "" } }
    const told = { title: { value: "", valid: false, errorMessage: "It is required." } }
    const reason = "The following field is invalid: Title"
    const before = { form: refusedForm(valid), reason }
    expect(isToldLater(before, valid)).toBe(false)
    expect(isToldLater(before, told)).toBe(true)
    expect(isToldLater({ ...before, reason: "Somebody else has it." }, told)).toBe(false)
    expect(isToldLater(before, { title: { ...told.title, value: "F" } })).toBe(false)
    expect(isToldLater({ form: refusedForm(told), reason }, told)).toBe(false)
  })

  it("is counted field by field, in the order of the form, without those that are not shown", () => {
    expect(faultsLeft(form, refused, none).map(({ path }) => path)).toEqual([
      "hours.0.opens",
      "slug",
    ])
  })

  it("is what the CMS said as long as nothing is changed, whatever the form hears meanwhile", () => {
    const late = { ...refused, title: { value: "Fire", valid: false }, slug: { value: "fire" } }
    expect(faultsLeft(form, late, none).map(({ path }) => path)).toEqual(["hours.0.opens", "slug"])
  })

  it("is less with each field that is mended, and nothing in the end", () => {
    // The form judges a list anew with each change in one of its rows.
    const hours = { value: 1, valid: true }
    const one = { ...refused, hours, "hours.0.opens": { value: "12:00", valid: true } }
    expect(faultsLeft(form, one, none)).toEqual([{ path: "slug", message: "It is taken." }])
    expect(faultsLeft(form, { ...one, slug: { value: "fire-2", valid: true } }, none)).toEqual([])
  })

  it("stands where the form takes it back by itself, until that field has another value", () => {
    const takenBack = { ...refused, slug: { value: "fire", valid: true } }
    const forgotten = new Set(forgottenFaults(form, takenBack))
    expect([...forgotten]).toEqual(["slug"])
    const elsewhere = { ...takenBack, title: { value: "Smoke" } }
    expect(faultsLeft(form, elsewhere, forgotten).map(({ path }) => path)).toContain("slug")
    const mended = { ...takenBack, slug: { value: "smoke", valid: true } }
    expect(faultsLeft(form, mended, forgotten).map(({ path }) => path)).toEqual(["hours.0.opens"])
  })

  it("is mended where another field was the cause, and the form says so itself", () => {
    const dates = refusedForm({
      from: { value: "2026-12-26" },
      until: { value: "2026-12-24", valid: false, errorMessage: "It ends before it begins." },
    })
    const now = { from: { value: "2026-12-23" }, until: { value: "2026-12-24", valid: true } }
    expect(forgottenFaults(dates, now)).toEqual([])
    expect(faultsLeft(dates, now, none)).toEqual([])
  })
})

describe("why it was refused", () => {
  const fields = [{ type: "text", name: "slug", label: "Address ending" }]

  it("names the first field as the form does", () => {
    const faults = [{ path: "slug", message: "It is taken." }]
    expect(refusalReason({ faults, reason: "…" }, null, fields)).toBe(
      "Address ending: It is taken.",
    )
  })

  it("tells a CMS that is gone from a session that is over, and that nothing is lost", () => {
    const reason = (said: string | null, trouble: "no-answer" | "signed-out" | null = null) =>
      refusalReason({ faults: [], reason: said }, trouble, fields)
    expect(reason("Failed to fetch")).toMatch(/^The CMS does not answer\..*still here\.$/)
    expect(reason("Bad gateway", "no-answer")).toMatch(/^The CMS does not answer\./)
    expect(reason("You are not allowed to perform this action.", "signed-out")).toMatch(
      /^You are signed out\..*still here\.$/,
    )
    expect(reason("Two documents cannot be both.")).toBe("Two documents cannot be both.")
    expect(reason(null)).toMatch(/^The CMS refused it\./)
  })
})
