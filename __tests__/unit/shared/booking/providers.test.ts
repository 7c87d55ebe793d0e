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
