import type { GatsbyNode, Reporter } from "gatsby"
import { ContentError } from "../content/content-error"
import { buildState } from "./build-state"
import { CmsError } from "./cms-client"
import { loadEnvironmentFile, readConfiguration } from "./configuration"
import { createSitePages } from "./create-pages"
import { PathConflictError } from "./path-registry"
import { preflight, PreflightError, requireConfiguration } from "./preflight"
import { pruneMedia } from "./prune-media"
import { CmsResolvers } from "./resolvers"

type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onPreInit"
    | "sourceNodes"
    | "createResolvers"
    | "createPages"
    | "onPostBuild"
  >
>

/** What Gatsby calls during a build, each hook one line of delegation. */
export function createGatsbyNode(root = process.cwd()): Hooks {
  loadEnvironmentFile(root)
  const { configuration, problems } = readConfiguration()
  const resolvers = new CmsResolvers(configuration, root)
  return {
    // Before Gatsby touches its caches or the last build.
    onPreInit: ({ reporter }) =>
      orPanic(reporter, async () => {
        requireConfiguration(problems)
        buildState().cmsSchema = await preflight(configuration, root)
      }),
    sourceNodes: () => resolvers.refresh(),
    createResolvers: (api) => resolvers.create(api),
    createPages: (api) => orPanic(api.reporter, () => createSitePages(api)),
    onPostBuild: async ({ reporter }) => {
      await resolvers.mirror.save()
      const removed = await pruneMedia(`${root}/public`)
      reporter.info(`Media: ${resolvers.mirror.fetched} files fetched, ${removed} removed`)
    },
  }
}

/** Errors meant for the person who runs the build are shown without a stack. */
async function orPanic(reporter: Reporter, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const expected = [ContentError, CmsError, PathConflictError, PreflightError]
    if (expected.some((kind) => error instanceof kind) && error instanceof Error) {
      reporter.panic(error.message)
    }
    throw error
  }
}
