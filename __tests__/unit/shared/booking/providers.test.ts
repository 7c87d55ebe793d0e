import { filledIn, framesOf, providerOf } from "../../../../shared/booking/providers"

it.each([
  ["https://www.opentable.com.au/r/bondi", "OpenTable"],
  ["https://www.opentable.es/r/madrid", "OpenTable"],
  ["https://www.opentable.jp/r/shibuya", "OpenTable"],
  ["https://eu.sevenrooms.com/reservations/soho", "SevenRooms"],
  ["https://booking.resdiary.com/widget/Standard/Isola/1", "ResDiary"],
])("%s is a form of %s, and its policy opens there", (address, name) => {
  const provider = providerOf(address)
  expect(provider?.name).toBe(name)
  const { hostname } = new URL(address)
  const domain = hostname.slice(hostname.indexOf(".") + 1)
  expect(provider && framesOf(provider).split(" ")).toContain(`https://*.${domain}`)
})

it.each([
  "https://opentable.com.au@evil.example/r/bondi",
  "https://opentable.com.au.evil.example/r/bondi",
  "https://notopentable.es/r/madrid",
  "http://www.opentable.es/r/madrid",
])("%s is nobody’s form", (address) => {
  expect(providerOf(address)).toBeUndefined()
  expect(filledIn(address, { party: "2" })).toBe(address)
})

it.each([
  ["https://www.opentable.co.uk/r/soho", "covers=3&dateTime=2026-12-04T19%3A00"],
  ["https://www.sevenrooms.com/reservations/soho", "date=2026-12-04&party_size=3"],
  ["https://resy.com/cities/ldn/soho", "date=2026-12-04&seats=3"],
  ["https://www.exploretock.com/soho", "date=2026-12-04&size=3"],
  ["https://book.resdiary.com/Restaurant/soho", "date=2026-12-04&covers=3"],
  ["https://bookings.nowbookit.com/?accountid=7", "accountid=7&date=2026-12-04&covers=3"],
])("the form at %s is filled in with day and party", (address, query) => {
  expect(new URL(filledIn(address, { day: "2026-12-04", party: "3" })).search).toBe(`?${query}`)
})
