import "./address-block.css"
import type { Address } from "../content/address"

export function AddressBlock({ address }: { address: Address }) {
  const { street, district, city, postcode, region, countryName } = address
  const lines = [street, district, `${postcode} ${city}`, region, countryName]
  return (
    <address className="address-block">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="address-block__line">
          {line}
        </span>
      ))}
    </address>
  )
}
