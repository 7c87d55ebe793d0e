/** @jest-environment node */
import { waitAfter } from "../../../../server/api/outbox/backoff"

it("what cannot be delivered is tried for a week, seldom at last, and then no more", () => {
  const waits: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const wait = waitAfter(attempts)
    if (wait === null) break
    waits.push(wait)
  }
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000
  expect(days).toBeGreaterThan(6)
  expect(days).toBeLessThan(8)
  expect(Math.max(...waits)).toBeLessThan(4 * 3_600_000)
})
