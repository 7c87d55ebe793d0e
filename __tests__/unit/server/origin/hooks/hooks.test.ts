import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { request as httpRequest } from "node:http"
import { type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Fastify, { type FastifyInstance } from "fastify"
import { journalPathOf, readJournal } from "../../../../../publishing/publish-journal"
import { registerHooks, type HookOptions } from "../../../../../server/origin/hooks/register-hooks"
import { readHookSettings } from "../../../../../server/origin/hooks/settings"
import { type PublishingStatus } from "../../../../../shared/publishing"
import { EVENT, post, PREVIOUS, SECRET, signed, TOKEN } from "./deliveries"

let releasesDir: string
let app: FastifyInstance
let origin: string

async function start(options: Partial<HookOptions> = {}): Promise<void> {
  app = Fastify({ logger: false })
  await registerHooks(app, { releasesDir, secrets: [SECRET, PREVIOUS], token: TOKEN, ...options })
  await app.listen({ port: 0, host: "127.0.0.1" })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  releasesDir = mkdtempSync(join(tmpdir(), "forno-hooks-"))
  await start()
})

afterEach(async () => {
  await app.close()
  rmSync(releasesDir, { recursive: true, force: true })
})

const publish = (delivery: Parameters<typeof post>[2]) => post(origin, "/hooks/publish", delivery)

async function answerOf(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()]
}

describe("a publish hook", () => {
  it("is on the disk when it is answered with 202", async () => {
    expect(await answerOf(await publish(signed()))).toEqual([202, { accepted: 1 }])
    expect(await readJournal(releasesDir)).toMatchObject([
      { n: 1, id: "msg_1", kind: "event", event: EVENT },
    ])
  })

  it("carries a person's wish for another attempt as well, and who has it", async () => {
    const wish = { event: "build", by: "Ada", allow: "f1nd1ng", time: EVENT.time }
    expect((await publish(signed({ body: JSON.stringify(wish) }))).status).toBe(202)
    expect((await publish(signed({ id: "b", body: '{"event":"build"}' }))).status).toBe(400)
    expect(await readJournal(releasesDir)).toMatchObject([{ n: 1, kind: "wish", wish }])
  })

  it("is accepted with either of two secrets while they rotate", async () => {
    expect((await publish(signed({ id: "a", secret: SECRET }))).status).toBe(202)
    expect((await publish(signed({ id: "b", secret: PREVIOUS }))).status).toBe(202)
  })

  it("counts once however often it is sent again", async () => {
    const minuteAgo = new Date(Date.now() - 60_000)
    const answers = await Promise.all([
      publish(signed({ at: minuteAgo })),
      publish(signed()),
      publish(signed({ id: "another" })),
    ])
    const numbers = await Promise.all(answers.map(async (answer) => (await answerOf(answer))[1]))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(numbers[1]).toEqual(numbers[0])
    expect(await readJournal(releasesDir)).toHaveLength(2)
  })

  it.each([
    ["is forged", () => signed({ secret: Buffer.alloc(32, 9).toString("base64") })],
    ["is older than five minutes", () => signed({ at: new Date(Date.now() - 301_000) })],
    ["lies five minutes ahead", () => signed({ at: new Date(Date.now() + 310_000) })],
    ["has another body than was signed", () => ({ ...signed(), body: "{}" })],
    ["is not signed", () => ({ body: "{}", headers: { "content-type": "application/json" } })],
    [
      "writes its time in another way",
      () => {
        const { headers, body } = signed()
        return {
          body,
          headers: { ...headers, "webhook-timestamp": `0${headers["webhook-timestamp"]}` },
        }
      },
    ],
  ])("that %s is refused without a reason", async (_why, delivery) => {
    expect(await answerOf(await publish(delivery()))).toEqual([401, { error: "Not accepted." }])
    expect(await readJournal(releasesDir)).toEqual([])
  })

  it("that is replayed is refused", async () => {
    const delivery = signed()
    await publish(delivery)
    expect((await publish(delivery)).status).toBe(401)
    expect(await readJournal(releasesDir)).toHaveLength(1)
  })

  it("is told which field is wrong only when its signature is right", async () => {
    const body = JSON.stringify({ ...EVENT, event: "explode" })
    const [status, answer] = await answerOf(await publish(signed({ body })))
    expect(status).toBe(400)
    expect(answer).toEqual({
      error: "event should be one of publish, unpublish, delete, global, media.",
    })
  })

  it("with an oversize body is refused", async () => {
    const body = JSON.stringify({ ...EVENT, title: "x".repeat(70_000) })
    expect((await publish(signed({ body }))).status).toBe(413)
  })

  it("is not accepted while there is nowhere to store it, which keeps nothing else from being served", async () => {
    await app.close()
    rmSync(releasesDir, { recursive: true })
    // The folder is a file: nothing can be stored in it.
    appendFileSync(releasesDir, "")
    await start()
    expect((await publish(signed())).status).toBe(503)
    rmSync(releasesDir)
    expect((await publish(signed())).status).toBe(202)
  })
})

