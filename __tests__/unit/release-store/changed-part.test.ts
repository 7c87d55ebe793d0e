import fc from "fast-check"
import { changedPart } from "../../../release-store/changed-part"

/** More than what is looked through whole. */
const LONG = Buffer.from("0123456789abcdef".repeat(20_000))
const partOf = async (content: Buffer, before: Buffer | undefined, around: number) =>
  (await changedPart(content, () => Promise.resolve(before), around)).toString()

it("has every text that the file before did not have, and little else", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: LONG.length }),
      fc.nat({ max: 100 }),
      fc.string({ unit: fc.constantFrom("0", "1", "x"), maxLength: 40 }),
      async (at, gone, put) => {
        const content = Buffer.concat([
          LONG.subarray(0, at),
          Buffer.from(put),
          LONG.subarray(at + gone),
        ])
        const part = await partOf(content, LONG, 20)
        for (let from = Math.max(0, at - 20); from <= at + put.length; from += 1) {
          const text = content.subarray(from, from + 20)
          if (!LONG.includes(text)) expect(part).toContain(text.toString())
        }
        // What is put may look like what stands around it.
        expect(part.length).toBeLessThanOrEqual(put.length + 100 + 2 * 20 + 16)
      },
    ),
  )
})

it("is the whole of what is new, or small, and nothing of what is the same", async () => {
  expect(await partOf(LONG, undefined, 20)).toBe(LONG.toString())
  expect(await partOf(Buffer.from("menu"), Buffer.from("menus"), 2)).toBe("menu")
  expect((await partOf(LONG, LONG, 20)).length).toBeLessThanOrEqual(40)
})
