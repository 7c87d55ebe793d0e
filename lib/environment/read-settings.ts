import type { z } from "zod"
import { Failure } from "../failure"

export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with variables, by their names: a sentence each. */
export const problemsOf = (error: z.ZodError): ReadonlyMap<string, string> =>
  new Map(
    error.issues.map(({ path, message }) => [String(path[0]), `${String(path[0])} ${message}`]),
  )

/**
 * @param wanted a pick of `environment`
 * @throws Failure for a variable that cannot be used, naming it and what it should be
 */
export function readSettings<Wanted extends z.ZodType>(
  wanted: Wanted,
  env: Environment,
): z.output<Wanted> {
  const { data, error } = wanted.safeParse(env)
  if (!error) return data
  const [problem] = problemsOf(error).values()
  throw new Failure(problem)
}
