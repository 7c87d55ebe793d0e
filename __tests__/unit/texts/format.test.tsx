import { addressLines, formatAddress } from "../../../src/texts/address"
import {
  formatDay,
  formatDayRange,
  formatDayShort,
  formatInstant,
  formatTimeRange,
} from "../../../src/texts/calendar"
import { titleOf } from "../../../src/texts/frame"
import { formatRecurrence } from "../../../src/texts/recurrence"
import { tooMuchAtOnce } from "../../../src/texts/too-much-at-once"
import { byAlphabet, currencyName, formatMoney, listOf } from "../../../src/texts/intl"

describe("money", () => {
  it.each([
    [14, "GBP", "£14"],
    [14.5, "GBP", "£14.50"],
    [96, "EUR", "€96"],
    [26, "CHF", "CHF\u00a026"],
    [1250, "EUR", "€1,250"],
    [2490, "HUF", "HUF\u00a02,490"],
    [1.5, "KWD", "KWD\u00a01.500"],
    // Engines have them without decimals, ISO 4217 has not.
    [1490.5, "HUF", "HUF\u00a01,490.50"],
    [3.5, "IQD", "IQD\u00a03.500"],
    [1490, "JPY", "JP¥1,490"],
  ])("%s %s reads %s", (amount, currency, words) => {
    expect(formatMoney({ amount, currency })).toBe(words)
  })

  it.each(["GBP", "EUR", "USD"])("in %s is written as the language writes it", (currency) => {
    for (const amount of [0, 0.05, 0.5, 7, 999, 999.99, 1000, 1234.5, 12_345.67, 1_234_567]) {
      const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}
      const inEnglish = new Intl.NumberFormat("en-GB", { style: "currency", currency, ...digits })
      expect(formatMoney({ amount, currency })).toBe(inEnglish.format(amount))
    }
  })
})

describe("an address", () => {
  it.each([
    ["IT", "Via Emilia 2, 40125 Bologna", "Emilia-Romagna"],
    ["GB", "Via Emilia 2, Bologna 40125", "Emilia-Romagna"],
    ["US", "Via Emilia 2, Bologna Emilia-Romagna 40125", undefined],
    ["CA", "Via Emilia 2, Bologna Emilia-Romagna 40125", undefined],
    ["AU", "Via Emilia 2, Bologna Emilia-Romagna 40125", undefined],
  ])("in %s has its town, region and postcode in the order of its post", (country, line, then) => {
    const town = { city: "Bologna", postcode: "40125", region: "Emilia-Romagna", country }
    const address = { street: "Via Emilia 2", district: undefined, ...town, countryName: "There" }
    expect(formatAddress(address)).toBe(line)
    const lines = [...line.split(", "), then, "There"].filter(Boolean)
    expect(addressLines(address)).toEqual(lines)
  })
})

describe("what is written without Intl, because its first use takes long, is as Intl writes it", () => {
  it.each(["GBP", "EUR", "USD"])("names of currencies: %s", (currency) => {
    const names = new Intl.NumberFormat("en-GB", {
      style: "currency",
      currency,
      currencyDisplay: "name",
    })
    expect(names.format(2)).toBe(`2.00 ${currencyName(currency)}`)
  })

  it("lists", () => {
    const lists = new Intl.ListFormat("en-GB", { type: "conjunction" })
    for (const count of [0, 1, 2, 3, 4]) {
      const items = ["Soho", "Trastevere", "Alfama", "Testaccio"].slice(0, count)
      expect(listOf(items)).toBe(lists.format(items))
    }
  })

  it("the order of names", () => {
    const names = ["400 Soho", "400 soho", "Madia", "madia 2", "Madia 10", "Città", "Citta", ""]
    names.push(
      "Fire & Ash",
      "Fire and Ash",
      "Fire-Ash",
      "Dough class",
      "Doughs",
      "ß",
      "Z",
      "a",
      "A",
    )
    const collator = new Intl.Collator("en-GB")
    for (const one of names) {
      for (const other of names) {
        expect(`${one} ${other} ${Math.sign(byAlphabet(one, other))}`).toBe(
          `${one} ${other} ${collator.compare(one, other)}`,
        )
      }
    }
  })
})

describe("days and times", () => {
  it("are written in full and in short", () => {
    expect(formatDay("2026-11-21")).toBe("21 November 2026")
    expect(formatDayShort("2026-09-03")).toBe("3 Sep")
  })

  it.each([
    ["2026-12-24", undefined, "24 December 2026"],
    ["2026-12-24", "2026-12-26", "24–26 December 2026"],
    ["2026-11-30", "2026-12-02", "30 November – 2 December 2026"],
    ["2026-12-30", "2027-01-02", "30 December 2026 – 2 January 2027"],
  ])("from %s until %s say no more than they must", (from, until, words) => {
    expect(formatDayRange(from, until)).toBe(words)
  })

  it("keep a period past midnight whole", () => {
    expect(formatTimeRange({ opens: "18:00", closes: "01:00" })).toBe("18:00–01:00")
  })

  it("are those of the venue, not of the reader", () => {
    const newYear = "2026-12-31T23:30:00Z"
    expect(formatInstant(newYear, "Europe/London", "full")).toBe("Thursday 31 December 2026, 23:30")
    expect(formatInstant(newYear, "Europe/Rome", "full")).toBe("Friday 1 January 2027, 00:30")
    expect(formatInstant(newYear, "Europe/Rome", "dayShort")).toBe("Fri 1 Jan")
  })
})

describe("a recurring event", () => {
  const event = (recurrence: Parameters<typeof formatRecurrence>[0]["recurrence"]) =>
    formatRecurrence({
      startsAt: "2026-11-10T19:00:00Z",
      recurrence,
      venue: { timeZone: "Europe/Rome" },
    })

  it("names its weekday", () => {
    expect(event({ frequency: "weekly", until: "2027-06-30" })).toBe("Every Tuesday")
  })

  it("names its week of the month", () => {
    expect(event({ frequency: "monthly", until: "2027-06-30" })).toBe(
      "Every second Tuesday of the month",
    )
  })

  it("is told from one that happens once", () => {
    expect(event({ frequency: "none" })).toBeUndefined()
  })
})

describe("the title of a page in a search engine’s list", () => {
  const long = "Sous-chef for the wood-fired oven, nights and weekends, Ember House on the canal"

  it.each([
    ["Menus", "Menus – Ember"],
    ["Ember on the canal", "Ember on the canal"],
    [long.slice(0, 66), long.slice(0, 66)],
    [long, "Sous-chef for the wood-fired oven, nights and weekends, Ember House…"],
    ["x".repeat(184), `${"x".repeat(69)}…`],
    ["𠮷".repeat(40), `${"𠮷".repeat(34)}…`],
    [`薪窯 ${"店".repeat(90)}`, `薪窯 ${"店".repeat(66)}…`],
  ])(
    "of %s is %s: with the group where there is room, and never cut within a word that fits",
    (page, title) => {
      expect(titleOf(page, "Ember")).toBe(title)
      expect(title.length).toBeLessThanOrEqual(70)
    },
  )
})

it.each([
  [1, "2 seconds"],
  [89, "89 seconds"],
  [90, "2 minutes"],
])("who has asked too often is told to wait, after %s s, for %s", (seconds, wait) => {
  expect(tooMuchAtOnce(seconds)).toBe(`That was a lot at once. Please try again in ${wait}.`)
})
