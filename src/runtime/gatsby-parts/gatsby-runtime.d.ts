declare module "gatsby-runtime/slice/inline-slice" {
  import type { FunctionComponent, ReactNode } from "react"
  export const InlineSlice: FunctionComponent<{ sliceName: string; children?: ReactNode }>
}
