import { RESERVED_SLUGS } from "../../../shared/reserved-slugs"
import { checkAccentColour } from "../../../cms/src/validation/colour"
import {
  checkLinkTarget,
  checkLinkTargetOrPath,
  checkPhone,
  checkWebAddress,
} from "../../../cms/src/validation/contact"
import {
  checkDayNotBefore,
  checkEnd,
  checkLastDay,
  dayOf,
  noonUtc,
} from "../../../cms/src/validation/dates"
import { checkFigurePart } from "../../../cms/src/validation/figure"
import { checkImageFile, checkImageShape } from "../../../cms/src/validation/image-file"
import {
  checkAmount,
  checkCurrency,
  checkCurrencyGiven,
  checkPayRange,
  checkPriceLabels,
  checkSameCurrency,
} from "../../../cms/src/validation/money"
import {
  checkExceptions,
  checkOpeningHours,
  checkTimeOfDay,
} from "../../../cms/src/validation/opening-hours"
import {
  beyondTowns,
  checkNotSwapped,
  checkCountry,
  checkLatitude,
  checkLongitude,
} from "../../../cms/src/validation/place"
import { checkRichText } from "../../../cms/src/validation/rich-text"
import {
  checkBrandSlug,
  checkListedSlug,
  checkSlug,
  slugFrom,
} from "../../../cms/src/validation/slug"
import { checkAltText } from "../../../cms/src/validation/text"
import { checkTimeZone } from "../../../cms/src/validation/time-zone"
import type { Weekday } from "../../../shared/opening-hours"

const row = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes })
const day = (date: string) => `${date}T12:00:00.000Z`

describe("a slug", () => {
  it.each(["a", "400", "oven-and-flour", "2-for-1", "a".repeat(64)])("may be %s", (slug) => {
    expect(checkSlug(slug)).toBe(true)
  })

  it.each([
    ["Oven", "oven"],
    ["oven & flour", "oven-flour"],
    ["oven--flour", "oven-flour"],
    ["-oven-", "oven"],
    ["caffè/bar", "caffe-bar"],
  ])("may not be %s, and %s is offered instead", (slug, better) => {
    expect(checkSlug(slug)).toMatch(/lower-case letters, digits and single hyphens/)
    expect(checkSlug(slug)).toContain(`“${better}” would do.`)
  })

  it("has an example even where nothing of it can be kept", () => {
    expect(checkSlug("!!!")).toContain("“my-page” would do.")
  })

  it("is at most 64 characters long", () => {
    expect(checkSlug("a".repeat(65))).toBe(
      "The address ending has 65 characters; 64 is the most it may have.",
    )
  })

  it.each(RESERVED_SLUGS)("of a brand may not be the site's own /%s", (slug) => {
    expect(checkBrandSlug(slug)).toContain(`one of the site's own addresses (/${slug})`)
    expect(checkBrandSlug(`${slug}-kitchen`)).toBe(true)
  })

  it("of a brand may be 400, and has the usual shape", () => {
    expect(checkBrandSlug("400")).toBe(true)
    expect(checkBrandSlug("About Us")).toContain("“about-us” would do.")
  })

  it("of an article may not be the number of a page of the list", () => {
    expect(checkListedSlug("news")("2")).toMatch(/\/news\/2.*“news-2”/)
    expect(checkListedSlug("news")("2-ovens")).toBe(true)
    expect(checkListedSlug("news")("Two")).toContain("“two” would do.")
  })

  it("made from a name has the right shape, whatever the name", () => {
    expect(slugFrom("L’Officina d'Oro: Caffè & Bar")).toBe("lofficina-doro-caffe-bar")
    expect(checkSlug(slugFrom("a ".repeat(80)))).toBe(true)
    expect(slugFrom("Øl, Łódź & Große Straße")).toBe("ol-lodz-grosse-strasse")
    expect(slugFrom("Ħal Għaxaq, Gəncə, Ŋuŧĸa")).toBe("hal-ghaxaq-gence-nutka")
    expect(slugFrom("火")).toBe("")
  })
})

