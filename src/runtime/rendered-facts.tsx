import type { GatsbySSR } from "gatsby"
import type { ReactNode } from "react"
import type { SiteFacts } from "../content/site-facts"
import { useSiteFacts } from "../content/use-site-facts"

let facts: SiteFacts | undefined

/** Facts of the site, as the page that was rendered last had them: pages of one build have the same. */
export const renderedFacts = (): SiteFacts | undefined => facts

const note = (found: SiteFacts): void => void (facts = found)

function NoteFacts({ children }: { children: ReactNode }) {
  note(useSiteFacts())
  return children
}

/** In the build alone, where a page's head is written after its content and no hook can be used there. */
export const wrapRootElement: NonNullable<GatsbySSR["wrapRootElement"]> = ({ element }) => (
  <NoteFacts>{element}</NoteFacts>
)
