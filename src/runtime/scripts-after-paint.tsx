import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"

/** For a page that is not painted, as it is opened where nobody sees it. */
const AT_LATEST_MS = 1000

const START = [
  "(function(d){var t=d.currentScript.previousElementSibling,begun;",
  "function start(){if(!begun)begun=d.body.appendChild(t.content.cloneNode(true))}",
  'try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(e){start()}',
  `setTimeout(start,${AT_LATEST_MS});`,
  // A sheet that does not come is asked for again: what scripts show is drawn with it.
  'var left=5;d.addEventListener("error",function(e){var l=e.target;',
  'if(l.rel==="stylesheet"&&left-->0)setTimeout(function(){l.replaceWith(l.cloneNode())},2000)},true)',
  "})(document)",
].join("")

/** Where Gatsby puts its scripts into a page that is finished: a slice of its own. */
const isScripts = (component: ReactNode): component is ReactElement<{ sliceId: string }> =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts"

/**
 * The scripts that bring the page to life wait for its first paint: on a slow line the words, the typefaces and the picture
 * that a guest came for need not share it with them. Until then they lie in a template, where no browser fetches them.
 * @param sheets what the page's scripts may show is drawn with; they come along
 */
export function startScriptsAfterPaint(
  {
    getPostBodyComponents,
    replacePostBodyComponents,
  }: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">,
  sheets: readonly ReactNode[],
): void {
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((component: ReactNode): ReactNode[] =>
      isScripts(component)
        ? [
            <template key="scripts" data-scripts="">
              {sheets}
              {component}
            </template>,
            <script key="start" dangerouslySetInnerHTML={{ __html: START }} />,
            // What the HTML leaves out of its sheets is there without scripts too, for paper for instance.
            <noscript key="sheets">{sheets}</noscript>,
          ]
        : [component],
    ),
  )
}
