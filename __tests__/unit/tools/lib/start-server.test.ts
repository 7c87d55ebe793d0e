import { execFileSync } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Processes, Running } from "../../../../lib/processes"
import { startCms } from "../../../../tools/lib/cms"
import { startSiteServer } from "../../../../tools/lib/site-server"
import { startServer } from "../../../../tools/lib/start-server"

const MEGABYTE = 1024 * 1024

/** How large the heap of a part may become, in megabytes, as Node itself says. */
function heapOf(part: Parameters<typeof startServer>[2]): number {
  const started: string[][] = []
  const start = (_name: string, _command: string, args: readonly string[]) => {
    started.push([...args])
    return undefined as never
  }
  const processes = { start } as Partial<Processes> as Processes
  startServer({ root: process.cwd(), releasesDir: "", processes }, part, part, {})
  const forV8 = started.flat().filter((option) => option.startsWith("--max-"))
  const asked = [...forV8, "-p", "v8.getHeapStatistics().heap_size_limit"]
  const env = { PATH: process.env.PATH }
  return Number(execFileSync(process.execPath, asked, { env, encoding: "utf8" })) / MEGABYTE
}

it.each(["api", "origin"] as const)(
  "the memory of what guests reach (%s) is bounded, however much the machine has",
  (part) => {
    expect(heapOf(part)).toBeLessThan(320)
  },
)

/** Of the addresses that lead to a machine itself, others than the first lead there on Linux alone. */
const onLinux = process.platform === "linux" ? it : it.skip

onLinux("servers are awaited at the one address that they listen on", async () => {
  const asked: string[] = []
  const server = createServer(({ url = "" }, response) => {
    asked.push(url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve))
  const { port } = server.address() as AddressInfo
  const start = () => ({ exited: new Promise(() => undefined) }) as unknown as Running
  const processes = { start } as Partial<Processes> as Processes
  const site = { root: process.cwd(), releasesDir: "", processes }
  const SITE = { SITE_HOST: "127.0.0.2", SITE_PORT: String(port) }
  const CMS = { CMS_HOST: "127.0.0.2", CMS_PORT: String(port) }
  await startSiteServer({ ...site, env: SITE })
  await startCms({ cmsDir: "cms", env: CMS, admin: "off", processes })
  expect(asked).toEqual(["/health", "/health"])
  server.close()
})
