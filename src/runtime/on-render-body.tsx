import type { GatsbySSR } from "gatsby"
import { themeCss } from "../theme/theme-css"

/** What every page's head starts with: icons and the theme. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss() }} />,
  ])
}
