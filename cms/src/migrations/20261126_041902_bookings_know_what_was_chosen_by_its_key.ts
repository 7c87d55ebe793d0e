import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Those that are there already said it by its title alone, of an event with what has become of it. Of events of one title,
 * a supper of each year, it is the one of that venue that begins nearest to the booking's day.
 */
async function fill(db: MigrateUpArgs['db']): Promise<void> {
  await db.run(sql`UPDATE bookings SET choice_key = coalesce(
    (SELECT choice_key FROM (
       SELECT 'event/' || slug AS choice_key, events.venue_id IS NOT bookings.venue_id AS is_elsewhere,
         abs(julianday(starts_at) - julianday(bookings.date)) AS days
       FROM events WHERE title <> '' AND choice IN (title, title || ' (cancelled)', title || ' (postponed)')
     ) ORDER BY is_elsewhere, days LIMIT 1),
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
