import { createHash } from "node:crypto"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Compiler, Stats } from "webpack"

/** As long as webpack's own. */
const LENGTH = 20

/**
 * Names a set of bundles by what is in it. webpack's hash, by which a page that is open knows that the site has other
 * scripts than it, also counts the style sheets that were compiled just now, so that a build with empty caches and the
 * one after it would differ with the very same bundles.
 */
export function nameBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  const plugin = {
    apply: (compiler: Compiler) => {
      compiler.hooks.done.tap("name-bundles", ({ compilation }: Stats) => {
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
