import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`previous_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`previousstartsat_tz\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`places_left\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_previous_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_previousstartsat_tz\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_places_left\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`previous_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`previousstartsat_tz\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`places_left\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_previous_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_previousstartsat_tz\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_places_left\`;`)
}
