import type { IncomingHttpHeaders } from "node:http"
import { isOfPerson, People, TooBusy, Turns } from "../../../cms/src/server/turns"

/** A turn that lasts until it is ended. */
function held(turns: Turns) {
  let begin: (end: () => void) => void = () => {}
  const begun = new Promise<() => void>((resolve) => (begin = resolve))
  return { begun, done: turns.run(() => new Promise<void>((resolve) => begin(resolve))) }
}

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
    const first = held(turns)
    const second = turns.run(async () => "second")
    await expect(turns.run(async () => "third")).rejects.toThrow(TooBusy)
    const end = await first.begun
    end()
    await first.done
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
