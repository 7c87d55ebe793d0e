import Database from "libsql"

type Db = { run: (query: string) => Promise<unknown> }

jest.mock(
  "@payloadcms/db-sqlite",
  () => ({ sql: ([text]: readonly string[]): string | undefined => text }),
  { virtual: true },
)
const { up } = jest.requireActual<{ up: (args: { db: Db }) => Promise<void> }>(
  "../../../cms/src/migrations/20261126_041902_bookings_know_what_was_chosen_by_its_key",
)

it("bookings of before get the key of what they say by its title: of two suppers, the one at their venue nearest to their day", async () => {
  const db = new Database(":memory:")
  db.exec(`
    CREATE TABLE events (title TEXT, slug TEXT, venue_id INTEGER, starts_at TEXT);
    INSERT INTO events VALUES
      ('Last supper', 'last-supper-2025', 1, '2025-12-31T19:00:00.000Z'),
      ('Last supper', 'last-supper-there', 2, '2026-12-31T19:00:00.000Z'),
      ('Last supper', 'last-supper-2026', 1, '2026-12-31T19:00:00.000Z');
    CREATE TABLE tasting_menus (title TEXT, slug TEXT);
    INSERT INTO tasting_menus VALUES ('Brace', 'brace');
    CREATE TABLE bookings (venue_id INTEGER, date TEXT, choice TEXT);
    INSERT INTO bookings VALUES
      (1, '2026-12-31T12:00:00.000Z', 'Last supper'),
      (1, '2025-12-31T12:00:00.000Z', 'Last supper (cancelled)'),
      (2, '2026-12-31T12:00:00.000Z', 'Last supper (postponed)'),
      (1, '2026-12-31T12:00:00.000Z', 'Brace'),
      (1, '2026-12-31T12:00:00.000Z', 'Gone'),
      (1, '2026-12-31T12:00:00.000Z', NULL)`)
  await up({ db: { run: (query) => Promise.resolve(db.exec(query)) } })
  expect(db.prepare("SELECT choice_key FROM bookings ORDER BY rowid").pluck().all()).toEqual([
    ...["event/last-supper-2026", "event/last-supper-2025", "event/last-supper-there"],
    ...["brace", null, null],
  ])
  db.close()
})
