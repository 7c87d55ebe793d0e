import { isText } from "../encode"
import { type GateContext } from "./gate"

/**
 * The texts of a release in which there may be something that the release before had not under the same name. Of pages
 * where that is a header or a footer alone, each such part is in one of them.
 */
export async function* newTexts({ candidate, previous, changed, read, pageParts }: GateContext) {
  const seen = new Set<string>()
  for (const file of changed.filter(isText)) {
    const parts = pageParts(candidate.files.get(file)?.hash)
    const before = new Set(pageParts(previous?.files.get(file)?.hash))
    if (parts?.every((part) => before.has(part) || seen.has(part))) continue
    for (const part of parts ?? []) seen.add(part)
    yield { file, content: await read(file) }
  }
}
