import { describe, expect, it } from "@jest/globals"
import { readFileSync } from "node:fs"
import {
  buildSchema,
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from "graphql"
import ts from "typescript"
import { CONTENT_TYPES, SITE_GLOBALS } from "../../../shared/content-types"
import { demoContent } from "../seeded-site"

const contract = buildSchema(readFileSync("src/content/contract.graphql", "utf8"))
const LISTS = new Set<string>(Object.values(CONTENT_TYPES).map(({ list }) => list))
const KINDS = Object.entries({ ...CONTENT_TYPES, ...SITE_GLOBALS }).filter(
  // Most of it is made of the file.
  ([slug]) => slug !== "media",
)

/** What the CMS writes itself, by the name of the field, and what only its admin needs. */
const ITS_OWN = /^(id|createdAt|updatedAt|_status|block(Name|Type)|confirmed|\w+_tz)$/
/** What is made of a picture's file, and the rest of GraphQL. */
const NOT_OF_EDITORS = /^(__|Query$|MediaAsset)/
/** Fields that guests are not meant to see. */
const FOR_EDITORS = ["Redirect.note"]
/** Fields that the demo leaves empty. */
const EMPTY_IN_DEMO = ["PeopleBlock_People.portrait"]

const cms = ts.createSourceFile(
  "payload-types.ts",
  readFileSync("cms/src/payload-types.ts", "utf8"),
  ts.ScriptTarget.Latest,
)

function membersOf(name: string): readonly ts.TypeElement[] {
  const found = cms.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  if (!found) throw new Error(`cms/src/payload-types.ts has no ${name}.`)
  return (found as ts.InterfaceDeclaration).members
}

const nameOf = ({ name }: ts.TypeElement): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ""
const typeOf = (member: ts.TypeElement | undefined): ts.TypeNode | undefined =>
  member && ts.isPropertySignature(member) ? member.type : undefined

/** Name of the CMS's own type for a collection or a global. */
function interfaceOf(slug: string): string {
  const lists = membersOf("Config").filter((member) =>
    /^(collections|globals)$/.test(nameOf(member)),
  )
  const types = lists.flatMap((list) => {
    const type = typeOf(list)
    return type && ts.isTypeLiteralNode(type) ? [...type.members] : []
  })
  const type = typeOf(types.find((member) => nameOf(member) === slug))
  if (!type || !ts.isTypeReferenceNode(type)) throw new Error(`The CMS has no ${slug}.`)
  return (type.typeName as ts.Identifier).text
}

/** What editors fill in and no query asks for. */
function unasked(members: readonly ts.TypeElement[], type: GraphQLNamedType | undefined): string[] {
  if (!isObjectType(type)) return []
  return members.flatMap((member) => {
    const name = nameOf(member)
    const field = type.getFields()[name]
    const path = `${type.name}.${name}`
    if (!name || ITS_OWN.test(name) || FOR_EDITORS.includes(path)) return []
    if (!field) return [path]
    const inner = getNamedType(field.type)
    const found: string[] = []
    const look = (node: ts.Node): void => {
      if (ts.isTypeLiteralNode(node)) found.push(...unasked([...node.members], inner))
      else if (isUnionType(inner) && ts.isTypeReferenceNode(node)) {
        const block = (node.typeName as ts.Identifier).text
        const known = inner.getTypes().find((one) => one.name === block)
        if (known) found.push(...unasked(membersOf(block), known))
      } else ts.forEachChild(node, look)
    }
    const own = typeOf(member)
    if (own) look(own)
    return found
  })
}

/** `Type.field` of what some document of the demo has. */
function filledIn(value: unknown, type: GraphQLNamedType | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => filledIn(entry, type))
  if (typeof value !== "object" || value === null) return []
  const document = value as Readonly<Record<string, unknown>>
  if (isUnionType(type)) {
    const block = `${String(document["blockType"])}Block`.toLowerCase()
    const known = type.getTypes().find(({ name }) => name.toLowerCase() === block)
    return filledIn(value, known)
  }
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, type: inner }) => {
    const entry = document[name]
    const isEmpty =
      entry === undefined || entry === null || [entry].flat().length === 0 || entry === ""
    return isEmpty ? [] : [`${type.name}.${name}`, ...filledIn(entry, getNamedType(inner))]
  })
}

describe("what editors fill in", () => {
  it("is asked for by some query, or it is for editors", () => {
    const found = KINDS.flatMap(([slug, { type }]) =>
      unasked(membersOf(interfaceOf(slug)), contract.getType(type)),
    )
    expect(
      [...new Set(found)].map(
        (field) => `${field}: no query asks for it; is it for editors, put it into FOR_EDITORS`,
      ),
    ).toEqual([])
  })

  it("is filled in somewhere in the demo, for nobody sees what is nowhere", () => {
    const { collections, globals } = demoContent("2026-11-23")
    const documents = new Map<string, readonly unknown[]>([
      ...Object.entries(collections).map(([slug, all]) => [slug, [...all.values()]] as const),
      ...Object.entries(globals).map(([slug, value]) => [slug, [value]] as const),
    ])
    const filled = new Set(
      KINDS.flatMap(([slug, { type }]) => filledIn(documents.get(slug), contract.getType(type))),
    )
    const asked = Object.values(contract.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !NOT_OF_EDITORS.test(name) && !LISTS.has(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const))
      .filter(([, field]) => !ITS_OWN.test(field))
      .map(([type, field]) => `${type}.${field}`)
    expect(asked.length).toBeGreaterThan(200)
    expect(
      asked
        .filter((field) => !filled.has(field) && !EMPTY_IN_DEMO.includes(field))
        .map((field) => `${field}: fill it in somewhere in cms/seed/content/`),
    ).toEqual([])
  })
})
