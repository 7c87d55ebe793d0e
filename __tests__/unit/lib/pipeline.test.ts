import { createPipeline } from "../../../lib/pipeline"

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe("work that is begun while earlier work goes on", () => {
  it("is so much at a time, and has ended when it says so", async () => {
    const pipeline = createPipeline(2)
    let running = 0
    let most = 0
    let ended = 0
    for (let number = 0; number < 7; number += 1) {
      await pipeline.begin(async () => {
        most = Math.max(most, (running += 1))
        await turn()
        running -= 1
        ended += 1
      })
    }
    await pipeline.end()
    expect({ most, ended }).toEqual({ most: 2, ended: 7 })
  })

  it("is one after the other where it may be one at a time", async () => {
    const pipeline = createPipeline(1)
    const order: string[] = []
    for (const name of ["a", "b"]) {
      await pipeline.begin(async () => {
        order.push(`${name} begins`)
        await turn()
        order.push(`${name} ends`)
      })
    }
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"])
  })

  it("fails with what failed first, and nothing more is begun then", async () => {
    const pipeline = createPipeline(2)
    const fail = (message: string) => () => Promise.reject(new Error(message))
    await pipeline.begin(fail("first"))
    await turn()
    const later = jest.fn(() => Promise.resolve())
    await expect(pipeline.begin(later)).rejects.toThrow("first")
    await expect(pipeline.end()).rejects.toThrow("first")
    expect(later).not.toHaveBeenCalled()
  })
})