describe("a time zone", () => {
  it.each(["Europe/Rome", "Europe/London", "America/Argentina/Buenos_Aires"])("may be %s", (zone) =>
    expect(checkTimeZone(zone)).toBe(true),
  )

  it.each([
    ["CET", "Europe/Rome"],
    ["+01:00", "Europe/Rome"],
    ["Rome", "Europe/Rome"],
    ["Italy/Lisbon", "Europe/Lisbon"],
    ["Mars/Olympus_Mons", "Europe/Rome"],
  ])("may not be %s, and an IANA name such as %s is offered", (zone, better) => {
    expect(checkTimeZone(zone)).toMatch(/is not a time zone\. Give its IANA name/)
    expect(checkTimeZone(zone)).toContain(`“${better}”`)
  })

  it("is written as IANA writes it", () => {
    expect(checkTimeZone("europe/rome")).toBe("“europe/rome” is written “Europe/Rome”.")
  })
})

describe("opening hours", () => {
  it.each(["00:00", "09:05", "23:59"])("may have the time %s", (time) => {
    expect(checkTimeOfDay(time)).toBe(true)
  })

  it("are told how midnight is written", () => {
    expect(checkTimeOfDay("24:00")).toMatch(/“00:00”/)
  })

  it.each(["9:05", "25:00", "18.30", "6 pm"])("may not have the time %s", (time) => {
    expect(checkTimeOfDay(time)).toMatch(/24-hour clock, for example “18:30”/)
  })

  it("may have split shifts, close past midnight, and touch", () => {
    expect(
      checkOpeningHours([
        row("friday", "12:00", "15:00"),
        row("friday", "18:00", "02:00"),
        row("saturday", "02:00", "04:00"),
      ]),
    ).toBe(true)
  })

  it("may not overlap on one day; both periods are named as the form names them", () => {
    expect(
      checkOpeningHours([row("monday", "12:00", "15:00"), row("monday", "14:30", "22:00")]),
    ).toMatch(/^Monday 12:00–15:00 and Monday 14:30–22:00 overlap\./)
  })

  it("may not overlap across midnight", () => {
    expect(
      checkOpeningHours([row("friday", "18:00", "02:00"), row("saturday", "01:30", "03:00")]),
    ).toMatch(/^Friday 18:00–02:00 and Saturday 01:30–03:00 overlap\./)
  })

  it("may not overlap from Sunday night into Monday", () => {
    expect(
      checkOpeningHours([row("monday", "00:30", "03:00"), row("sunday", "20:00", "01:00")]),
    ).toMatch(/^Monday 00:30–03:00 and Sunday 20:00–01:00 overlap\..*past midnight/)
  })

  it("that are not complete yet are left to their own fields' messages", () => {
    expect(checkOpeningHours([{ day: "monday", opens: "12:00" }, { closes: "x" }])).toBe(true)
  })
})

describe("the exceptions to opening hours", () => {
  const christmas = { from: day("2026-12-24"), until: day("2026-12-26"), closed: true }

  it("judges an exception by how many periods it has, where a form tells no more yet", () => {
    const newYear = { from: "2027-01-01T12:00:00.000Z", reason: "New Year" }
    expect(checkExceptions([{ ...newYear, periods: 2 }])).toBe(true)
    expect(checkExceptions([{ ...newYear, periods: 0 }])).toContain("says neither closed nor when")
    expect(checkExceptions([{ ...newYear, closed: true, periods: 1 }])).toBe(true)
  })

  it("may close several days, or open a single one at other times", () => {
    expect(
      checkExceptions([
        christmas,
        {
          from: day("2026-12-31"),
          periods: [
            { opens: "12:00", closes: "15:00" },
            { opens: "18:00", closes: "03:00" },
          ],
        },
      ]),
    ).toBe(true)
  })

  it("do not end before they begin", () => {
    expect(checkExceptions([{ ...christmas, until: day("2026-12-23") }])).toMatch(
      /^Exception “24 December 2026”: its last day \(2026-12-23\) is before its first \(2026-12-24\)/,
    )
  })

  it("are called by their number while they have no name", () => {
    expect(checkExceptions([christmas, {}])).toMatch(/^Exception 2 says neither closed/)
  })

  it("become closed whatever periods they had, which nobody sees any more", () => {
    const lunch = { opens: "12:00", closes: "15:00" }
    expect(checkExceptions([{ ...christmas, periods: [lunch, lunch] }])).toBe(true)
  })

  it("are either closed or open", () => {
    expect(checkExceptions([{ from: day("2026-12-31") }])).toMatch(/Tick “Closed” or add a period/)
  })

  it("have periods that do not overlap, also past midnight", () => {
    expect(
      checkExceptions([
        christmas,
        {
          from: day("2026-12-31"),
          periods: [
            { opens: "18:00", closes: "03:00" },
            { opens: "22:00", closes: "23:00" },
          ],
        },
      ]),
    ).toMatch(
      /^Exception “31 December 2026”: 18:00–03:00 and 22:00–23:00 overlap\..*past midnight.*Change one of them\.$/,
    )
  })

  it("do not share a day", () => {
    const feast = { from: day("2026-12-26"), reason: "St Stephen's", closed: true }
    expect(checkExceptions([christmas, feast])).toBe(
      "Exceptions “24–26 December 2026” and “26 December 2026: St Stephen's” share a day. A day may have one exception only.",
    )
    expect(checkExceptions([christmas, { from: day("2026-12-27"), closed: true }])).toBe(true)
  })
})

