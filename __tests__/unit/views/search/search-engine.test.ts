import { SEARCH_KINDS, type SearchEntry } from "../../../../shared/search"
import { searchIn } from "../../../../src/views/search/search-engine"

const entries: readonly SearchEntry[] = [
  {
    kind: "venue",
    title: "400 Trastevere",
    path: "/locations/400-trastevere",
    about: "Vicolo della Brace, Rome",
  },
  {
    kind: "dish",
    title: "Marinara",
    path: "/400#menu-list-2",
    about: "400, The list",
    words: "Tomato, garlic, oregano",
  },
  {
    kind: "dish",
    title: "Margherita",
    path: "/400#menu-list-2",
    about: "400, The list",
    words: "Fior di latte",
  },
  { kind: "news", title: "A wheat with a waiting list", path: "/news/wheat", words: "flour" },
  { kind: "job", title: "Pâtissier", path: "/careers", about: "Madia Bermondsey" },
]

describe("the search", () => {
  const search = searchIn(entries)
  const titles = (question: string) => search(question).found.map(({ title }) => title)

  it("finds by the beginning of a word, whatever its accents and case", () => {
    expect(titles("traste")).toEqual(["400 Trastevere"])
    expect(titles("PATISS")).toEqual(["Pâtissier"])
  })

  it("forgives a wrong letter", () => {
    expect(titles("margerita")).toContain("Margherita")
    expect(titles("trastavere")).toEqual(["400 Trastevere"])
  })

  it("shows first what is spelled as it was typed, then beginnings, then one mistake, then two", () => {
    const of = (title: string): SearchEntry => ({ kind: "dish", title, path: `/menus#${title}` })
    const words = ["Carbonyxra", "Carbonxra", "Carbonaraccia", "Carbonara di mare", "Carbonara"]
    const found = searchIn(words.map(of))("carbonara").found.map(({ title }) => title)
    expect(found).toEqual([...words].reverse())
  })

  it("shows first what a title says, then restaurants, then menus, and so on", () => {
    const mentions = SEARCH_KINDS.map((kind): SearchEntry => ({
      ...{ kind, title: "Something", path: `/${kind}`, words: "with burrata" },
    })).reverse()
    const titled: SearchEntry = { kind: "news", title: "All of burrata", path: "/news/burrata" }
    const { found } = searchIn([...mentions, titled])("burrata")
    expect(found.map(({ kind }) => kind)).toEqual(["news", ...SEARCH_KINDS])
  })

  it("shows first what is called exactly as it was typed", () => {
    const venue: SearchEntry = { kind: "venue", title: "400 Soho", path: "/locations/400-soho" }
    const brand: SearchEntry = { kind: "page", title: "400", path: "/400" }
    expect(searchIn([venue, brand])("400").found).toEqual([brand, venue])
  })

  it("finds by what is not shown, and what a title says comes first", () => {
    expect(titles("oregano")).toEqual(["Marinara"])
    expect(titles("list")[0]).toBe("A wheat with a waiting list")
  })

  it("finds by what a thing is", () => {
    expect(titles("jobs")).toEqual(["Pâtissier"])
    expect(titles("restaurant rome")).toEqual(["400 Trastevere"])
  })

  it("asks for all of the words, and says so where nothing has more than a part of them", () => {
    expect(search("400 rome")).toMatchObject({ total: 1, hasAll: true })
    expect(search("marinara rome")).toMatchObject({ total: 2, hasAll: false })
    expect(titles("marinara rome zzzzqq")).toEqual(["Marinara", "400 Trastevere"])
  })

  it("makes nothing of small words, unless there are no others", () => {
    expect(titles("Is there a marinara, with garlic?")).toEqual(["Marinara"])
    expect(titles("the list")[0]).toBe("A wheat with a waiting list")
    expect(search("with a")).toMatchObject({ hasAll: true })
  })

  it("takes a compound for one word too", () => {
    const wifi: SearchEntry = { kind: "venue", title: "400 Soho", path: "/", words: "Wi-Fi" }
    for (const question of ["wifi", "wi-fi", "wi fi"]) {
      expect(searchIn([wifi])(question)).toMatchObject({ total: 1, hasAll: true })
    }
  })

  it("finds what is written as one word by two, and not what says each of them elsewhere", () => {
    const says = (title: string, words: string): SearchEntry => ({
      ...{ kind: "dish", title, path: `/menus#${title}`, words },
    })
    const labelled = says("Soup", "Gluten-free")
    const spoken = says("Cake", "A cake that is gluten free")
    const scattered = says("Café", "Free Wi-Fi|Bread with gluten")
    expect(searchIn([scattered, labelled, spoken])("gluten free").found).toMatchObject([
      { title: "Soup" },
      { title: "Cake" },
    ])
  })

  it("takes what a guest’s word means for it, and no word that is only spelled alike", () => {
    const venue = (title: string, words: string): SearchEntry => ({
      ...{ kind: "venue", title, path: `/locations/${title}`, words },
    })
    const welcoming = venue("Navigli", "Bar|Dogs welcome")
    const { found } = searchIn([venue("Soho", "A can of beans"), welcoming])("cane")
    expect(found).toMatchObject([
      { title: "Navigli", reason: { before: "", word: "Dogs welcome", after: "" } },
    ])
  })

  describe("where words mean something together", () => {
    const says = (kind: SearchEntry["kind"], title: string, words: string): SearchEntry => ({
      ...{ kind, title, path: `/${title}`, words },
    })
    const fire = says("venue", "Soho", "Cooking over live fire|We turn the music off")
    const evening = says("event", "Thursday on vinyl", "Music|Bring a record")

    it("finds what is called so, and not what says one here and the other there", () => {
      expect(searchIn([fire, evening])("live music")).toMatchObject({
        ...{ hasAll: true, found: [{ title: "Thursday on vinyl" }] },
      })
    })

    it("says so where nothing is", () => {
      expect(searchIn([fire])("live music")).toMatchObject({
        ...{ hasAll: false, found: [{ title: "Soho" }] },
      })
    })
  })

  it("shows first what says the words side by side", () => {
    const says = (title: string, words: string): SearchEntry => ({
      ...{ kind: "dish", title, path: `/${title}`, words },
    })
    const scattered = says("Steak", "Burnt leaves|Butter")
    const spoken = says("Something longer", "With burnt butter")
    const { found } = searchIn([scattered, spoken])("burnt butter")
    expect(found.map(({ title }) => title)).toEqual(["Something longer", "Steak"])
  })

  it("takes no other word for one of several that is said somewhere", () => {
    const says = (title: string): SearchEntry => ({ kind: "page", title, path: `/${title}` })
    const search = searchIn([says("A glass of wine"), says("A table of mine for a tasting")])
    expect(search("wine tasting")).toMatchObject({ total: 2, hasAll: false })
    expect(search("wime tasting")).toMatchObject({ hasAll: false })
    expect(search("hine tasting")).toMatchObject({ total: 1, hasAll: true })
  })

  it("finds one of what several words ask for in the plural, where that is said elsewhere", () => {
    const says = (title: string): SearchEntry => ({ kind: "page", title, path: `/${title}` })
    const { found, hasAll } = searchIn([says("Our pizzas"), says("A vegan pizza")])("vegan pizzas")
    expect([found.map(({ title }) => title), hasAll]).toEqual([["A vegan pizza"], true])
  })

  it("needs nothing to say when, and shows first what does", () => {
    const page = (title: string, words: string): SearchEntry => ({
      ...{ kind: "page", title, path: `/${title}`, words },
    })
    const search = searchIn([page("Tickets", "events"), page("Diary", "events, tonight")])
    expect(search("events tonight")).toMatchObject({
      ...{ hasAll: true, found: [{ title: "Diary" }, { title: "Tickets" }] },
    })
    expect(search("tonight")).toMatchObject({ total: 1, found: [{ title: "Diary" }] })
  })

  describe("tells when events are on", () => {
    const event = (title: string, startsAt: string, endsAt: string): SearchEntry => ({
      ...{ kind: "event", title, path: `/whatson/${title}` },
      on: { timeZone: "Europe/Rome", dates: [{ startsAt, endsAt }] },
    })
    const diary: SearchEntry = { kind: "page", title: "Diary", path: "/", words: "tonight|events" }
    // A Thursday, 22:30 in Rome.
    const now = new Date("2026-11-26T21:30:00Z")
    const search = searchIn(
      [
        diary,
        event("Late", "2026-11-26T20:00:00Z", "2026-11-26T23:30:00Z"),
        event("Over", "2026-11-26T17:00:00Z", "2026-11-26T20:00:00Z"),
        event("Morning", "2026-11-27T08:00:00Z", "2026-11-27T10:00:00Z"),
        event("Fair", "2026-11-28T10:00:00Z", "2026-11-29T16:00:00Z"),
        event("Far", "2026-12-05T10:00:00Z", "2026-12-05T16:00:00Z"),
      ],
      now,
    )
    const titles = (question: string) => search(question).found.map(({ title }) => title)

    it.each([
      ["tonight", ["Late", "Diary"]],
      ["What’s on tonight?", ["Late", "Diary"]],
      ["stasera", ["Late"]],
      ["tomorrow", ["Morning"]],
      ["this weekend", ["Fair"]],
      ["on Saturday", ["Fair"]],
      ["on Sunday", ["Fair"]],
    ])("finds by “%s” what is on then, and is not over", (question, found) => {
      expect(titles(question)).toEqual(found)
    })

    it("puts what is on then before other events", () => {
      expect(titles("events tonight").slice(0, 2)).toEqual(["Diary", "Late"])
      expect(titles("events tonight")).toHaveLength(6)
    })
  })

  it("finds a venue by what is asked of it, whatever is written of it, and the page of such words first", () => {
    const soho: SearchEntry = { kind: "venue", title: "400 Soho", path: "/locations/400-soho" }
    const borough: SearchEntry = { kind: "venue", title: "Borough", path: "/locations/borough" }
    const list: SearchEntry = { kind: "page", title: "Venues", path: "/locations", words: "hours" }
    const search = searchIn([soho, borough, list])
    expect(search("400 soho phone number")).toMatchObject({ hasAll: true, found: [soho] })
    expect(search("hours").found).toMatchObject([list, borough, soho])
  })

  it.each([
    "",
    "   ",
    "<script>alert(1)</script>",
    "*",
    "(",
    "x".repeat(10_000),
    "y ".repeat(5_000),
  ])("answers %s with nothing", (question) => {
    expect(titles(question)).toEqual([])
  })
})
