import { readFileSync, readdirSync } from "node:fs"

/** Bytes in a page of memory, as `/proc/<pid>/statm` counts on the platforms that have it. */
const PAGE = 4096
const INTERVAL = 1_000

/** Resident memory of this process and all below it, in bytes; shared pages count once a process. */
function residentBytes() {
  /** @type {Map<number, number>} */
  const parents = new Map()
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8")
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
      parents.set(Number(name), Number(fields[1]))
    } catch {
      // It ended meanwhile.
    }
  }
  let total = 0
  for (const pid of parents.keys()) {
    let ancestor = pid
    while (ancestor > 1 && ancestor !== process.pid) ancestor = parents.get(ancestor) ?? 0
    if (ancestor !== process.pid) continue
    try {
      total += Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE
    } catch {
      // It ended meanwhile.
    }
  }
  return total
}

/** Watches the memory of the whole process tree, where the system tells (Linux). */
export function watchMemory() {
  let peak = 0
  const timer =
    process.platform === "linux"
      ? setInterval(() => (peak = Math.max(peak, residentBytes())), INTERVAL)
      : undefined
  timer?.unref()
  return {
    /** `1.23 GiB`, or nothing where the system does not tell. */
    peak: () => (peak > 0 ? `${(peak / 2 ** 30).toFixed(2)} GiB` : undefined),
    stop: () => clearInterval(timer),
  }
}
