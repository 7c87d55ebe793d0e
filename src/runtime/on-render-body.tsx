import type { GatsbySSR } from "gatsby"
import { preloadFonts } from "../styles/fonts"

/**
 * What every page's head starts with. The text is set in the preloaded fonts from the first paint on, so they
 * must not wait for the style sheet.
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
    ...preloadFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ])
}
