import { CmsAnswerError, CmsAwayError, CmsQueryError } from "../../../cms-client/cms-client"
import { NeedsCode, orNeedsCode } from "../../../engine/needs-code"

test("only a query that the CMS does not know is a reason to build the code anew", () => {
  expect(orNeedsCode(new CmsQueryError("Cannot query field"))).toBeInstanceOf(NeedsCode)
  for (const error of [
    new CmsAnswerError("Something went wrong.", ["Menus"]),
    new CmsAwayError(""),
  ]) {
    expect(orNeedsCode(error)).toBe(error)
  }
})