describe("a place", () => {
  it("lies on the globe, its edges included", () => {
    for (const latitude of [-90, 0, 41.89, 90]) expect(checkLatitude(latitude)).toBe(true)
    for (const longitude of [-180, 0, 12.49, 180]) expect(checkLongitude(longitude)).toBe(true)
  })

  it("beyond it is refused with the range", () => {
    expect(checkLatitude(90.1)).toMatch(/not a latitude.*−90.*90/)
    expect(checkLatitude(Number.NaN)).toMatch(/not a latitude/)
    expect(checkLongitude(-180.1)).toMatch(/not a longitude.*−180.*180/)
  })

  it("is where its address is, whatever the country's own islands", () => {
    const isSound = (latitude: number, longitude: number, country: string) => {
      const point = { latitude, longitude }
      expect([checkNotSwapped(point, country), beyondTowns(point, country)]).toEqual([
        true,
        undefined,
      ])
    }
    isSound(41.89, 12.49, "IT")
    // Funchal, on Madeira; Nadi in Fiji, by the 180th meridian; and a country nobody has listed.
    isSound(32.65, -16.91, "PT")
    isSound(-17.8, 177.42, "FJ")
    isSound(0, 0, "XQ")
  })

  it("with its two numbers the wrong way round is refused, and told so", () => {
    expect(checkNotSwapped({ latitude: 12.49, longitude: 41.89 }, "IT")).toBe(
      "12.49, 41.89 does not lie in the country of the address (Italy); 41.89, 12.49 does. Swap latitude and longitude.",
    )
  })

  it("beyond the towns of its country is a question alone: it may be an island", () => {
    const lordHowe = { latitude: -31.53, longitude: 159.07 }
    expect(checkNotSwapped(lordHowe, "AU")).toBe(true)
    expect(beyondTowns(lordHowe, "AU")).toBe(
      "-31.53, 159.07 lies beyond the towns of the country of the address (Australia).",
    )
  })

  it("is in a country of ISO 3166-1, in capital letters", () => {
    expect(checkCountry("PT")).toBe(true)
    expect(checkCountry("gb")).toContain("for example “GB”")
    expect(checkCountry("Italy")).toContain("for example “IT”")
    expect(checkCountry("XQ")).toMatch(/not a country code/)
  })

  it("is in no alias of a country, and in no grouping of them", () => {
    expect(checkCountry("UK")).toBe(
      "“UK” is not a country code of ISO 3166-1. For United Kingdom write “GB”.",
    )
    for (const code of ["EU", "ZZ"]) expect(checkCountry(code)).toContain("for example “IT”")
  })
})

