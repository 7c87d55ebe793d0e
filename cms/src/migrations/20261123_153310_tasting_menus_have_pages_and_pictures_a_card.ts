import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_rels\` ADD \`tasting_menus_id\` integer REFERENCES tasting_menus(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`pages_rels_tasting_menus_id_idx\` ON \`pages_rels\` (\`tasting_menus_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_rels\` ADD \`tasting_menus_id\` integer REFERENCES tasting_menus(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_tasting_menus_id_idx\` ON \`_pages_v_rels\` (\`tasting_menus_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`ALTER TABLE \`site_navigation_rels\` ADD \`tasting_menus_id\` integer REFERENCES tasting_menus(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_tasting_menus_id_idx\` ON \`site_navigation_rels\` (\`tasting_menus_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`brands_id\` integer,
  	\`locations_id\` integer,
  	\`menus_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`jobs_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_rels\`("id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id") SELECT "id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id" FROM \`pages_rels\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_pages_rels';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_pages_rels', seq FROM sqlite_sequence WHERE name = 'pages_rels';`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_rels\` RENAME TO \`pages_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_pages_id_idx\` ON \`pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_brands_id_idx\` ON \`pages_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_locations_id_idx\` ON \`pages_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_menus_id_idx\` ON \`pages_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_news_id_idx\` ON \`pages_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_events_id_idx\` ON \`pages_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_jobs_id_idx\` ON \`pages_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_products_id_idx\` ON \`pages_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`brands_id\` integer,
  	\`locations_id\` integer,
  	\`menus_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`jobs_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_rels\`("id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id") SELECT "id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id" FROM \`_pages_v_rels\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new__pages_v_rels';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new__pages_v_rels', seq FROM sqlite_sequence WHERE name = '_pages_v_rels';`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_rels\` RENAME TO \`_pages_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_pages_id_idx\` ON \`_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_brands_id_idx\` ON \`_pages_v_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_locations_id_idx\` ON \`_pages_v_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_menus_id_idx\` ON \`_pages_v_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_news_id_idx\` ON \`_pages_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_events_id_idx\` ON \`_pages_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_jobs_id_idx\` ON \`_pages_v_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_products_id_idx\` ON \`_pages_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_navigation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`brands_id\` integer,
  	\`locations_id\` integer,
  	\`menus_id\` integer,
  	\`news_id\` integer,
  	\`events_id\` integer,
  	\`jobs_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_navigation_rels\`("id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id") SELECT "id", "order", "parent_id", "path", "pages_id", "brands_id", "locations_id", "menus_id", "news_id", "events_id", "jobs_id", "products_id" FROM \`site_navigation_rels\`;`)
  await db.run(sql`DELETE FROM sqlite_sequence WHERE name = '__new_site_navigation_rels';`)
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT '__new_site_navigation_rels', seq FROM sqlite_sequence WHERE name = 'site_navigation_rels';`)
  await db.run(sql`DROP TABLE \`site_navigation_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_navigation_rels\` RENAME TO \`site_navigation_rels\`;`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_order_idx\` ON \`site_navigation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_parent_idx\` ON \`site_navigation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_path_idx\` ON \`site_navigation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_pages_id_idx\` ON \`site_navigation_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_brands_id_idx\` ON \`site_navigation_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_locations_id_idx\` ON \`site_navigation_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_menus_id_idx\` ON \`site_navigation_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_news_id_idx\` ON \`site_navigation_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_events_id_idx\` ON \`site_navigation_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_jobs_id_idx\` ON \`site_navigation_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`site_navigation_rels_products_id_idx\` ON \`site_navigation_rels\` (\`products_id\`);`)
  await db.run(sql`DROP INDEX \`media_sizes_card_sizes_card_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_filename\`;`)
}
