/** Files of Gatsby's own runtime that stay, under the name that the plugin for resilience gives their folder. */

declare module "gatsby-runtime/slice/inline-slice" {
  import type { FunctionComponent, ReactNode } from "react"
  export const InlineSlice: FunctionComponent<{ sliceName: string; children?: ReactNode }>
}

declare module "gatsby-runtime/api-runner-browser" {
  type Args = Record<string, unknown>
  export function apiRunner(
    api: string,
    args: Args,
    otherwise?: unknown,
    next?: (of: { result: unknown }) => Args,
  ): unknown[]
}

declare module "gatsby-runtime/route-announcer-props" {
  import type { HTMLAttributes } from "react"
  export const RouteAnnouncerProps: HTMLAttributes<HTMLElement> & { id: string }
}
