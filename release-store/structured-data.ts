import { messageOf } from "../shared/message-of"

/** What a page's structured data says, as far as a gate can judge it. */
export interface StructuredData {
  /** What is wrong with it, in words. */
  faults: readonly string[]
  /** Every whole address in it. */
  named: readonly string[]
}

/** Properties of schema.org whose texts are addresses, and JSON-LD's own. */
const ADDRESSES: ReadonlySet<string> = new Set([
  "@id",
  "url",
  "item",
  "image",
  "logo",
  "sameAs",
  "contentUrl",
  "urlTemplate",
  "hasMenu",
])
const WHOLE = /^https?:\/\//i
const SCHEMA_ORG = /^https?:\/\/schema\.org\/?$/

/**
 * JSON-LD 1.1 (9 and 4.4): every top-level object says its vocabulary, which is schema.org's, and what it describes says
 * its type. Addresses are whole: a search engine may read the data without the page.
 * @param text of the script that holds it
 */
export function structuredDataOf(text: string): StructuredData {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { faults: [`it is not JSON: ${messageOf(error)}`], named: [] }
  }
  const found = [...addressesIn(data)]
  const halves = found.filter(({ value }) => !isWhole(value))
  return {
    faults: [
      ...(Array.isArray(data) ? data : [data]).flatMap(faultsOfTopLevel),
      ...halves.map(({ property, value }) => `${property} is no whole address: “${value}”`),
    ],
    named: found.map(({ value }) => value).filter((value) => WHOLE.test(value)),
  }
}

const isWhole = (value: string): boolean => WHOLE.test(value) || /^(mailto|tel|urn):/i.test(value)

function* addressesIn(data: unknown): Generator<{ property: string; value: string }> {
  if (Array.isArray(data)) {
    for (const entry of data) yield* addressesIn(entry)
  } else if (isObject(data)) {
    for (const [property, content] of Object.entries(data)) {
      for (const value of [content].flat()) {
        if (typeof value !== "string") yield* addressesIn(value)
        else if (ADDRESSES.has(property)) yield { property, value }
      }
    }
  }
}

function faultsOfTopLevel(data: unknown): string[] {
  if (!isObject(data)) return ["it holds something that is no object"]
  const { "@context": context, "@graph": graph } = data
  const described: unknown[] = Array.isArray(graph) ? graph : [data]
  const faults: string[] = []
  if (context === undefined) faults.push("@context is missing")
  else if (typeof context !== "string" || !SCHEMA_ORG.test(context))
    faults.push(`@context is not https://schema.org: ${JSON.stringify(context)}`)
  if (!described.every((node) => isObject(node) && "@type" in node)) faults.push("@type is missing")
  return faults
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
