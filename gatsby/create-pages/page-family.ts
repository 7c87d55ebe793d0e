import { resolve } from "node:path"
import type { Page } from "gatsby"
import { getOrMake } from "../../lib/get-or-make"
import type { PathRegistry } from "../path-registry"

/**
 * Gatsby adds the path to every page's context itself, and warns of who does. No page stands for several addresses: the browser's
 * code finds none by a pattern (src/runtime/gatsby-parts/find-path.ts).
 */
type PageToCreate = Page<Record<string, unknown> & { path?: never }> & { matchPath?: never }

/** What every page family needs to make its pages. */
export interface PageFamilyContext {
  createPage: (page: PageToCreate) => void
  paths: PathRegistry
  /** The moment the pages are made for: what is over by then is not listed. */
  now: Date
}

/** As files are called: `privacy-policy` for `privacyPolicy`, `news-article` for `NewsArticle`. */
export const fileName = (name: string): string => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()

const templates = new Map<string, string>()

/** Thousands of pages have some twenty templates. */
export const template = (name: string): string =>
  getOrMake(templates, name, () => resolve(`src/templates/${name}.tsx`))
