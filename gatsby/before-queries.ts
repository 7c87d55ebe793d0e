import type { CreateWebpackConfigArgs, Reporter, Store } from "gatsby"
import type { Compiler } from "webpack"
import { UNFIT } from "../lib/build-protocol"
import { forgetQueryResults, recreatePages, renderEverything } from "./gatsby-internals"
import type { Change } from "./next-change"
import { whyOutOfDate } from "./pages-out-of-date"
import type { Standby } from "./standby"
import { beginWriting, wasStopped } from "./unfinished-build"

interface Site {
  root: string
  standby: Standby | undefined
  /** Known once the pages have been made of the content. */
  nextChange: () => Change | null
}

/**
 * Gatsby has no hook between its bundles and its queries, but webpack has one at the end of the last bundle. Here a build
 * that stands by waits.
 */
export function runBeforeQueries(
  { stage, actions, store, reporter }: CreateWebpackConfigArgs,
  site: Site,
): void {
  if (stage !== "build-html") return
  const plugin = {
    apply: (compiler: Compiler) => {
      compiler.hooks.done.tapPromise("before-queries", () => beforeQueries(site, store, reporter))
    },
  }
  actions.setWebpackConfig({ plugins: [plugin] })
}

async function beforeQueries(
  { root, standby, nextChange }: Site,
  store: Store,
  reporter: Reporter,
): Promise<void> {
  if (standby) {
    await standby.wait()
    reporter.info("Standby: the word was given")
    if (!(await recreatePages(store, reporter))) {
      reporter.info("Standby: other templates are used than before; an ordinary build is needed")
      process.exit(UNFIT)
    }
  }
  const stopped = wasStopped(root)
  // Before anything is noted that is true only once all pages are written.
  beginWriting(root)
  if (stopped) await forgetQueryResults()
  const outOfDate = await whyOutOfDate(root, nextChange(), new Date())
  const reason = stopped ? "the last build did not end well" : outOfDate
  if (reason !== undefined) {
    reporter.info(`All pages are rendered: ${reason}`)
    renderEverything(store)
  }
}
