import path from "node:path"
import { fileURLToPath } from "node:url"
import { withPayload } from "@payloadcms/next/withPayload"

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")

/** The admin alone: the API is served beside it by `src/server.ts`. */
export default withPayload({
  // The rules in `shared/` lie outside this package.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // `npm run validate` checks types; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  devIndicators: false,
})
