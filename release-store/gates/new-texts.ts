import { isText } from "../encode"
import { type GateContext } from "./gate"

/**
 * The texts of a release that are to be searched: of another footer, one of the pages that have it.
 * @param searched parts of pages that were; those of each page are added once it has been
 */
export function* newTexts(context: GateContext, searched: Set<string>) {
  for (const file of context.changed.filter(isText)) {
    const parts = context.pageParts(context.candidate.files.get(file)?.hash)
    if (parts?.every((part) => searched.has(part))) continue
    yield { file, content: context.read(file) }
    for (const part of parts ?? []) searched.add(part)
  }
}
