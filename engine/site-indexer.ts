import { siteIndexQuery, toSiteIndex, type SiteIndex } from "../gatsby/create-pages/site-index"
import { onceFor } from "../lib/once-for"
import type { SiteIndexQuery } from "../src/content/generated/queries"
import { KeptAnswers } from "./kept-answers"
import type { SiteAnswers } from "./site-answers"

/** Keeps the index of all documents with pages; of a change it looks at what has changed. */
export function createSiteIndexer(answers: Pick<SiteAnswers, "askAbout" | "listed">) {
  const kept = KeptAnswers.of(siteIndexQuery, answers)
  if (!kept) throw new Error("The index of the site asks for more than whole lists.")
  const indexOf = onceFor((cms: SiteIndexQuery["cms"]) => toSiteIndex({ cms }))
  return {
    kind: kept.kind,
    /** The same object as long as the index is the same. */
    index: async (): Promise<SiteIndex> => indexOf((await kept.answer<SiteIndexQuery>()).cms),
  }
}
