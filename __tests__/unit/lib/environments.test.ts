import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createProcesses } from "../../../lib/processes"
import { createProgress } from "../../../lib/progress"
import {
  previewEnvironment,
  siteBuildEnvironment,
  siteServerEnvironment,
  testSiteEnvironment,
} from "../../../lib/environments"
import { ensureInstalled } from "../../../lib/install"
import { hasPackages, isInstalled } from "../../../lib/npm-ci.mjs"

const OWN = {
  CMS_SECRET: "secret",
  CMS_ADMIN_PASSWORD: "password",
  CMS_API_KEY: "key",
  PUBLISH_SECRET: "hook",
  PUBLISH_TOKEN: "token",
  PREVIEW_SECRET: "link",
  PREVIEW_API_KEY: "drafts",
  SITE_PORT: "8000",
}

describe("what a process is told", () => {
  it("is for a build the read-only key, and no other secret", () => {
    const env = siteBuildEnvironment(OWN)
    expect(env).toMatchObject({ CMS_SECRET: "", CMS_API_KEY: "key" })
    for (const value of ["secret", "password", "hook", "token", "link", "drafts"]) {
      expect(Object.values(env)).not.toContain(value)
    }
  })

  it("is for the site's server what hooks are signed with, and nothing that opens the CMS", () => {
    const env = siteServerEnvironment(OWN)
    expect(env).toMatchObject({ SITE_PORT: "8000", PUBLISH_SECRET: "hook", PUBLISH_TOKEN: "token" })
    for (const value of ["secret", "password", "key", "link", "drafts"]) {
      expect(Object.values(env)).not.toContain(value)
    }
  })

  it("is for the preview the key to drafts, and nothing that publishes", () => {
    const env = previewEnvironment(OWN)
    expect(env).toMatchObject({ PREVIEW_SECRET: "link", PREVIEW_API_KEY: "drafts" })
    for (const value of ["secret", "password", "hook", "token"]) {
      expect(Object.values(env)).not.toContain(value)
    }
  })
})

describe("a test site", () => {
  it("shares nothing with an installation on the same machine", () => {
    const env = testSiteEnvironment({
      folder: "/tmp/test",
      sitePort: 4001,
      cmsPort: 4002,
      inherited: {
        ...OWN,
        CMS_DATA_DIR: "/srv/data",
        RELEASES_DIR: "/srv/releases",
        CMS_ADMIN: "build",
        CMS_AUTH_SCHEME: "Bearer",
        CMS_HOST: "192.0.2.1",
        PUBLISH_HOOK_URL: "https://example.com/hooks/publish",
        OPERATIONS_PORT: "9464",
        SITE_HOST: "192.0.2.1",
        SEED_DATE: "2026-11-20",
        PATH: "/usr/bin",
      },
    })
    expect(env).toMatchObject({
      CMS_DATA_DIR: "/tmp/test/cms-data",
      RELEASES_DIR: "/tmp/test/releases",
      CMS_GRAPHQL_URL: "http://localhost:4002/api/graphql",
      SITE_URL: "http://localhost:4001",
      PUBLISH_HOOK_URL: "",
      OPERATIONS_PORT: "",
      SEED_DATE: "2026-11-20",
      PATH: "/usr/bin",
    })
    expect(env.CMS_SECRET).not.toBe("secret")
    for (const name of ["CMS_ADMIN", "CMS_AUTH_SCHEME", "CMS_HOST", "SITE_HOST"]) {
      expect(env).not.toHaveProperty(name)
    }
  })
})

describe("a clone", () => {
  it("has its packages once npm has installed to the end what the lockfile asks for on this system", () => {
    const folder = mkdtempSync(join(tmpdir(), "forno-clone-"))
    const write = (file: string, packages: object) =>
      writeFileSync(join(folder, file), JSON.stringify({ packages }))
    const writeRecord = (packages: object) => write("node_modules/.package-lock.json", packages)
    const has = () => [hasPackages(folder), isInstalled(folder)]
    const react = { version: "18.3.1" }
    const forOthers = { version: "1.0.0", optional: true }
    write("package-lock.json", {
      "": {},
      "node_modules/react": react,
      "node_modules/mac": forOthers,
    })
    mkdirSync(join(folder, "node_modules"))
    expect(has()).toEqual([false, false])
    writeRecord({ "node_modules/react": react })
    expect(has()).toEqual([true, true])
    // As another npm notes it.
    writeRecord({ "node_modules/react": { libc: ["glibc"], ...react } })
    expect(has()).toEqual([true, true])
    writeRecord({ "node_modules/react": { version: "18.3.0" } })
    expect(has()).toEqual([true, false])
    writeRecord({ "node_modules/react": react, "node_modules/removed-since": react })
    expect(has()).toEqual([true, false])
    writeRecord({})
    expect(has()).toEqual([true, false])
    rmSync(folder, { recursive: true })
  })

  it("that shares another's packages does not empty them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forno-clone-"))
    mkdirSync(join(folder, "shared"))
    symlinkSync(join(folder, "shared"), join(folder, "node_modules"))
    const progress = createProgress(() => undefined)
    await expect(ensureInstalled("it", folder, createProcesses(), progress)).rejects.toThrow(
      /is a link: npm ci would empty/,
    )
    rmSync(folder, { recursive: true })
  })
})
