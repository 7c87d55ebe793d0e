import { chunkUrls, loadChunk, type AsyncRequires } from "./chunks"
import {
  APP_DATA_URL,
  isAppData,
  isPageData,
  isSliceData,
  isStaticQueryResult,
  pageDataUrl,
  sliceDataUrl,
  staticQueryUrl,
  type PageData,
  type SliceData,
} from "./page-data"
import { documentVersion, isOtherVersion } from "./version"
import { askForDocument, requestJson, type Answer } from "./request"
import { wait, withRetries } from "./retry"
import { hadReload, versionCause } from "./session"

/** What Gatsby renders a page with. */
export interface PageResources {
  component: unknown
  head: unknown
  json: unknown
  page: Omit<PageData, "result"> & { webpackCompilationHash: string }
  staticQueryResults: Record<string, unknown>
}

interface SliceResources {
  component: unknown
  sliceContext: unknown
  data: unknown
}

export type LoadResult =
  | {
      status: "ready"
      resources: PageResources
      /**
       * Build hash the server names, where it is not this document's and no document has been loaded for it yet. Where
       * one has, the page is shown by the document there is: a host may name a version long before it serves it.
       */
      newVersion: string | undefined
    }
  /** `chunk`: a script failed, which a new document may mend at once. */
  | { status: "failed"; cause: "data" | "chunk" }

interface FoundPageData {
  data: PageData
  /** The 404 or the 500 page in the place of the one asked for: not to be kept. */
  isErrorPage: boolean
}

interface KeptPage extends FoundPageData {
  resources: PageResources
}

const NOT_FOUND_PATH = "/404.html"
const SERVER_ERROR_PATH = "/500.html"

/** How long a page that is all here waits to hear of a new version. */
const APP_DATA_GRACE_MS = 1000

/** Content may have been published since: after this long what is here is asked for anew. */
const FRESH_MS = 10 * 60_000

/** Until Gatsby asks again which version is live, after it could not be told. */
const APP_DATA_REST_MS = 30_000

class DataError extends Error {}

const preferDefault = (module: Record<string, unknown>): unknown => module["default"] ?? module

/**
 * Loads pages with everything they need. What failed is never kept, so that the next attempt starts afresh; what is
 * here is not asked for again.
 */
export class PageLoader {
  /** Read by Gatsby when it renders. */
  readonly staticQueryResults: Record<string, unknown> = {}
  /** Read by Gatsby when it renders. */
  readonly slices = new Map<string, SliceResources>()

  /** What is here is asked for anew a while after this. */
  private freshSince = Date.now()
  private readonly requires: AsyncRequires
  private readonly cache: RequestCache | undefined
  private pageData = new Map<string, PageData>()
  private sliceData = new Map<string, SliceData>()
  private readonly pages = new Map<string, KeptPage>()
  private readonly prefetched = new Set<string>()
  private readonly loading = new Map<string, Promise<LoadResult>>()
  /** Pages and static queries fetched since `freshSince`; slices are in `sliceData`. */
  private fresh = new Set<string>()
  private noAppDataUntil = 0
  private serverVersion: string | undefined

  /** @param cache for its requests, as `fetch` takes it */
  constructor(requires: AsyncRequires, cache?: RequestCache) {
    this.requires = requires
    this.cache = cache
  }

  /** One that has nothing yet, and asks the server whether what the browser kept is what it has. */
  another(): PageLoader {
    return new PageLoader(this.requires, "no-cache")
  }

  /** Asks for nothing that another one has asked for, and for all else anew. */
  goOnFrom({ pageData, sliceData, fresh }: PageLoader): void {
    Object.assign(this, { pageData, sliceData, fresh, freshSince: Date.now() })
    this.prefetched.clear()
  }

  /**
   * @param path of a page, without query, fragment and trailing slash
   * @param errorPage known to be all that there is of it
   */
  load(path: string, errorPage?: string): Promise<LoadResult> {
    const loading = this.loading.get(path) ?? this.loadAnew(path, errorPage)
    this.loading.set(path, loading)
    const forget = (): void => void this.loading.delete(path)
    loading.then(forget, forget)
    return loading
  }

  /** What is already here to render a path with, the 404 or the 500 page where that was found for it. */
  peek(path: string): PageResources | undefined {
    return this.pages.get(path)?.resources
  }

