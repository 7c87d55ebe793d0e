import { join } from "node:path"
import type { Outputs } from "./outputs"

const MEDIA_ADDRESS = /\/media\/([a-z0-9][a-z0-9.-]*)/g

/** Which outputs name which mirrored pictures: one that none names any more is no part of the site. */
export class MediaUse {
  private readonly namesOf = new Map<string, readonly string[]>()
  private readonly counts = new Map<string, number>()
  private linked: ReadonlySet<string> = new Set()

  /** What the output's text names, in place of what it named before. */
  set(output: string, text: string): void {
    const names = [...new Set([...text.matchAll(MEDIA_ADDRESS)].map(([, name = ""]) => name))]
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    this.delete(output)
    if (names.length > 0) this.namesOf.set(output, names)
  }

  delete(output: string): void {
    for (const name of this.namesOf.get(output) ?? []) {
      const count = (this.counts.get(name) ?? 0) - 1
      if (count > 0) this.counts.set(name, count)
      else this.counts.delete(name)
    }
    this.namesOf.delete(output)
  }

  names(): ReadonlySet<string> {
    return new Set(this.counts.keys())
  }

  /** Makes those that are named part of the site, and no others. @param directory where they are kept */
  link(outputs: Outputs, directory: string): void {
    const names = this.names()
    for (const name of this.linked) if (!names.has(name)) outputs.remove(`media/${name}`)
    for (const name of names) outputs.link(`media/${name}`, join(directory, name))
    this.linked = names
  }
}
