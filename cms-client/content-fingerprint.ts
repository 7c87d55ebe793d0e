import { createHash } from "node:crypto"

interface Dated {
  id?: number | string
  updatedAt?: string | null
}

/** Lists and globals by their names in the query. */
export type FingerprintAnswer = Readonly<
  Record<string, Dated | { docs: readonly Dated[] } | null | undefined>
>

/** SHA-256, in hex, over what was asked; the order in which the CMS lists it does not matter. */
export function fingerprintOf(answer: FingerprintAnswer): string {
  const lines = Object.entries(answer)
    .sort(byName)
    .flatMap(([name, value]) => {
      if (!value) return []
      // Thousands mostly come in this order.
      const documents = "docs" in value ? value.docs.toSorted(byId) : [value as Dated]
      return documents.map(({ id, updatedAt }) => `${name} ${id ?? ""} ${updatedAt ?? ""}`)
    })
  return createHash("sha256").update(lines.join("\n")).digest("hex")
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

const byId = ({ id: one = "" }: Dated, { id: other = "" }: Dated): number =>
  one === other ? 0 : one < other ? -1 : 1
