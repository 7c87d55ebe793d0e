import { addressOfFile } from "../../shared/page-files"
import { isPage } from "../page-facts"
import { type Gate } from "./gate"

/** What pages tell search engines parses, and says what it describes. */
export const structuredDataGate: Gate = {
  name: "structured data",
  async check({ changed, pageFacts }) {
    const findings = []
    for (const file of changed.filter(isPage)) {
      for (const fault of (await pageFacts(file)).structuredDataFaults) {
        findings.push({
          message:
            `What the page ${addressOfFile(file)} tells search engines about itself is not in order: ${fault}. ` +
            "Tell whoever runs the site.",
          path: addressOfFile(file),
          document: null,
        })
      }
    }
    return findings
  },
}
