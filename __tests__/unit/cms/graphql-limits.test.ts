/** @jest-environment node */
import { getIntrospectionQuery } from "graphql"
import { acceptQuery } from "../../../cms/src/server/graphql-limits"

const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(" ")

describe("what a GraphQL query may ask for", () => {
  it("lets the standard introspection query in, which the site's build sends", () => {
    expect(acceptQuery(getIntrospectionQuery())).toEqual({ mutations: [], queries: 1 })
  })

  it("lets in a batch of six lists, prefixed as Gatsby prefixes them", () => {
    const batch = times(6, (list) => `gatsby${list}_Locations: Locations { ...F${list} }`)
    const fragments = times(
      6,
      (list) => `fragment F${list} on Locations { docs { ${times(150, (n) => `f${n}`)} } }`,
    )
    expect(() => acceptQuery(`{ ${batch} } ${fragments}`)).not.toThrow()
  })

  it.each([
    ["aliases of the schema", `{ ${times(2, (n) => `a${n}: __schema { types { name } }`)} }`],
    ["an alias inside the schema", `{ __schema { types { a: name } } }`],
    [
      "lists of the schema in one another",
      `{ __type(name: "Q") { fields { type { fields { name } } } } }`,
    ],
    ["many fields at the root", `{ ${times(21, (n) => `a${n}: Locations { totalDocs }`)} }`],
    [
      "root fields hidden in fragments",
      `{ ...A ...A ...A } fragment A on Query { ${times(7, (n) => `f${n}`)} }`,
    ],
    ["many aliases", `{ Locations { ${times(201, (n) => `a${n}: totalDocs`)} } }`],
    ["many fields", `{ Locations { ${times(2000, () => "totalDocs")} } }`],
    ["many levels", `${times(21, () => "{ a")} ${"}".repeat(21)}`],
    [
      "many tokens",
      `{ Locations { docs { name ${times(4000, () => "@x")} ${times(2000, () => "@y")} } } }`,
    ],
    [
      "fragments that double",
      `{ ...F0 } ${times(60, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F60 on Query { a }`,
    ],
    [
      "a fragment that spreads itself",
      `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`,
    ],
    ["many operations", times(30, (n) => `query Q${n} { a { b } }`)],
    ["what is no query", "{"],
  ])("refuses %s, in little time", (_, query) => {
    const before = performance.now()
    expect(() => acceptQuery(query)).toThrow()
    expect(performance.now() - before).toBeLessThan(500)
  })

  it("tells a mutation, which keys may not send", () => {
    expect(acceptQuery("mutation { deleteUser(id: 1) { id } }")).toEqual({
      mutations: ["deleteUser"],
      queries: 0,
    })
    expect(acceptQuery("mutation { ...All } fragment All on Mutation { a: b }")).toEqual({
      mutations: ["..."],
      queries: 0,
    })
  })
})
