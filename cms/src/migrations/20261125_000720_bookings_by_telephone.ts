import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_bookings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`venue_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`party_size\` numeric NOT NULL,
  	\`status\` text DEFAULT 'requested' NOT NULL,
  	\`choice\` text,
  	\`revision\` numeric,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`staff_note\` text,
  	\`reference\` text,
  	\`received_at\` text,
  	\`suspicion\` text,
  	\`sent_from\` text,
  	\`submission_id\` text,
  	\`consented_at\` text,
  	\`retain_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_bookings\`("id", "venue_id", "date", "time", "party_size", "status", "choice", "revision", "name", "email", "phone", "message", "staff_note", "reference", "received_at", "suspicion", "sent_from", "submission_id", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "venue_id", "date", "time", "party_size", "status", "choice", "revision", "name", "email", "phone", "message", "staff_note", "reference", "received_at", "suspicion", "sent_from", "submission_id", "consented_at", "retain_until", "updated_at", "created_at" FROM \`bookings\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_bookings';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_bookings', seq FROM sqlite_sequence WHERE name = 'bookings';`)
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`ALTER TABLE \`__new_bookings\` RENAME TO \`bookings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`bookings_venue_idx\` ON \`bookings\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_date_idx\` ON \`bookings\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_submission_id_idx\` ON \`bookings\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_retain_until_idx\` ON \`bookings\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_bookings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`venue_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`party_size\` numeric NOT NULL,
  	\`status\` text DEFAULT 'requested' NOT NULL,
  	\`choice\` text,
  	\`revision\` numeric,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`message\` text,
  	\`staff_note\` text,
  	\`reference\` text,
  	\`received_at\` text,
  	\`suspicion\` text,
  	\`sent_from\` text,
  	\`submission_id\` text,
  	\`consented_at\` text,
  	\`retain_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_bookings\`("id", "venue_id", "date", "time", "party_size", "status", "choice", "revision", "name", "email", "phone", "message", "staff_note", "reference", "received_at", "suspicion", "sent_from", "submission_id", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "venue_id", "date", "time", "party_size", "status", "choice", "revision", "name", "email", "phone", "message", "staff_note", "reference", "received_at", "suspicion", "sent_from", "submission_id", "consented_at", "retain_until", "updated_at", "created_at" FROM \`bookings\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_bookings';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_bookings', seq FROM sqlite_sequence WHERE name = 'bookings';`)
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`ALTER TABLE \`__new_bookings\` RENAME TO \`bookings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`bookings_venue_idx\` ON \`bookings\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_date_idx\` ON \`bookings\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_submission_id_idx\` ON \`bookings\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_retain_until_idx\` ON \`bookings\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
}
