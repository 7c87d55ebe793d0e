import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_webp1920_sizes_webp1920_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1440_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp1920_filename\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1440_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp1920_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\` ON \`media\` (\`sizes_webp1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1920_sizes_webp1920_filename_idx\` ON \`media\` (\`sizes_webp1920_filename\`);`)
}
