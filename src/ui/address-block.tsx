import "./address-block.css"
import type { Address } from "../content/address"
import { townLine } from "../texts/address"

export function AddressBlock({ address }: { address: Address }) {
  const { street, district, region, countryName } = address
  const lines = [street, district, townLine(address), region, countryName]
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
