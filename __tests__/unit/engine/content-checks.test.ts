import { ContentChecks } from "../../../engine/content-checks"
import type { SiteAnswers } from "../../../engine/site-answers"
import type { ContentSnapshot } from "../../../snapshot/content-snapshot"
import { ContentError } from "../../../src/content/content-error"

const article = { id: 7, title: "Ovens" }
const snapshot: ContentSnapshot = { marker: null, lists: { NewsArticles: [article] }, globals: {} }

/** Checks that fail as long as the picture's file is not there. */
function checks() {
  const disk = { hasFile: false, asked: 0 }
  const ask = (): Promise<object> => {
    disk.asked += 1
    return disk.hasFile
      ? Promise.resolve({ cms: { NewsArticles: { docs: [null] } } })
      : Promise.reject(
          new ContentError(
            { type: "NewsArticle", id: 7, name: "Ovens" },
            "image",
            "is gone",
            "one",
          ),
        )
  }
  const answers: Pick<SiteAnswers, "askAbout"> = {
    askAbout: () => ask as ReturnType<SiteAnswers["askAbout"]>,
  }
  return { disk, checks: new ContentChecks("{ cms }", answers) }
}

describe("A document", () => {
  it("is checked once, whether or not it is told to be new, and again when it is another", async () => {
    const { disk, checks: all } = checks()
    disk.hasFile = true
    await all.check(snapshot)
    await all.check(snapshot)
    expect(disk.asked).toBe(1)
    all.note([
      { list: "NewsArticles", id: 7, before: article, after: { ...article, title: "Fire" } },
    ])
    await all.check(snapshot)
    expect(disk.asked).toBe(2)
  })

  it("that is wrong is looked at again each time: it may be put right where no document changes", async () => {
    const { disk, checks: all } = checks()
    await all.check(snapshot)
    expect(all.problems()).toHaveLength(1)
    disk.hasFile = true
    await all.check(snapshot)
    expect(all.problems()).toEqual([])
  })
})
