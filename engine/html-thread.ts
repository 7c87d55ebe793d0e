import { startThread } from "../lib/thread"
import { createHtmlMaker, type HtmlMaker } from "./html-maker"
import type { ViewingClock } from "./viewing-clock"

export interface HtmlMakerOptions {
  /** Of the code's artefact; must be the working directory. */
  directory: string
  codeVersion: string
}

/** Of fewer pages a thread is not worth its start, a second of a processor. */
const MANY = 100
/** Pages that a thread is given before it has made the first of them. */
const GIVEN_AHEAD = 8

/** Who makes pages for a while. */
interface Makers {
  maker: HtmlMaker
  /** Pages that it may be given at once. */
  atOnce: number
  end(): Promise<void>
}

/**
 * Has HTML made in this thread; or, where all of a site is made and this one has not loaded yet what that takes, in another,
 * while this one makes the data of the next pages.
 */
export function createHtmlMakers(options: HtmlMakerOptions, clock: ViewingClock) {
  let loading: Promise<HtmlMaker> | undefined
  let thread: Thread | undefined

  function load(): Promise<HtmlMaker> {
    loading ??= createHtmlMaker(options.directory, options.codeVersion, clock).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    /** Has this thread load what it makes pages with, before somebody waits for one. */
    load,
    /** Has a thread get ready, where so many pages are probably to be made. */
    expect(count: number): void {
      if (count >= MANY && !loading) thread ??= startHtmlThread(options)
    },
    /** Where no pages were made after all. */
    async endUnused(): Promise<void> {
      const unused = thread
      thread = undefined
      await unused?.end()
    },
    /** @param count of pages whose data is made, too */
    async forPages(count: number): Promise<Makers> {
      this.expect(count)
      const started = thread
      if (started && count >= MANY) {
        thread = undefined
        return { ...started, atOnce: GIVEN_AHEAD }
      }
      return { maker: await load(), atOnce: 1, end: () => Promise.resolve() }
    },
  }
}

export type HtmlMakers = ReturnType<typeof createHtmlMakers>

type Thread = Omit<Makers, "atOnce">

function startHtmlThread(options: HtmlMakerOptions): Thread {
  const { call, end } = startThread<HtmlMaker, HtmlMakerOptions>(
    "makes pages",
    "engine/html-worker.ts",
    options,
  )
  const maker: HtmlMaker = {
    use: (...given) => call("use", ...given),
    page: (...given) => call("page", ...given),
    slices: (...given) => call("slices", ...given),
  }
  return { maker, end }
}
