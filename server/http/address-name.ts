/** IPv6 counts by /64, which one visitor has for themselves (RFC 6177). */
export function addressName(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? ""
  if (!plain.includes(":")) return plain
  const [head = "", tail = ""] = plain.split("::")
  const first = head === "" ? [] : head.split(":")
  const last = tail === "" ? [] : tail.split(":")
  const zeros = plain.includes("::") ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array.from({ length: zeros }, () => "0"), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
