import { realpathSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

interface Request {
  request: string
  context: string
}

const PARTS = "src/runtime/gatsby-parts"

/** Requests of Gatsby's runtime, and what this site needs of them. A request that is no longer made weighs nothing. */
const STAND_INS: readonly (readonly [request: RegExp, part: string])[] = [
  [/^gatsby$/, "gatsby.ts"],
  [/^\.\/static-query$/, "static-query.ts"],
  [/^\.\/navigation$/, "navigation.tsx"],
  [/^\.\/page-renderer$/, "page-renderer.tsx"],
  [/^\.\/ensure-resources$/, "ensure-resources.tsx"],
  [/^\.\/register-service-worker$/, "register-service-worker.ts"],
  [/^gatsby-runtime\/find-path$/, "find-path.ts"],
  [/^gatsby-runtime\/redirect-utils$/, "redirect-utils.ts"],
  [/^(@gatsbyjs|gatsby-runtime)\/reach-router$/, "router.tsx"],
  [/^gatsby-react-router-scroll$/, "scroll-context.tsx"],
  [/gatsby-plugin-offline\/gatsby-browser/, "offline-plugin.ts"],
  [/gatsby-plugin-manifest\/gatsby-browser/, "nothing.ts"],
  [/internal-plugins\/partytown\/gatsby-browser/, "nothing.ts"],
]

/** Parts of Gatsby's runtime that do nothing for a visitor of this site are not sent to one. */
export function leaveOutUnusedParts(
  { stage, actions, plugins }: CreateWebpackConfigArgs,
  root: string,
): void {
  if (stage !== "build-javascript") return
  // webpack names folders as they are on the disk, whatever links lead there.
  const runtime = realpathSync(join(root, ".cache"))
  const isTaken = ({ request, context }: Request): boolean =>
    context === runtime || /^gatsby(-runtime\/|$)/.test(request)
  actions.setWebpackConfig({
    plugins: STAND_INS.map(([request, part]) =>
      plugins.normalModuleReplacement(request, (resource: Request) => {
        if (isTaken(resource)) resource.request = join(root, PARTS, part)
      }),
    ),
  })
}
