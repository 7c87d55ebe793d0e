import { answerInThread, threadOptions } from "../lib/thread"
import { createHtmlMaker, type HtmlMaker } from "./html-maker"
import type { HtmlMakerOptions } from "./html-thread"

const { directory, codeVersion } = threadOptions<HtmlMakerOptions>()
const making = createHtmlMaker(directory, codeVersion)

const tasks: HtmlMaker = {
  use: async (...given) => (await making).use(...given),
  page: async (...given) => (await making).page(...given),
  slices: async (...given) => (await making).slices(...given),
}

answerInThread(tasks, { isInTurn: true })
