import { readFileSync } from "node:fs"
import { buildSchema, getNamedType, isListType, isObjectType, Kind, print } from "graphql"
import { fileName } from "../../../gatsby/create-pages/page-family"
import { collectSiteQueries, isDirectQuery, operations } from "../../../gatsby/site-queries"
import { toModel } from "../../../gatsby/query-models"
import { COLLECTIONS_WITH_PAGES, CONTENT_SLUGS, CONTENT_TYPES } from "../../../shared/content-types"
import { SITE_PAGES } from "../../../shared/pages"
import { isPageTemplate, PAGE_TEMPLATES } from "../../../shared/paths"

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

it("a page asks for its own document, by the slug or the template that it is made with", async () => {
  const queries = operations(await collectSiteQueries(process.cwd()))
  const asks = (file: string, ...ways: readonly string[]): readonly string[] => {
    const template = `src/templates/${file}.tsx`
    const text = queries
      .filter((query) => query.file === template)
      .map(({ definition }) => print(definition).replace(/\s+/g, " "))
      .join(" ")
    return ways.some((way) => text.includes(way)) ? [] : [`${template} asks for no ${ways[0]}`]
  }
  const missing = [
    ...COLLECTIONS_WITH_PAGES.flatMap((slug) => {
      const { type, list } = CONTENT_TYPES[slug]
      return asks(fileName(type), `${list}(where: {slug: {equals: $slug}}`)
    }),
    ...PAGE_TEMPLATES.flatMap((name) =>
      asks(
        SITE_PAGES[name].file ?? fileName(name),
        `Pages(where: {template: {equals: ${name}}}`,
        "Pages(where: {template: {equals: $template}}",
      ),
    ),
  ]
  expect(missing).toEqual([])
})

it("a kind of content with a page names its picture to search engines where it has one", () => {
  const contract = buildSchema(readFileSync("src/content/contract.graphql", "utf8"))
  const missing = COLLECTIONS_WITH_PAGES.flatMap((slug) => {
    const kind = contract.getType(CONTENT_TYPES[slug].type)
    const pictures = Object.values(isObjectType(kind) ? kind.getFields() : {}).filter(
      ({ type }) => !isListType(type) && getNamedType(type).name === "MediaAsset",
    )
    return CONTENT_TYPES[slug].picture === null
      ? pictures.map(({ name }) => `${slug} has a picture: “${name}” (shared/content-types.ts)`)
      : []
  })
  expect(missing).toEqual([])
})

it("a kind of content without pages of its own is listed on the page that is said to show it", async () => {
  const queries = new Map(
    operations(await collectSiteQueries(process.cwd())).map(({ file, definition }) => [
      file,
      print(definition),
    ]),
  )
  const missing = CONTENT_SLUGS.flatMap((slug) => {
    const { list, shownOn, nameField } = CONTENT_TYPES[slug]
    // Pictures are a part of others.
    if (nameField === null || !isPageTemplate(shownOn)) return []
    const file = `src/templates/${SITE_PAGES[shownOn].file ?? fileName(shownOn)}.tsx`
    return new RegExp(`\\b${list}\\b`).test(queries.get(file) ?? "")
      ? []
      : [`${file} lists no ${slug}, and shared/content-types.ts says so`]
  })
  expect(missing).toEqual([])
})