describe("money", () => {
  it.each([0, 14.5, 1200, 0.07])("may be %d", (amount) => {
    expect(checkAmount(amount, "EUR")).toBe(true)
  })

  it("is never negative, and never endless", () => {
    expect(checkAmount(-1, "EUR")).toMatch(/^-1 is not a price\. Give zero or more/)
    expect(checkAmount(Number.POSITIVE_INFINITY, undefined)).toMatch(/is not a price/)
  })

  it.each([
    [14.506, "EUR", "14.506 cannot be paid: EUR has two decimals. Round it, for example to 14.51."],
    [1200.5, "JPY", "1200.5 cannot be paid: JPY has no decimals. Round it, for example to 1201."],
    [
      1.2345,
      "KWD",
      "1.2345 cannot be paid: KWD has three decimals. Round it, for example to 1.234.",
    ],
  ])("of %d %s has decimals that nobody can pay", (amount, currency, said) => {
    expect(checkAmount(amount, currency)).toBe(said)
  })

  it("has the decimals of its currency, which is checked elsewhere where it is none", () => {
    expect([checkAmount(1.255, "KWD"), checkAmount(1200, "JPY")]).toEqual([true, true])
    expect([checkAmount(14.505, undefined), checkAmount(14.505, "eur")]).toEqual([true, true])
  })

  it("has a currency code of ISO 4217, in capital letters", () => {
    expect(checkCurrency("EUR")).toBe(true)
    expect(checkCurrency("gbp")).toContain("for example “GBP”")
    expect(checkCurrency("€")).toContain("for example “EUR”")
  })

  it("is never given without one; nothing and zero are told apart", () => {
    expect(checkCurrencyGiven(0, undefined, "The price")).toBe(
      "The price is given without a currency. Add its code, for example “EUR”.",
    )
    expect(checkCurrencyGiven(null, null, "The price")).toBe(true)
    expect(checkCurrencyGiven(5, "EUR", "The price")).toBe(true)
  })

  it("is in the venue's currency", () => {
    const venue = { name: "400 Soho", currency: "GBP" }
    expect(checkSameCurrency("GBP", venue, "The menu")).toBe(true)
    expect(checkSameCurrency("EUR", venue, "The menu")).toBe(
      "The menu is priced in EUR, but 400 Soho takes GBP. They must be the same.",
    )
  })

  it("of one item with several prices says what each is for", () => {
    expect(checkPriceLabels([{}])).toBe(true)
    expect(checkPriceLabels([{ label: "Glass" }, { label: "Bottle" }])).toBe(true)
    expect(checkPriceLabels([{ label: "Glass" }, { label: "  " }])).toMatch(
      /^Price 2 has no label.*“Glass” and “Bottle”/,
    )
  })

  it("as pay is not highest below lowest", () => {
    expect(checkPayRange(14, 18)).toBe(true)
    expect(checkPayRange(14, null)).toBe(true)
    expect(checkPayRange(18, 14)).toMatch(/highest pay \(14\) is below the lowest \(18\)/)
  })
})

describe("a date", () => {
  it("that is a day is kept as noon UTC of that day", () => {
    expect(noonUtc("2026-05-18T22:30:00.000Z")).toBe("2026-05-18T12:00:00.000Z")
    expect(dayOf("2026-05-18T12:00:00.000Z")).toBe("2026-05-18")
    expect(noonUtc("soon")).toBe("soon")
  })

  it.each([
    "2026-05-18",
    "2026-05-18T00:00",
    "2026-05-18T00:00:00+13:00",
    "2026-05-18T23:59-08:00",
  ])("that is written as %s is that day, whichever zone writes or reads it", (written) => {
    expect(noonUtc(written)).toBe("2026-05-18T12:00:00.000Z")
  })

  it("that ends an event is later than its start, and not by a lifetime", () => {
    const start = "2026-05-18T18:00:00.000Z"
    expect(checkEnd(start, "2026-05-19T01:00:00.000Z")).toBe(true)
    expect(checkEnd(start, start)).toMatch(/^The end is not later than the start/)
    expect(checkEnd(start, "2199-12-31T23:00:00.000Z")).toBe(
      "The end (2199-12-31) is more than 100 years after the start, on 2026-05-18. Choose an earlier one.",
    )
  })

  it("may be the same day, and not an earlier one", () => {
    const names = { earlier: "the first day", later: "The last day" }
    expect(checkDayNotBefore(day("2026-05-18"), day("2026-05-18"), names)).toBe(true)
    expect(checkDayNotBefore(day("2026-05-18"), day("2026-05-17"), names)).toBe(
      "The last day (2026-05-17) is before the first day (2026-05-18). Choose that day or a later one.",
    )
  })

  it("that is the last of what repeats is soon enough to be one", () => {
    expect(checkLastDay(day("2026-05-18"), day("2026-05-18"))).toBe(true)
    expect(checkLastDay(day("2026-05-18"), day("2036-05-18"))).toBe(true)
    expect(checkLastDay(day("2026-05-18"), day("2036-05-19"))).toBe(
      "The last day (2036-05-19) is more than 10 years after the first event, on 2026-05-18. Choose an earlier one.",
    )
    expect(checkLastDay(day("2026-05-18"), day("9999-12-31"))).toMatch(/more than 10 years/)
    expect(checkLastDay(day("2026-05-18"), day("2026-05-17"))).toMatch(
      /before the day of the first/,
    )
  })
})

