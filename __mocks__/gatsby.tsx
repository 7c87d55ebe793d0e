import type { ReactNode } from "react"

/** Renders nothing: slices are tested on their own. */
export function Slice({ alias }: { alias: string; children?: ReactNode }) {
  return <div data-slice={alias} />
}

export { parsePath } from "../src/runtime/gatsby-parts/link"
export const graphql = (): null => null
export const useStaticQuery = jest.fn()
export const navigate = jest.fn()
export const withPrefix = (path: string): string => path
export const Script = (): null => null
