import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_seats\` numeric;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_covers_per_slot\` numeric;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_slot_minutes\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_turn_minutes\` numeric DEFAULT 105;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_min_party_size\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`booking_days_ahead\` numeric DEFAULT 60;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_seats\` numeric;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_covers_per_slot\` numeric;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_slot_minutes\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_turn_minutes\` numeric DEFAULT 105;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_min_party_size\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_booking_days_ahead\` numeric DEFAULT 60;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`choice\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`revision\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_seats\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_covers_per_slot\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_turn_minutes\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_min_party_size\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`booking_days_ahead\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_seats\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_covers_per_slot\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_turn_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_min_party_size\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_booking_days_ahead\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`choice\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`revision\`;`)
}
