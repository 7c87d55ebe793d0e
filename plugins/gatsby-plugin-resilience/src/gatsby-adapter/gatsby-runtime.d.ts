/** Files of Gatsby's own runtime (`.cache` of a site), under the name that build/webpack.ts gives that folder. */

declare module "gatsby-runtime/find-path" {
  /** An address decoded, without prefix and trailing slash. Gatsby's own `findPath` may decode twice, and throw. */
  export function cleanPath(address: string): string
  export function findMatchPath(address: string): string | null
  export function setMatchPaths(matchPaths: readonly unknown[]): void
}

/** What Gatsby tells the rest of a window, which finds it as `window.___emitter`. */
declare module "gatsby-runtime/emitter" {
  const emitter: { emit: (event: string, payload: Record<string, unknown>) => void }
  export default emitter
}

declare module "gatsby-runtime/redirect-utils" {
  export function maybeGetBrowserRedirect(pathname: string): { toPath: string } | undefined
}

declare module "gatsby-runtime/reach-router" {
  interface NavigateOptions {
    replace?: boolean
    state?: unknown
  }
  export function navigate(to: string | number, options?: NavigateOptions): Promise<void>
}

declare const __PATH_PREFIX__: string
