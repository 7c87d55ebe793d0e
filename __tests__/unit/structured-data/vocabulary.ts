import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** Properties of schema.org's types and what each type is a kind of, read from the package that carries its vocabulary. */
interface Vocabulary {
  /** Every property that a type may have, its parents' included; nothing where there is no such type. */
  propertiesOf(type: string): ReadonlySet<string> | undefined
  isA(type: string, ancestor: string): boolean
  /** Whether a value is one of an enumeration's: `EventScheduled`. */
  isMember(value: string): boolean
}

const INTERFACE = /^(?:export )?interface (\w+?) extends ([\w ,<>"]+) \{\n([\s\S]*?)^\}/gm

export function readVocabulary(): Vocabulary {
  const entry = createRequire(__filename).resolve("schema-dts/package.json")
  const text = readFileSync(join(dirname(entry), "dist", "schema.d.ts"), "utf8")
  const interfaces = new Map<string, { parents: string[]; properties: string[]; type?: string }>()
  for (const [, name = "", parents = "", body = ""] of text.matchAll(INTERFACE)) {
    interfaces.set(name, {
      parents: parents.split(",").map((parent) => parent.replace(/.*<|>.*/g, "").trim()),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => property ?? ""),
      type: /^ {4}"@type": "(\w+)";/m.exec(body)?.[1],
    })
  }
  const leaves = new Map(
    [...interfaces].flatMap(([name, { type }]) => (type ? [[type, name] as const] : [])),
  )
  const ancestorsOf = (name: string): string[] => [
    name,
    ...(interfaces.get(name)?.parents ?? []).flatMap(ancestorsOf),
  ]
  const members = new Set(
    [...text.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, name]) => name),
  )
  return {
    propertiesOf: (type) => {
      const leaf = leaves.get(type)
      if (leaf === undefined) return undefined
      return new Set(ancestorsOf(leaf).flatMap((name) => interfaces.get(name)?.properties ?? []))
    },
    // What has no kinds of its own is known as a leaf alone.
    isA: (type, ancestor) =>
      type === ancestor || ancestorsOf(leaves.get(type) ?? "").includes(`${ancestor}Base`),
    isMember: (value) => members.has(value.replace("https://schema.org/", "")),
  }
}
