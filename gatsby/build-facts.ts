import { writeFile } from "node:fs/promises"
import { factsFile } from "../lib/build-protocol"
import type { BuildFacts } from "../release-store/manifest"
import { list } from "../src/content/content-error"
import { mapEvent } from "../src/content/event"
import type { ContentCheckQuery } from "../src/content/generated/queries"
import { mapJob } from "../src/content/job"
import { mapVenue } from "../src/content/venue"
import { contentPaths, documentsByPath } from "./content-paths"
import { nextChange, type Change } from "./next-change"

/** What the content alone tells, before pages are made of it. */
export interface ContentFacts {
  contentPaths: readonly string[]
  documents: NonNullable<BuildFacts["documents"]>
  nextChange: Change | null
}

/** @param content as the content check has found it: every document can be mapped */
export function factsOf(content: ContentCheckQuery, now: Date): ContentFacts {
  const { Events, Jobs, Locations } = content.cms
  return {
    contentPaths: contentPaths(content.cms),
    documents: documentsByPath(content.cms),
    nextChange: nextChange(
      {
        events: list(Events?.docs).map(mapEvent),
        jobs: list(Jobs?.docs).map(mapJob),
        venues: list(Locations?.docs).map(mapVenue),
      },
      now,
    ),
  }
}

/**
 * For who makes a release of the build (builder/publish.ts).
 * @param root the project's folder
 */
export const writeBuildFacts = (root: string, facts: BuildFacts): Promise<void> =>
  writeFile(factsFile(root), JSON.stringify(facts))
