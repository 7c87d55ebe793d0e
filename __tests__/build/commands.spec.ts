import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import {
  cp,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { findFreePorts, isPortFree } from "../../lib/ports"
import { copyProject } from "../../tools/lib/copy-project"
import { requiredEnv } from "../browser/support/cms"
import { copySeededData, type Outcome, run } from "./support"

/** The copy of the project that the site was built in, with its own data, releases and ports. */
const project = requiredEnv("SITE_DIR")
let folder: string
let removeData: () => Promise<void>
let sitePort: number
let cmsPort: number
let previewPort: number
let apiPort: number
let env: Record<string, string | undefined>
/** Stopped at the end, where a test failed before it could. */
const started: ChildProcess[] = []

test.describe.configure({ mode: "serial" })
test.setTimeout(300_000)

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forno-commands-"))
  const { dataDir, remove } = await copySeededData()
  removeData = remove
  const ports = await findFreePorts(4)
  sitePort = ports[0] ?? 0
  cmsPort = ports[1] ?? 0
  previewPort = ports[2] ?? 0
  apiPort = ports[3] ?? 0
  env = {
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    PREVIEW_PORT: String(previewPort),
    API_PORT: String(apiPort),
    SUBMISSIONS_DIR: path.join(folder, "submissions"),
    MAIL_DIR: path.join(folder, "inbox"),
    CMS_DATA_DIR: dataDir,
    // The admin's build takes a minute, and is nothing this installation shares.
    CMS_ADMIN: "off",
    // Whoever wants few lines in the logs is told no less.
    LOG_LEVEL: "warn",
    RELEASES_DIR: path.join(folder, "releases"),
    // These follow the ports.
    SITE_URL: undefined,
    CMS_GRAPHQL_URL: undefined,
  }
})

test.afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill("SIGTERM")
    await once(child, "exit")
  }
  // Left there it would change what the other builds in this folder read.
  await rm(path.join(project, ".env"), { force: true })
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  await removeData()
})

const command = (script: string, changes: Record<string, string | undefined> = {}) =>
  run(process.execPath, ["tools/forno.mjs", script], project, { ...env, ...changes })

interface Started {
  child: ChildProcess
  output: () => string
}

/** Runs `npm start`'s script until it says what is asked for. */
async function startUntil(words: RegExp): Promise<Started> {
  const child = spawn(process.execPath, ["tools/forno.mjs", "start"], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  started.push(child)
  let output = ""
  const collect = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on("data", collect)
  child.stderr.on("data", collect)
  const deadline = Date.now() + 290_000
  while (!words.test(output) && child.exitCode === null && Date.now() < deadline) await sleep(100)
  expect(output).toMatch(words)
  return { child, output: () => output }
}

const status = (url: string): Promise<number> => fetch(url).then((answer) => answer.status)

async function expectPortsFree(): Promise<void> {
  for (const port of [sitePort, cmsPort, previewPort, apiPort]) {
    await expect.poll(() => isPortFree(port), { timeout: 15_000 }).toBe(true)
  }
}

function expectRefusal({ exitCode, output }: Outcome, message: RegExp): void {
  expect(output).toMatch(message)
  expect(output, "no stack trace").not.toMatch(/\n\s+at /)
  expect(exitCode).not.toBe(0)
}

const envFile = () => readFile(path.join(project, ".env"), "utf8")

/** What `npm start` keeps running, by the program of each. */
const KEPT = [
  ["The publisher", "server/publisher/main.ts"],
  ["The CMS", "src/server.ts"],
  ["The preview of drafts", "server/preview/main.ts"],
  ["The forms' server", "server/api/main.ts"],
  ["The site's server", "server/origin/main.ts"],
] as const

/** Id of the process that runs a program for another. */
async function childOf({ pid }: ChildProcess, program: string): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")
  for (const child of children.split(" ").filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "")
    if (command.split("\0").includes(program)) return Number(child)
  }
  throw new Error(`${program} is not running.`)
}

