import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_changes_updated_at_idx\` ON \`content_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_changes_created_at_idx\` ON \`content_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`collection_document_idx\` ON \`content_changes\` (\`collection\`,\`document\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Nothing could be saved while they wrote to a table that is not there (database/content-changes.ts).
  const triggers = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'content_changes_*'`,
  )
  for (const { name } of triggers) await db.run(sql.raw(`DROP TRIGGER \`${name}\``))
  await db.run(sql`DROP TABLE \`content_changes\`;`)
}
