import { addressOfFile, isPage } from "../../shared/page-files"
import { type Gate } from "./gate"
import { isAnswered } from "./paths"

/**
 * What pages tell search engines parses, speaks schema.org's language, says what it describes, and names whole addresses,
 * each of which the site answers where it is one of its own.
 */
export const structuredDataGate: Gate = ({ candidate, changed, pageFacts }) =>
  changed.filter(isPage).flatMap((file) => {
    const { structuredDataFaults, structuredDataLinks } = pageFacts(file)
    const faults = [
      ...structuredDataFaults,
      ...structuredDataLinks
        .filter((path) => !isAnswered(candidate, path))
        .map((path) => `it names ${path}, which the site does not have`),
    ]
    return faults.map((fault) => ({
      message:
        `What the page ${addressOfFile(file)} tells search engines about itself is not in order: ${fault}. ` +
        "Tell whoever runs the site.",
      path: addressOfFile(file),
    }))
  })
