import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`told\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`told\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`told\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`told\`;`)
}
