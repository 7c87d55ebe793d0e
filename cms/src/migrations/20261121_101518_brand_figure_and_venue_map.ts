import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brands\` ADD \`figure_value\` text;`)
  await db.run(sql`ALTER TABLE \`brands\` ADD \`figure_caption\` text;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` ADD \`version_figure_value\` text;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` ADD \`version_figure_caption\` text;`)
  // Payload writes an added column without ON DELETE: a picture in an old version could then never be deleted.
  await db.run(sql`ALTER TABLE \`locations\` ADD \`map_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`locations_map_idx\` ON \`locations\` (\`map_id\`);`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_map_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_map_idx\` ON \`_locations_v\` (\`version_map_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_locations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`brand_id\` integer,
  	\`status\` text DEFAULT 'open',
  	\`status_note\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`currency\` text,
  	\`price_level\` numeric,
  	\`address_street\` text,
  	\`address_district\` text,
  	\`address_city\` text,
  	\`address_postcode\` text,
  	\`address_region\` text,
  	\`address_country\` text,
  	\`geo_latitude\` numeric,
  	\`geo_longitude\` numeric,
  	\`time_zone\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`access_note\` text,
  	\`getting_there\` text,
  	\`booking_method\` text DEFAULT 'phone',
  	\`booking_url\` text,
  	\`booking_max_party_size\` numeric,
  	\`booking_notice_hours\` numeric,
  	\`booking_note\` text,
  	\`hero_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_locations\`("id", "name", "slug", "brand_id", "status", "status_note", "summary", "description", "currency", "price_level", "address_street", "address_district", "address_city", "address_postcode", "address_region", "address_country", "geo_latitude", "geo_longitude", "time_zone", "phone", "email", "access_note", "getting_there", "booking_method", "booking_url", "booking_max_party_size", "booking_notice_hours", "booking_note", "hero_id", "seo_title", "seo_description", "seo_image_id", "updated_at", "created_at", "_status") SELECT "id", "name", "slug", "brand_id", "status", "status_note", "summary", "description", "currency", "price_level", "address_street", "address_district", "address_city", "address_postcode", "address_region", "address_country", "geo_latitude", "geo_longitude", "time_zone", "phone", "email", "access_note", "getting_there", "booking_method", "booking_url", "booking_max_party_size", "booking_notice_hours", "booking_note", "hero_id", "seo_title", "seo_description", "seo_image_id", "updated_at", "created_at", "_status" FROM \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`ALTER TABLE \`__new_locations\` RENAME TO \`locations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_slug_idx\` ON \`locations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`locations_brand_idx\` ON \`locations\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_hero_idx\` ON \`locations\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_seo_seo_image_idx\` ON \`locations\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`locations__status_idx\` ON \`locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__locations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_brand_id\` integer,
  	\`version_status\` text DEFAULT 'open',
  	\`version_status_note\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_currency\` text,
  	\`version_price_level\` numeric,
  	\`version_address_street\` text,
  	\`version_address_district\` text,
  	\`version_address_city\` text,
  	\`version_address_postcode\` text,
  	\`version_address_region\` text,
  	\`version_address_country\` text,
  	\`version_geo_latitude\` numeric,
  	\`version_geo_longitude\` numeric,
  	\`version_time_zone\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_access_note\` text,
  	\`version_getting_there\` text,
  	\`version_booking_method\` text DEFAULT 'phone',
  	\`version_booking_url\` text,
  	\`version_booking_max_party_size\` numeric,
  	\`version_booking_notice_hours\` numeric,
  	\`version_booking_note\` text,
  	\`version_hero_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__locations_v\`("id", "parent_id", "version_name", "version_slug", "version_brand_id", "version_status", "version_status_note", "version_summary", "version_description", "version_currency", "version_price_level", "version_address_street", "version_address_district", "version_address_city", "version_address_postcode", "version_address_region", "version_address_country", "version_geo_latitude", "version_geo_longitude", "version_time_zone", "version_phone", "version_email", "version_access_note", "version_getting_there", "version_booking_method", "version_booking_url", "version_booking_max_party_size", "version_booking_notice_hours", "version_booking_note", "version_hero_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_slug", "version_brand_id", "version_status", "version_status_note", "version_summary", "version_description", "version_currency", "version_price_level", "version_address_street", "version_address_district", "version_address_city", "version_address_postcode", "version_address_region", "version_address_country", "version_geo_latitude", "version_geo_longitude", "version_time_zone", "version_phone", "version_email", "version_access_note", "version_getting_there", "version_booking_method", "version_booking_url", "version_booking_max_party_size", "version_booking_notice_hours", "version_booking_note", "version_hero_id", "version_seo_title", "version_seo_description", "version_seo_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_locations_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__locations_v\` RENAME TO \`_locations_v\`;`)
  await db.run(sql`CREATE INDEX \`_locations_v_parent_idx\` ON \`_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_slug_idx\` ON \`_locations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_brand_idx\` ON \`_locations_v\` (\`version_brand_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_hero_idx\` ON \`_locations_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_seo_version_seo_image_idx\` ON \`_locations_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_updated_at_idx\` ON \`_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_created_at_idx\` ON \`_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version__status_idx\` ON \`_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_created_at_idx\` ON \`_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_updated_at_idx\` ON \`_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_latest_idx\` ON \`_locations_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`brands\` DROP COLUMN \`figure_value\`;`)
  await db.run(sql`ALTER TABLE \`brands\` DROP COLUMN \`figure_caption\`;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` DROP COLUMN \`version_figure_value\`;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` DROP COLUMN \`version_figure_caption\`;`)
}
