import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findFreePort } from "../../../../lib/ports"
import { makeRelease, MESSAGE, sendJson, SITE_URL, startReceivingCms } from "./api-under-test"

jest.setTimeout(180_000)

const SENT = 40
const ROOT = join(__dirname, "../../../..")

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )
}

it("killed at any moment, with a CMS that dies as it answers, loses and doubles nothing it has acknowledged", async () => {
  let answered = 0
  // Every third answer of the CMS never arrives, though it has stored what it was asked to.
  const cms = await startReceivingCms(() => (answered += 1) % 3 !== 0)
  const folder = mkdtempSync(join(tmpdir(), "forno-killed-"))
  makeRelease(join(folder, "releases"))
  // As one file of plain JavaScript it is there in a moment, five times.
  const program = join(folder, "api.cjs")
  execFileSync(
    process.execPath,
    [
      ...[require.resolve("esbuild/bin/esbuild"), "server/api/main.ts", `--outfile=${program}`],
      ...[
        "--bundle",
        "--packages=external",
        "--platform=node",
        "--format=cjs",
        "--log-level=error",
      ],
    ],
    { cwd: ROOT },
  )
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const start = (): ChildProcess =>
    spawn(process.execPath, [program], {
      cwd: ROOT,
      stdio: "ignore",
      env: {
        ...process.env,
        NODE_PATH: join(ROOT, "node_modules"),
        NODE_ENV: "production",
        API_PORT: String(port),
        API_TRUSTED_PROXIES: "loopback",
        SITE_URL,
        RELEASES_DIR: join(folder, "releases"),
        SUBMISSIONS_DIR: join(folder, "submissions"),
        SUBMISSIONS_API_KEY: "a-key-that-the-cms-would-know",
        SUBMISSIONS_SECRET: "a-secret-of-thirty-two-characters",
        CMS_GRAPHQL_URL: cms.url,
        SMTP_URL: "",
        MAIL_DIR: "",
        LOG_LEVEL: "silent",
      },
    })
  let api = start()
  let isOver = false
  const killing = (async () => {
    for (let kill = 0; kill < 4 && !isOver; kill += 1) {
      while (!(await answers(origin))) await sleep(50)
      await sleep(100 + Math.random() * 700)
      api.kill("SIGKILL")
      api = start()
    }
  })()
  const acknowledged = new Set<string>()
  // As a browser does: the same key until it is answered.
  const send = async (n: number): Promise<void> => {
    for (;;) {
      try {
        const answer = await sendJson(
          origin,
          "contact",
          { ...MESSAGE, email: `guest${n}@example.com`, "form-key": `key-of-guest-${n}` },
          { "x-forwarded-for": `198.51.100.${n}` },
        )
        acknowledged.add(((await answer.json()) as { reference: string }).reference)
        return
      } catch {
        await sleep(100)
      }
    }
  }
  try {
    for (let n = 0; n < SENT; n += 4) {
      await Promise.all([n, n + 1, n + 2, n + 3].map(send))
      await sleep(50)
    }
    isOver = true
    await killing
    const end = Date.now() + 90_000
    while (cms.documents.size < SENT && Date.now() < end) await sleep(100)
    expect(acknowledged.size).toBe(SENT)
    const stored = [...cms.documents.values()].map(({ reference }) => reference)
    expect(stored.sort()).toEqual([...acknowledged].sort())
  } finally {
    api.kill("SIGKILL")
    await cms.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
