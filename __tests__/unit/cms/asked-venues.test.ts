import { askedVenues } from "../../../cms/src/staff/asked-venues"

it.each([
  [{ venue: "soho" }, ["soho"]],
  [{ venue: "soho", venues: ["soho", "navigli"] }, ["soho", "soho", "navigli"]],
  [{ venue: "soho", venues: [7] }, ["soho", "7"]],
  [{ venue: "soho", venues: "navigli" }, ["soho"]],
  [{}, [""]],
])("of %j, every venue is looked at that the forms’ server would tell of", (asked, slugs) => {
  expect(askedVenues(asked)).toEqual(slugs)
})
