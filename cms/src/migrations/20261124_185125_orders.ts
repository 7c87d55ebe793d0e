import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`orders_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`label\` text,
  	\`price\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_lines_order_idx\` ON \`orders_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`orders_lines_parent_id_idx\` ON \`orders_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`venue_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`payment\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`currency\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`orders_venue_idx\` ON \`orders\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_date_idx\` ON \`orders\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`orders_reference_idx\` ON \`orders\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_submission_id_idx\` ON \`orders\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_retain_until_idx\` ON \`orders\` (\`retain_until\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_offered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_dishes_per_slot\` numeric;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_slot_minutes\` numeric DEFAULT 15;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_notice_minutes\` numeric DEFAULT 20;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_last_before_closing\` numeric DEFAULT 15;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_days_ahead\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`pickup_note\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_offered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_dishes_per_slot\` numeric;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_slot_minutes\` numeric DEFAULT 15;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_notice_minutes\` numeric DEFAULT 20;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_last_before_closing\` numeric DEFAULT 15;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_days_ahead\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_pickup_note\` text;`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`takeaway\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version_takeaway\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`orders_id\` integer REFERENCES orders(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`orders_lines\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
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
  	\`subscriptions_id\` integer,
  	\`guest_files_id\` integer,
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
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guest_files_id\`) REFERENCES \`guest_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_clients_id\`) REFERENCES \`api_clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "brands_id", "locations_id", "function_spaces_id", "menus_id", "tasting_menus_id", "news_id", "events_id", "jobs_id", "products_id", "stockists_id", "pages_id", "redirects_id", "media_id", "enquiries_id", "bookings_id", "applications_id", "subscriptions_id", "guest_files_id", "users_id", "api_clients_id") SELECT "id", "order", "parent_id", "path", "brands_id", "locations_id", "function_spaces_id", "menus_id", "tasting_menus_id", "news_id", "events_id", "jobs_id", "products_id", "stockists_id", "pages_id", "redirects_id", "media_id", "enquiries_id", "bookings_id", "applications_id", "subscriptions_id", "guest_files_id", "users_id", "api_clients_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guest_files_id_idx\` ON \`payload_locked_documents_rels\` (\`guest_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`api_clients_id\`);`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_offered\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_dishes_per_slot\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_notice_minutes\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_last_before_closing\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_days_ahead\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`pickup_note\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_offered\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_dishes_per_slot\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_slot_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_notice_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_last_before_closing\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_days_ahead\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_pickup_note\`;`)
  await db.run(sql`ALTER TABLE \`menus\` DROP COLUMN \`takeaway\`;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` DROP COLUMN \`version_takeaway\`;`)
}
