/**
 * Rows of a list as page data carries them: what many of them have alike, hours or a brand, is said once in the pool, and a
 * row has its place there.
 */
export interface Pooled<Row, Key extends keyof Row> {
  rows: readonly PooledRow<Row, Key>[]
  pool: { readonly [Name in Key]: readonly Row[Name][] }
}

type PooledRow<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, number>

export function pooled<Row extends object, Key extends keyof Row & string>(
  rows: readonly Row[],
  ...keys: readonly Key[]
): Pooled<Row, Key> {
  const pools = keys.map((key) => ({ key, values: new Map<string, [place: number, Row[Key]]>() }))
  const placed = rows.map((row) => {
    const places = pools.map(({ key, values }) => {
      const said = JSON.stringify(row[key])
      const [place] = values.get(said) ?? [values.size]
      values.set(said, [place, row[key]])
      return [key, place]
    })
    return { ...row, ...Object.fromEntries(places) } as PooledRow<Row, Key>
  })
  const pool = pools.map(({ key, values }) => [key, [...values.values()].map(([, value]) => value)])
  return { rows: placed, pool: Object.fromEntries(pool) as Pooled<Row, Key>["pool"] }
}
