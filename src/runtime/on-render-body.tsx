import type { GatsbySSR } from "gatsby"
import { themeCss } from "../theme/theme-css"
import { HOUSE_TEXT } from "../theme/typefaces"

/**
 * What every page's head starts with: icons, the text's typeface, which must not wait for a style sheet, and the
 * theme. The display typeface is the page's own (src/components/seo.tsx).
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="icon" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png" />,
    <link
      key="text-typeface"
      rel="preload"
      href={HOUSE_TEXT.file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss() }} />,
  ])
}
