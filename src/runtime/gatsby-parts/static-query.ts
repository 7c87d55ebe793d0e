import { createContext, useContext } from "react"

export type StaticQueryResults = Readonly<Record<string, { data?: unknown } | undefined>>

export const StaticQueryContext = createContext<StaticQueryResults>({})

/**
 * @param query its number, which Gatsby's compiler puts in its place
 * @throws where its answer is not here, which is then the loader's fault
 */
export function useStaticQuery<Data>(query: string): Data {
  const result = useContext(StaticQueryContext)[query]
  if (!result?.data) throw new Error(`No answer to the static query ${query}`)
  return result.data as Data
}
