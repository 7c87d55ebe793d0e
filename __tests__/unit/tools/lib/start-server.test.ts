import { execFileSync } from "node:child_process"
import type { Processes } from "../../../../lib/processes"
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
