import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Those that are there already said it by its title alone, of an event with what has become of it. */
async function fill(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`UPDATE bookings SET choice_key = coalesce(
    (SELECT 'event/' || slug FROM events
     WHERE title <> '' AND choice IN (title, title || ' (cancelled)', title || ' (postponed)') LIMIT 1),
    (SELECT slug FROM tasting_menus WHERE title = choice LIMIT 1)
  ) WHERE choice <> '';`)
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`choice_key\` text;`)
  await fill(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`choice_key\`;`)
}
