/** A file for programs rather than for guests. */
export interface DerivedFile {
  /** Within the site, `news/feed.xml`. */
  path: string
  /** In UTF-8 where it is made already. */
  text: string | Buffer
}

/** What an output may know of the site beside the content. */
export interface DerivedSite {
  /** Public address, without a slash at its end. */
  siteUrl: string
  now: Date
  pages: SitePaths
}

/** Paths of the site's pages: what is not published, or has no page, is not among them. */
export interface SitePaths extends Iterable<string> {
  has(path: string): boolean
}

/** Asks for content in the words of the site's schema, as pages do. */
export type Ask = <Answer extends object>(query: string) => Promise<Answer>

/** Files that are a function of published content. None knows of Gatsby, so that each can be made anew by itself. */
export interface DerivedOutput<Answer extends object = object> {
  name: string
  query: string
  /** @throws ContentError where the content cannot be told */
  files(answer: Answer, site: DerivedSite): readonly DerivedFile[] | Promise<readonly DerivedFile[]>
}

/** The files of one output as they should be now. */
export const derivedFiles = async (
  { query, files }: DerivedOutput,
  ask: Ask,
  site: DerivedSite,
): Promise<readonly DerivedFile[]> => files(await ask(query), site)
