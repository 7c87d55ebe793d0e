import { readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { deserialize } from "node:v8"

/** What a template or slice asks for, as the last build compiled it. */
export interface ComponentPlan {
  /** `component---src-templates-home-tsx` */
  chunkName: string
  /** With its fragments; empty where it asks for nothing. */
  query: string
  /** Of its static queries, its slices' not included. */
  staticQueryHashes: readonly string[]
  /** Name of the slice in each place for one, where the page does not choose another. */
  slices: Readonly<Record<string, string>>
}

/** Every query of a build: what is needed to answer for a page without Gatsby. */
export interface QueryPlan {
  /** By path within the project: `src/templates/home.tsx`. */
  components: Readonly<Record<string, ComponentPlan>>
  /** Text of each static query by its hash. */
  staticQueries: Readonly<Record<string, string>>
}

/** The parts of Gatsby's state that are read here, in the form 5.16.1 writes them. */
interface GatsbyState {
  components: ReadonlyMap<
    string,
    { componentPath: string; componentChunkName: string; query: string }
  >
  staticQueryComponents: ReadonlyMap<string, { hash: string; query: string }>
  staticQueriesByTemplate: ReadonlyMap<string, readonly string[]>
  slicesByTemplate: ReadonlyMap<string, Readonly<Record<string, { name: string }>>>
}

/**
 * Reads it from what the last build left in `.cache`.
 * @throws Error where there was no build, or by another version of Gatsby
 */
export async function readQueryPlan(root: string): Promise<QueryPlan> {
  const state: unknown = deserialize(
    await readFile(join(root, ".cache", "redux", "redux.rest.state")),
  )
  if (!isGatsbyState(state)) {
    throw new Error("Gatsby keeps its state in another form than the version this was written for.")
  }
  const components: Record<string, ComponentPlan> = {}
  for (const component of state.components.values()) {
    const path = component.componentPath
    const slots = Object.entries(state.slicesByTemplate.get(path) ?? {})
    components[relative(root, path).split(sep).join("/")] = {
      chunkName: component.componentChunkName,
      query: component.query,
      staticQueryHashes: [...(state.staticQueriesByTemplate.get(path) ?? [])],
      slices: Object.fromEntries(slots.map(([slot, { name }]) => [slot, name])),
    }
  }
  const queries = [...state.staticQueryComponents.values()]
  return {
    components,
    staticQueries: Object.fromEntries(queries.map(({ hash, query }) => [hash, query])),
  }
}

function isGatsbyState(state: unknown): state is GatsbyState {
  if (typeof state !== "object" || state === null) return false
  const parts: Partial<Record<string, unknown>> = { ...state }
  return [
    parts.components,
    parts.staticQueryComponents,
    parts.staticQueriesByTemplate,
    parts.slicesByTemplate,
  ].every(isMap)
}

/** By what it can do: a test's realm has a Map of its own. */
const isMap = (part: unknown): boolean =>
  typeof part === "object" && part !== null && "values" in part && "get" in part
