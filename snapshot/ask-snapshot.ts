import { buildSchema, GraphQLError, parse, type DocumentNode, type ExecutionResult } from "graphql"
import { createAnswerer, type AnswerQuery } from "./answer-query"
import type { ContentSnapshot } from "./content-snapshot"

/** Answers from the newest snapshot there is. */
export interface SnapshotSource {
  answer(query: DocumentNode, variables?: Readonly<Record<string, unknown>>): ExecutionResult
  /**
   * For queries of the CMS's own words.
   * @throws GraphQLError
   */
  ask<Data>(query: string): Data
}

/**
 * @param readSchema the part of the CMS's that the snapshot was read with; asked for again with each new snapshot
 * @param readSnapshot the same object as long as nothing has changed
 */
export function createSnapshotSource(
  readSchema: () => string,
  readSnapshot: () => ContentSnapshot,
): SnapshotSource {
  let known: { snapshot: ContentSnapshot; answer: AnswerQuery } | undefined
  const answer: AnswerQuery = (query, variables) => {
    const snapshot = readSnapshot()
    if (known?.snapshot !== snapshot) {
      known = { snapshot, answer: createAnswerer(buildSchema(readSchema()), snapshot) }
    }
    return known.answer(query, variables)
  }
  return {
    answer,
    ask: <Data>(query: string) => {
      const { data, errors } = answer(parse(query))
      const [error] = errors ?? []
      if (error) throw error
      if (!data) throw new GraphQLError("The snapshot of the content gave no answer.")
      return data as Data
    },
  }
}
