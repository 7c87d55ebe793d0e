import fc from "fast-check"
import { isDeepStrictEqual } from "node:util"
import type { ContentSnapshot, StoredDocument } from "../../../snapshot/content-snapshot"
import { mergeSnapshot } from "../../../snapshot/merge-snapshot"

const snapshotOf = (menus: readonly StoredDocument[], name = "400"): ContentSnapshot => ({
  marker: "1",
  lists: { Menus: menus, Jobs: [{ id: 1, title: "Cook" }] },
  globals: { Settings: { name } },
})

/** Every document's title by its id, few of each: many stay, some change, come or go. */
const titles = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.constantFrom("Lunch", "Dinner", "Bar"),
  { maxKeys: 10 },
)
const documents = (titlesById: Readonly<Record<string, string>>): StoredDocument[] =>
  Object.entries(titlesById)
    .map(([id, title]) => ({ id: Number(id), title, sections: [{ title }] }))
    .sort((one, other) => one.id - other.id)

const subset = (ids: ReadonlySet<unknown>, of: readonly StoredDocument[]): StoredDocument[] =>
  of.filter(({ id }) => ids.has(id))

describe("a snapshot that is brought up to date", () => {
  it("is what there is now, says all that differs and nothing else, and keeps what has not changed", () => {
    const more = fc.uniqueArray(fc.integer({ min: 1, max: 15 }))
    fc.assert(
      fc.property(
        titles,
        titles,
        fc.option(more),
        fc.constantFrom("400", "Madia"),
        (old, now, asked, name) => {
          const before = snapshotOf(documents(old))
          const after = snapshotOf(documents(now), name)
          const menus = after.lists["Menus"] ?? []
          const differing = [...Object.keys({ ...old, ...now })].filter((id) => old[id] !== now[id])
          // More may be asked for than has changed, and in another order than it is held.
          const ids = asked && new Set([...differing.map(Number), ...asked])
          const found = ids ? subset(ids, menus).reverse() : menus
          const { snapshot, changed } = mergeSnapshot(before, {
            marker: "1",
            lists: [{ list: "Menus", found, ...(ids ? { ids } : {}) }],
            globals: after.globals,
          })

          expect(snapshot).toEqual(after)
          expect(new Set(changed.map((change) => `${change.name} ${change.id ?? ""}`))).toEqual(
            new Set([
              ...differing.map((id) => `Menus ${id}`),
              ...(name === "400" ? [] : ["Settings "]),
            ]),
          )
          for (const change of changed) {
            expect(isDeepStrictEqual(change.before, change.after)).toBe(false)
          }
          const held = new Map(before.lists["Menus"]?.map((menu) => [menu.id, menu]))
          for (const menu of snapshot.lists["Menus"] ?? []) {
            if (isDeepStrictEqual(menu, held.get(menu.id))) expect(menu).toBe(held.get(menu.id))
          }
          expect(snapshot.lists["Jobs"]).toBe(before.lists["Jobs"])
          if (changed.length === 0) expect(snapshot.lists).toBe(before.lists)
        },
      ),
    )
  })
})
