import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSignedLinks } from "../../../../../server/api/intake/signed-link"
import { openPostOffice } from "../../../../../server/api/mail/post-office"
import { Outbox } from "../../../../../server/api/outbox/outbox"
import { openDatabase } from "../../../../../server/api/store/open-database"
import { SubmissionStore } from "../../../../../server/api/store/submission-store"
import { FACTS, MESSAGE, SITE_URL, startMailServer } from "../api-under-test"
import { until } from "../server-under-test"

const HELD = async () => {
  throw new Error("Nothing is to be delivered.")
}

it("sends no mail while nothing can be noted of it, or it would go out again and again", async () => {
  const mail = await startMailServer()
  const settings = { smtpUrl: mail.url, folder: undefined, from: undefined, siteUrl: SITE_URL }
  const postOffice = openPostOffice(settings)
  const folder = mkdtempSync(join(tmpdir(), "forno-outbox-"))
  const [db, other] = [openDatabase(folder), openDatabase(folder)]
  db.exec("pragma busy_timeout=0")
  const store = new SubmissionStore(db)
  store.accept({
    ...{ kind: "contact", key: undefined, identity: "ada@example.com", page: "/" },
    ...{ content: { ...MESSAGE, venue: "", phone: "" }, suspicion: null, files: [] },
    ...{ isHeld: true, mails: ["guest"], now: Date.now() },
  })
  const silent = () => undefined
  let faults = 0
  const error = () => (faults += 1)
  const start = () => {
    const outbox = new Outbox({
      ...{ store, postOffice, keptDays: 1, log: { info: silent, warn: silent, error } },
      cms: { create: HELD, createFile: HELD },
      context: async () => ({ site: FACTS, siteUrl: SITE_URL, links: createSignedLinks("secret") }),
    })
    outbox.start()
    return outbox
  }
  // As where the disk is full: what is there can be read, and nothing written.
  other.exec("begin immediate")
  const unable = start()
  // Of what is delivered, and of mails.
  await until(() => faults === 2)
  expect(mail.mails).toHaveLength(0)
  other.exec("rollback")
  await unable.stop()
  const able = start()
  await until(() => mail.mails.length === 1 && store.counts().mails.done === 1)
  await able.stop()
  postOffice?.close()
  for (const one of [db, other]) one.close()
  rmSync(folder, { recursive: true, force: true })
  await mail.close()
})
