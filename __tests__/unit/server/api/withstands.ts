import fc from "fast-check"
import {
  askRaw,
  hostileRequests,
  wrongsIn,
  type HostileCorpus,
} from "../../../../tools/trials/hostile-requests"

/** Whatever is sent, the server answers what the sender did wrong, tells nothing of others, and goes on. */
export async function expectToWithstand(
  origin: string,
  { times, secrets, ...corpus }: HostileCorpus & { times: number; secrets?: readonly string[] },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(hostileRequests(corpus), async (raw) => {
      const answer = await askRaw(origin, raw)
      expect(answer.status).toBeGreaterThan(0)
      expect(wrongsIn(raw, answer, secrets)).toEqual([])
    }),
    { numRuns: times },
  )
  const health = { method: "GET", path: "/health", headers: {}, body: Buffer.alloc(0) }
  expect((await askRaw(origin, health)).status).toBe(200)
}
