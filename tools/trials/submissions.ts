import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import Database from "libsql"
import { findFreePort } from "../../lib/ports"
import { projectRoot } from "../../lib/project-root"
import { forEachInParallel } from "../../lib/in-parallel"
import { createGuestRequests, type GuestRequest } from "./guest-requests"
import type { PublishingSite } from "./publishing-site"
import { REFERENCE } from "../../server/api/intake/reference"
import { randomBetween, type Trial } from "./trial"
import { forkProgram } from "../../lib/processes"

const PATIENCE = 30 * 60_000
const VICTIMS = ["api", "cms", "origin"] as const

/** Takes mails in, in a process that can be killed. */
class MailServer {
  #running: { process: ChildProcess; ended: Promise<unknown> } | undefined

  constructor(
    readonly port: number,
    readonly file: string,
  ) {}

  /** @throws where it does not come up */
  async start(): Promise<void> {
    const args = [String(this.port), this.file]
    const process = forkProgram(projectRoot, "tools/trials/mail-server.ts", args)
    const ended = once(process, "exit")
    this.#running = { process, ended }
    const first = await Promise.race([once(process, "message"), ended])
    if (first[0] !== "ready")
      throw new Error(`The mail server did not start (${String(first[0])}).`)
  }

  async kill(): Promise<void> {
    this.#running?.process.kill("SIGKILL")
    await this.#running?.ended
  }

  /** A line for each mail. */
  lines(): string[] {
    return existsSync(this.file) ? readFileSync(this.file, "utf8").trim().split("\n") : []
  }
}

const REFERENCES = new RegExp(REFERENCE.source.replaceAll(/[$^]/g, ""), "g")

function countOf(names: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  return counted
}

/** The time is gone: the guest takes the next one. */
const TAKEN = 409

/** Sends until it is acknowledged, with one key, as a browser does. @returns the reference */
async function send(site: PublishingSite, n: number, request: GuestRequest): Promise<string> {
  for (let turn = 0; ;) {
    try {
      const answer = await fetch(site.origin + request.path, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify(request.at(turn)),
        signal: AbortSignal.timeout(10_000),
      })
      const { reference } = (await answer.json()) as { reference?: string }
      if (answer.ok && reference) return reference
      if (answer.status === TAKEN) turn += 1
    } catch {
      // It is down, or its answer was lost.
    }
    await sleep(200)
  }
}

function referencesInCms(site: PublishingSite): string[] {
  const db = new Database(join(String(site.env.CMS_DATA_DIR), "forno.db"), { readonly: true })
  try {
    return ["enquiries", "orders", "bookings"].flatMap((table) =>
      (
        db.prepare(`select reference from ${table} where reference is not null`).all() as {
          reference: string
        }[]
      ).map(({ reference }) => reference),
    )
  } finally {
    db.close()
  }
}

/**
 * Kills origin, API, CMS and mail server with -9 while guests write, order and book: what was acknowledged is in the CMS
 * once, and its guest and its staff are written to at least once.
 */
export const submissions: Trial = async ({ site, progress, times }) => {
  const mail = new MailServer(await findFreePort(), join(site.releasesDir, "mails.txt"))
  await mail.start()
  site.env.SMTP_URL = `smtp://127.0.0.1:${mail.port}`
  await site.kill("api")
  await site.start("api")
  // Of another trial, which may have sent what can be taken in too.
  const before = new Set(referencesInCms(site))
  let isOver = false
  let struck = 0
  const striking = (async () => {
    while (!isOver) {
      await sleep(randomBetween(1_000, 8_000))
      const victim = [...VICTIMS, "mail" as const][Math.floor(Math.random() * 4)] ?? "api"
      struck += 1
      await (victim === "mail" ? mail.kill() : site.kill(victim))
      await sleep(randomBetween(0, 3_000))
      await (victim === "mail" ? mail.start() : site.start(victim))
    }
  })()
  const numbers = Array.from({ length: times }, (_, n) => n)
  const requestOf = await createGuestRequests(site.releasesDir)
  const acknowledged: string[] = []
  await forEachInParallel(numbers, async (n) => {
    acknowledged.push(await send(site, n, requestOf(n)))
    if (acknowledged.length % 500 === 0) progress.say(`      ${acknowledged.length} acknowledged`)
  })
  isOver = true
  await striking
  const until = Date.now() + PATIENCE
  const unwritten = (): string[] => {
    const letters = countOf(mail.lines().flatMap((line) => [...new Set(line.match(REFERENCES))]))
    return acknowledged.filter((reference) => (letters.get(reference) ?? 0) < 2)
  }
  const newInCms = (): string[] => referencesInCms(site).filter((one) => !before.has(one))
  while (
    (newInCms().length < new Set(acknowledged).size || unwritten().length > 0) &&
    Date.now() < until
  ) {
    await sleep(5_000)
  }
  const inCms = newInCms()
  const stored = countOf(inCms)
  const sent = new Set(acknowledged)
  await mail.kill()
  return {
    broken: [
      ...acknowledged
        .filter((reference) => stored.get(reference) !== 1)
        .map((one) => `${one} was acknowledged and is in the CMS ${stored.get(one) ?? 0} times.`),
      ...unwritten().map((one) => `${one} was acknowledged, and its guest or its staff not told.`),
      ...(inCms.length === times ? [] : [`${times} were sent, ${inCms.length} are in the CMS.`]),
      ...inCms
        .filter((reference) => !sent.has(reference))
        .map((one) => `${one} is in the CMS and was never acknowledged.`),
    ],
    measured: [
      `${times} sent, ${acknowledged.length} acknowledged, ${inCms.length} in the CMS; struck ${struck} times; ${mail.lines().length} mails`,
    ],
  }
}
