import type { GatsbySSR } from "gatsby"
import { isAppShell } from "../../shared/paths"
import { wrapPageElement } from "./wrap-page-element"

/** In the built HTML. The app's shell stays empty, for any page may come into it; no page is rendered at its address. */
export const wrapBuiltPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = (args) =>
  isAppShell(args.props.location.pathname) ? args.element : wrapPageElement(args)
