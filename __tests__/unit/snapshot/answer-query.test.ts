import { buildSchema, parse } from "graphql"
import { createAnswerer } from "../../../snapshot/answer-query"
import type { ContentSnapshot } from "../../../snapshot/content-snapshot"
import { snapshotQueries } from "../../../snapshot/snapshot-queries"

const schema = buildSchema(`
  scalar JSON
  enum Status { open closed }
  type Query {
    Venues(where: JSON, limit: Int, page: Int, sort: String): Venues
    Menus(limit: Int, page: Int, sort: String): Menus
    Settings: Settings
  }
  type Venues { docs: [Venue!]! hasNextPage: Boolean! }
  type Menus { docs: [Menu!]! hasNextPage: Boolean! }
  type Venue { id: Int! name: String status: Status text: JSON menus: [Menu!] best: Menu sections: [Section!] }
  type Menu { id: Int! title: String }
  type Settings { name: String! more: Link }
  union Section = Quote | Steps
  type Quote { text: String! }
  type Steps { text: [String!] }
  union Target = Venue | Menu
  type Link { value: Target }
`)

const snapshot: ContentSnapshot = {
  marker: null,
  lists: {
    Venues: [
      {
        id: 1,
        name: "Soho",
        status: "open",
        text: { root: [1] },
        menus: [{ id: 2 }, { id: 9 }],
        best: { id: 9 },
        sections: [
          { __typename: "Quote", Quote__text: "Dough first." },
          { __typename: "Steps", Steps__text: ["Rest", "Bake"] },
        ],
      },
    ],
    Menus: [{ id: 2, title: "Lunch" }],
  },
  globals: { Settings: { name: "400", more: { value: { __typename: "Menu", id: 2 } } } },
}
const answer = (query: string, variables = {}) =>
  createAnswerer(schema, snapshot)(parse(query), variables)

describe("a query that is answered from a snapshot", () => {
  it("has rich text as the CMS has it, though the snapshot keeps a tenth of it", () => {
    const text = { root: Array<string>(100).fill("Nonna’s dough – 12 °C, 面") }
    const { lists } = snapshotQueries(schema)
    const [venue] = lists
      .filter(({ list }) => list === "Venues")
      .map(({ pack }) => pack({ id: 1, name: "Soho", text }))
    if (!venue) throw new Error("The snapshot does not ask for venues.")
    expect(JSON.stringify(venue).length).toBeLessThan(JSON.stringify(text).length / 10)
    const asked = parse("{ Venues { docs { name text } } }")
    expect(createAnswerer(schema, { ...snapshot, lists: { Venues: [venue] } })(asked)).toEqual({
      data: { Venues: { docs: [{ name: "Soho", text }] } },
    })
  })

  it("reads documents, what they lead to, and what may be of several types", () => {
    const { data, errors } = answer(
      `query ($name: JSON) {
        found: Venues(where: { name: { equals: $name } }, limit: 1) {
          docs {
            name status text
            menus { title }
            sections { ... on Quote { quote: text } ... on Steps { steps: text } }
          }
        }
        Settings { name more { value { ... on Menu { title } ... on Venue { name } } } }
      }`,
      { name: "Soho" },
    )
    expect(errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      found: {
        docs: [
          {
            name: "Soho",
            status: "open",
            text: { root: [1] },
            menus: [{ title: "Lunch" }],
            sections: [{ quote: "Dough first." }, { steps: ["Rest", "Bake"] }],
          },
        ],
      },
      Settings: { name: "400", more: { value: { title: "Lunch" } } },
    })
  })

  it("has nothing where a document leads to one that is not published", () => {
    const { data } = answer(`{ Venues { docs { best { title } } } }`)
    expect(JSON.parse(JSON.stringify(data))).toEqual({ Venues: { docs: [{ best: null }] } })
  })

  it("names the query that asks in a way that cannot be answered", () => {
    const { errors } = answer(`query Near { Venues(where: { geo: { near: 1 } }) { docs { id } } }`)
    expect(errors?.[0]?.message).toBe("Near: geo cannot be compared by near.")
  })
})

describe("the queries of a snapshot", () => {
  it("ask for each document once, and for what it leads to by its id", () => {
    const { lists, globals } = snapshotQueries(schema)
    expect(lists.map(({ list }) => list)).toEqual(["Venues", "Menus"])
    const text = lists[0]?.query.replace(/\s+/g, " ")
    expect(text).toContain("docs { id name status text menus { id } best { id } sections {")
    expect(text).toContain("... on Quote { Quote__text: text }")
    expect(globals.replace(/\s+/g, " ")).toContain(
      "more { value { __typename ... on Venue { id } ... on Menu { id } } }",
    )
  })
})