test.describe("npm start", () => {
  let first: Started
  let secrets: string

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    first = await startUntil(/Ctrl-C stops everything/)
  })

  test("says how long each step took, where everything is and how to log in", () => {
    const output = first.output()
    // The code is there already: this folder has been built in.
    for (const step of ["Starting the CMS", "Making the release", "Starting the site's server"]) {
      expect(output).toMatch(new RegExp(`✓ ${step} +\\d+\\.\\d s`))
    }
    expect(output).not.toContain("demo content")
    expect(output).toContain(`http://localhost:${sitePort}/400`)
    expect(output).toContain(`http://localhost:${cmsPort}/admin`)
    expect(output).toContain(requiredEnv("CMS_ADMIN_EMAIL"))
    expect(output).toContain(requiredEnv("CMS_ADMIN_PASSWORD"))
  })

  test("serves the site and the CMS", async () => {
    expect(await status(`http://localhost:${sitePort}/400`)).toBe(200)
    expect(await status(`http://localhost:${cmsPort}/health`)).toBe(200)
  })

  test("writes the installation's secrets for its owner alone", async () => {
    secrets = await envFile()
    expect(secrets).toMatch(/^CMS_SECRET=[0-9a-f]{64}$/m)
    expect((await stat(path.join(project, ".env"))).mode & 0o777).toBe(0o600)
  })

  test("is refused with one message where it runs already, whatever its ports, and npm run dev is", async () => {
    const [free = 0] = await findFreePorts(1)
    for (const script of ["start", "dev"]) {
      expectRefusal(
        await command(script, { SITE_PORT: String(free) }),
        new RegExp(`runs here already, as process ${first.child.pid}`),
      )
    }
  })

  test("keeps the secrets it finds", async () => {
    expect(await envFile()).toBe(secrets)
  })

  test("leaves a CMS that npm run cms:check finds complete", async () => {
    const { exitCode, output } = await run("npm", ["run", "cms:check"], project, env)
    expect(output).toContain(
      `The CMS at http://localhost:${cmsPort}/api/graphql has everything the site's queries need.`,
    )
    expect(exitCode).toBe(0)
  })

  test("starts again whatever is killed, says so, and goes on with the rest", async () => {
    test.skip(process.platform !== "linux", "Processes are found in /proc.")
    for (const [name, program] of KEPT) {
      const killed = await childOf(first.child, program)
      process.kill(killed, "SIGKILL")
      if (program !== "server/origin/main.ts") {
        expect(await status(`http://localhost:${sitePort}/400`)).toBe(200)
      }
      await expect
        .poll(first.output, { timeout: 90_000 })
        .toMatch(
          new RegExp(
            `✗ ${name} ended by SIGKILL\\. It is started again at once[^]*✓ ${name} runs again`,
          ),
        )
      expect(await childOf(first.child, program)).not.toBe(killed)
    }
    expect(await status(`http://localhost:${sitePort}/400`)).toBe(200)
    expect(await status(`http://localhost:${cmsPort}/health`)).toBe(200)
    expect(await status(`http://localhost:${previewPort}/health`)).toBe(200)
    expect(first.child.exitCode).toBeNull()
  })

  test("stops everything on Ctrl-C, also while it waits to start something again", async () => {
    // Twice within moments: the second time it is not started again at once.
    for (const times of process.platform === "linux" ? [1, 2] : []) {
      const said = () => first.output().split("The publisher ended by SIGKILL").length - 1
      const before = said()
      await expect
        .poll(() => childOf(first.child, "server/publisher/main.ts").catch(() => 0))
        .not.toBe(0)
      process.kill(await childOf(first.child, "server/publisher/main.ts"), "SIGKILL")
      await expect.poll(said, { message: `kill ${times}` }).toBeGreaterThan(before)
    }
    const exited = once(first.child, "exit")
    first.child.kill("SIGINT")
    expect(await exited).toEqual([130, null])
    await expectPortsFree()
  })

  test("is refused with one message where a port is taken", async () => {
    for (const [variable, port] of [
      ["SITE_PORT", sitePort],
      ["CMS_PORT", cmsPort],
    ] as const) {
      const other = createServer().listen(port)
      await once(other, "listening")
      expectRefusal(
        await command("start"),
        new RegExp(`Port ${port} is in use, and ${variable} asks for it`),
      )
      other.close()
      await once(other, "close")
    }
  })

  test("leaves nothing behind when it is killed in the middle of a build", async () => {
    const before = await processesIn(project)
    const { child } = await startUntil(
      /(✓ Starting the CMS|already shows the last release)[^]*… Making the release/,
    )
    child.kill("SIGKILL")
    await expectPortsFree()
    const left = async () =>
      (await processesIn(project)).filter((process) => !before.includes(process))
    await expect.poll(left, { timeout: 15_000 }).toEqual([])
  })
})

