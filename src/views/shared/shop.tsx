import { SiteLink } from "../../ui/site-link"
import type { Stockist } from "../../content/stockist"
import { MapLink } from "./map-link"
import { phoneHref } from "./venue-links"
import { formatDistance } from "../../texts/intl"
import { heard, words } from "../../ui/words"
import { fromYou } from "../../texts/finding"
import { mapOf } from "../../texts/venue"
import * as texts from "../../texts/stockists"
import "./shop.css"

/** One shop: what it is, where it is, what it has of ours. */
export function StockistShop({
  stockist,
  kilometres,
  from,
  hasAll,
  headingLevel,
}: {
  stockist: Stockist
  /** From the guest, or from a town. */
  kilometres?: number
  from?: string
  /** Whether it sells every product there is. */
  hasAll: boolean
  headingLevel: 3 | 4
}) {
  const { name, kind, address, geo, products, phone, url, note } = stockist
  const Name = `h${headingLevel}` as const
  return (
    <li className="shop" id={stockist.slug}>
      <div className="shop__line">
        <Name className="shop__name">{name}</Name>
        {address && <p className="shop__city">{address.city}</p>}
      </div>
      <p>
        {texts.KINDS[kind]}
        {address && `, ${address.street}`}
        {address?.postcode && `, ${address.postcode}`}
        {address && kilometres !== undefined && `, ${address.countryName}`}
      </p>
      {kilometres !== undefined && (
        <p className="shop__distance">{fromYou(formatDistance(kilometres), from)}</p>
      )}
      {products.length > 0 && (
        <p className="shop__products">
          {texts.sells(hasAll && products.length > 1 ? texts.everything : products.join(", "))}
        </p>
      )}
      {note && <p className="shop__note">{note}</p>}
      <p className="shop__links">
        {geo && (
          <MapLink name={name} geo={geo}>
            {words(mapOf(name, heard))}
          </MapLink>
        )}
        {url && (
          <SiteLink href={url}>
            {words((address ? texts.website : texts.shopOnline)(name, heard))}
          </SiteLink>
        )}
        {phone && <SiteLink href={phoneHref(phone)}>{phone}</SiteLink>}
      </p>
    </li>
  )
}
