import { type Gate } from "./gate"

/** Of the pages that the site had, at least this part must be left. */
const LEAST = 0.5

/** A site that has lost most of its pages at once has more likely lost its content than its editors' interest. */
export const pageFloorGate: Gate = {
  name: "page count",
  check({ candidate, previous, hasPageFloor }) {
    if (!hasPageFloor || !previous || candidate.pages >= previous.pages * LEAST) {
      return Promise.resolve([])
    }
    return Promise.resolve([
      {
        message:
          `The site would have ${candidate.pages} pages instead of ${previous.pages}. So many lost at once are more often ` +
          "a mistake than meant, so the site stays as it is. Publish again what is missing; where it is meant, " +
          "whoever runs the site lets it through once: PUBLISH_PAGE_FLOOR=off npm run build",
        path: null,
        document: null,
        byContent: true,
      },
    ])
  },
}
