import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text,
  	\`list\` text DEFAULT 'newsletter' NOT NULL,
  	\`about\` text,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`unsubscribe_url\` text,
  	\`ends_subscription\` text,
  	\`reference\` text,
  	\`received_at\` text,
  	\`suspicion\` text,
  	\`sent_from\` text,
  	\`submission_id\` text,
  	\`consented_at\` text,
  	\`retain_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_email_idx\` ON \`subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_ends_subscription_idx\` ON \`subscriptions\` (\`ends_subscription\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_reference_idx\` ON \`subscriptions\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_submission_id_idx\` ON \`subscriptions\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_retain_until_idx\` ON \`subscriptions\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`guest_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application_id\` integer,
  	\`field\` text,
  	\`submission_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guest_files_application_idx\` ON \`guest_files\` (\`application_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guest_files_submission_id_idx\` ON \`guest_files\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`guest_files_updated_at_idx\` ON \`guest_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guest_files_created_at_idx\` ON \`guest_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guest_files_filename_idx\` ON \`guest_files\` (\`filename\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`venue_id\` integer,
  	\`subject\` text NOT NULL,
  	\`kind\` text DEFAULT 'contact' NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`date\` text,
  	\`guests\` numeric,
  	\`budget\` text,
  	\`occasion\` text,
  	\`space\` text,
  	\`shop\` text,
  	\`town\` text,
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
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "venue_id", "subject", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "venue_id", "subject", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_enquiries';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_enquiries', seq FROM sqlite_sequence WHERE name = 'enquiries';`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_venue_idx\` ON \`enquiries\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_submission_id_idx\` ON \`enquiries\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_retain_until_idx\` ON \`enquiries\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer,
  	\`venue_id\` integer,
  	\`status\` text DEFAULT 'new' NOT NULL,
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
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "job_id", "venue_id", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "job_id", "venue_id", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at" FROM \`applications\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_applications';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_applications', seq FROM sqlite_sequence WHERE name = 'applications';`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`CREATE INDEX \`applications_job_idx\` ON \`applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_venue_idx\` ON \`applications\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_submission_id_idx\` ON \`applications\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_retain_until_idx\` ON \`applications\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`received_at\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`suspicion\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`sent_from\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`submission_id\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_submission_id_idx\` ON \`bookings\` (\`submission_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriptions_id\` integer REFERENCES subscriptions(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`guest_files_id\` integer REFERENCES guest_files(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guest_files_id_idx\` ON \`payload_locked_documents_rels\` (\`guest_files_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`guest_files\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`brands_id\` integer,
  	\`locations_id\` integer,
  	\`function_spaces_id\` integer,
  	\`menus_id\` integer,
  	\`tasting_menus_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`jobs_id\` integer,
  	\`products_id\` integer,
  	\`stockists_id\` integer,
  	\`pages_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`enquiries_id\` integer,
  	\`bookings_id\` integer,
  	\`applications_id\` integer,
  	\`users_id\` integer,
  	\`api_clients_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`function_spaces_id\`) REFERENCES \`function_spaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tasting_menus_id\`) REFERENCES \`tasting_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stockists_id\`) REFERENCES \`stockists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_clients_id\`) REFERENCES \`api_clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "brands_id", "locations_id", "function_spaces_id", "menus_id", "tasting_menus_id", "news_id", "events_id", "jobs_id", "products_id", "stockists_id", "pages_id", "redirects_id", "media_id", "enquiries_id", "bookings_id", "applications_id", "users_id", "api_clients_id") SELECT "id", "order", "parent_id", "path", "brands_id", "locations_id", "function_spaces_id", "menus_id", "tasting_menus_id", "news_id", "events_id", "jobs_id", "products_id", "stockists_id", "pages_id", "redirects_id", "media_id", "enquiries_id", "bookings_id", "applications_id", "users_id", "api_clients_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_payload_locked_documents_rels';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_payload_locked_documents_rels', seq FROM sqlite_sequence WHERE name = 'payload_locked_documents_rels';`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_function_spaces_id_idx\` ON \`payload_locked_documents_rels\` (\`function_spaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tasting_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`tasting_menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stockists_id_idx\` ON \`payload_locked_documents_rels\` (\`stockists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`api_clients_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`venue_id\` integer,
  	\`subject\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`message\` text NOT NULL,
  	\`staff_note\` text,
  	\`consented_at\` text,
  	\`retain_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "venue_id", "subject", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "venue_id", "subject", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_enquiries';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_enquiries', seq FROM sqlite_sequence WHERE name = 'enquiries';`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`CREATE INDEX \`enquiries_venue_idx\` ON \`enquiries\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_retain_until_idx\` ON \`enquiries\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`bookings_reference_idx\`;`)
  await db.run(sql`DROP INDEX \`bookings_submission_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`received_at\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`suspicion\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`sent_from\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`submission_id\`;`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer NOT NULL,
  	\`venue_id\` integer NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`message\` text,
  	\`staff_note\` text,
  	\`consented_at\` text,
  	\`retain_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "job_id", "venue_id", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at") SELECT "id", "job_id", "venue_id", "status", "name", "email", "phone", "message", "staff_note", "consented_at", "retain_until", "updated_at", "created_at" FROM \`applications\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_applications';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_applications', seq FROM sqlite_sequence WHERE name = 'applications';`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`CREATE INDEX \`applications_job_idx\` ON \`applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_venue_idx\` ON \`applications\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_retain_until_idx\` ON \`applications\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
}
