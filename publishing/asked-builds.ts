import { randomUUID } from "node:crypto"
import { mkdir, readFile, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { parsedJson } from "../lib/parsed-json"
import { replaceFile } from "../lib/replace-file"
import { publisherDirOf } from "./publish-journal"

/** A build that a command asks the publisher for: a file in the publisher's folder, until it has been made. */
export interface AskedBuild {
  id: string
  /** Whether it may lose most of the site's pages. */
  mayLosePages: boolean
  /** Whether the site is started with it. */
  isStart?: boolean
}

const NAME = /^asked-([0-9a-f-]{36})\.json$/

const pathOf = (releasesDir: string, id: string) =>
  join(publisherDirOf(releasesDir), `asked-${id}.json`)

/** @returns its id */
export async function askForBuild(
  releasesDir: string,
  asked: Omit<AskedBuild, "id">,
): Promise<string> {
  const id = randomUUID()
  await mkdir(publisherDirOf(releasesDir), { recursive: true })
  await replaceFile(pathOf(releasesDir, id), JSON.stringify({ id, ...asked }), {
    isSynced: false,
  })
  return id
}

export async function readAskedBuilds(releasesDir: string): Promise<AskedBuild[]> {
  const names = await readdir(publisherDirOf(releasesDir)).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map((name) => readFile(join(publisherDirOf(releasesDir), name), "utf8").catch(() => "")),
  )
  // Gone meanwhile, or torn: nobody's wish.
  return found.flatMap((text) => parsedJson<AskedBuild>(text) ?? [])
}

export const forgetAskedBuild = (releasesDir: string, id: string) =>
  rm(pathOf(releasesDir, id), { force: true })
