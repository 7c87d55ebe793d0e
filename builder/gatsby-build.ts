import { availableParallelism } from "node:os"
import { join } from "node:path"
import { CODE_ONLY } from "../lib/build-protocol"
import { siteBuildEnvironment } from "../lib/environments"
import { endsWithParent } from "../lib/processes"

/** Megabytes for what is young: with Node's 16 a build of the code spends a seventh of its time clearing them. */
const YOUNG_MB = 64

export const buildLogOf = (releasesDir: string) => join(releasesDir, "last-build.log")

/** What Gatsby is started with. */
export function gatsbyCommand(root: string, env: NodeJS.ProcessEnv) {
  const memory = Number(env.BUILD_MEMORY_MB) || 0
  const limit = memory > 0 ? `--max-old-space-size=${memory}` : ""
  return {
    args: [...endsWithParent(root), join(root, "gatsby", "cli.cjs"), "build"],
    env: {
      ...siteBuildEnvironment(env),
      NODE_ENV: "production",
      NODE_OPTIONS: [env.NODE_OPTIONS, limit, `--max-semi-space-size=${YOUNG_MB}`]
        .filter(Boolean)
        .join(" "),
      GATSBY_TELEMETRY_DISABLED: "1",
      // With a single worker the main process would only wait while that one runs the queries, after building the whole
      // schema once more. Told of one processor Gatsby runs them itself; the worker renders the pages all the same.
      GATSBY_CPU_COUNT: availableParallelism() > 2 ? "logical_cores" : "1",
      [CODE_ONLY]: "1",
      CI: "true",
      FORCE_COLOR: "0",
    },
  }
}
