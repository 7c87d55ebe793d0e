import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { AddressInfo } from "node:net"
import Database from "libsql"
import { SMTPServer } from "smtp-server"
import { forEachInParallel } from "../../lib/in-parallel"
import type { PublishingSite } from "./publishing-site"
import { randomBetween, type Trial } from "./trial"

const PATIENCE = 30 * 60_000
const VICTIMS = ["api", "cms", "origin"] as const

/** Takes mails in, and goes away in the middle of one: every connection is cut, as `kill -9` cuts them. */
async function startMailServer(port = 0) {
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on("end", () => {
        received += 1
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    received: () => received,
    cut: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Sends until it is acknowledged, with one key, as a browser does. @returns the reference */
async function send(site: PublishingSite, n: number): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(`${site.origin}/api/forms/contact`, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({
          subject: "A booking",
          name: `Guest ${n}`,
          email: `guest${n}@example.com`,
          message: `Message ${n}`,
          "form-key": `trial-key-${n}`,
        }),
        signal: AbortSignal.timeout(10_000),
      })
      const { reference } = (await answer.json()) as { reference?: string }
      if (answer.ok && reference) return reference
    } catch {
      // It is down, or its answer was lost.
    }
    await sleep(200)
  }
}

function referencesInCms(site: PublishingSite): string[] {
  const db = new Database(join(String(site.env.CMS_DATA_DIR), "forno.db"), { readonly: true })
  try {
    const rows = db.prepare("select reference from enquiries where reference is not null").all()
    return (rows as { reference: string }[]).map(({ reference }) => reference)
  } finally {
    db.close()
  }
}

/** Kills origin, API and CMS with -9 and cuts the mail server off while guests write: what was acknowledged is there once. */
export const submissions: Trial = async ({ site, progress, times }) => {
  let mail = await startMailServer()
  const { port } = mail
  site.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  await site.kill("api")
  await site.start("api")
  let isOver = false
  let struck = 0
  let mails = 0
  const striking = (async () => {
    while (!isOver) {
      await sleep(randomBetween(1_000, 8_000))
      const victim = [...VICTIMS, "mail" as const][Math.floor(Math.random() * 4)] ?? "api"
      struck += 1
      if (victim === "mail") {
        mails += mail.received()
        await mail.cut()
        await sleep(randomBetween(0, 3_000))
        mail = await startMailServer(port)
        continue
      }
      await site.kill(victim)
      await sleep(randomBetween(0, 1_000))
      await site.start(victim)
    }
  })()
  const numbers = Array.from({ length: times }, (_, n) => n)
  const acknowledged: string[] = []
  await forEachInParallel(numbers, async (n) => {
    acknowledged.push(await send(site, n))
    if (acknowledged.length % 500 === 0) progress.say(`      ${acknowledged.length} acknowledged`)
  })
  isOver = true
  await striking
  const until = Date.now() + PATIENCE
  while (referencesInCms(site).length < new Set(acknowledged).size && Date.now() < until) {
    await sleep(1_000)
  }
  const stored = referencesInCms(site)
  await mail.cut()
  const missing = acknowledged.filter((reference) => !stored.includes(reference))
  return {
    broken: [
      ...missing.map((reference) => `${reference} was acknowledged and is not in the CMS.`),
      ...(new Set(stored).size === stored.length ? [] : ["A submission is in the CMS twice."]),
      ...(stored.length === times ? [] : [`${times} were sent, ${stored.length} are in the CMS.`]),
    ],
    measured: [
      `${times} sent, ${acknowledged.length} acknowledged, ${stored.length} in the CMS; struck ${struck} times; ${mails + mail.received()} mails`,
    ],
  }
}
