import type { CreateWebpackConfigArgs } from "gatsby"

/** What Gatsby hands to who reads its webpack configuration and puts another in its place. */
export type ConfigToReplace = Pick<CreateWebpackConfigArgs, "stage" | "getConfig"> & {
  actions: Pick<CreateWebpackConfigArgs["actions"], "replaceWebpackConfig">
}

/** What webpack itself writes beside the pages: `app-<hash>.js`, `styles.<hash>.css`, source maps, licences. */
const BUNDLE = /^[^/\\]+[-.][0-9a-f]{10,20}\.(js|css)(\.map|\.LICENSE\.txt)?$/

/** Of the hashes in their names, which each page lists by the dozen. */
export const HASH_LENGTH = 10

/** webpack's number of a chunk: its name would stand in the table of scripts and in each page, and says nothing to a browser. */
export const CHUNK_NAME = "[id]"

interface Rule {
  use?: { options?: { name?: string } }[]
}

/**
 * Typefaces carry hashes as short as bundles do: each page names all of them, and a hash cannot be compressed.
 * @throws Error where Gatsby names files in another way
 */
export function nameFilesShortly({ getConfig, actions }: ConfigToReplace): void {
  const config = getConfig() as { module?: { rules?: Rule[] } }
  const named = (config.module?.rules ?? [])
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap(({ options }) => (options?.name?.includes("[hash]") ? [options] : []))
  if (named.length === 0) {
    throw new Error("Gatsby's webpack configuration names files otherwise now")
  }
  for (const options of named) {
    options.name = options.name?.replace("[hash]", `[hash:${HASH_LENGTH}]`)
  }
  actions.replaceWebpackConfig(config)
}

/** Everything in the output folder that is not webpack's, which its cleaning must leave alone. */
export const isKept = (file: string): boolean => !BUNDLE.test(file)

/**
 * Bundles of earlier builds leave the output folder, which Gatsby never empties; and no source maps, which
 * would publish twice the size of all scripts for nobody's use. Those of the renderer are no part of an artefact of the
 * code.
 */
export function tidyOutput(
  { stage, actions, getConfig }: ConfigToReplace,
  { isCodeOnly }: { isCodeOnly: boolean },
): void {
  const config = getConfig() as { output?: object }
  if (stage === "build-html" && isCodeOnly) {
    actions.replaceWebpackConfig({ ...config, devtool: false })
  }
  if (stage !== "build-javascript") return
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    // Not by setWebpackConfig: that drops whatever it is told about the output.
    output: {
      ...config.output,
      clean: { keep: isKept },
      hashDigestLength: HASH_LENGTH,
      chunkFilename: `${CHUNK_NAME}-[contenthash].js`,
    },
  })
}