describe("an accent colour", () => {
  it.each(["#e8a33d", "#FFFFFF", "#5a1f1a"])("may be %s, light or dark", (colour) => {
    expect(checkAccentColour(colour)).toBe(true)
  })

  it.each(["e8a33d", "#e8a", "gold", "#e8a33g"])("is not written %s", (colour) => {
    expect(checkAccentColour(colour)).toMatch(/Write # and six hexadecimal digits/)
  })
})

describe("a brand's number", () => {
  const parts = ["value", "caption"] as const

  it.each([
    { value: "400 °C", caption: "ninety seconds in the flame" },
    { value: "", caption: null },
    { value: "  ", caption: "" },
    {},
  ])("is whole or left out: %j", (figure) => {
    expect(parts.map((part) => checkFigurePart(part, figure))).toEqual([true, true])
  })

  it("may not lack its value; only the value complains", () => {
    const figure = { value: " ", caption: "ninety seconds in the flame" }
    expect(checkFigurePart("value", figure)).toMatch(/^The value is missing/)
    expect(checkFigurePart("caption", figure)).toBe(true)
  })

  it("may not lack its caption; only the caption complains", () => {
    const figure = { value: "400 °C", caption: null }
    expect(checkFigurePart("caption", figure)).toMatch(/^The caption is missing/)
    expect(checkFigurePart("value", figure)).toBe(true)
  })
})

describe("an address to link to", () => {
  it("is a whole https address", () => {
    expect(checkWebAddress("https://example.com/book?a=1")).toBe(true)
    expect(checkWebAddress("http://example.com/")).toBe(
      "“http://example.com/” is not encrypted. Use the https address: “https://example.com/”.",
    )
    expect(checkWebAddress("https://me:secret@example.com/")).toMatch(/name or a password/)
    for (const value of ["example.com", "https://localhost", "ftp://example.com", ""]) {
      expect(checkWebAddress(value)).toMatch(/starts with https:\/\//)
    }
  })

  it("may also write or call, and never run a script", () => {
    expect(checkLinkTarget("mailto:ciao@example.com")).toBe(true)
    expect(checkLinkTarget("tel:+390655500400")).toBe(true)
    for (const value of ["mailto:ciao", "tel:call us"]) {
      expect(checkLinkTarget(value)).toMatch(/is incomplete\. Write “mailto:/)
    }
    for (const value of ["javascript:alert(1)", "data:text/html,hello"]) {
      expect(checkLinkTarget(value)).toMatch(/not a full web address/)
    }
  })

  it("may be a path of the site where that is meant, and no other host's", () => {
    expect(checkLinkTargetOrPath("/book")).toBe(true)
    expect(checkLinkTargetOrPath("https://example.com")).toBe(true)
    for (const value of ["//example.com", "/\\example.com", "/two words"]) {
      expect(checkLinkTargetOrPath(value)).not.toBe(true)
    }
  })
})

describe("an address to link to that the site would not take", () => {
  it.each([
    [" https://example.com", checkWebAddress],
    ["https://example.com ", checkLinkTarget],
    ["\tmailto:ciao@example.com", checkLinkTarget],
    [" /book", checkLinkTargetOrPath],
  ])("has a space at one end: “%s”", (value, check) => {
    expect(check(value)).toBe(
      `“${value}” begins or ends with a space. Take it out: “${value.trim()}”.`,
    )
  })

  it.each(["https:example.com", "https:/example.com"])("lacks slashes: %s", (value) => {
    expect(checkWebAddress(value)).toMatch(/starts with https:\/\//)
  })
})

describe("a telephone number", () => {
  it("can be dialled from abroad", () => {
    expect(checkPhone("+39 06 5550 0400")).toBe(true)
    for (const value of ["06 5550 0400", "+39", "+39 (06) 5550", "+1234567890123456"]) {
      expect(checkPhone(value)).toMatch(/Write a plus sign, the country code and digits/)
    }
  })
})

describe("a picture", () => {
  const file = { name: "oven.jpg", mimeType: "image/jpeg", format: "jpeg" }

  it.each(["jpeg", "png", "webp", "avif"])("may be %s", (format) => {
    expect(checkImageFile({ ...file, format })).toBe(true)
  })

  it("is refused as SVG by its bytes, its name or its type", () => {
    for (const svg of [
      { ...file, format: "svg" },
      { ...file, name: "oven.SVG" },
      { ...file, mimeType: "image/svg+xml" },
    ]) {
      expect(checkImageFile(svg)).toMatch(/is an SVG\..*carry scripts.*Upload a JPEG/)
    }
  })

  it("is judged by its bytes, not by its name", () => {
    expect(checkImageFile({ ...file, format: undefined })).toMatch(/“oven\.jpg” is not a picture/)
    expect(checkImageFile({ ...file, format: "gif" })).toMatch(/is a GIF file/)
  })

  it("is no strip: what is made of it would take half a minute, and show nothing", () => {
    for (const [width, height] of [
      [1920, 1280],
      [4000, 500],
      [500, 4000],
      [1, 1],
    ] as const) {
      expect(checkImageShape({ width, height })).toBe(true)
    }
    for (const [width, height] of [
      [3000, 2],
      [2, 3000],
      [4001, 500],
    ] as const) {
      expect(checkImageShape({ width, height })).toMatch(
        new RegExp(`^A picture of ${width} × ${height} pixels is a strip.*at most 8 times`),
      )
    }
  })

  it("is described for people who cannot see it", () => {
    expect(checkAltText("Pizza on a marble counter")).toBe(true)
    expect(checkAltText("披萨")).toBe(true)
    for (const short of [" . ", "ok", "4!"]) {
      expect(checkAltText(short)).toMatch(/^Too short\. Describe what the picture shows/)
    }
    expect(checkAltText("oven.JPG")).toMatch(/is a file name/)
  })
})

describe("rich text", () => {
  const text = (words: string) => ({ type: "text", text: words })
  const root = (...children: object[]) => ({ root: { type: "root", children } })
  const link = (fields: object) => ({ type: "link", fields, children: [text("the menu")] })

  it("may hold what the site renders", () => {
    expect(
      checkRichText(
        root(
          { type: "heading", tag: "h2", children: [text("Flour")] },
          { type: "paragraph", children: [link({ linkType: "internal", doc: { value: 1 } })] },
          { type: "paragraph", children: [link({ linkType: "custom", url: "tel:+3906555" })] },
          { type: "list", children: [{ type: "listitem", children: [text("Salt")] }] },
        ),
      ),
    ).toBe(true)
  })

  it("names what it holds besides, however deep", () => {
    expect(checkRichText(root({ type: "quote", children: [{ type: "iframe" }] }))).toMatch(
      /holds a “iframe”, which the site cannot show/,
    )
  })

  it("leaves heading 1 to the page", () => {
    expect(checkRichText(root({ type: "heading", tag: "h1", children: [text("Flour")] }))).toMatch(
      /The heading “Flour” is an h1\. Use heading 2, 3 or 4/,
    )
  })

  it("has links that lead somewhere safe, named by their words", () => {
    expect(checkRichText(root(link({ linkType: "internal" })))).toBe(
      "The link “the menu” leads to no page. Choose one.",
    )
    for (const url of ["", "https://"]) {
      expect(checkRichText(root(link({ linkType: "custom", url })))).toBe(
        "The link “the menu” has no address. Give it one, or take the link out of the text.",
      )
    }
    expect(checkRichText(root(link({ linkType: "custom", url: "javascript:alert(1)" })))).toMatch(
      /^The link “the menu”: “javascript:alert\(1\)” is not a full web address/,
    )
  })
})
