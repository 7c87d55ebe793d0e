import { buildSchema } from "graphql"
import type { PluginRef } from "gatsby"
import { problemsOf, writeProblems } from "./build-problems"
import { authorization, CmsAwayError, fetchGraphql } from "../cms-client/cms-client"
import { CMS_FIELD, CMS_TYPE } from "./cms-names"
import type { Configuration } from "../cms-client/configuration"
import { readSchemaFile } from "./schema-file"

/** Fields asked for in one request; each list of a page query is one. */
const MAX_BATCH_SIZE = 6
/** How long a field waits for others to share its request with, in milliseconds. The plugin's own 50 add up to seconds. */
const BATCH_DELAY = 10

export function gatsbyPlugins(configuration: Configuration, root = process.cwd()): PluginRef[] {
  return [
    {
      // All content: the CMS's own schema under one field, asked for in batches.
      resolve: "gatsby-source-graphql",
      options: {
        typeName: CMS_TYPE,
        fieldName: CMS_FIELD,
        url: configuration.cmsGraphqlUrl,
        // A function, so that the key is in no option that a plugin could print or store.
        headers: () => authorization(configuration),
        fetch: (url: string, init: RequestInit) => fetchNoting(root, url, init),
        batch: true,
        dataLoaderOptions: {
          maxBatchSize: MAX_BATCH_SIZE,
          batchScheduleFn: (send: () => void) => setTimeout(send, BATCH_DELAY),
        },
        // The plugin keeps the schema it saw first until its cache is cleared; the preflight's is fresh.
        createSchema: async () => buildSchema(await readSchemaFile(root)),
      },
    },
    {
      // Installable: links the manifest, which manifest.ts writes.
      resolve: "gatsby-plugin-manifest",
      options: {
        // The plugin asks for a list, and would else make its own.
        icons: [],
        // The page's own Head says it (src/ui/seo.tsx).
        theme_color_in_head: false,
        // Otherwise it gives Apple every icon, the maskable ones too (src/runtime/on-render-body.tsx has one).
        legacy: false,
      },
    },
    // Keeps the runtime contract under every fault; before whatever else asks for pages.
    "gatsby-plugin-resilience",
    ...offline(configuration),
    ...tagManager(configuration),
  ]
}

/** Gatsby itself reports what fails in a page's query; that it was the CMS, who started the build has to know. */
async function fetchNoting(root: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchGraphql(url, init)
  } catch (error) {
    if (error instanceof CmsAwayError) writeProblems(root, problemsOf(error))
    throw error
  }
}

/**
 * Usable with no network; after the manifest, which it caches. The plugin registers the worker and keeps its own files;
 * all else is src/service-worker's, which answers first (docs/decisions/0012-service-worker.md).
 */
function offline({ serviceWorker }: Configuration): PluginRef[] {
  if (!serviceWorker) return []
  // The plugin's four rules are replaced one by one. None may remain: they mix releases and never forget.
  const never = { urlPattern: /(?!)/, handler: "NetworkOnly" }
  const runtimeCaching = [never, never, never, never]
  return [{ resolve: "gatsby-plugin-offline", options: { workboxConfig: { runtimeCaching } } }]
}

/** No container id, no tag: not even the plugin's script. */
function tagManager({ gtmId }: Configuration): PluginRef[] {
  if (gtmId === undefined) return []
  return [
    {
      // Loads the owner's container, and no more: page views and web vitals are src/runtime/tag-manager's. The plugin's
      // own event, which says nothing of the page, keeps its own name (gatsby-route-change).
      resolve: "gatsby-plugin-google-tagmanager",
      options: { id: gtmId, enableWebVitalsTracking: false },
    },
  ]
}
