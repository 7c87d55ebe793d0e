type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const nameOf = (row: Values): unknown => row.name ?? row.title ?? row.label ?? undefined

function counterpartRow(rows: readonly unknown[], row: Values, count: number): unknown {
  const found = rows.filter(isValues)
  const same = found.find(({ id }) => id !== undefined && id === row.id)
  if (same) return same
  // A program, and restoring an older version, give the same rows new ids.
  const named = found.filter((other) => nameOf(other) === nameOf(row))
  return (nameOf(row) !== undefined || count === 1) && named.length === 1 ? named[0] : undefined
}

/**
 * The group or row of another edition of the document in which the counterpart of a field stands, wherever its row
 * has been moved to.
 * @param path of the field in `document`
 */
export function counterpart(
  document: unknown,
  other: unknown,
  path: readonly string[],
): Values | undefined {
  const [name, ...rest] = path
  if (!isValues(other)) return undefined
  if (name === undefined || rest.length === 0) return other
  if (!isValues(document)) return undefined
  const [inner, innerOther] = [document[name], other[name]]
  if (!Array.isArray(inner)) return counterpart(inner, innerOther, rest)
  const [index, ...below] = rest
  const row: unknown = inner[Number(index)]
  if (!Array.isArray(innerOther) || !isValues(row)) return undefined
  return counterpart(row, counterpartRow(innerOther, row, inner.length), below)
}