  /** Whether an error page is shown in the place of this one. */
  isErrorPage(path: string): boolean {
    return this.pages.get(path)?.isErrorPage ?? false
  }

  /** What went wrong elsewhere is tried again when the visitor comes back to it. */
  forgetErrorPages(except: string): void {
    for (const [path, { isErrorPage }] of this.pages) {
      if (isErrorPage && path !== except) this.pages.delete(path)
    }
  }

  /** Whether a page can be shown without asking the server for anything of it. */
  isHere(path: string): boolean {
    return this.pages.has(path) || this.prefetched.has(path)
  }

  /** Files of content that a page is made of, as far as they are known. */
  filesOf(path: string): string[] | null {
    const data = this.pageData.get(path)
    if (!data) return null
    const slices = Object.values(data.slicesMap ?? {})
    return [
      pageDataUrl(path),
      ...slices.map(sliceDataUrl),
      ...this.staticQueryHashes(data).map(staticQueryUrl),
    ]
  }

  /** Fetches what a page needs for later, each file once at most and without retries. @returns whether all came */
  async prefetch(path: string): Promise<boolean> {
    try {
      const data = this.pageData.get(path) ?? (await this.prefetchPageData(path))
      await Promise.all([
        this.loadSliceData(data, once),
        this.loadStaticQueries(data.staticQueryHashes ?? [], once),
      ])
      await this.loadStaticQueries(this.staticQueryHashes(data), once)
      // Here already, with who asks for it: a first view does not need it.
      const { prefetchFiles } = await import(/* webpackChunkName: "prefetch" */ "./prefetch-files")
      await prefetchFiles(await chunkUrls(this.chunkNames(data)))
      this.prefetched.add(path)
      return true
    } catch (error) {
      if (error instanceof DataError) return false
      throw error
    }
  }

  /** Asks the server for its build hash, and remembers what it says however late. */
  async askVersion(): Promise<string | undefined> {
    if (Date.now() < this.noAppDataUntil) return undefined
    const answer = await withRetries(() => this.ask(APP_DATA_URL, isAppData))
    if (answer.ok) this.serverVersion = answer.body.webpackCompilationHash
    else this.noAppDataUntil = Date.now() + APP_DATA_REST_MS
    return this.serverVersion
  }

  private ask<Body>(
    url: string,
    isExpected: (body: unknown) => body is Body,
  ): Promise<Answer<Body>> {
    return requestJson(url, isExpected, this.cache)
  }

  private async loadAnew(path: string, errorPage?: string): Promise<LoadResult> {
    this.forgetOld()
    const kept = this.pages.get(path)
    const isKept = kept && !kept.isErrorPage
    if (isKept && this.fresh.has(path)) return this.ready(kept.resources)

    const version = this.askVersion()
    try {
      const found = await (errorPage ? this.errorPage(errorPage) : this.findPageData(path))
      const resources = await this.loadResources(found.data)
      await Promise.race([version, wait(APP_DATA_GRACE_MS)])
      const page = this.ready(resources)
      // Data of another version must not meet this one's scripts; but the first page has no other to give way to.
      if (page.newVersion === undefined || this.pages.size === 0)
        this.pages.set(path, { ...found, resources })
      this.fresh.add(path)
      return page
    } catch (error) {
      // Of an earlier hour, but a page.
      if (isKept) return this.ready(kept.resources)
      return { status: "failed", cause: error instanceof DataError ? "data" : "chunk" }
    }
  }

  private forgetOld(): void {
    if (Date.now() - this.freshSince < FRESH_MS) return
    this.freshSince = Date.now()
    this.fresh.clear()
    this.pageData.clear()
    this.sliceData.clear()
    this.prefetched.clear()
  }

  private ready(resources: PageResources): LoadResult & { status: "ready" } {
    const version = this.serverVersion
    const isNew = isOtherVersion(version) && !hadReload(versionCause(version))
    return { status: "ready", resources, newVersion: isNew ? version : undefined }
  }

