import { writeFile } from "node:fs/promises"
import { codeFactsFile, type CodeFacts } from "../lib/build-protocol"

/** For who makes an artefact of the build (builder/code-build.ts). */
export const writeCodeFacts = (root: string, facts: CodeFacts): Promise<void> =>
  writeFile(codeFactsFile(root), JSON.stringify(facts))
