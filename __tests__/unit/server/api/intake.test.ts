import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createIntake } from "../../../../server/api/intake/take-in"
import { createTimeTokens } from "../../../../server/api/intake/time-token"
import { NO_FACTS } from "../../../../server/api/site/site-facts-reader"
import { openDatabase } from "../../../../server/api/store/open-database"
import { SubmissionStore } from "../../../../server/api/store/submission-store"

const HOUR = 3_600_000
const NOW = Date.parse("2026-11-30T12:00:00Z")

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "forno-intake-"))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function openIntake() {
  const db = openDatabase(folder)
  const store = new SubmissionStore(db)
  const intake = createIntake({ store, tokens: createTimeTokens("secret"), onAccepted: () => {} })
  const signUp = (email: string, now: number, more: Readonly<Record<string, string>> = {}) =>
    intake.take(
      "newsletter",
      { entries: { email, ...more }, file: undefined, isFileTooLarge: false },
      NO_FACTS,
      now,
    )
  const mails = () => db.prepare("select id from mails").all()
  return { signUp, mails }
}

it("a stranger who signs somebody up again and again has them written to a few times a day", () => {
  const { signUp, mails } = openIntake()
  const answers = new Set<string>()
  for (let at = NOW; at < NOW + 24 * HOUR; at += HOUR / 5) {
    answers.add(signUp("ada@example.org", at).is)
  }
  expect(answers).toEqual(new Set(["accepted", "too many"]))
  expect(mails().length).toBeLessThan(13)
})

it("a form that is sent twice takes up nothing of what an address may", () => {
  const { signUp } = openIntake()
  for (let count = 0; count < 20; count += 1) {
    expect(signUp("ada@example.org", NOW + count).is).toBe("accepted")
  }
})

it("programs that sign somebody up take nothing of what their address may", () => {
  const { signUp } = openIntake()
  const asProgram = (at: number) =>
    signUp("ada@example.org", at, { website: "https://spam.example" }).is
  const answers = Array.from({ length: 8 }, (_, count) => asProgram(NOW + count * (HOUR / 5)))
  expect(new Set(answers)).toEqual(new Set(["accepted", "too many"]))
  expect(signUp("ada@example.org", NOW + 2 * HOUR).is).toBe("accepted")
})
