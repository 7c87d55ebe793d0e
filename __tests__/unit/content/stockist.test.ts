import { expect, it } from "@jest/globals"
import type { StockistDetailFragment } from "../../../src/content/generated/queries"
import { mapStockist } from "../../../src/content/stockist"

const shop = {
  id: 1,
  name: "Larder by Post",
  slug: "larder-by-post",
  kind: "grocer",
  url: "https://larder.example.test",
} as StockistDetailFragment

it("has an address, without which a build names it", () => {
  expect(() => mapStockist(shop)).toThrow(
    /Stockist “Larder by Post” .* “address\.country” is empty/,
  )
})

it("needs no address where it is online, and is given none", () => {
  const { address, geo } = mapStockist({ ...shop, kind: "online" })
  expect([address, geo]).toEqual([undefined, undefined])
  const left = { ...shop, kind: "online" as const, address: { country: "Italy" } }
  expect(mapStockist(left).address).toBeUndefined()
})
