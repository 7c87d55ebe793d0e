import { createHash } from "node:crypto"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compilation, Compiler } from "webpack"

/** As long as webpack's own. */
const LENGTH = 20

/**
 * Names a set of bundles by what is in it. An open page knows by this name that the site has other scripts than it.
 * webpack's own also counts what was compiled just now and what was cached, so that a build with empty caches and the
 * one after it would differ with the very same bundles: every page would be another, and every open tab out of date.
 */
export function nameBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  const plugin = {
    apply: (compiler: Compiler) => {
      // Before `done`, where Gatsby reads it for the pages; after the files' names are final.
      compiler.hooks.afterEmit.tap("name-bundles", (compilation: Compilation) => {
        compilation.hash = hashOf(compilation.getAssets().map(({ name }) => name))
      })
    },
  }
  actions.setWebpackConfig({ plugins: [plugin] })
}

/** @param names of bundles; each name holds a hash of its content */
export function hashOf(names: readonly string[]): string {
  const bundles = names.filter((name) => /\.(js|css)$/.test(name)).sort()
  return createHash("sha256").update(bundles.join("\n")).digest("hex").slice(0, LENGTH)
}
