import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { buildSchema } from "graphql"
import { CODE_ONLY } from "../lib/build-protocol"
import { releasesDirOf } from "../lib/project"
import { ContentError } from "../src/content/content-error"
import { contentCheckQuery } from "../src/content/content-details"
import { problemsOf, writeProblems } from "./build-problems"
import { CmsError, type AskCms } from "../cms-client/cms-client"
import { loadEnvironmentFile, readConfiguration } from "../cms-client/configuration"
import { checkContent, withFragments } from "./content-check"
import { contradictionsIn } from "./contradictions"
import { endlessSeries } from "./endless-series"
import { createSitePages } from "./create-pages"
import { leaveOutUnusedParts } from "./script-weight"
import { splitStyles } from "./styles"
import type { Ask } from "./derived/derived-output"
import { writeDerived } from "./derived/write-derived"
import { mapAnswers } from "./gatsby-internals"
import { writeManifest } from "./manifest"
import { nameMarkFile, writeMarkFile } from "./mark-file"
import { mediaCacheOf, MediaMirror } from "./media-mirror"
import { minifyBundles } from "./minify-bundles"
import { nameBundles } from "./name-bundles"
import { writeChunkTable } from "./chunk-table"
import { writeCodeFacts } from "./code-facts"
import { compileScripts } from "./compile-scripts"
import { finishPages } from "./finish-pages"
import { writeFragmentsFile } from "./fragments-file"
import { preflight } from "./preflight"
import { PreflightError, requireConfiguration } from "./preflight-error"
import { toModel } from "./query-models"
import { askedLookups, CmsResolvers } from "./resolvers"
import { skipLookups } from "./skip-lookups"
import { finishServiceWorker, writeServiceWorker } from "./service-worker"
import { writeSchemaFile } from "./schema-file"
import { collectSiteQueries, type SiteDefinition } from "./site-queries"
import { nameFilesShortly, tidyOutput } from "./webpack-output"
import { renderedAt } from "../shared/rendering-clock"
import type { ContentSnapshot } from "../snapshot/content-snapshot"
import { readSnapshot } from "../snapshot/read-snapshot"
import { writeSnapshot } from "../snapshot/snapshot-file"
import { snapshotOf } from "./snapshot-of"

type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onPreInit"
    | "onPreBootstrap"
    | "sourceNodes"
    | "createResolvers"
    | "createPages"
    | "onPreExtractQueries"
    | "onCreateWebpackConfig"
    | "onPostBootstrap"
    | "onPostBuild"
  >
>

/**
 * What Gatsby calls during a build, each hook one line of delegation. `gatsby build` makes the whole site in `public/`;
 * with CODE_ONLY what pages are rendered with, of which builder/ makes releases (engine/README.md).
 */
export function createGatsbyNode(root = process.cwd()): Hooks {
  loadEnvironmentFile(root)
  const { configuration, problems } = readConfiguration()
  const isCodeOnly = process.env[CODE_ONLY] === "1"
  const publicDirectory = `${root}/public`
  const snapshot = snapshotOf(root)
  const ask: AskCms = (query) => Promise.resolve(snapshot.ask(query))
  const lookups = askedLookups(ask)
  const mirror = new MediaMirror({
    configuration,
    cacheDirectory: mediaCacheOf(releasesDirOf(root, process.env)),
    // A build of the code has no pages to show them on.
    ...(isCodeOnly ? {} : { publicDirectory }),
  })
  const resolvers = new CmsResolvers(mirror, lookups)
  let schema = ""
  /** Begun as soon as it can be; the CMS reads while Gatsby gets ready. */
  let reading: Promise<ContentSnapshot> | undefined
  let queries: readonly SiteDefinition[] = []
  let contentPages: readonly string[] = []
  let checking: Promise<void> | undefined
  return {
    // Before Gatsby touches its caches or the last build.
    onPreInit: ({ reporter }) =>
      report(root, reporter.panic, async () => {
        mapAnswers(toModel, (error) => writeProblems(root, problemsOf(error)))
        requireConfiguration(problems)
        schema = await preflight(configuration, root)
        reading = readSnapshot(configuration, buildSchema(schema))
        // Told by who waits for it.
        reading.catch(() => undefined)
      }),
    // Gatsby may have emptied its cache directory since.
    onPreBootstrap: () => writeSchemaFile(root, schema),
    sourceNodes: (api) =>
      report(root, api.reporter.panicOnBuild, async () => {
        const begun = reading
        reading = undefined
        await writeSnapshot(root, await (begun ?? readSnapshot(configuration, buildSchema(schema))))
        lookups.forget()
      }),
    createResolvers: (api) => resolvers.create(api),
    // In development the next change of content may mend what is wrong.
    createPages: (api) =>
      report(root, api.reporter.panicOnBuild, async () => {
        queries = await collectSiteQueries(root)
        const { paths, conflicts } = await createSitePages(api, isCodeOnly)
        contentPages = paths
        checking = report(root, api.reporter.panicOnBuild, async () => {
          const content = await checkContent(api.graphql, queries, conflicts)
          const odd = [
            ...contradictionsIn(content),
            ...endlessSeries(content).map(({ message }) => message),
          ]
          for (const sentence of odd) api.reporter.warn(sentence)
        })
        // Told by who waits for it.
        checking.catch(() => undefined)
        // Code does not wait for the pictures: whatever is wrong ends the build while its bundles are made.
        if (!isCodeOnly) await checking
      }),
    // In development they may have changed since.
    onPreExtractQueries: async () =>
      writeFragmentsFile(
        root,
        process.env.NODE_ENV === "development" ? await collectSiteQueries(root) : queries,
      ),
    onCreateWebpackConfig: (api) => {
      compileScripts(api)
      skipLookups(api)
      splitStyles(api)
      tidyOutput(api, { isCodeOnly })
      nameFilesShortly(api)
      leaveOutUnusedParts(api, root)
      minifyBundles(api)
      nameBundles(api)
      nameMarkFile(api)
    },
    // After the manifest plugin's own hook: a site's hooks come last.
    onPostBootstrap: async () => {
      await writeManifest(publicDirectory)
      await writeMarkFile(publicDirectory)
    },
    onPostBuild: async ({ getNodesByType, graphql }) => {
      await checking
      const pages = getNodesByType("SitePage").map(({ path }) => String(path))
      await finishPages(publicDirectory, pages)
      await writeChunkTable(publicDirectory)
      // After the offline plugin's own hook: a site's hooks come last.
      await writeServiceWorker(root, publicDirectory, configuration)
      await writeCodeFacts(root, {
        checkQuery: withFragments(contentCheckQuery, queries),
        contentPages,
        ownPages: pages.filter((path) => !contentPages.includes(path)),
        hasServiceWorker: configuration.serviceWorker,
      })
      if (isCodeOnly) return
      await writeDerived(publicDirectory, askWith(graphql), {
        siteUrl: configuration.siteUrl,
        now: renderedAt(),
        pages: new Set(pages),
      })
      if (configuration.serviceWorker) await finishServiceWorker(root, publicDirectory)
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
