import type { GatsbySSR } from "gatsby"
import { linkStyles } from "./link-styles"
import { startScriptsAfterPaint } from "./scripts-after-paint"
import { putStructuredDataLast } from "./structured-data"
import { holdTags } from "./tag-manager/hold-tags"

/** What plugins and pages have put into the document, set right before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (document) => {
  holdTags(document)
  putStructuredDataLast(document)
  startScriptsAfterPaint(document, linkStyles(document))
}
