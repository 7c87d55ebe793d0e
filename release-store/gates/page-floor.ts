import { sha256 } from "../../lib/sha256"
import { addressOfFile } from "../../shared/page-files"
import { isLaterListPage } from "../../shared/list-pages"
import { isNewsTopic } from "../../shared/paths"
import { type MassLoss } from "../../shared/publishing"
import { type Gate, type GateContext } from "./gate"

/** Of the pages that the site had, at least this part must be left, those apart that editors have given up. */
const LEAST = 0.5
/** Pages that are named of a loss. */
const MOST_NAMED = 200

/** A site that has lost most of its pages at once has more likely lost its content than its editors' interest. */
export const pageFloorGate: Gate = (context) => {
  const { candidate, previous, massLoss, mayLosePages } = context
  if (!previous || !massLoss || mayLosePages) return []
  return [
    {
      message:
        `The site would have ${candidate.pages} pages instead of ${previous.pages}, and what was deleted or ` +
        "unpublished in the CMS does not explain it. So many lost at once are more often a mistake than meant, so the " +
        "site stays as it is. Publish again what is missing; where it is meant, publish anyway on the CMS's dashboard, " +
        "or, whoever runs the site: PUBLISH_PAGE_FLOOR=off npm run build",
      path: null,
      byContent: true,
      massLoss,
    },
  ]
}

/**
 * The pages that would go, where they are more than editors have given up knowingly.
 * @param givenUp paths of pages whose documents editors have deleted or unpublished since the previous release
 */
export function massLossOf(
  { candidate, previous, removed }: Pick<GateContext, "candidate" | "previous" | "removed">,
  givenUp: ReadonlySet<string>,
): MassLoss | null {
  const lost = pagesIn(removed)
  if (!previous || lost.length === 0) return null
  const before = pagesIn(previous.files.names()).filter(isCounted).length
  const explained = lost.filter((page) => isCounted(page) && givenUp.has(page)).length
  if (pagesIn(candidate.files.names()).filter(isCounted).length + explained >= before * LEAST)
    return null
  return {
    finding: sha256(lost.join("\n")),
    paths: lost.slice(0, MOST_NAMED),
    count: lost.length,
  }
}

/** Which lists there are, and how long, follows from what they list. */
const isCounted = (page: string): boolean => !isLaterListPage(page) && !isNewsTopic(page)

/** In the order of their paths, without the error pages. */
const pagesIn = (files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map(addressOfFile)
    .sort()
