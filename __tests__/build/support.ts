import { spawn } from "node:child_process"
import { readlink } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { findFreePort } from "../../scripts/lib/ports.mjs"
import { requiredEnv } from "../browser/support/cms"

export interface Outcome {
  exitCode: number | null
  output: string
}

/** Runs `npm run build`'s script in the temporary copy of the project. `undefined` unsets a variable. */
export function build(changes: Record<string, string | undefined>): Promise<Outcome> {
  return run(process.execPath, ["scripts/build.mjs"], requiredEnv("SITE_DIR"), changes)
}

export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  changes: Record<string, string | undefined> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...changes } })
    let output = ""
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.on("error", reject)
    child.on("close", (exitCode) => resolve({ exitCode, output }))
  })
}

/** The release a visitor gets. */
export function liveRelease(releasesDir: string): Promise<string> {
  return readlink(path.join(releasesDir, "current"))
}

export interface RunningCms {
  graphqlUrl: string
  stop(): Promise<void>
}

/** A second CMS, on its own data and port, with the same secret: the site's key opens it too. */
export async function startSpoiltCms(dataDir: string): Promise<RunningCms> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ["--import", "tsx", "src/server.ts"], {
    cwd: path.join(requiredEnv("SITE_DIR"), "cms"),
    env: {
      ...process.env,
      NODE_OPTIONS: "--conditions=production",
      CMS_ADMIN: "off",
      CMS_DATA_DIR: dataDir,
      CMS_PORT: String(port),
    },
    stdio: "ignore",
  })
  await waitUntilAnswering(`http://localhost:${port}/health`, () => child.exitCode)
  return {
    graphqlUrl: `http://localhost:${port}/api/graphql`,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve())
        child.kill("SIGTERM")
      }),
  }
}

async function waitUntilAnswering(url: string, exitCode: () => number | null): Promise<void> {
  for (let attempt = 0; attempt < 120 && exitCode() === null; attempt += 1) {
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${url} did not answer (exit code ${String(exitCode())})`)
}

interface SqlClient {
  execute(statement: string): Promise<unknown>
  close(): void
}

interface LibSql {
  createClient(options: { url: string }): SqlClient
}

/** Changes a CMS's database behind its back: the only way to get content past its validation. */
export async function sql(dataDir: string, ...statements: string[]): Promise<void> {
  const requireFromCms = createRequire(path.join(requiredEnv("SITE_DIR"), "cms", "package.json"))
  const adapter = createRequire(requireFromCms.resolve("@payloadcms/db-sqlite"))
  const { createClient } = adapter("@libsql/client") as LibSql
  const client = createClient({ url: `file:${path.join(dataDir, "forno.db")}` })
  try {
    await client.execute("PRAGMA busy_timeout = 5000")
    for (const statement of statements) await client.execute(statement)
  } finally {
    client.close()
  }
}
