import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import {
  createStatusFeed,
  type StatusFeedOptions,
} from "../../../../cms/src/admin-ui/publishing/status-feed"
import { report, working } from "./reports"

/** A CMS that answers what it is told to, and a page that somebody looks at or not. */
async function listen() {
  const cms = { asked: 0, status: 200, body: JSON.stringify(report()) }
  const server: Server = createServer((_request, response) => {
    cms.asked += 1
    response.writeHead(cms.status, { "content-type": "application/json" }).end(cms.body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const page = { hidden: false, changed: () => {} }
  const options: StatusFeedOptions = {
    url: `http://127.0.0.1:${port}/api/publishing/status`,
    everyWhileMoving: 40,
    everyAtRest: 60_000,
    visibility: {
      isHidden: () => page.hidden,
      onChange: (listener) => {
        page.changed = listener
        return () => {}
      },
    },
  }
  return { cms, page, options, close: () => server.close() }
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 3000
  while (!condition()) {
    if (Date.now() > end) throw new Error("It has not come to that within 3 s.")
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe("the admin's questions to the publisher", () => {
  let place: Awaited<ReturnType<typeof listen>>
  let end = () => {}
  beforeEach(async () => {
    place = await listen()
  })
  afterEach(() => {
    end()
    place.close()
  })

  it("are asked once for all parts of a page", async () => {
    const feed = createStatusFeed(place.options)
    const ends = [feed.subscribe(() => {}), feed.subscribe(() => {})]
    end = () => ends.forEach((stop) => stop())
    await until(() => feed.read().report !== null)
    expect(place.cms.asked).toBe(1)
  })

  it("are asked often while something is under way, and after a save", async () => {
    const feed = createStatusFeed(place.options)
    end = feed.subscribe(() => {})
    await until(() => feed.read().report !== null)
    await pause(150)
    expect(place.cms.asked).toBe(1)
    place.cms.body = JSON.stringify(report({ state: "working", working }))
    feed.expectChange()
    await until(() => place.cms.asked > 4)
  })

  it("are not asked while nobody looks, and at once when somebody does again", async () => {
    place.cms.body = JSON.stringify(report({ state: "working", working }))
    place.page.hidden = true
    const feed = createStatusFeed(place.options)
    end = feed.subscribe(() => {})
    await pause(150)
    expect(place.cms.asked).toBe(0)
    place.page.hidden = false
    place.page.changed()
    await until(() => feed.read().report !== null)
  })

  it("keep the last answer when the CMS gives none, and say so", async () => {
    const feed = createStatusFeed(place.options)
    end = feed.subscribe(() => {})
    await until(() => feed.read().report !== null)
    place.cms.body = "<!doctype html>"
    feed.expectChange()
    await until(() => feed.read().trouble === "no-answer")
    expect(feed.read().report).not.toBeNull()
    place.cms.status = 401
    feed.expectChange()
    await until(() => feed.read().trouble === "signed-out")
    Object.assign(place.cms, { status: 200, body: JSON.stringify(report()) })
    feed.expectChange()
    await until(() => feed.read().trouble === null)
  })
})
