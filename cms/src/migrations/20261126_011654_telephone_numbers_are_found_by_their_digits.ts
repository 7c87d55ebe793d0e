import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const TABLES = ['enquiries', 'bookings', 'orders', 'applications'] as const

/** As shared/submissions/whose.ts has it now: a migration does the same whenever it runs. */
const digitsOf = (written: string): string =>
  written
    .replace(/\(\s*0\s*\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')

/** Those that are there already are found like those to come. */
async function fill(db: MigrateUpArgs['db']): Promise<void> {
  for (const name of TABLES) {
    const table = sql.identifier(name)
    const rows = await db.all<{ id: number; phone: string }>(
      sql`SELECT id, phone FROM ${table} WHERE phone IS NOT NULL`,
    )
    for (const { id, phone } of rows) {
      const digits = digitsOf(phone) || null
      await db.run(sql`UPDATE ${table} SET phone_digits = ${digits} WHERE id = ${id}`)
    }
  }
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`phone_digits\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`phone_digits\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`phone_digits\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`phone_digits\` text;`)
  await fill(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`phone_digits\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`phone_digits\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`phone_digits\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`phone_digits\`;`)
}
