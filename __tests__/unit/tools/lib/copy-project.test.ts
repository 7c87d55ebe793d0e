import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { copyProject } from "../../../../tools/lib/copy-project"

const OF_A_CLONE = [".env.example", "cms/src/a.ts", "shared/submissions/a.ts", "tools/gallery/a.ts"]
const OF_ITS_OWNER = [
  ".building",
  ".env",
  ".env.local",
  ".git/HEAD",
  "cms/.next/BUILD_ID",
  "cms/data/forno.db-wal",
  "cms/node_modules/payload/package.json",
  "gallery/index.html",
  "inbox/mail.eml",
  "node_modules.7.partial/react/package.json",
  "releases/current",
  "submissions/guests.db-wal",
  "tools/bench/node_modules/lighthouse/package.json",
]

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "forno-copy-"))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it("a copy of the project has what a clone has, and nothing of guests, secrets and what was built", () => {
  const [root, copy] = [join(folder, "project"), join(folder, "copy")]
  for (const file of [...OF_A_CLONE, ...OF_ITS_OWNER]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), "")
  }
  cpSync(".gitignore", join(root, ".gitignore"))
  copyProject(root, copy)
  const copied = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(copy.length + 1))
  expect(copied.sort()).toEqual([...OF_A_CLONE, ".gitignore"].sort())
})
