import { formatDistance } from "../../../shared/geo"
import { SiteLink } from "../../components/site-link"
import type { Stockist } from "../../content/view-models"
import { STOCKIST_KINDS } from "./stockists-search"
import { mapHref, phoneHref } from "./venue-links"
import "./stockists-shop.css"

/** One shop: what it is, where it is, what it has of ours. */
export function StockistShop({
  stockist,
  kilometres,
}: {
  stockist: Stockist
  /** From the guest. */
  kilometres?: number
}) {
  const { name, kind, address, geo, products, phone, url, note } = stockist
  const online = kind === "online"
  return (
    <article className="stockists-shop" id={stockist.slug}>
      <h3 className="stockists-shop__name">{name}</h3>
      <p className="stockists-shop__kind">
        {STOCKIST_KINDS[kind]}
        {kilometres !== undefined && (
          <span className="stockists-shop__distance">{formatDistance(kilometres)} from you</span>
        )}
      </p>
      {!online && (
        <p className="stockists-shop__address">
          {address.street}, {address.postcode} {address.city}, {address.countryName}
        </p>
      )}
      {products.length > 0 && (
        <p className="stockists-shop__products">
          <span className="visually-hidden">Sells </span>
          {products.join(", ")}
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
