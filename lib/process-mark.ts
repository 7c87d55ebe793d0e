import { readFileSync } from "node:fs"

interface Marked {
  pid: number
  start: string | undefined
}

/** A process, told from a later one with the same number where there is a /proc. */
export function markOf(pid: number): string {
  const start = startOf(pid)
  return start === undefined ? String(pid) : `${pid}@${start}`
}

/** @param mark as `markOf` writes it */
export function parseMark(mark: string): Marked {
  const [pid, start] = mark.split("@")
  return { pid: Number(pid || "0"), start }
}

/**
 * After a restart of the machine or of a container another process has the number of one that was before; when it
 * began tells them apart.
 */
export function isAlive({ pid, start }: Marked): boolean {
  if (!isRunning(pid)) return false
  return start === undefined || startOf(pid) === start
}

/** When a process began, as the kernel counts it, and in which run of the machine; nothing where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8)
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name, in parentheses, may hold anything: fields are counted from its end. proc(5), field 22.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return `${boot}-${fields[19] ?? ""}`
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another account's.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
