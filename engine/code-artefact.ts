import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { exists } from "../lib/exists"
import type { ComponentPlan, QueryPlan } from "../gatsby/query-plan"

/**
 * A build of the site's code: what renders pages, what they ask for, and the files that are the same whatever the content
 * is. Immutable, and named by what is in it. Its folder is the working directory of who renders with it, as Gatsby's
 * renderer expects it: `.cache/page-ssr`, `public`.
 */
export interface CodeArtefact {
  version: 1
  /** Of everything in it, in hex. */
  hash: string
  /** Gatsby's `webpackCompilationHash`: open pages compare it with theirs. */
  codeVersion: string
  /** The part of the CMS's schema that the site uses, in SDL. */
  schema: string
  plan: QueryPlan
  /** Asks for every document with all that the site shows of it (content-check.ts). */
  checkQuery: string
  /** Paths of pages that are the code's own, whatever the content is. */
  pages: readonly string[]
  /** Within its `public`: what belongs to every release; SHA-256 in hex by path. */
  files: Readonly<Record<string, string>>
  /** Within its folder: the service worker, with OFFLINE_REVISION for what it cannot know; none where it is switched off. */
  serviceWorker?: string
}

const FACTS = "artefact.json"

export const artefactFile = (directory: string): string => join(directory, FACTS)

/** @throws where it is none, or of another version */
export async function readArtefact(directory: string): Promise<CodeArtefact> {
  const artefact = JSON.parse(await readFile(artefactFile(directory), "utf8")) as CodeArtefact
  if (artefact.version !== 1) throw new Error(`${directory} is of another version of the site.`)
  return artefact
}

/** The code was built before there was a document that is shown with it. */
export class UnknownComponent extends Error {
  constructor(readonly component: string) {
    super(`The site's code was built without ${component}: it had no page then.`)
  }
}

/** @throws UnknownComponent */
export function componentIn({ components }: QueryPlan, path: string): ComponentPlan {
  const component = components[path]
  if (!component) throw new UnknownComponent(path)
  return component
}

/** In `public/_gatsby/slices`, of the slice with the scripts of every page. */
export const SCRIPTS_SLICE = /^_gatsby-scripts-\d+$/

/** In the project: whatever its releases folder is, the code is the same. */
export const codeFolderOf = (root: string): string => join(root, ".code")
export const artefactDirectory = (root: string, hash: string): string =>
  join(codeFolderOf(root), hash)
export const currentFile = (root: string): string => join(codeFolderOf(root), "current.json")

/** Which artefact is used, and of what state of the project it was made (build-stamp.ts). */
export interface CurrentArtefact {
  hash: string
  stamp: string
}

/** Nothing where no code was built in the project, or it was removed. */
export async function currentArtefact(root: string): Promise<CurrentArtefact | undefined> {
  const text = await readFile(currentFile(root), "utf8").catch(() => undefined)
  const current = text === undefined ? undefined : (JSON.parse(text) as CurrentArtefact)
  if (!current) return undefined
  const facts = artefactFile(artefactDirectory(root, current.hash))
  return (await exists(facts)) ? current : undefined
}
