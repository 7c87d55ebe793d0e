import "./address-block.css"
import type { Address } from "../content/address"
import { addressLines } from "../texts/address"

export function AddressBlock({ address }: { address: Address }) {
  return (
    <address className="address-block">
      {addressLines(address).map((line) => (
        <span key={line} className="address-block__line">
          {line}
        </span>
      ))}
    </address>
  )
}
