import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { changesIn, projectsFor } from "../../../tools/lib/changed-files"

describe("the browser tests that a change asks for", () => {
  it("are those that look at such files, each once", () => {
    expect(projectsFor(["src/ui/tag.tsx", "src/ui/tag.css"])).toEqual(["phone", "faults"])
    expect(projectsFor(["cms/src/access/attempts.ts"])).toEqual(["admin", "apart"])
    expect(projectsFor(["__tests__/browser/faults/matrix.spec.ts"])).toEqual(["faults"])
  })

  it("are all for what all of them run with", () => {
    expect(projectsFor(["package-lock.json"])).toEqual(projectsFor(["playwright.config.ts"]))
    expect(projectsFor(["package-lock.json"])).toHaveLength(6)
  })

  it("are those of builds for what makes releases and starts servers", () => {
    for (const file of ["engine/site.ts", "lib/locks.ts", "tools/lib/cms.ts"])
      expect(projectsFor([file])).toEqual(["build", "apart"])
  })

  it("are none for what no browser sees", () => {
    expect(projectsFor(["docs/content.md", "__tests__/unit/ui/tag.test.tsx"])).toEqual([])
  })
})

describe("what has changed", () => {
  let folder = ""
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).trim()
  const write = (name: string, text = name) => writeFileSync(join(folder, name), text)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "forno-changed-"))
    git("init", "--quiet", "--initial-branch=main")
    for (const name of ["kept", "edited", "deleted"]) write(name)
    git("add", ".")
    git("commit", "--quiet", "--message=first")
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("is what was edited, deleted and added since the last commit", () => {
    write("edited", "again")
    write("added")
    rmSync(join(folder, "deleted"))
    expect(changesIn(folder).files).toEqual(["deleted", "edited", "added"])
  })

  it("counts the commits of a branch that is meant for another", () => {
    git("checkout", "--quiet", "-b", "work", "--track", "main")
    write("added")
    git("add", ".")
    git("commit", "--quiet", "--message=second")
    expect(changesIn(folder).files).toEqual(["added"])
  })

  it("is told from the project where that is a part of what git keeps", () => {
    const project = join(folder, "site")
    mkdirSync(project)
    write("site/page")
    git("add", ".")
    write("site/added")
    write("elsewhere")
    expect(changesIn(project).files).toEqual(["page", "added"])
  })

  it("cannot be told without git", () => {
    rmSync(join(folder, ".git"), { recursive: true })
    expect(() => changesIn(folder)).toThrow(/needs git and a commit/)
  })
})
