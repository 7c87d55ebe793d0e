import {
  fieldElementId,
  fieldLabel,
  tabOf,
} from "../../../../cms/src/admin-ui/publishing/field-place"
import { fieldInHash } from "../../../../cms/src/admin-ui/publishing/show-field"

const fields = [
  { type: "text", name: "name", label: "Name" },
  {
    type: "tabs",
    tabs: [
      {
        label: "Contact",
        fields: [{ type: "row", fields: [{ name: "timeZone", label: "Time zone" }] }],
      },
      {
        label: "Hours",
        fields: [{ type: "array", name: "openingHours", fields: [{ name: "opens" }] }],
      },
    ],
  },
]

describe("the way to a field", () => {
  it("finds the tab that a field stands in, through rows and parts without a name", () => {
    expect(tabOf(fields, "timeZone")).toBe(0)
    expect(tabOf(fields, "openingHours.0.opens")).toBe(1)
    expect(tabOf(fields, "name")).toBeNull()
  })

  it("calls a field as the form does", () => {
    expect(fieldLabel(fields, "timeZone")).toBe("Time zone")
    expect(fieldLabel(fields, "unknownToTheForm")).toBe("unknownToTheForm")
  })

  it("is the same in an address and in the form", () => {
    expect(fieldInHash(`#${fieldElementId("openingHours.0.opens")}`)).toBe("openingHours.0.opens")
    expect(fieldInHash("#publishing")).toBeNull()
  })
})
