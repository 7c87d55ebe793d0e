import type { Pooled } from "./pooled"

/** The rows as they were before they were pooled. */
export const unpooled = <Row, Key extends keyof Row>({ rows, pool }: Pooled<Row, Key>): Row[] =>
  rows.map((row) => {
    const whole: Partial<Row> = {}
    for (const key in pool) whole[key] = pool[key][row[key]]
    return { ...row, ...whole } as Row
  })
