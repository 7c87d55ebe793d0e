import { addressOfFile, isPage } from "../../shared/page-files"
import { type Gate } from "./gate"
import { isAnswered } from "./paths"

/**
 * What pages tell search engines parses, speaks schema.org's language, says what it describes, and names whole addresses,
 * each of which the site answers where it is one of its own.
 */
export const structuredDataGate: Gate = ({ candidate, changed, pageFacts }) => {
  const findings = []
  for (const file of changed.filter(isPage)) {
    const { structuredDataFaults, structuredDataLinks } = pageFacts(file)
    const faults = [
      ...structuredDataFaults,
      ...structuredDataLinks
        .filter((path) => !isAnswered(candidate, path))
        .map((path) => `it names ${path}, which the site does not have`),
    ]
    for (const fault of faults) {
      findings.push({
        message:
          `What the page ${addressOfFile(file)} tells search engines about itself is not in order: ${fault}. ` +
          "Tell whoever runs the site.",
        path: addressOfFile(file),
      })
    }
  }
  return findings
}
