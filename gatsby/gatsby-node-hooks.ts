import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { buildSchema } from "graphql"
import { ContentError } from "../src/content/content-error"
import { factsOf, writeBuildFacts, type ContentFacts } from "./build-facts"
import { problemsOf, writeProblems } from "./build-problems"
import { CmsError, type AskCms } from "../cms-client/cms-client"
import { loadEnvironmentFile, readConfiguration } from "../cms-client/configuration"
import { editionOfThisBuild } from "../cms-client/edition-of-build"
import { runBeforeQueries } from "./before-queries"
import { checkContent } from "./content-check"
import { contradictionsIn } from "./contradictions"
import { createSitePages } from "./create-pages"
import { leaveOutScript, leaveOutUnusedParts, shareFrameCode } from "./script-weight"
import { splitStyles } from "./styles"
import type { Ask } from "./derived/derived-output"
import { writeDerived } from "./derived/write-derived"
import { mapAnswers } from "./gatsby-internals"
import { writeManifest } from "./manifest"
import { nameMarkFile, writeMarkFile } from "./mark-file"
import { nameBundles } from "./name-bundles"
import { writeChunkTable } from "./chunk-table"
import { finishPages } from "./finish-pages"
import { preflight, PreflightError, requireConfiguration } from "./preflight"
import { pruneMedia } from "./prune-media"
import { toModel } from "./query-models"
import { CmsResolvers } from "./resolvers"
import { fetchRedirects, withoutPages, type FoundRedirects } from "./redirects"
import { writeServiceWorker } from "./service-worker"
import { writeSchemaFile } from "./schema-file"
import { collectSiteQueries, type SiteDefinition } from "./site-queries"
import { Standby } from "./standby"
import { tidyOutput } from "./webpack-output"
import { readSnapshot } from "../snapshot/read-snapshot"
import { writeSnapshot } from "../snapshot/snapshot-file"
import { snapshotOf } from "./snapshot-of"
import { returnFiles, withdrawFiles } from "./withdrawn-files"

type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onPreInit"
    | "onPreBootstrap"
    | "sourceNodes"
    | "createResolvers"
    | "createPages"
    | "onCreateWebpackConfig"
    | "onPostBootstrap"
    | "onPostBuild"
  >
>

/** What Gatsby calls during a build, each hook one line of delegation. */
export function createGatsbyNode(root = process.cwd()): Hooks {
  loadEnvironmentFile(root)
  const { configuration, problems } = readConfiguration()
  const snapshot = snapshotOf(root)
  const ask: AskCms = (query) => Promise.resolve(snapshot.ask(query))
  const resolvers = new CmsResolvers(configuration, root, ask)
  const standby = Standby.ofThisProcess()
  const folders = {
    publicDirectory: `${root}/public`,
    staticDirectory: `${root}/static`,
    atticDirectory: `${root}/.cache/withdrawn`,
  }
  let schema = ""
  let queries: readonly SiteDefinition[] | undefined
  let facts: ContentFacts & FoundRedirects = {
    contentPaths: [],
    documents: {},
    nextChange: null,
    redirects: [],
    warnings: [],
  }
  return {
    // Before Gatsby touches its caches or the last build.
    onPreInit: ({ reporter }) =>
      report(root, reporter.panic, async () => {
        standby?.endWhenUnwanted()
        mapAnswers(toModel)
        requireConfiguration(problems)
        schema = await preflight(configuration, root)
      }),
    // Gatsby may have emptied its cache directory since.
    onPreBootstrap: async () => {
      await writeSchemaFile(root, schema)
      await returnFiles(folders)
    },
    sourceNodes: (api) =>
      report(root, api.reporter.panicOnBuild, async () => {
        const content = await readSnapshot(configuration, buildSchema(schema), editionOfThisBuild())
        await writeSnapshot(root, content)
        resolvers.refresh()
      }),
    createResolvers: (api) => resolvers.create(api),
    // In development the next change of content may mend what is wrong.
    createPages: (api) =>
      report(root, api.reporter.panicOnBuild, async () => {
        queries = standby?.released && queries ? queries : await collectSiteQueries(root)
        const conflicts = await createSitePages(api)
        // A build that stands by only needs to know the templates; the content that counts is asked for when it goes on.
        if (standby && !standby.released) return
        const [content, found] = await Promise.all([
          checkContent(api.graphql, queries, conflicts),
          fetchRedirects(ask, configuration.siteUrl),
        ])
        for (const sentence of contradictionsIn(content)) api.reporter.warn(sentence)
        facts = { ...factsOf(content, new Date()), ...found }
      }),
    onCreateWebpackConfig: (api) => {
      splitStyles(api)
      tidyOutput(api)
      shareFrameCode(api)
      leaveOutScript(api)
      leaveOutUnusedParts(api, root)
      nameBundles(api)
      nameMarkFile(api)
      runBeforeQueries(api, { root, standby, nextChange: () => facts.nextChange })
    },
    // After the manifest plugin's own hook: a site's hooks come last.
    onPostBootstrap: async () => {
      await writeManifest(folders.publicDirectory)
      await writeMarkFile(folders.publicDirectory)
    },
    onPostBuild: async ({ getNodesByType, graphql, reporter }) => {
      const paths = getNodesByType("SitePage").map(({ path }) => String(path))
      const withdrawn = await withdrawFiles(folders, paths)
      const derived = await writeDerived(folders.publicDirectory, askWith(graphql), {
        siteUrl: configuration.siteUrl,
        now: new Date(),
        pages: paths,
      })
      // After that: a picture counts as used while any file names it.
      const pictures = await pruneMedia(folders.publicDirectory)
      await finishPages({ ...folders, noteFile: `${root}/.cache/finished-pages.json` }, paths)
      await writeChunkTable(folders.publicDirectory)
      // After the offline plugin's own hook: a site's hooks come last.
      await writeServiceWorker(root, folders.publicDirectory, configuration)
      const found = withoutPages(facts, paths)
      await writeBuildFacts(root, { ...facts, ...found, pages: paths })
      for (const { message } of found.warnings) reporter.warn(message)
      if (withdrawn > 0) reporter.info(`Site: ${withdrawn} files of no page were removed`)
      if (derived > 0) reporter.info(`Site: ${derived} files made of the content were removed`)
      if (pictures > 0) reporter.info(`Media: ${pictures} files no longer used were removed`)
    },
  }
}

/** @throws CmsError where there is no answer */
const askWith =
  (graphql: CreatePagesArgs["graphql"]): Ask =>
  async <Answer extends object>(query: string) => {
    const { data, errors } = await graphql<Answer>(query)
    if (errors || !data)
      throw new CmsError(`The CMS cannot answer what the site asks: ${String(errors)}`)
    return data
  }

const EXPECTED = [ContentError, CmsError, PreflightError]

/** Errors meant for the person who runs the build are shown without a stack, and noted for who started it. */
async function report(
  root: string,
  show: (message: string) => void,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Error) || !EXPECTED.some((kind) => error instanceof kind)) throw error
    writeProblems(root, problemsOf(error))
    show(error.message)
  }
}
