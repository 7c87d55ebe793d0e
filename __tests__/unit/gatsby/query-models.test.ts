import { Kind } from "graphql"
import { collectSiteQueries, isDirectQuery } from "../../../gatsby/site-queries"
import { toModel } from "../../../gatsby/query-models"

describe("what a page is given", () => {
  it("is a model for every query of a template, a slice or a component", async () => {
    const definitions = await collectSiteQueries(process.cwd())
    const names = definitions.flatMap(({ file, definition }) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      !isDirectQuery(definition) &&
      // What the build asks for itself stands in plain TypeScript, or in its own room.
      (file.endsWith(".tsx") || file.startsWith("src/content/use-"))
        ? [definition.name?.value ?? ""]
        : [],
    )
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) {
      // What it lacks is the content's fault, not the model's.
      expect(() => toModel(`query ${name} { cms }`, { cms: {} }, {})).not.toThrow("has no model")
    }
  })

  it("is never an answer that nobody has mapped", () => {
    expect(() => toModel("query Unheard { cms }", {}, {})).toThrow(
      "The query Unheard has no model in gatsby/query-models.ts: name one.",
    )
  })
})
