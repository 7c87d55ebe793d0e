import { buildSchema } from "graphql"
import type { PluginRef } from "gatsby"
import { APP_NAME, APP_SHORT_NAME, GROUND, START_URL } from "../theme/app-identity"
import { authorization, fetchGraphql } from "./cms-client"
import { CMS_FIELD, CMS_TYPE } from "./cms-names"
import type { Configuration } from "./configuration"
import { readSchemaFile } from "./schema-file"

/** Fields asked for in one request; each list of a page query is one. */
const MAX_BATCH_SIZE = 6

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
        fetch: fetchGraphql,
        batch: true,
        dataLoaderOptions: { maxBatchSize: MAX_BATCH_SIZE },
        // The plugin keeps the schema it saw first until its cache is cleared; the preflight's is fresh.
        createSchema: async () => buildSchema(await readSchemaFile(root)),
      },
    },
    {
      // Installable: opens at the flagship brand. Icons are ready-made files; nothing is processed here.
      resolve: "gatsby-plugin-manifest",
      options: {
        name: APP_NAME,
        short_name: APP_SHORT_NAME,
        start_url: START_URL,
        scope: "/",
        display: "standalone",
        background_color: GROUND,
        theme_color: GROUND,
        // The page's own Head says it (src/components/seo.tsx).
        theme_color_in_head: false,
        lang: "en",
        // Otherwise it gives Apple every icon, the maskable ones too (src/runtime/on-render-body.tsx has one).
        legacy: false,
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          {
            src: "/icons/maskable-192.png",
            sizes: "192x192",
            type: "image/png",
            purpose: "maskable",
          },
          {
            src: "/icons/maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
      },
    },
    // Usable with no network; after the manifest, which it caches.
    "gatsby-plugin-offline",
    ...tagManager(configuration),
  ]
}

/** No container id, no tag: not even the plugin's script. */
function tagManager({ gtmId }: Configuration): PluginRef[] {
  if (gtmId === undefined) return []
  return [
    {
      // The owner's own tags, with the event and the measurements the runtime contract names.
      resolve: "gatsby-plugin-google-tagmanager",
      options: { id: gtmId, routeChangeEventName: "viewPage", enableWebVitalsTracking: true },
    },
  ]
}
