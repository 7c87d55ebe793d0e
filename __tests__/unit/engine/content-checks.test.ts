import { ContentChecks } from "../../../engine/content-checks"
import { SharedTexts } from "../../../engine/kept-reads"
import type { SiteAnswers } from "../../../engine/site-answers"
import type { ContentSnapshot } from "../../../snapshot/content-snapshot"
import { ContentError } from "../../../src/content/content-error"

jest.mock("../../../src/content/content-details", () => {
  const actual = jest.requireActual<{ DETAILS: object }>("../../../src/content/content-details")
  return { ...actual, DETAILS: { ...actual.DETAILS, Jobs: { map: (job: object) => job } } }
})

const article = { id: 7, title: "Ovens" }
const snapshot: ContentSnapshot = { marker: null, lists: { NewsArticles: [article] }, globals: {} }

/** Checks that fail as long as the picture's file is not there. */
function checks() {
  const disk = { hasFile: false, asked: 0 }
  const ask = (): Promise<object> => {
    disk.asked += 1
    return disk.hasFile
      ? Promise.resolve({ cms: { NewsArticles: { docs: [null] } } })
      : Promise.reject(
          new ContentError(
            { type: "NewsArticle", id: 7, name: "Ovens" },
            "image",
            "is gone",
            "one",
          ),
        )
  }
  const answers: Pick<SiteAnswers, "askAbout"> = {
    askAbout: () => ask as ReturnType<SiteAnswers["askAbout"]>,
  }
  return { disk, checks: new ContentChecks("{ cms }", answers) }
}

describe("A document", () => {
  it("is checked once, whether or not it is told to be new, and again when it is another", async () => {
    const { disk, checks: all } = checks()
    disk.hasFile = true
    await all.check(snapshot)
    await all.check(snapshot)
    expect(disk.asked).toBe(1)
    all.note([
      { list: "NewsArticles", id: 7, before: article, after: { ...article, title: "Fire" } },
    ])
    await all.check(snapshot)
    expect(disk.asked).toBe(2)
  })

  it("that is wrong is looked at again each time: it may be put right where no document changes", async () => {
    const { disk, checks: all } = checks()
    await all.check(snapshot)
    expect(all.problems()).toHaveLength(1)
    disk.hasFile = true
    await all.check(snapshot)
    expect(all.problems()).toEqual([])
  })
})

describe("A document of the last release", () => {
  /** In a process that comes after one that has checked it. */
  async function afterRestart() {
    const before = checks()
    before.disk.hasFile = true
    await before.checks.check(snapshot)
    const texts = new SharedTexts()
    const kept = before.checks.keep(texts)
    const { disk, checks: all } = checks()
    disk.hasFile = true
    all.restore(kept, new SharedTexts(texts.texts))
    return { disk, all }
  }

  it("is not checked again by the process that comes next", async () => {
    const { disk, all } = await afterRestart()
    await all.check(snapshot)
    expect(disk.asked).toBe(0)
  })

  it("is checked again there once it has changed", async () => {
    const { disk, all } = await afterRestart()
    all.note([
      { list: "NewsArticles", id: 7, before: article, after: { ...article, title: "Fire" } },
    ])
    await all.check(snapshot)
    expect(disk.asked).toBe(1)
  })
})

describe("A series that would go on for centuries", () => {
  const vinyl = {
    id: 3,
    title: "Vinyl",
    slug: "vinyl",
    summary: "Bring a record.",
    status: "scheduled",
    startsAt: "2026-10-15T18:00:00.000Z",
    endsAt: "2026-10-15T21:00:00.000Z",
    recurrence: { frequency: "weekly", until: "2526-01-01" },
    venue: {
      id: 1,
      name: "Ember House",
      slug: "ember-house",
      status: "open",
      timeZone: "Europe/London",
      address: { street: "Oven Lane 4", postcode: "E8 1AA", city: "London", country: "GB" },
    },
    image: {
      image: {
        alt: "A record",
        width: 1440,
        height: 960,
        focalPoint: { x: 50, y: 50 },
        avif: [],
        webp: [],
      },
    },
  }

  const checked = async (event: typeof vinyl): Promise<ContentChecks> => {
    const ask = () => Promise.resolve({ cms: { Events: { docs: [event] } } })
    const all = new ContentChecks("{ cms }", {
      askAbout: () => ask as unknown as ReturnType<SiteAnswers["askAbout"]>,
    })
    await all.check({ marker: null, lists: { Events: [event] }, globals: {} })
    return all
  }

  it("is named to editors, and keeps nothing from being published", async () => {
    const all = await checked(vinyl)
    expect(all.problems()).toEqual([])
    expect(all.warnings()).toEqual([
      {
        message:
          "Event “Vinyl” (id 3) repeats until 2526-01-01. Dates after 2036-10-15 are left out. Give an earlier last day.",
        collection: "events",
        id: "3",
        field: "recurrence.until",
      },
    ])
  })

  it("is not one that ends within ten years", async () => {
    const recurrence = { frequency: "weekly", until: "2036-10-15" }
    expect((await checked({ ...vinyl, recurrence })).warnings()).toEqual([])
  })
})

it("What has a date is known until one of them is another, or goes", async () => {
  const asked: { closesOn?: string } = {}
  const ask = () => Promise.resolve({ cms: { Jobs: { docs: [{ ...asked }] } } })
  const all = new ContentChecks("{ cms }", {
    askAbout: () => ask as ReturnType<SiteAnswers["askAbout"]>,
  })
  const job = { id: 3 }
  const content = { ...snapshot, lists: { Jobs: [job], NewsArticles: [article] } }
  const change = (list: string, after: typeof job | null) =>
    all.note([{ list, id: after?.id ?? 3, before: job, after }])
  const closing = (closesOn: string) => expect.objectContaining({ jobs: [{ closesOn }] })
  asked.closesOn = "2026-03-28"
  await all.check(content)
  const first = all.dated()
  expect(first).toEqual(closing("2026-03-28"))
  change("NewsArticles", article)
  await all.check(content)
  expect(all.dated()).toBe(first)
  asked.closesOn = "2026-03-29"
  change("Jobs", job)
  await all.check(content)
  expect(all.dated()).toEqual(closing("2026-03-29"))
  change("Jobs", null)
  expect(all.dated().jobs).toEqual([])
})