describe("after a restart", () => {
  it("numbers go on, a retry is still known, and a line that was cut short is gone", async () => {
    await publish(signed({ id: "first" }))
    await app.close()
    appendFileSync(journalPathOf(releasesDir), '{"n":2,"id":"torn","ki')
    await start()
    const minuteAgo = new Date(Date.now() - 60_000)
    expect(await answerOf(await publish(signed({ id: "first", at: minuteAgo })))).toEqual([
      202,
      { accepted: 1 },
    ])
    expect(await answerOf(await publish(signed({ id: "second" })))).toEqual([202, { accepted: 2 }])
    expect(readFileSync(journalPathOf(releasesDir), "utf8")).not.toContain("torn")
  })
})

describe("trigger and status", () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it("are for whoever has the token", async () => {
    for (const token of ["", "wrong", `${TOKEN}x`]) {
      const trigger = await post(origin, "/hooks/trigger", { headers: bearer(token), body: "" })
      expect(trigger.status).toBe(401)
      expect((await fetch(`${origin}/hooks/status`, { headers: bearer(token) })).status).toBe(401)
    }
    const headers = bearer(TOKEN)
    const body = JSON.stringify({ note: "the nightly cron" })
    expect((await post(origin, "/hooks/trigger", { headers, body })).status).toBe(202)
    expect((await post(origin, "/hooks/trigger", { headers, body: "" })).status).toBe(202)
    expect(await readJournal(releasesDir)).toMatchObject([
      { n: 1, kind: "trigger", note: "the nightly cron" },
      { n: 2, kind: "trigger", note: null },
    ])
  })

  it("tell at once of what has just been accepted, and that no publisher runs", async () => {
    await publish(signed({ id: "just_now" }))
    const response = await fetch(`${origin}/hooks/status`, { headers: bearer(TOKEN) })
    const status = (await response.json()) as PublishingStatus
    expect(status).toMatchObject({
      state: "failed",
      accepted: 1,
      pending: ["just_now"],
      notLive: { kind: "events", events: [EVENT], more: 0 },
      live: null,
    })
    expect(status.failure?.reason).toContain("The publisher is not running")
  })

  it("are not there where no secret is set", async () => {
    await app.close()
    await start({ secrets: [], token: undefined })
    expect((await publish(signed())).status).toBe(404)
    const trigger = await post(origin, "/hooks/trigger", { headers: bearer(TOKEN), body: "" })
    expect(trigger.status).toBe(404)
  })

  it.each(["PUBLISH_SECRET", "PUBLISH_SECRET_PREVIOUS", "PUBLISH_TOKEN"])(
    "do not start with a %s that can be guessed",
    (name) => {
      expect(() => readHookSettings({ [name]: "pizza" })).toThrow(new RegExp(`^${name} should be`))
    },
  )
})

/** Many bad hooks at once: each is refused, nothing of them stays. */
describe("a flood of bad hooks", () => {
  it("leaves the journal as it was, and a real hook is answered in between", async () => {
    const genuine = signed({ id: "replayed" })
    await publish(genuine)
    const huge = "x".repeat(60_000)
    const bad = [
      () => signed({ secret: Buffer.alloc(32, 9).toString("base64") }),
      () => signed({ at: new Date(Date.now() - 3_600_000) }),
      () => genuine,
      () => ({ ...genuine, body: huge }),
      () => ({ headers: {}, body: "{" }),
      () => ({ headers: { ...genuine.headers, "webhook-id": "x".repeat(400) }, body: "{}" }),
    ]
    const send = async (count: number) => {
      const codes = new Set<number>()
      let next = 0
      const worker = async () => {
        while (next < count) {
          const delivery = bad[next % bad.length]?.() ?? genuine
          next += 1
          codes.add((await publish(delivery)).status)
        }
      }
      await Promise.all(Array.from({ length: 20 }, worker))
      return codes
    }
    expect(await send(300)).toEqual(new Set([401]))
    let isOver = false
    const flood = send(600).finally(() => (isOver = true))
    expect((await publish(signed({ id: "real" }))).status).toBe(202)
    expect(isOver).toBe(false)
    expect(await flood).toEqual(new Set([401]))
    expect(await readJournal(releasesDir)).toHaveLength(2)
  })

  it("with bodies that never end holds nobody else up", async () => {
    const { headers } = signed()
    const slow = Array.from({ length: 50 }, () => {
      const open = httpRequest(`${origin}/hooks/publish`, {
        method: "POST",
        headers: { ...headers, "content-length": 1_000 },
      })
      open.on("error", () => undefined)
      open.write("{")
      return open
    })
    expect((await publish(signed())).status).toBe(202)
    for (const open of slow) open.destroy()
  })
})
