import { Failure } from "../../lib/failure"
import build from "../bench/build"
import interaction from "../bench/interaction"
import mainThread from "../bench/main-thread"
import origin from "../bench/origin"
import pages from "../bench/pages"
import publish from "../bench/publish"

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  pages,
  interaction,
  "main-thread": mainThread,
  origin,
  publish,
  build,
}

/**
 * `npm run bench` measures all of it; `npm run bench:pages` and its like one thing. Each needs an idle machine and a
 * release, and says what it measures and with which options.
 */
export default async function bench() {
  const [name = ""] = process.argv.splice(2, 1)
  const chosen = name === "all" ? Object.values(BENCHES) : [BENCHES[name]]
  let hasFailed = false
  for (const run of chosen) {
    if (!run) {
      throw new Failure(`There is no bench ${name}: all, ${Object.keys(BENCHES).join(", ")}.`)
    }
    await run()
    // The next one says only of itself how it has ended.
    hasFailed ||= process.exitCode !== 0
  }
  if (hasFailed) process.exitCode = 1
}
