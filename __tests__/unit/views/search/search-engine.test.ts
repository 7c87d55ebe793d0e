import type { HoursRecord, Weekday } from "../../../../shared/opening-hours"
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
    expect(searchIn([venue, brand])("400").found).toMatchObject([brand, venue])
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

  describe("where nothing has all of the words", () => {
    const says = (kind: SearchEntry["kind"], title: string): SearchEntry => ({
      ...{ kind, title, path: `/${kind}/${title}` },
    })
    const lidos = ["Lido North", "Lido South", "Lido Mare"].map((title) => says("venue", title))
    const search = searchIn([...lidos, says("page", "Parking"), says("page", "Lost property")])

    it("has what says one and what says another in turn, what fewer say first, and tells which each lacks", () => {
      const { found, hasAll, unsaid } = search("parking lido")
      expect([hasAll, unsaid]).toEqual([false, []])
      expect(found.map(({ title, lacks }) => [title, lacks])).toEqual([
        ["Parking", ["lido"]],
        ["Lido North", ["parking"]],
        ["Lido South", ["parking"]],
        ["Lido Mare", ["parking"]],
      ])
    })

    it("tells once of a word that nothing says", () => {
      expect(search("lost umbrella")).toMatchObject({
        ...{ hasAll: false, unsaid: ["umbrella"] },
        found: [{ title: "Lost property", lacks: [] }],
      })
    })
  })

  describe("knows where things are to be had", () => {
    const menu: SearchEntry = {
      kind: "menu",
      title: "Pizza",
      path: "/menus/p",
      where: "Lido|Milan|Milano",
    }
    const dish: SearchEntry = {
      kind: "dish",
      title: "Marinara",
      path: "/menus/p#1",
      words: "Vegan",
    }
    const other: SearchEntry = { kind: "dish", title: "Soup", path: "/menus/q#1", words: "Vegan" }
    const cake: SearchEntry = {
      kind: "product",
      title: "Cake",
      path: "/c",
      where: "Bologna|Milan|Milano",
    }
    const venue: SearchEntry = {
      kind: "venue",
      title: "Lido",
      path: "/l",
      about: "Milan",
      words: "Milano",
    }
    const search = searchIn([venue, menu, dish, other, cake])
    const titles = (question: string) => search(question).found.map(({ title }) => title)

    it("by a town that is called as something may be", () => {
      const inNice: SearchEntry = { ...menu, title: "Pizza al taglio", path: "/n", where: "Nice" }
      const found = (question: string) =>
        searchIn([menu, inNice])(question).found.map(({ path }) => path)
      expect(found("pizza in Nice")).toEqual(["/n"])
      expect(titles("nice cake")).toEqual(["Cake"])
    })

    it("by a town beside something that is had there, in each of its names", () => {
      expect(titles("cake milan")).toEqual(["Cake"])
      expect(titles("torte o cake a Milano")).toEqual(["Cake"])
      expect(search("cake milano").hasAll).toBe(true)
    })

    it("of a dish by where its menu is, and says why", () => {
      expect(search("vegan lido")).toMatchObject({ hasAll: true, found: [{ title: "Marinara" }] })
      expect(search("marinara lido").found[0]?.reason?.word).toBe("Lido")
    })

    it("and finds by a town alone what is of that town, else what is to be had there", () => {
      expect(titles("milan")).toEqual(["Lido"])
      expect(titles("bologna")).toEqual(["Cake"])
    })
  })

  describe("knows how many come", () => {
    const guests = { from: 9, asks: "guests" }
    const space = (title: string, to: number): SearchEntry => ({
      ...{ kind: "space", title, path: `/functions#${title}`, guests: { ...guests, to } },
    })
    const functions: SearchEntry = { kind: "page", title: "Parties", path: "/functions", guests }
    const tables = { from: 1, to: 8, asks: "party" }
    const book: SearchEntry = {
      kind: "page",
      title: "Book",
      path: "/book",
      words: "table",
      guests: tables,
    }
    const job: SearchEntry = {
      kind: "job",
      title: "Baker",
      path: "/b",
      words: "for a party of bakers",
    }
    const search = searchIn([
      space("hall", 300),
      space("nook", 10),
      space("room", 60),
      functions,
      book,
      job,
    ])
    const paths = (question: string) => search(question).found.map(({ path }) => path)
    const PARTY = ["/functions?guests=40", "/functions?guests=40#room", "/functions?guests=40#hall"]

    it.each(["40 people", "40 guests", "for 40", "pranzo per 40", "40 persone"])(
      "and leads by “%s” to private events, and to the smallest space that holds so many first",
      (question) => {
        expect(paths(question).slice(0, 3)).toEqual(PARTY)
      },
    )

    it("beside what else is asked for, and never to a space that is too small", () => {
      expect(paths("party for 40")).toEqual([...PARTY, "/b"])
      expect(paths("party").slice(0, 3)).toContain("/functions#nook")
    })

    it("to one at the place that is asked for before smaller ones elsewhere", () => {
      const there = { ...space("yard", 200), where: "Lido" }
      const search = searchIn([space("room", 60), there, { ...book, title: "Lido" }])
      expect(search("party for 40 lido").found.map(({ title, lacks }) => [title, lacks])).toEqual([
        ["yard", []],
        ["room", ["lido"]],
      ])
    })

    it("and leads with few to a table", () => {
      expect(paths("4 people")).toEqual(["/book?party=4"])
      expect(paths("a table for 4")).toEqual(["/book?party=4"])
      const [functions, ...spaces] = PARTY
      expect(paths("a table for 40")).toEqual([functions, "/book", ...spaces])
    })

    it("though a dish has such a number in its name, and not a restaurant", () => {
      const dish: SearchEntry = { kind: "dish", title: "Pizza 4 formaggi", path: "/pizza" }
      const venue: SearchEntry = { kind: "venue", title: "400 Soho", path: "/soho", words: "table" }
      const first = (question: string) => searchIn([dish, venue, book])(question).found[0]?.path
      expect(first("a table for 4")).toBe("/book?party=4")
      expect(first("4 people")).toBe("/book?party=4")
      expect(first("4 formaggi")).toBe("/pizza")
      expect(first("a table for 400")).toBe("/soho")
    })

    it("and takes no year for guests", () => {
      expect(paths("party 2027")).toContain("/functions#nook")
    })
  })

  it("puts what is to be had on a day of the week first, and needs nothing to say it", () => {
    const menu = (title: string, ...weekdays: SearchEntry["weekdays"] & object): SearchEntry => ({
      ...{ kind: "menu", title: `Tasting ${title}`, path: `/${title}`, weekdays },
    })
    const search = searchIn([menu("A", "friday"), menu("B", "monday", "friday")])
    const paths = (question: string) => search(question).found.map(({ path }) => path)
    expect(paths("cheapest tasting monday")).toEqual(["/B", "/A"])
    expect(paths("lunedì")).toEqual(["/B"])
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

  describe("tells which restaurants are open when", () => {
    const venue = (title: string, hours: Partial<HoursRecord>): SearchEntry => ({
      ...{ kind: "venue", title, path: `/locations/${title}`, words: "Pizza|closed for now" },
      hours: { timeZone: "Europe/Rome", status: "open", weekly: [], exceptions: [], ...hours },
    })
    const on = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes })
    const tonight = "2026-11-26"
    const entries = [
      venue("A", { weekly: [on("thursday", "12:00", "15:00"), on("sunday", "12:00", "16:00")] }),
      venue("B", {
        weekly: [on("thursday", "18:00", "23:30"), on("friday", "18:00", "23:30")],
        exceptions: [{ from: tonight, reason: "Wedding", closed: true, periods: [] }],
      }),
      venue("C", { weekly: [on("thursday", "12:00", "15:00"), on("thursday", "18:30", "01:00")] }),
      { kind: "venue", title: "Soon", path: "/locations/soon", words: "Pizza" } as const,
    ]
    // A Thursday in Rome, at the time given.
    const searchAt = (time: string) => searchIn(entries, new Date(`${tonight}T${time}:00+01:00`))
    const found = (question: string, time = "17:30") =>
      searchAt(time)(question).found.map(({ title, openings }) => [title, ...openings])

    it("first those that are, by their own clock and what differs on the day, and of all that trade their hours", () => {
      expect(found("pizza tonight")).toEqual([
        ["C", "Tonight: 18:30–01:00"],
        ["A", "Tonight: closed"],
        ["B", "Tonight: closed"],
        ["Soon"],
      ])
      expect(found("pizza tomorrow").slice(0, 2)).toEqual([
        ["B", "Tomorrow: 18:00–23:30"],
        ["A", "Tomorrow: closed"],
      ])
      expect(found("pizza this weekend")[0]).toEqual([
        "A",
        "Saturday: closed",
        "Sunday: 12:00–16:00",
      ])
    })

    it("at this minute, past midnight too, and not by what is written of one that is not", () => {
      expect(found("pizza now", "13:00").slice(0, 2)).toEqual([
        ["A", "Open until 15:00"],
        ["C", "Open until 15:00"],
      ])
      const nextDay = new Date("2026-11-27T00:30:00+01:00")
      const { found: late } = searchIn(entries, nextDay)("pizza tonight")
      expect(late.map(({ title, openings }) => [title, ...openings]).slice(0, 2)).toEqual([
        ["B", "Tonight: 18:00–23:30"],
        ["C", "Tonight: 18:30–01:00"],
      ])
    })

    it("and nothing of hours to who does not ask", () => {
      expect(found("pizza")).toEqual([["A"], ["B"], ["C"], ["Soon"]])
    })
  })

  it("finds a restaurant by what its menus have, after the menus unless its town is named", () => {
    const venue: SearchEntry = {
      ...{ kind: "venue", title: "400 Lane", path: "/locations/lane", about: "Rome" },
      serves: "Gluten-free|Vegan",
    }
    const menu: SearchEntry = {
      ...{ kind: "menu", title: "The list", path: "/menus/list" },
      ...{ words: "Gluten-free|Vegan", where: "400 Lane|Rome" },
    }
    const search = searchIn([venue, menu])
    const titles = (question: string) => search(question).found.map(({ title }) => title)
    for (const diet of ["gluten free", "coeliac", "vegan"]) {
      expect(titles(diet)).toEqual(["The list", "400 Lane"])
      expect(titles(`${diet} rome`)).toEqual(["400 Lane", "The list"])
    }
    expect(search("vegan rome").found[0]?.reason).toMatchObject({ word: "Vegan" })
  })

  it("takes no other word for one that is said and short enough to have neighbours, typed to its end or not", () => {
    const says = (title: string): SearchEntry => ({ kind: "page", title, path: `/${title}` })
    const search = searchIn([says("Part time"), says("A party"), says("Parties")])
    const titles = (question: string) => search(question).found.map(({ title }) => title)
    expect(titles("party")).toEqual(["A party"])
    expect(titles("part time")).toEqual(["Part time"])
    expect(titles("part")).toEqual(["Part time", "Parties", "A party"])
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
