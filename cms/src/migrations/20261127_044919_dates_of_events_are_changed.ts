import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_recurrence_changed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`new_day\` text,
  	\`new_time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_recurrence_changed_order_idx\` ON \`events_recurrence_changed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_recurrence_changed_parent_id_idx\` ON \`events_recurrence_changed\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_recurrence_changed\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`new_day\` text,
  	\`new_time\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_changed_order_idx\` ON \`_events_v_version_recurrence_changed\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_recurrence_changed_parent_id_idx\` ON \`_events_v_version_recurrence_changed\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_recurrence_changed\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_recurrence_changed\`;`)
}
