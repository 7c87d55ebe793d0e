import { SITE_FACTS, type SiteFacts } from "../../../shared/submissions/site-facts"
import { createReleaseReader } from "./release-reader"

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
export const createSiteFactsReader = (releasesDir: string): (() => Promise<SiteFacts>) =>
  createReleaseReader(releasesDir, SITE_FACTS, NO_FACTS)
