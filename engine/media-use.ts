import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import type { Outputs } from "./outputs"

/** As the JSON of a picture has it (src/content/image.ts), with its width; an editor's link may lead to such an address too. */
const PICTURE = /"url":"\/media\/([a-z0-9][a-z0-9.-]*)","width":/g

/** A mirrored picture, and how many outputs name it. */
interface NamedPicture {
  name: string
  outputs: number
}

/** Which outputs name which mirrored pictures: one that none names any more is no part of the site. */
export class MediaUse {
  private readonly pictures = new Map<string, NamedPicture>()
  private readonly namedBy = new Map<string, readonly NamedPicture[]>()
  private linked: ReadonlySet<string> = new Set()

  /** What the output's text names, in place of what it named before. */
  set(output: string, text: string): void {
    this.setNames(output, new Set([...text.matchAll(PICTURE)].map(([, name = ""]) => name)))
  }

  setNames(output: string, names: Iterable<string>): void {
    const named = [...names].map((name) => this.picture(name))
    for (const picture of named) picture.outputs += 1
    this.delete(output)
    if (named.length > 0) this.namedBy.set(output, named)
  }

  delete(output: string): void {
    for (const picture of this.namedBy.get(output) ?? []) {
      picture.outputs -= 1
      if (picture.outputs === 0) this.pictures.delete(picture.name)
    }
    this.namedBy.delete(output)
  }

  namesIn = (output: string): readonly string[] =>
    (this.namedBy.get(output) ?? []).map(({ name }) => name)

  names(): ReadonlySet<string> {
    return new Set(this.pictures.keys())
  }

  /** Makes those that are named part of the site, and no others. @param directory where they are kept */
  link(outputs: Outputs, directory: string): void {
    const names = this.names()
    for (const name of this.linked) if (!names.has(name)) outputs.remove(`media/${name}`)
    // Where adding fails half way, all that there may be is known.
    this.linked = new Set([...this.linked, ...names])
    for (const name of names) outputs.add(`media/${name}`, join(directory, name))
    this.linked = names
  }

  private picture(found: string): NamedPicture {
    // What is cut out of a page's text keeps all of that in memory; a copy does not.
    const name = Buffer.from(found).toString()
    return getOrMake(this.pictures, name, () => ({ name, outputs: 0 }))
  }
}
