import { secondsToWaitForAll, TokenBuckets } from "../../../../server/api/intake/token-buckets"

it("takes of each bucket, or of none: who is held back by one has lost nothing of another", () => {
  const [wide, narrow] = [2, 1].map((burst) => new TokenBuckets({ burst, every: 60_000 }))
  if (!wide || !narrow) throw new Error("Both are made.")
  const take = () =>
    secondsToWaitForAll(
      [
        [wide, "a"],
        [narrow, "a"],
      ],
      0,
    )
  expect([take(), take(), take()]).toEqual([0, 60, 60])
  expect(wide.take("a", 0)).toBe(0)
})
