import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Each component's style sheet names only its own classes, so their order among each other means nothing;
 * the warning about it would bury the ones that do.
 */
export function ignoreCssOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins?: { options?: { ignoreOrder?: boolean } }[] }
  const extractor = config.plugins?.find(
    (plugin) => plugin.constructor.name === "MiniCssExtractPlugin",
  )
  if (!extractor?.options) return
  extractor.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
