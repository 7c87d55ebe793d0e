import { formatDistance } from "../../../shared/geo"
import { SiteLink } from "../../ui/site-link"
import type { Stockist } from "../../content/stockist"
import { STOCKIST_KINDS } from "./stockists-search"
import { mapHref, phoneHref } from "../shared/venue-links"
import "./stockists-shop.css"

/** One shop: what it is, where it is, what it has of ours. */
export function StockistShop({
  stockist,
  kilometres,
  hasAll,
  headingLevel,
}: {
  stockist: Stockist
  /** From the guest. */
  kilometres?: number
  /** Whether it sells every product there is. */
  hasAll: boolean
  headingLevel: 3 | 4
}) {
  const { name, kind, address, geo, products, phone, url, note } = stockist
  const online = kind === "online"
  const Name = `h${headingLevel}` as const
  return (
    <article className="stockists-shop" id={stockist.slug}>
      <div className="stockists-shop__line">
        <Name className="stockists-shop__name">{name}</Name>
        {!online && <p className="stockists-shop__city">{address.city}</p>}
      </div>
      <p>
        {STOCKIST_KINDS[kind]}
        {!online && `, ${address.street}, ${address.postcode}`}
        {kilometres !== undefined && `, ${address.countryName}`}
      </p>
      {kilometres !== undefined && (
        <p className="stockists-shop__distance">{formatDistance(kilometres)} from you</p>
      )}
      {products.length > 0 && (
        <p className="stockists-shop__products">
          <span className="visually-hidden">Sells </span>
          {hasAll && products.length > 1 ? "Everything we make" : products.join(", ")}
        </p>
      )}
      {note && <p className="stockists-shop__note">{note}</p>}
      <p className="stockists-shop__links">
        {!online && (
          <SiteLink href={mapHref(geo)}>
            Map<span className="visually-hidden"> of {name}</span>
          </SiteLink>
        )}
        {url && (
          <SiteLink href={url}>
            {online ? "Shop online" : "Website"}
            <span className="visually-hidden">
              {online ? " at " : " of "}
              {name}
            </span>
          </SiteLink>
        )}
        {phone && <SiteLink href={phoneHref(phone)}>{phone}</SiteLink>}
      </p>
    </article>
  )
}
