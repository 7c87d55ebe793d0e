import path from "node:path"
import { sqliteAdapter } from "@payloadcms/db-sqlite"
import { buildConfig } from "payload"
import sharp from "sharp"
import { closeInternals } from "./access/internals"
import { nameLockOwners } from "./access/lock-owner"
import { PUBLISHING_PANEL } from "./admin-ui/publishing/with-publishing-status"
import { collections } from "./collections"
import { forgottenPasswordTexts } from "./collections/users/forgotten-password"
import { withGlobalTimes } from "./database/global-times"
import { withNestedSelects } from "./database/nested-selects"
import { withTransactions } from "./database/transactions"
import { richTextEditor } from "./fields/rich-text"
import { globals } from "./globals"
import { references } from "./graphql/references"
import { cleanAllTexts } from "./hooks/clean-texts"
import { nameRefusedFields } from "./hooks/name-refused-fields"
import { refuseBlankTexts } from "./hooks/refuse-blank-texts"
import { refuseEmptyGroups } from "./hooks/refuse-empty-groups"
import { tellLostRelation } from "./hooks/tell-lost-relation"
import { databaseFile, sourceDirectory } from "./paths"
import { buildEndpoint } from "./publishing/build-endpoint"
import { fieldEndpoint } from "./publishing/field-endpoint"
import { jobs } from "./publishing/jobs"
import { previewEndpoint } from "./publishing/preview-endpoint"
import { scheduleZoneEndpoint } from "./publishing/schedule-zone"
import { superviseScheduled } from "./publishing/scheduled"
import { statusEndpoint } from "./publishing/status-endpoint"
import { ownOrigins } from "./server/own-origins"
import { payloadLog } from "./server/payload-log"
import { bookingCopies, tablesEndpoint } from "./staff/bookings"
import { kitchenEndpoint, orderCopies } from "./staff/orders"
import { TIME_ZONES } from "./validation/time-zone"

const UPLOAD_BYTES = 20 * 1024 * 1024

const config = buildConfig({
  // Checked where Payload is opened: tools that only read the schema need no secret.
  secret: process.env.CMS_SECRET ?? "",
  admin: {
    user: "users",
    // The other choice asks a server elsewhere for a portrait of every editor.
    avatar: "default",
    components: {
      beforeDashboard: ["/admin-ui/staff/today#Today", PUBLISHING_PANEL],
      beforeNavLinks: ["/admin-ui/staff/staff-links#StaffLinks"],
      views: {
        tables: { Component: "/admin-ui/tables/tables-view#TablesView", path: "/tables" },
        kitchen: { Component: "/admin-ui/kitchen/kitchen-view#KitchenView", path: "/kitchen" },
      },
    },
    // Its notes are sentences with a reason, and nothing repeats why a deletion or an unpublishing was refused.
    toast: { duration: 10_000, expand: true },
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
  i18n: { translations: { en: { authentication: forgottenPasswordTexts } } },
  collections,
  globals,
  editor: richTextEditor,
  db: withTransactions(
    withGlobalTimes(
      withNestedSelects(
        sqliteAdapter({
          client: { url: `file:${databaseFile}` },
          // An id that is given again would hand on what was meant for a document that has gone, such as its schedule.
          autoIncrement: true,
          wal: true,
          busyTimeout: 5000,
          transactionOptions: {},
          // One way only: the schema changes through migrations, in development too.
          push: false,
          migrationDir: path.join(sourceDirectory, "migrations"),
        }),
      ),
    ),
  ),
  jobs,
  endpoints: [
    statusEndpoint,
    buildEndpoint,
    previewEndpoint,
    fieldEndpoint,
    scheduleZoneEndpoint,
    tablesEndpoint,
    bookingCopies,
    kitchenEndpoint,
    orderCopies,
  ],
  graphQL: {
    queries: references,
    disablePlaygroundInProduction: true,
    // The site's build reads the schema.
    disableIntrospectionInProduction: false,
    maxComplexity: 50_000,
  },
  typescript: { outputFile: path.join(sourceDirectory, "payload-types.ts"), autoGenerate: false },
  upload: { limits: { fileSize: UPLOAD_BYTES }, abortOnLimit: true },
  // Of a WebP Payload encodes the original anew, and its way to the card too: a third of an upload at sharp's own effort.
  // Sizes name theirs (collections/media/image-sizes.ts), and pages show no original that is wide enough for one.
  sharp: (input, options) => sharp(input, options).webp({ effort: 0, force: false }),
  cors: [],
  csrf: ownOrigins(process.env),
  // The site's queries name what they want; relations of relations end here.
  maxDepth: 3,
  logger: payloadLog,
  hooks: { afterError: [tellLostRelation, nameRefusedFields] },
  // One line each, of their own (collections/users/sign-in.ts); every other refusal without its stack.
  loggingLevels: {
    AuthenticationError: false,
    LockedAuth: false,
    APIError: "info",
    QueryError: "info",
  },
  telemetry: false,
})

export default config
  .then(refuseBlankTexts)
  .then(refuseEmptyGroups)
  .then(cleanAllTexts)
  .then(closeInternals)
  .then(nameLockOwners)
  .then(superviseScheduled)
