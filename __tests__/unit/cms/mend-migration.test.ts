import { mendMigration, type SnapshotTables } from "../../../cms/scripts/generate/mend-migration"

const statement = (sql: string) => `  await db.run(sql\`${sql.replaceAll("`", "\\`")}\`)`

describe("a migration that Payload has written", () => {
  const key = { columnsFrom: ["menus_id"], onUpdate: "no action", onDelete: "cascade" }
  const tables: SnapshotTables[] = [{ locked_rels: { foreignKeys: { menus_fk: key } } }, {}]

  it("lets what an added column points at be deleted, as the snapshot says", () => {
    const added = "ALTER TABLE `locked_rels` ADD `menus_id` integer REFERENCES menus(id)"
    expect(mendMigration(statement(`${added};`), tables)).toBe(
      statement(`${added} ON UPDATE no action ON DELETE cascade;`),
    )
  })

  it("leaves what says so already, and what the snapshots do not know", () => {
    for (const written of [
      "ALTER TABLE `locked_rels` ADD `menus_id` integer REFERENCES menus(id) ON DELETE set null;",
      "ALTER TABLE `locked_rels` ADD `other_id` integer REFERENCES others(id);",
      "DROP TABLE `menus`;",
    ]) {
      expect(mendMigration(statement(written), tables)).toBe(statement(written))
    }
  })

  it("fills a table that is made anew with what the one before had, and no other column", () => {
    const columns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]))
    const grown: SnapshotTables[] = [
      { menus: { foreignKeys: {}, columns: columns("id", "title", "kind") } },
      { menus: { foreignKeys: {}, columns: columns("id", "title") } },
    ]
    const copied = statement(
      'INSERT INTO `__new_menus`("id", "kind", "title") SELECT "id", "kind", "title" FROM `menus`;',
    )
    expect(mendMigration(copied, grown)).toBe(
      statement('INSERT INTO `__new_menus`("id", "title") SELECT "id", "title" FROM `menus`;'),
    )
  })

  it("gives no id again where a table is made anew", () => {
    const written = [
      statement("INSERT INTO `__new_menus`(`id`) SELECT `id` FROM `menus`;"),
      statement("DROP TABLE `menus`;"),
      statement("ALTER TABLE `__new_menus` RENAME TO `menus`;"),
    ].join("\n")
    const lines = mendMigration(written, tables).split("\n")
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain("DELETE FROM sqlite_sequence WHERE name = '__new_menus'")
    expect(lines[2]).toMatch(/INSERT INTO sqlite_sequence .* '__new_menus', seq .* name = 'menus'/)
    expect(lines[3]).toBe(statement("DROP TABLE `menus`;"))
  })
})
