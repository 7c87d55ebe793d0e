import { buildSchema } from "graphql"
import type { PluginRef } from "gatsby"
import { CMS_FIELD, CMS_TYPE } from "./cms-names"
import type { Configuration } from "../cms-client/configuration"
import { readSchemaFile } from "./schema-file"
import { LOADING } from "../src/texts/loading"
import { snapshotLink } from "./snapshot-link"
import { snapshotOf } from "./snapshot-of"

export function gatsbyPlugins(configuration: Configuration, root = process.cwd()): PluginRef[] {
  return [
    // Keeps the runtime contract under every fault; before whatever else reads the address or asks for pages.
    { resolve: "gatsby-plugin-resilience", options: { text: LOADING } },
    {
      // All content: the CMS's own schema under one field, answered from the snapshot that gatsby-node has read.
      resolve: "gatsby-source-graphql",
      options: {
        typeName: CMS_TYPE,
        fieldName: CMS_FIELD,
        createLink: () => snapshotLink(snapshotOf(root)),
        // The plugin keeps the schema it saw first until its cache is cleared; the preflight's is fresh.
        createSchema: () => Promise.resolve(buildSchema(readSchemaFile(root))),
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
    ...offline(configuration),
    ...tagManager(configuration),
  ]
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
