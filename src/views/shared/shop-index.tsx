import { memo } from "react"
import type { ShopWithDoor } from "../../content/stockist"
import { Directory } from "../../ui/directory"
import { firstLetter } from "../../ui/directory-groups"
import { StockistShop } from "./shop"
import { byCountry, type FoundStockist } from "./shops-by-country"
import { phoneHref } from "./venue-links"
import "./shop-index.css"

interface ShopListProps {
  shops: readonly FoundStockist[]
  /** How many products there are, for saying that a shop has them all. */
  productCount: number
  headingLevel: 3 | 4
}

/** Shops in the order given. */
const ShopList = memo(function ShopList({ shops, productCount, headingLevel }: ShopListProps) {
  return (
    <ul className="shop-index__list">
      {shops.map(({ stockist, kilometres, from }) => (
        <StockistShop
          key={stockist.slug}
          stockist={stockist}
          kilometres={kilometres}
          from={from}
          hasAll={stockist.products.length === productCount}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  )
})

/** So many that send what they sell stand on a page with what each has; of more, the names lead to them, or call them. */
const MOST_ONLINE = 8

const wayTo = ({ url, phone }: FoundStockist["stockist"]): string =>
  url ?? (phone ? phoneHref(phone) : "")

/** Shops without a door. */
export const OnlineShops = memo(function OnlineShops(list: ShopListProps) {
  const { shops } = list
  const isShort = shops.length <= MOST_ONLINE || shops.some(({ stockist }) => !wayTo(stockist))
  if (isShort) return <ShopList {...list} />
  return (
    <Directory
      entries={shops.map(({ stockist }) => ({
        id: stockist.slug,
        name: stockist.name,
        href: wayTo(stockist),
        group: firstLetter(stockist.name),
      }))}
    />
  )
})

/** Shops as in a directory: by country; once distance counts, one list. */
export const ShopIndex = memo(function ShopIndex({
  shops,
  productCount,
  nearest,
}: {
  shops: readonly FoundStockist<ShopWithDoor>[]
  productCount: number
  nearest: boolean
}) {
  if (nearest) return <ShopList shops={shops} productCount={productCount} headingLevel={3} />
  return byCountry(shops).map(({ country, shops: ofCountry }) => (
    <div key={country} className="shop-index__country">
      <h3 className="shop-index__country-name">{country}</h3>
      <ShopList shops={ofCountry} productCount={productCount} headingLevel={4} />
    </div>
  ))
})
