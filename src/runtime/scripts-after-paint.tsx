import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"

/** For a page that is not painted, as it is opened where nobody sees it. */
const AT_LATEST_MS = 1000

const START = [
  "(function(d){var t=d.currentScript.previousElementSibling,begun;",
  "function start(){if(!begun)begun=d.body.appendChild(t.content.cloneNode(true))}",
  'try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(e){start()}',
  `setTimeout(start,${AT_LATEST_MS})`,
  "})(document)",
].join("")

/** Where Gatsby puts its scripts into a page that is finished: a slice of its own. */
const isScripts = (component: ReactNode): component is ReactElement<{ sliceId: string }> =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts"

/**
 * The scripts that bring the page to life wait for its first paint: on a slow line the words, the typefaces and the picture
 * that a guest came for need not share it with them. Until then they lie in a template, where no browser fetches them.
 */
export function startScriptsAfterPaint({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">): void {
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((component: ReactNode): ReactNode[] =>
      isScripts(component)
        ? [
            <template key="scripts" data-scripts="">
              {component}
            </template>,
            <script key="start" dangerouslySetInnerHTML={{ __html: START }} />,
          ]
        : [component],
    ),
  )
}
