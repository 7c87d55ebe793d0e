import path from "node:path"
import { sqliteAdapter } from "@payloadcms/db-sqlite"
import { buildConfig } from "payload"
import sharp from "sharp"
import { closeInternalsToKeys } from "./access/internals"
import { PUBLISHING_PANEL } from "./admin-ui/publishing/with-publishing-status"
import { collections } from "./collections"
import { withNestedSelects } from "./database/nested-selects"
import { withTransactions } from "./database/transactions"
import { richTextEditor } from "./fields/rich-text"
import { globals } from "./globals"
import { inOrder } from "./graphql/in-order"
import { databaseFile, sourceDirectory } from "./paths"
import { buildEndpoint } from "./publishing/build-endpoint"
import { jobs } from "./publishing/jobs"
import { previewEndpoint } from "./publishing/preview-endpoint"
import { superviseScheduled } from "./publishing/scheduled"
import { statusEndpoint } from "./publishing/status-endpoint"
import { TIME_ZONES } from "./validation/time-zone"

const UPLOAD_BYTES = 20 * 1024 * 1024

const config = buildConfig({
  // Checked where Payload is opened: tools that only read the schema need no secret.
  secret: process.env.CMS_SECRET ?? "",
  admin: {
    user: "users",
    // The other choice asks a server elsewhere for a portrait of every editor.
    avatar: "default",
    components: { beforeDashboard: [PUBLISHING_PANEL] },
    // As the site writes days, and short enough for the row above a document.
    dateFormat: "d MMM yyyy, HH:mm",
    meta: {
      titleSuffix: "· Forno",
      icons: [{ rel: "icon", type: "image/svg+xml", url: "/favicon.svg" }],
    },
    importMap: {
      baseDir: sourceDirectory,
      importMapFile: path.join(sourceDirectory, "app/(payload)/admin/importMap.js"),
    },
    timezones: { supportedTimezones: TIME_ZONES.map((zone) => ({ label: zone, value: zone })) },
  },
  collections,
  globals,
  editor: richTextEditor,
  db: withTransactions(
    withNestedSelects(
      sqliteAdapter({
        client: { url: `file:${databaseFile}` },
        wal: true,
        busyTimeout: 5000,
        transactionOptions: {},
        // One way only: the schema changes through migrations, in development too.
        push: false,
        migrationDir: path.join(sourceDirectory, "migrations"),
      }),
    ),
  ),
  jobs,
  endpoints: [statusEndpoint, buildEndpoint, previewEndpoint],
  graphQL: {
    queries: inOrder,
    disablePlaygroundInProduction: true,
    // The site's build reads the schema.
    disableIntrospectionInProduction: false,
    maxComplexity: 50_000,
  },
  typescript: { outputFile: path.join(sourceDirectory, "payload-types.ts"), autoGenerate: false },
  upload: { limits: { fileSize: UPLOAD_BYTES }, abortOnLimit: true },
  sharp,
  cors: [],
  telemetry: false,
})

export default config.then(closeInternalsToKeys).then(superviseScheduled)
