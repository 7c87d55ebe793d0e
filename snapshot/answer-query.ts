import {
  execute,
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql"
import { messageOf } from "../shared/message-of"
import type { ContentSnapshot, StoredDocument } from "./content-snapshot"
import { contentShape, isReference } from "./document-types"
import { findDocuments, type ListQuestion } from "./find-documents"
import type { Reads } from "./reads"
import { unpacked } from "./packed-values"
import { memberFieldName } from "./snapshot-queries"

/**
 * Answers a query of the CMS's own schema. What goes wrong stands in the answer, as a GraphQL server has it.
 * @param about `reads` is told what of the content the answer is made of; `lists`: what there is in the query's lists,
 *   where that is not all of the snapshot's
 */
export type AnswerQuery = (
  query: DocumentNode,
  variables?: Readonly<Record<string, unknown>>,
  about?: { reads?: Reads; lists?: ContentSnapshot["lists"] },
) => ExecutionResult

interface Asking {
  reads?: Reads
  lists: ContentSnapshot["lists"]
}

type Stored = Readonly<Record<string, unknown>>

/**
 * Answers queries as the CMS would have, at the moment of the snapshot, without the CMS.
 * @param schema that the snapshot was read with
 */
export function createAnswerer(schema: GraphQLSchema, snapshot: ContentSnapshot): AnswerQuery {
  const shape = contentShape(schema)
  const documents = new Map<string, ReadonlyMap<StoredDocument["id"], StoredDocument>>(
    shape.lists.map(({ name, type }) => [
      type,
      new Map((snapshot.lists[name] ?? []).map((document) => [document.id, document])),
    ]),
  )

  /** What a reference leads to, with its type where it may be one of several; nothing where it is not published. */
  const follow = (reference: unknown, type: string, reads?: Reads): Stored | null => {
    if (!isStored(reference)) return null
    const { id, __typename: typeName } = reference
    const actual = typeof typeName === "string" ? typeName : type
    const list = shape.listOf.get(actual)
    if (list !== undefined) reads?.document(list, id as StoredDocument["id"])
    const document = documents.get(actual)?.get(id as StoredDocument["id"])
    if (!document) return null
    return typeof typeName === "string" ? { ...document, __typename: typeName } : document
  }

  const resolveRoot = (name: string, question: ListQuestion, { reads, lists }: Asking): unknown => {
    const list = shape.listNames.has(name) ? (lists[name] ?? []) : undefined
    if (list) {
      reads?.list(name, question)
      return findDocuments(list, question)
    }
    reads?.wholeDocument(name)
    return snapshot.globals[name] ?? null
  }

  const fieldResolver: GraphQLFieldResolver<unknown, Asking> = (source, args, asking, info) => {
    const reads = asking.reads?.at(info.path)
    const { fieldName, parentType, returnType } = info
    try {
      if (parentType === schema.getQueryType()) return resolveRoot(fieldName, args, asking)
    } catch (error) {
      throw inQuery(info.operation.name?.value, error)
    }
    if (!isStored(source)) return null
    const list = reads && shape.listOf.get(parentType.name)
    if (list !== undefined)
      reads?.document(list, source["id"] as StoredDocument["id"]).add(fieldName)
    const own = memberFieldName(parentType.name, fieldName)
    const value = own in source ? source[own] : source[fieldName]
    const type = getNamedType(returnType)
    if (shape.listTypes.has(parentType.name)) return value
    if (!isReference(schema, type, shape)) {
      return shape.listOf.has(parentType.name) ? unpacked(value, type) : value
    }
    return isList(returnType)
      ? Array.isArray(value)
        ? value.flatMap((each) => follow(each, type.name, reads) ?? [])
        : null
      : follow(value, type.name, reads)
  }

  return (document, variableValues, { reads, lists = snapshot.lists } = {}) => {
    const result = execute({
      schema,
      document,
      variableValues,
      contextValue: { reads, lists },
      fieldResolver,
      typeResolver: (value) => (isStored(value) ? String(value["__typename"]) : undefined),
    })
    // Nothing here is waited for.
    return result as ExecutionResult
  }
}

const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

const inQuery = (name: string | undefined, error: unknown): Error =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError(`${name ?? "A query without a name"}: ${messageOf(error)}`)
