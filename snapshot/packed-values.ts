import { deflateRawSync, inflateRawSync } from "node:zlib"
import { getNamedType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from "graphql"
import type { StoredDocument } from "./content-snapshot"
import { contentShape } from "./document-types"

/** Of a value without a schema, as the CMS has rich text. */
const isFreeForm = (type: GraphQLNamedType): boolean => type.name === "JSON"

/** DEFLATE (RFC 1951) of the value's JSON, in Base64: a string, as a snapshot is kept as JSON itself. */
const pack = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString("base64")

const unpack = (packed: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString()) as unknown

/**
 * Keeps rich text compressed where it is a field of the document itself. As objects or as JSON, the bodies of thousands of
 * articles are most of what a process with a snapshot has in memory; and only who shows one reads it.
 * @returns for a list's name, what packs one of its documents
 */
export function createPacker(
  schema: GraphQLSchema,
): (list: string) => (document: StoredDocument) => StoredDocument {
  const fields = new Map(
    contentShape(schema).lists.map(({ name, type }) => [
      name,
      freeFormFields(schema.getType(type)),
    ]),
  )
  return (list) => (document) => {
    const packed = (fields.get(list) ?? [])
      .filter((field) => document[field] !== null && document[field] !== undefined)
      .map((field) => [field, pack(document[field])] as const)
    return packed.length === 0 ? document : { ...document, ...Object.fromEntries(packed) }
  }
}

/** The value of a document's field as the CMS has it. */
export const unpacked = (value: unknown, type: GraphQLNamedType): unknown =>
  typeof value === "string" && isFreeForm(type) ? unpack(value) : value

const freeFormFields = (type: GraphQLNamedType | undefined): string[] =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => isFreeForm(getNamedType(field.type)))
        .map(({ name }) => name)
    : []