  private async findPageData(path: string): Promise<FoundPageData> {
    const kept = this.pageData.get(path)
    if (kept) return { data: kept, isErrorPage: false }

    const ask = () => this.ask(pageDataUrl(path), isPageData)
    let answer = await withRetries(ask, isAnswer)
    if (isMissing(answer)) {
      const { ok, status } = (await askForDocument(path)) ?? {}
      // There is such a page: it may have been published this very moment.
      if (ok) answer = await ask()
      // Where the server leads elsewhere the browser goes by itself.
      if (isMissing(answer) && status !== 0) return this.errorPage(NOT_FOUND_PATH)
    }
    if (!answer.ok && answer.failure === "server-error") return this.errorPage(SERVER_ERROR_PATH)
    const data = bodyOf(answer)
    this.pageData.set(path, data)
    return { data, isErrorPage: false }
  }

  private async errorPage(path: string): Promise<FoundPageData> {
    const answer = await withRetries(() => this.ask(pageDataUrl(path), isPageData), isAnswer)
    return { data: bodyOf(answer), isErrorPage: true }
  }

  private async prefetchPageData(path: string): Promise<PageData> {
    const data = bodyOf(await this.ask(pageDataUrl(path), isPageData))
    this.pageData.set(path, data)
    return data
  }

  private async loadResources(data: PageData): Promise<PageResources> {
    const [module] = await Promise.all([
      loadChunk(this.requires, data.componentChunkName),
      this.loadStaticQueries(data.staticQueryHashes ?? [], withRetries),
      this.loadSlices(data),
    ])
    const { result, ...page } = data
    return {
      component: module,
      head: module,
      json: result,
      page: {
        slicesMap: {},
        ...page,
        // Gatsby compares it with the document's. Versions are told apart by who asked for the page.
        webpackCompilationHash: documentVersion() ?? "",
      },
      staticQueryResults: this.staticQueryResults,
    }
  }

  private async loadSlices(data: PageData): Promise<void> {
    await this.loadSliceData(data, withRetries)
    const ofPage = new Set(data.staticQueryHashes)
    const ofSlices = this.staticQueryHashes(data).filter((hash) => !ofPage.has(hash))
    await Promise.all([
      this.loadStaticQueries(ofSlices, withRetries),
      ...Object.values(data.slicesMap ?? {}).map(async (name) => {
        const slice = this.sliceData.get(name)
        const shown = this.slices.get(name)
        if (!slice || (shown && shown.data === slice.result.data)) return
        const module = await loadChunk(this.requires, slice.componentChunkName)
        this.slices.set(name, {
          component: preferDefault(module),
          sliceContext: slice.result.sliceContext,
          data: slice.result.data,
        })
      }),
    ])
  }

  private async loadSliceData({ slicesMap = {} }: PageData, attempt: Attempt): Promise<void> {
    const missing = Object.values(slicesMap).filter((name) => !this.sliceData.has(name))
    await Promise.all(
      [...new Set(missing)].map(async (name) => {
        const answer = await attempt(() => this.ask(sliceDataUrl(name), isSliceData))
        this.sliceData.set(name, bodyOf(answer))
      }),
    )
  }

  private async loadStaticQueries(hashes: readonly string[], attempt: Attempt): Promise<void> {
    const missing = hashes.filter((hash) => !this.fresh.has(hash))
    await Promise.all(
      missing.map(async (hash) => {
        const answer = await attempt(() => this.ask(staticQueryUrl(hash), isStaticQueryResult))
        this.staticQueryResults[hash] = bodyOf(answer)
        this.fresh.add(hash)
      }),
    )
  }

  /** Of a page and its slices. */
  private staticQueryHashes({ staticQueryHashes = [], slicesMap = {} }: PageData): string[] {
    const ofSlices = Object.values(slicesMap).flatMap(
      (name) => this.sliceData.get(name)?.staticQueryHashes ?? [],
    )
    return [...new Set([...staticQueryHashes, ...ofSlices])]
  }

  private chunkNames({ componentChunkName, slicesMap = {} }: PageData): string[] {
    const ofSlices = Object.values(slicesMap).flatMap(
      (name) => this.sliceData.get(name)?.componentChunkName ?? [],
    )
    return [...new Set([componentChunkName, ...ofSlices])]
  }
}

type Attempt = <Body>(attempt: () => Promise<Answer<Body>>) => Promise<Answer<Body>>

const once: Attempt = (attempt) => attempt()

const isMissing = (answer: Answer<unknown>): boolean => !answer.ok && answer.failure === "missing"

const isAnswer = (failure: string): boolean => failure === "missing" || failure === "server-error"

function bodyOf<Body>(answer: Answer<Body>): Body {
  if (!answer.ok) throw new DataError(answer.failure)
  return answer.body
}
