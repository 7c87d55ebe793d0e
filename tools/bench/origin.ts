import { execFile } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import { mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { pageDataFile } from "../../shared/page-files"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { waitUntilAnswering } from "../../lib/http"
import { findFreePorts } from "../../lib/ports"
import { releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { CURRENT } from "../../release-store/release-folder"
import { startSiteServer } from "../lib/site-server"
import { requireRelease } from "./bench-site"

const run = promisify(execFile)

const CONNECTIONS = 50
const SECONDS = 4
const ROUNDS = 3

/**
 * `npm run bench:origin`: this server and nginx, one process each, over the files of the current release, in turns,
 * so that what else the machine does falls on both. Both are asked for gzip: Debian's nginx has no Brotli.
 */
export default async function measureOrigin() {
  await runCommand(async ({ processes, onEnd }) => {
    const env = readVariables(root)
    const nginx = await findNginx()
    const release = await requireRelease({ onEnd })
    const releasesDir = releasesDirOf(root, env)
    const current = await realpath(join(releasesDir, CURRENT))

    const folder = await mkdtemp(join(tmpdir(), "forno-measure-"))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    await symlink(current, join(folder, CURRENT))
    const [ours = 0, theirs = 0] = await findFreePorts(2)
    await writeFile(join(folder, "nginx.conf"), nginxConfiguration(folder, release, theirs))
    // Its own folder for what it writes: a server of this installation may be running.
    await startSiteServer({
      root,
      releasesDir: folder,
      processes,
      env: { ...process.env, ...env, SITE_PORT: String(ours), OPERATIONS_PORT: "" },
    })
    const other = processes.start(
      "nginx",
      nginx,
      ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
      { cwd: folder },
    )
    await waitUntilAnswering(`http://localhost:${theirs}/`, other)

    console.log(
      `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, in turns; medians of the rounds.\n`,
    )
    for (const [name, path] of Object.entries(await whatToAskFor(release))) {
      const found: Record<"forno" | "nginx", Measured[]> = { forno: [], nginx: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        found.forno.push(await measure(`http://localhost:${ours}${path}`))
        found.nginx.push(await measure(`http://localhost:${theirs}${path}`))
      }
      const [one, two] = [medians(found.forno), medians(found.nginx)]
      console.log(`${name} ${path}`)
      console.log(`  Forno ${describe(one)}`)
      console.log(`  nginx ${describe(two)}`)
      console.log(
        `  ratio ${(one.rate / two.rate).toFixed(2)} of nginx's requests, ${(one.p99 / Math.max(two.p99, 1)).toFixed(2)} of its p99\n`,
      )
    }
    await rm(folder, { recursive: true, force: true })
  })
}

async function findNginx() {
  for (const path of ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"]) {
    if (existsSync(path)) return path
  }
  throw new Failure(
    "nginx was not found. It is what this server is measured beside: install it (Debian: apt-get install nginx) and run this again.",
  )
}

function nginxConfiguration(folder: string, release: string, port: number) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  return [
    // Started by root it would serve as another user, who may not read the release.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 1;",
    "daemon off;",
    `pid ${join(folder, "nginx.pid")};`,
    "events { worker_connections 1024; }",
    "http {",
    "  include /etc/nginx/mime.types;",
    "  access_log off;",
    "  sendfile on;",
    "  tcp_nopush on;",
    "  keepalive_requests 1000000;",
    "  gzip_static on;",
    ...temporary,
    `  server { listen ${port}; root ${release};`,
    "    location / { try_files $uri $uri/index.html =404;",
    '      add_header cache-control "public, max-age=0, must-revalidate"; } }',
    "}",
    "",
  ].join("\n")
}

/** One of each kind that visitors ask for. */
async function whatToAskFor(release: string) {
  const files = await readdir(release)
  const script = files.find((name) => /^app-[0-9a-f]+\.js$/.test(name))
  const pictures = await readdir(join(release, "media")).catch(() => [])
  const picture = pictures.find((name) => name.endsWith(".avif"))
  return {
    Page: "/",
    "Page data": `/${pageDataFile("/")}`,
    ...(script ? { Script: `/${script}` } : {}),
    ...(picture ? { Picture: `/media/${picture}` } : {}),
  }
}

export type Measured = { rate: number; p50: number; p99: number; failed: number }

async function measure(url: string): Promise<Measured> {
  const { stdout } = await run(
    process.execPath,
    [
      join(root, "node_modules/autocannon/autocannon.js"),
      ...["--json", "--no-progress", "-c", String(CONNECTIONS), "-d", String(SECONDS)],
      ...["-H", "accept-encoding: gzip", url],
    ],
    { maxBuffer: 16_777_216 },
  )
  const { requests, latency, non2xx, errors } = JSON.parse(stdout)
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}

function medians(rounds: Measured[]) {
  const median = (key: keyof Measured) => {
    const sorted = rounds.map((round) => round[key]).sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
  return { rate: median("rate"), p50: median("p50"), p99: median("p99"), failed }
}

const describe = ({ rate, p50, p99, failed }: Measured) =>
  `${Math.round(rate).toLocaleString("en-GB").padStart(7)} requests/s, p50 ${p50} ms, p99 ${p99} ms` +
  (failed > 0 ? `, ${failed} FAILED` : "")
