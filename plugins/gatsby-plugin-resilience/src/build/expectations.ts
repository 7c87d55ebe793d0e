import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Expectation {
  /** In Gatsby's package. */
  file: string
  /** Code, whatever its white space. */
  contains: string
  because: string
}

const loader = "cache-dir/loader.js"
const start = "cache-dir/production-app.js"
const ensureResources = "cache-dir/ensure-resources.js"
const navigation = "cache-dir/navigation.js"

/** What src/gatsby-adapter relies on in Gatsby's runtime, as of 5.16.1. */
const EXPECTATIONS: readonly Expectation[] = [
  {
    file: loader,
    contains: "export class ProdLoader extends BaseLoader",
    because: "our loader stands in for this class",
  },
  {
    file: loader,
    contains: "export function getSliceResults()",
    because: "our loader exports all that Gatsby imports from its own",
  },
  {
    file: start,
    contains: `import { setLoader, ProdLoader, publicLoader, PageResourceStatus, getStaticQueryResults, getSliceResults, } from "./loader"`,
    because: "our loader exports all that Gatsby imports from its own",
  },
  {
    file: ensureResources,
    contains: `import loader, { PageResourceStatus } from "./loader"`,
    because: "our loader exports all that Gatsby imports from its own",
  },
  {
    file: start,
    contains: "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0]",
    because: "the page is taken over as a transition",
  },
  {
    file: "cache-dir/page-renderer.js",
    contains: "preferDefault(props.pageResources.component)",
    because: "a page is handed over as its module",
  },
  {
    file: "cache-dir/page-renderer.js",
    contains: "const pageComponent = props.pageResources.head",
    because: "a page's Head is in the same module",
  },
  {
    file: "cache-dir/slice/inline-slice.js",
    contains: "const slice = slicesResultsMap.get(concreteSliceName)",
    because: "slices are handed over by name",
  },
  {
    file: "cache-dir/static-entry.js",
    contains: "window.pagePath=${JSON.stringify(pagePath)}",
    because: "a document of the 404 or the 500 page says so",
  },
  {
    file: "cache-dir/register-service-worker.js",
    contains: "window.___swUpdated = true",
    because: "a new service worker makes the next navigation load a document",
  },
  {
    file: "dist/utils/webpack.config.js",
    contains: "filename: `[name]-[contenthash].js`",
    because: "the boot guard knows the scripts that start the site by their names",
  },
  {
    file: start,
    contains: "new ProdLoader(asyncRequires, matchPaths, window.pageData)",
    because: "our loader is made with these",
  },
  {
    file: start,
    contains: "loader.setApiRunner(apiRunner)",
    because: "our loader calls plugins through this, and is ready from then on",
  },
  {
    file: start,
    contains: "publicLoader.loadPage(browserLoc.pathname + browserLoc.search).then(page => {",
    because: "the first page asked for is the document's own, and nothing is rendered without it",
  },
  {
    file: start,
    contains: "page.page.webpackCompilationHash !== window.___webpackCompilationHash",
    because: "versions are told apart before Gatsby compares them",
  },
  {
    file: start,
    contains: "apiRunnerAsync(`onClientEntry`).then(",
    because: "the plugin is set up before the first page is asked for",
  },
  {
    file: ensureResources,
    contains: "loader.loadPageSync(location.pathname + location.search",
    because: "a page that is here is rendered at once",
  },
  {
    file: ensureResources,
    contains: "loader.loadPage(rawPath).then(pageResources => {",
    because: "after a step through the history Gatsby asks for a page that is not here",
  },
  {
    file: ensureResources,
    contains: "this.state.location.key !== nextState.location.key",
    because: "a page whose content was exchanged is rendered again by an entry with another key",
  },
  {
    file: navigation,
    contains: "if (prevLocation?.state?.key !== nextLocation?.state?.key) {",
    because: "a page whose content was exchanged is rendered again by an entry with another key",
  },
  {
    file: navigation,
    contains: "window.___navigate = (to, options) => navigate(to, options)",
    because: "our navigation takes the place of this one",
  },
  {
    file: navigation,
    contains: "window.___push = to => navigate(to, { replace: false })",
    because: "our navigation takes the place of this one",
  },
  {
    file: navigation,
    contains: "emitter.emit(`onDelayedLoadPageResources`, { pathname })",
    because: "a delay is announced under this name, with this",
  },
  {
    file: start,
    contains: "window.___emitter = emitter",
    because: "what is emitted is heard by whoever listens there",
  },
  {
    file: "cache-dir/find-path.js",
    contains: "export const cleanPath = rawPathname =>",
    because: "addresses become page paths as in the rest of Gatsby",
  },
  {
    file: "cache-dir/redirect-utils.js",
    contains: "export function maybeGetBrowserRedirect(pathname)",
    because: "redirects that Gatsby makes in the browser are followed",
  },
]

const withoutSpace = (code: string): string => code.replace(/\s+/g, "")

/**
 * Compares what this plugin expects of Gatsby with the Gatsby that is installed.
 * @param gatsbyDirectory of the package
 * @returns one sentence for each expectation that does not hold
 */
export function unmetExpectations(gatsbyDirectory: string): string[] {
  return EXPECTATIONS.flatMap(({ file, contains, because }) => {
    const code = read(join(gatsbyDirectory, file))
    if (code === undefined) return [`There is no ${file} any more (${because}).`]
    if (withoutSpace(code).includes(withoutSpace(contains))) return []
    return [`${file} no longer has “${contains}” (${because}).`]
  })
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
