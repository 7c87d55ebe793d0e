import { realpathSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { withPayload } from "@payloadcms/next/withPayload"

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")

/** The deepest folder that both lie in. */
function commonFolder(one, other) {
  const inside = (folder) => !path.relative(folder, other).startsWith("..")
  let folder = one
  while (!inside(folder)) folder = path.dirname(folder)
  return folder
}

/** The rules in `shared/` lie outside this package, and a copy of the project may share another's packages. */
const root = commonFolder(repository, realpathSync(path.join(repository, "cms", "node_modules")))

/** The admin alone: the API is served beside it by `src/server.ts`. */
export default withPayload({
  turbopack: { root },
  outputFileTracingRoot: root,
  // `npm run validate` checks types; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Nobody debugs a built admin, and nobody downloads what its server runs: a build takes two thirds of the time.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    turbopackMinify: { server: false },
    // It is built once for each version of the CMS; to write the cache takes longer than what it would save.
    turbopackFileSystemCacheForBuild: false,
  },
  poweredByHeader: false,
  devIndicators: false,
})
