import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { askCms } from "../browser/support/cms"
import { PAGE_TEMPLATES } from "../../shared/paths"
import { copySeededData, dumpDatabase, runCmsScript } from "./support"

test.setTimeout(120_000)

/** Names, sizes and times of the pictures: a picture written again would show. */
async function picturesIn(dataDir: string): Promise<readonly string[]> {
  const folder = path.join(dataDir, "media")
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
}

test("seeding a second time changes nothing", async () => {
  const { dataDir, remove } = await copySeededData()
  try {
    const before = { rows: await dumpDatabase(dataDir), pictures: await picturesIn(dataDir) }
    expect(before.rows.get("locations")).toHaveLength(7)

    const { exitCode, output } = await runCmsScript("seed", dataDir)
    expect(exitCode, output).toBe(0)
    expect(output).toMatch(/admin user already there /)
    expect(output, "the site's key is recognised").toMatch(/API key already there \d/)

    const rows = await dumpDatabase(dataDir)
    expect([...rows.keys()]).toEqual([...before.rows.keys()])
    for (const [table, found] of rows) expect(found, table).toEqual(before.rows.get(table))
    expect(await picturesIn(dataDir)).toEqual(before.pictures)

    const [last = ""] = output.trimEnd().split("\n").slice(-1)
    expect(JSON.parse(last.replace(/^seeded: /, ""))).toMatchObject({
      brands: 3,
      locations: 7,
      pages: PAGE_TEMPLATES.length,
      "tasting-menus": 2,
      "function-spaces": 6,
      // 26 that are published, and one draft.
      news: 27,
      events: 10,
      jobs: 6,
      products: 5,
      stockists: 30,
      redirects: 3,
    })
  } finally {
    await remove()
  }
})

test("a key that could not be sent is refused by name", async () => {
  const { dataDir, remove } = await copySeededData()
  try {
    const { exitCode, output } = await runCmsScript("seed", dataDir, { CMS_API_KEY: "two words" })
    expect(exitCode).not.toBe(0)
    expect(output).toMatch(/CMS_API_KEY holds a space/)
    expect(output).not.toContain("two words")
  } finally {
    await remove()
  }
})

test("the demo group is as varied as a real one", async () => {
  interface Docs<Doc> {
    docs: readonly Doc[]
  }
  const { Brands, Locations, Menus, Events } = await askCms<{
    Brands: Docs<{ slug: string }>
    Locations: Docs<{
      status: string
      timeZone: string
      currency: string
      address: { city: string }
      openingHours: readonly { day: string; opens: string; closes: string }[]
      hoursExceptions: readonly { id: string }[]
    }>
    Menus: Docs<{ sections: readonly { items: readonly { allergens: readonly string[] }[] }[] }>
    Events: Docs<{ status: string; recurrence: { frequency: string } }>
  }>(`{
    Brands(limit: 0) { docs { slug } }
    Locations(limit: 0) { docs {
      status timeZone currency address { city } openingHours { day opens closes } hoursExceptions { id }
    } }
    Menus(limit: 0) { docs { sections { items { allergens } } } }
    Events(limit: 0) { docs { status recurrence { frequency } } }
  }`)
  const venues = Locations.docs
  const hours = venues.map(({ openingHours }) => openingHours)
  const dishes = Menus.docs.flatMap(({ sections }) => sections.flatMap(({ items }) => items))

  expect(Brands.docs.map(({ slug }) => slug)).toContain("400")
  expect(new Set(venues.map(({ address }) => address.city)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(venues.map(({ timeZone }) => timeZone)).size).toBe(3)
  expect(new Set(venues.map(({ currency }) => currency)).size).toBe(2)
  for (const status of ["openingSoon", "temporarilyClosed"]) {
    expect(venues.filter((venue) => venue.status === status)).toHaveLength(1)
  }
  expect(venues.some(({ hoursExceptions }) => hoursExceptions.length > 0)).toBe(true)
  expect(hours.some((rows) => new Set(rows.map(({ day }) => day)).size < rows.length)).toBe(true)
  expect(hours.flat().some(({ opens, closes }) => closes <= opens)).toBe(true)
  expect(Menus.docs.length).toBeGreaterThanOrEqual(5)
  expect(dishes.length).toBeGreaterThanOrEqual(75)
  expect(dishes.filter(({ allergens }) => allergens.length > 0).length).toBeGreaterThan(40)
  expect(Events.docs.map(({ status }) => status)).toEqual(
    expect.arrayContaining(["scheduled", "cancelled", "soldOut"]),
  )
  expect(Events.docs.map(({ recurrence }) => recurrence.frequency)).toEqual(
    expect.arrayContaining(["none", "weekly", "monthly"]),
  )
})
