import { readFileSync } from "node:fs"
import type { ConfigToReplace } from "./webpack-output"

/**
 * Browsers that this site's scripts are written for: those of 2022. Older ones read the HTML, which does without them
 * (docs/decisions/0040-compiling-scripts.md).
 */
export const BROWSERS = ["chrome93", "edge93", "firefox92", "safari15.4"]

interface Rule {
  test?: unknown
  include?: unknown
  [option: string]: unknown
}

interface WebpackConfig {
  module?: { rules?: Rule[] }
  resolve?: { extensions?: string[] }
  cache?: unknown
}

/** webpack asks of no file too, to see whether a rule may match one. */
const hasQuery = (file: string): boolean =>
  file !== "" && readFileSync(file, "utf8").includes("graphql`")

const isFor = (file: string, { test }: Rule): boolean => test instanceof RegExp && test.test(file)

/**
 * A build of the code takes 50 s where it took 90: esbuild compiles what has no query in it, and Babel, which takes the
 * queries out, the rest, once; names without an ending are looked for first where they are. webpack keeps no cache: to
 * write one it reads all that Gatsby imports, for longer than it ever saves.
 * @throws Error where Gatsby configures webpack in a way that this does not know
 */
export function compileScripts({ stage, getConfig, actions }: ConfigToReplace): void {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig() as WebpackConfig
  const rules = config.module?.rules ?? []
  const [gatsbys, ...others] = rules.filter((rule) => isFor("page.tsx", rule))
  if (typeof gatsbys?.include !== "function") {
    throw new Error("Gatsby's webpack configuration compiles scripts in another way now")
  }
  const isCompiled = gatsbys.include as (file: string) => boolean
  gatsbys.include = (file: string) => isCompiled(file) && hasQuery(file)
  const target = stage === "build-html" ? "node20" : BROWSERS
  const compiled = (test: RegExp, language: "jsx" | "default"): Rule => ({
    test,
    include: (file: string) => isCompiled(file) && !hasQuery(file),
    type: "javascript/auto",
    use: [{ loader: "esbuild-loader", options: { loader: language, target, jsx: "automatic" } }],
  })
  config.module = {
    ...config.module,
    rules: [
      ...rules.filter((rule) => !others.includes(rule)),
      compiled(/\.(js|mjs|jsx)$/, "jsx"),
      compiled(/\.tsx?$/, "default"),
    ],
  }
  config.resolve?.extensions?.sort((a, b) => Number(isTypeScript(b)) - Number(isTypeScript(a)))
  config.cache = false
  actions.replaceWebpackConfig(config)
}

const isTypeScript = (ending: string): boolean => /^\.tsx?$/.test(ending)
