import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"

type Sheet = ReactElement<{ "data-href": string }>

/** What Gatsby puts into a page of a style sheet. */
const isSheet = (component: ReactNode): component is Sheet =>
  isValidElement<{ "data-href"?: string }>(component) &&
  component.type === "style" &&
  component.props["data-href"] !== undefined

/**
 * The page's sheets stand in its HTML as far as it uses them: the build puts that there once it knows (gatsby/finish-pages.ts).
 * Under a name that webpack does not know, so that it takes the sheets for what they are, links.
 * @returns the links, for when the scripts start
 */
export function linkStyles({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): ReactNode[] {
  const links: ReactNode[] = []
  replaceHeadComponents(
    getHeadComponents().map((component: ReactNode) => {
      if (!isSheet(component)) return component
      const address = component.props["data-href"]
      links.push(<link key={address} rel="stylesheet" href={address} />)
      return <style key={address} data-sheet={address} />
    }),
  )
  return links
}
