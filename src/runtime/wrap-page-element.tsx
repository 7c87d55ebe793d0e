import { Slice, type GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import { useSiteFacts } from "../content/use-site-facts"
import { Layout } from "../views/layout"

/** The same frame in the browser and in the built HTML; which header a page gets is decided in the build. */
function Frame({ children }: { children: ReactNode }) {
  const { announcement } = useSiteFacts()
  return (
    <Layout
      announcement={announcement}
      header={<Slice alias="header-frame" />}
      footer={<Slice alias="footer" />}
    >
      {children}
    </Layout>
  )
}

export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element }) => (
  <Frame>{element}</Frame>
)
