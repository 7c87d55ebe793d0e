import type { IncomingMessage } from "node:http"
import { BlockList, isIP } from "node:net"

/** Where the API's own door writes whom it let in; what a client sends under that name is dropped. */
export const CLIENT_ADDRESS = "x-forno-client-address"

const THIS_MACHINE = "127.0.0.0/8, ::1/128"

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** IPv4 as IPv6 sockets tell it is IPv4. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "")

/**
 * Addresses and networks of the proxies before the CMS, with commas between them; this machine where there are none.
 *
 * @throws where one of them is no address, naming the variable
 */
export function proxiesFrom(text: string, variable: string): BlockList {
  const list = new BlockList()
  for (const entry of (text || THIS_MACHINE).split(",")) {
    const [address = "", length] = entry.trim().split("/")
    const whole = familyOf(address) === "ipv6" ? 128 : 32
    const bits = length === undefined ? whole : Number(length)
    if (isIP(address) === 0 || !Number.isInteger(bits) || bits < 0 || bits > whole) {
      throw new Error(
        `${variable} has “${entry.trim()}”. It must be addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8.`,
      )
    }
    list.addSubnet(address, bits, familyOf(address))
  }
  return list
}

/** The part of an address that one customer of a network provider has: all of IPv4, the first 64 bits of IPv6. */
function customer(address: string): string {
  if (familyOf(address) === "ipv4") return address
  const [head = "", tail] = address.split("::")
  const groups = head.split(":").filter(Boolean)
  const rest = tail?.split(":").filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...rest]
  return `${all.slice(0, 4).join(":")}::/64`
}

/**
 * Who asks: the nearest address that is no proxy of one's own. What stands before it in `X-Forwarded-For` the client
 * may have written itself.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string } },
  proxies: BlockList,
): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plain)
  let address = plain(socket.remoteAddress ?? "")
  while (isIP(address) !== 0 && proxies.check(address, familyOf(address))) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return isIP(address) === 0 ? "unknown" : customer(address)
}
