import type { GatsbySSR } from "gatsby"
import { themeCss } from "../theme/theme-css"
import { MarkSprite } from "./mark-sprite"

/** What every page has around its content: icons and the theme in its head, the marks at its end. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss() }} />,
  ])
  setPostBodyComponents([<MarkSprite key="marks" />])
}
