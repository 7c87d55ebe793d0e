import { type ReleaseManifest } from "../manifest"
import { isText } from "../encode"
import { type GateContext } from "./gate"

/**
 * The texts of a release that are to be searched. A page whose parts all stand in pages before it, or stood in the same page of
 * a release that was searched, is not among them: another footer is searched once.
 */
export async function* newTexts(context: GateContext, searched: ReleaseManifest | null) {
  const seen = new Set<string>()
  for (const file of context.changed.filter(isText)) {
    const parts = context.pageParts(context.candidate.files.get(file)?.hash)
    const before = new Set(context.pageParts(searched?.files.get(file)?.hash))
    if (parts?.every((part) => before.has(part) || seen.has(part))) continue
    for (const part of parts ?? []) seen.add(part)
    yield { file, content: await context.read(file) }
  }
}
