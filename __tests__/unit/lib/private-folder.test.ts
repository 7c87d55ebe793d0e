import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makePrivateFolder } from "../../../lib/private-folder"

let root: string
const modeOf = (path: string): number => statSync(path).mode & 0o777

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forno-private-"))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it("lets nobody else in, whether it is new or was open before", () => {
  const made = join(root, "publisher")
  makePrivateFolder(made)
  expect(modeOf(made)).toBe(0o700)

  const open = join(root, "preview")
  mkdirSync(open)
  chmodSync(open, 0o755)
  makePrivateFolder(open)
  expect(modeOf(open)).toBe(0o700)
})
