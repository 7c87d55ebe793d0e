import { describe, expect, it } from "@jest/globals"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, visit } from "graphql"
import ts from "typescript"

/** Who makes something of a view model. */
const READERS = [
  ...["templates", "slices", "views", "ui", "structured-data", "runtime"].map(
    (room) => `src/${room}`,
  ),
  "gatsby",
  "shared",
]
const MAPPING = /^(map[A-Z]\w*|to\w+Model)$/

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)

/** Names of what a file reads of objects: `venue.phone`, `{ phone }`. */
function readIn(file: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) found.push(node.name.text)
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      found.push((node.propertyName ?? node.name).getText())
    ts.forEachChild(node, look)
  }
  look(sourceOf(file))
  return found
}

/** Names of what the mappings of a file put into a view model. */
function fieldsOf(file: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node, isMapping: boolean): void => {
    const isOne =
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
      MAPPING.test(node.name?.getText() ?? "")
    const isField = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    if (isMapping && isField) found.push(node.name.getText())
    ts.forEachChild(node, (child) => look(child, isMapping || isOne))
  }
  look(sourceOf(file), false)
  return found
}

const QUERY = /(?:graphql|\/\* GraphQL \*\/ )`([^`]*)`/g
const withoutGenerated = (folder: string): string[] =>
  filesIn(folder).filter((file) => !file.includes("generated"))

/** What the queries of a file ask for, by the names that its answers have. */
function askedFor(file: string): string[] {
  const names: string[] = []
  for (const [, query = ""] of readFileSync(file, "utf8").matchAll(QUERY)) {
    visit(parse(query), { Field: ({ alias, name }) => void names.push((alias ?? name).value) })
  }
  return names
}

describe("what is asked of the CMS", () => {
  it("has no field that no mapping reads: it was meant to be shown", () => {
    const read = new Set(withoutGenerated("src/content").flatMap(readIn))
    const asked = withoutGenerated("src").flatMap((file) =>
      askedFor(file).map((field) => ({ field, file })),
    )
    expect(asked.length).toBeGreaterThan(500)
    const unread = asked.filter(({ field }) => !read.has(field))
    expect(unread.map(({ field, file }) => `${file} asks for ${field}: map it there`)).toEqual([])
  })
})

describe("what a page is given", () => {
  it("has no field that nothing is made of: each costs a guest bytes", () => {
    const read = new Set(READERS.flatMap(filesIn).flatMap(readIn))
    const given = withoutGenerated("src/content").flatMap((file) =>
      fieldsOf(file).map((field) => ({ field, file })),
    )
    expect(given.length).toBeGreaterThan(250)
    const unshown = given.filter(({ field }) => !read.has(field))
    expect(unshown.map(({ field, file }) => `${file} maps ${field}: show it in a view`)).toEqual([])
  })
})
