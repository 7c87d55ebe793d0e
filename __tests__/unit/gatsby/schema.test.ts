import { describe, expect, it } from "@jest/globals"
import { buildSchema, parse, print } from "graphql"
import { pruneSchema } from "../../../gatsby/prune-schema"
import { findSchemaProblems } from "../../../gatsby/schema-check"
import type { SiteDefinition } from "../../../gatsby/site-queries"

const schema = buildSchema(/* GraphQL */ `
  type Query {
    Brands(limit: Int, sort: String): Brands
    Users: [User]
  }
  type Brands {
    docs: [Brand!]!
    totalDocs: Int
  }
  type Brand {
    name: String
    owner: User
    blocks: [Block!]
  }
  type User {
    email: String
  }
  union Block = TextBlock | SecretBlock
  type TextBlock {
    heading: String
    body: String
  }
  type SecretBlock {
    id: String
    secret: User
  }
`)

const site = (file: string, source: string): SiteDefinition[] =>
  parse(source).definitions.map((definition) => ({ file, definition }))

const query = site(
  "src/templates/brand.tsx",
  "query Brand { cms { Brands(limit: 0) { docs { ...BrandParts } } } }",
)
const fragment = site(
  "src/content/brand.ts",
  "fragment BrandParts on CMS_Brand { name blocks { __typename ... on CMS_TextBlock { heading } } }",
)

describe("the CMS's schema", () => {
  it("is fine when it has all the site's queries need", () => {
    expect(findSchemaProblems(schema, [...query, ...fragment])).toEqual([])
  })

  it("is reported by field, with the file that needs it", () => {
    const wanted = site("src/content/brand.ts", "fragment BrandParts on CMS_Brand { name crest }")
    expect(findSchemaProblems(schema, [...query, ...wanted])).toEqual([
      { message: 'Cannot query field "crest" on type "Brand".', files: ["src/content/brand.ts"] },
    ])
  })

  it("is reported by type, with the file that needs it", () => {
    const wanted = site("src/content/brand.ts", "fragment BrandParts on CMS_Label { name }")
    expect(findSchemaProblems(schema, [...query, ...wanted])).toContainEqual({
      message: 'Unknown type "Label".',
      files: ["src/content/brand.ts"],
    })
  })

  it("is cut down to what the site uses, unions whole", () => {
    const contract = print(pruneSchema(schema, [...query, ...fragment]))
    expect(contract).toContain("union Block = TextBlock | SecretBlock")
    expect(contract).toContain("Brands(limit: Int): Brands")
    expect(contract).not.toContain("User")
    expect(contract).not.toContain("totalDocs")
    expect(() => buildSchema(contract)).not.toThrow()
  })
})
