import { SITE_FACTS, type SiteFacts } from "../../../shared/submissions/site-facts"
import { servedFiles } from "../../../release-store/served-files"

/** Before the first release: mails wait for it, and deliveries say slugs for names. */
export const NO_FACTS: SiteFacts = {
  groupName: "",
  email: "",
  subjects: [],
  venues: [],
  jobs: [],
  spaces: [],
  titles: {},
}

/** Reads what the site being served says of itself, once for each release. */
export function createSiteFactsReader(releasesDir: string): () => Promise<SiteFacts> {
  const files = servedFiles(releasesDir)
  let read: { release: string; facts: SiteFacts } | undefined
  return async () => {
    const release = await files.id()
    if (release === undefined) return read?.facts ?? NO_FACTS
    if (read?.release === release) return read.facts
    const text = await files.text(SITE_FACTS)
    // A release of before there were forms has none.
    if (text !== undefined) read = { release, facts: JSON.parse(text) as SiteFacts }
    return read?.facts ?? NO_FACTS
  }
}
