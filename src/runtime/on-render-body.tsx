import type { GatsbySSR } from "gatsby"
import { preloadFonts } from "../styles/fonts"

/** The text is set in these fonts from the first paint on, so they must not wait for the style sheet. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents(
    preloadFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  )
}
