import { createGroupedBytes } from "../../../../gatsby/derived/grouped-bytes"

const named = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `“${at}”` }))

it("writes anew the groups alone in which something is another, has come or has gone", () => {
  let written = 0
  const bytesOf = createGroupedBytes<{ name: string }>(({ name }, at) => {
    written += 1
    return `${at}${name}`
  })
  const text = (items: readonly { name: string }[]) => Buffer.concat(bytesOf(items)).toString()
  const expected = (items: readonly { name: string }[]) =>
    items.map(({ name }, at) => `${at}${name}`).join("")

  const items = named(1_000)
  expect(text(items)).toBe(expected(items))
  expect(written).toBe(1_000)
  const steps: [readonly { name: string }[], number][] = [
    [items, 0],
    [items.with(600, { name: "another" }), 250],
    [items, 250],
    [items.slice(0, 700), 200],
    [[{ name: "first" }, ...items], 1_001],
    [[], 0],
  ]
  for (const [now, anew] of steps) {
    written = 0
    expect(text(now)).toBe(expected(now))
    expect(written).toBe(anew)
  }
})
