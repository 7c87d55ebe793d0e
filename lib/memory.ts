import { readFileSync, readdirSync } from "node:fs"

const INTERVAL = 1_000

/** Memory of this process and all below it, in bytes; what several share counts once (Pss of proc(5)). */
function usedBytes() {
  const parents: Map<number, number> = new Map()
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
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")
      total += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
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
      ? setInterval(() => (peak = Math.max(peak, usedBytes())), INTERVAL)
      : undefined
  timer?.unref()
  return {
    /** `1.23 GiB`, or nothing where the system does not tell. */
    peak: () => (peak > 0 ? `${(peak / 2 ** 30).toFixed(2)} GiB` : undefined),
    stop: () => clearInterval(timer),
  }
}
