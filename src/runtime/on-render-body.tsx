import type { GatsbySSR } from "gatsby"
import { isAppShell } from "../../shared/paths"
import { LANGUAGE } from "../texts/intl"
import { servedLook } from "../theme/brand-scope"
import { themeCss } from "../theme/theme-css"
import { structuredData, type PageData } from "./structured-data"
import { MarkSprite } from "./mark-sprite"

const THEME = themeCss()

/** What every page has around its content: icons, the theme and what search engines are told in its head, its mark at its end. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: THEME }} />,
    // It has no Head of its own, which says it of other pages (src/ui/seo.tsx).
    ...(isAppShell(pathname) ? [<meta key="robots" name="robots" content="noindex" />] : []),
  ])
  // The page's own data is at hand: nothing is read for it.
  const page = loadPageDataSync(pathname) as unknown as PageData
  const brandSlug = page.result.pageContext?.brandSlug
  setHtmlAttributes({ lang: LANGUAGE, ...servedLook(brandSlug) })
  const described = structuredData(page)
  if (described) setHeadComponents([described])
  setPostBodyComponents([<MarkSprite key="marks" brandSlug={brandSlug} />])
}
