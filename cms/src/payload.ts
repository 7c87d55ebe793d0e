import type { MigrateDownArgs, MigrateUpArgs, SQLiteAdapter } from "@payloadcms/db-sqlite"
import { getPayload, type Migration, type Payload } from "payload"
import { messageOf } from "../../shared/message-of"
import { recordContentChanges } from "./database/content-changes"
import { setting } from "./environment"
import { migrations } from "./migrations"
import { databaseFile, dataDirectory, mediaDirectory } from "./paths"
import config from "./payload.config"
import { keepPrivate } from "./private-data"

/** Payload's type for a migration knows no database; these are SQLite's. */
const pending: Migration[] = migrations.map(({ name, up, down }) => ({
  name,
  up: (args) => up(args as MigrateUpArgs),
  down: (args) => down(args as MigrateDownArgs),
}))

/**
 * Payload with its database migrated, shared by the server and the seed. Reads `CMS_SECRET` and `CMS_DATA_DIR`.
 *
 * @throws when `CMS_SECRET` is missing or too short, or the data directory cannot be written
 */
export async function openPayload(): Promise<Payload> {
  setting(process.env, "CMS_SECRET")
  const data = { database: databaseFile, media: mediaDirectory }
  await keepPrivate(dataDirectory, data).catch((error: unknown) => {
    throw new Error(`CMS_DATA_DIR (${dataDirectory}) cannot be written: ${messageOf(error)}`)
  })
  // The admin's own development server reloads what needs reloading.
  process.env.DISABLE_PAYLOAD_HMR ??= "true"
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: pending })
  await recordContentChanges(payload.db as unknown as SQLiteAdapter)
  return payload
}
