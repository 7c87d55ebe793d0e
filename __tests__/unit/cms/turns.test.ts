import type { IncomingHttpHeaders } from "node:http"
import { isOfPerson, People, TooBusy, Turns } from "../../../cms/src/server/turns"

describe("the turns of keys", () => {
  it("begin once a person has been answered, and go on where people are never done", async () => {
    const people = new People()
    const turns = new Turns(people, 100)
    const order: string[] = []
    const answer = people.arrive()
    const first = turns.run(async () => void order.push("query"))
    setTimeout(() => {
      order.push("answer")
      answer()
    }, 50)
    await first
    expect(order).toEqual(["answer", "query"])

    people.arrive()
    await turns.run(async () => void order.push("query beside a person"))
    expect(order).toContain("query beside a person")
  })

  it("are taken one after the other, and refused where too many wait", async () => {
    const turns = new Turns(new People(), 1)
    let end = (): void => undefined
    const first = turns.run(() => new Promise<void>((resolve) => (end = resolve)))
    const second = turns.run(async () => "second")
    await expect(turns.run(async () => "third")).rejects.toThrow(TooBusy)
    await new Promise((resolve) => setTimeout(resolve, 30))
    end()
    await first
    await expect(second).resolves.toBe("second")
  })
})

it("takes for a person whoever comes with a session, in a cookie or a header", () => {
  const asks = (headers: IncomingHttpHeaders) => isOfPerson({ headers })
  expect(asks({ cookie: "payload-theme=dark; payload-token=a.b.c" })).toBe(true)
  expect(asks({ authorization: "JWT a.b.c" })).toBe(true)
  expect(asks({ authorization: "api-clients API-Key 123" })).toBe(false)
  expect(asks({ cookie: "not-payload-token=1" })).toBe(false)
  expect(asks({})).toBe(false)
})