test("npm run cms:check names a CMS that does not answer", async () => {
  const address = `http://localhost:${cmsPort}/api/graphql`
  const changes = { ...env, CMS_GRAPHQL_URL: address }
  expectRefusal(await run("npm", ["run", "cms:check"], project, changes), new RegExp(address))
})

test("npm run build names the build that is under way, and what to do", async () => {
  const lock = path.join(project, ".building")
  // What the killed build held, and the next one would have taken over.
  await rm(lock, { force: true })
  await symlink(String(process.pid), lock)
  expectRefusal(
    await command("build"),
    new RegExp(`Another build is under way: process ${process.pid}\\. .*kill ${process.pid}`),
  )
  await rm(lock)
})

test("a clone without its packages is told what to run", async () => {
  const clone = path.join(folder, "clone")
  for (const room of ["lib", "shared", "tools"]) {
    await cp(path.join(project, room), path.join(clone, room), { recursive: true })
  }
  for (const script of ["build", "serve", "releases", "cms-check", "generate"]) {
    expectRefusal(
      await run(process.execPath, ["tools/forno.mjs", script], clone, env),
      /The packages of this project are not installed\. Run npm start, .*npm ci first/,
    )
  }
})

test("a new kind of content is generated at once, though the CMS's program was put together without it", async () => {
  const clone = path.join(folder, "with-a-new-kind")
  copyProject(project, clone)
  const lists = ["cms/src/collections", "cms/seed/content"].map((name) =>
    path.join(clone, name, "content.generated.ts"),
  )
  const written = await Promise.all(lists.map((file) => readFile(file, "utf8")))
  for (const [index, file] of lists.entries()) {
    await writeFile(file, (written[index] ?? "").replaceAll(/.*stockists.*\n/g, ""))
  }
  const { exitCode, output } = await run(
    process.execPath,
    ["tools/forno.mjs", "generate"],
    clone,
    env,
  )
  expect(exitCode, output).toBe(0)
  expect(await Promise.all(lists.map((file) => readFile(file, "utf8")))).toEqual(written)
})

/** Id and command of each process that works in a folder, where the system tells (Linux). */
async function processesIn(directory: string): Promise<readonly string[]> {
  if (process.platform !== "linux") return []
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const cwd = await readlink(`/proc/${id}/cwd`)
        const command = await readFile(`/proc/${id}/cmdline`, "utf8")
        // Other tests have the CMS's scripts run in the same folder, with ports of their own.
        const isOurs = (await readFile(`/proc/${id}/environ`, "utf8")).includes(
          `CMS_PORT=${cmsPort}\0`,
        )
        return isOurs && cwd.startsWith(directory) ? [`${id} ${command.replaceAll("\0", " ")}`] : []
      } catch {
        // It ended meanwhile.
        return []
      }
    }),
  )
  return found.flat()
}
