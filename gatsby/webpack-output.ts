import type { CreateWebpackConfigArgs } from "gatsby"

/** What Gatsby hands to who reads its webpack configuration and puts another in its place. */
export type ConfigToReplace = Pick<CreateWebpackConfigArgs, "stage" | "getConfig"> & {
  actions: Pick<CreateWebpackConfigArgs["actions"], "replaceWebpackConfig">
}

/** What webpack itself writes beside the pages: `app-<hash>.js`, `styles.<hash>.css`, source maps, licences. */
const BUNDLE = /^[^/\\]+[-.][0-9a-f]{10,20}\.(js|css)(\.map|\.LICENSE\.txt)?$/

/** Of the hashes in their names, which each page lists by the dozen. */
const HASH_LENGTH = 10

/** Everything in the output folder that is not webpack's, which its cleaning must leave alone. */
export const isKept = (file: string): boolean => !BUNDLE.test(file)

/**
 * Bundles of earlier builds leave the output folder, which Gatsby never empties; and no source maps, which
 * would publish twice the size of all scripts for nobody's use.
 */
export function tidyOutput({ stage, actions, getConfig }: ConfigToReplace): void {
  if (stage !== "build-javascript") return
  const config = getConfig() as { output?: object }
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // Not by setWebpackConfig: that drops whatever it is told about the output.
    output: { ...config.output, clean: { keep: isKept }, hashDigestLength: HASH_LENGTH },
  })
}
