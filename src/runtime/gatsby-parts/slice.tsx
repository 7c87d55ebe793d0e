import type { ReactNode } from "react"
import { InlineSlice } from "gatsby-runtime/slice/inline-slice"

/**
 * In the browser, Gatsby's `<Slice>` without what only the build does: rendering slices apart from pages, and refusing
 * props that would not survive that.
 */
export function Slice({ alias, ...props }: { alias: string; children?: ReactNode }) {
  return <InlineSlice {...props} sliceName={alias} />
}
