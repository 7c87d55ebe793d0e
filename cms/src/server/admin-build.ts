import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { cmsDirectory } from "../paths"

const distDirectory = path.join(cmsDirectory, ".next")
const buildId = path.join(distDirectory, "BUILD_ID")
const stampFile = path.join(distDirectory, "forno-sources.sha256")

const SOURCES = ["src", "../shared", "next.config.mjs", "tsconfig.json", "package-lock.json"]
/** The build's own niceness: whatever serves guests goes first. */
const LOW_PRIORITY = 10

async function filesUnder(file: string): Promise<string[]> {
  if (!existsSync(file)) return []
  const entries = await readdir(file, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [file]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/** Changes when anything the admin is built from changes. */
async function sourceStamp(): Promise<string> {
  const lists = await Promise.all(
    SOURCES.map((source) => filesUnder(path.resolve(cmsDirectory, source))),
  )
  const hash = createHash("sha256")
  for (const file of lists.flat().sort()) {
    hash
      .update(path.relative(cmsDirectory, file))
      .update("\0")
      .update(await readFile(file))
  }
  return hash.digest("hex")
}

export function isBuilt(): boolean {
  return existsSync(buildId)
}

export async function isBuildCurrent(): Promise<boolean> {
  if (!isBuilt()) return false
  const stamp = await readFile(stampFile, "utf8").catch(() => "")
  return stamp === (await sourceStamp())
}

export interface RunningBuild {
  /** Rejects with the end of the build's output where it fails. */
  done: Promise<void>
  stop: () => void
}

/** Runs `next build` in a process of its own, so that its memory is given back, at low priority. */
export function startBuild(): RunningBuild {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next")
  const child = spawn(process.execPath, [next, "build"], {
    cwd: cmsDirectory,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  if (child.pid !== undefined) {
    try {
      os.setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // Not allowed here; the build then runs at the usual priority.
    }
  }
  return { done: finished(child), stop: () => void child.kill("SIGTERM") }
}

async function finished(child: ChildProcess): Promise<void> {
  let output = ""
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout?.on("data", collect)
  child.stderr?.on("data", collect)
  // Listened to before anything is awaited: a build that cannot start says so at once.
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  })
  const [stamp, code] = await Promise.all([sourceStamp(), ended])
  if (code !== 0 || !isBuilt()) throw new Error(output.trim() || `next build ended with ${code}`)
  await writeFile(stampFile, stamp)
}
