import { Slice, type WrapPageElementNodeArgs } from "gatsby"
import { useMemo, type ReactElement, type ReactNode } from "react"
import { rememberOffsets } from "../../shared/zone-offsets"
import { useSiteFacts } from "../content/use-site-facts"
import { CurrentPage } from "../views/shared/current-page"
import { Layout } from "../views/shared/layout"

/** The same frame in the browser and in the built HTML; which header a page gets is decided in the build. */
function Frame({
  path,
  brandSlug,
  venueSlug,
  children,
}: {
  path: string
  brandSlug?: string
  venueSlug?: string
  children: ReactNode
}) {
  const { timeZones } = useSiteFacts()
  // Before any clock is read; the facts are the same on every page.
  rememberOffsets(timeZones)
  const current = useMemo(() => ({ path, venueSlug }), [path, venueSlug])
  return (
    <CurrentPage value={current}>
      <Layout
        brandSlug={brandSlug}
        header={<Slice alias="header-frame" />}
        footer={<Slice alias="footer" />}
      >
        {children}
      </Layout>
    </CurrentPage>
  )
}

export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementNodeArgs, "element" | "props">): ReactElement {
  const { pathname } = props.location
  const context = props.pageContext as { brandSlug?: string; venueSlug?: string } | undefined
  return (
    <Frame path={pathname} brandSlug={context?.brandSlug} venueSlug={context?.venueSlug}>
      {element}
    </Frame>
  )
}
