import { type ComponentType, type ReactNode, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { StaticQueryContext, type StaticQueryResults } from "./static-query"

/** How Gatsby marks what a page's `Head` has written, in the HTML too. */
const MARK = "data-gatsby-head"

const written = (): Element[] => [...document.querySelectorAll(`[${MARK}]`)]

function remove(): void {
  for (const element of written()) element.remove()
}

const container = document.createElement("div")
let root: Root | undefined

/** Brings what was rendered into the head. What stands there already stays: no typeface is preloaded twice. */
function write(): void {
  const fresh = [...container.children].map((element) => {
    const copy = element.cloneNode(true) as Element
    copy.setAttribute(MARK, "true")
    return copy
  })
  for (const old of written()) {
    const same = fresh.findIndex((element) => element.isEqualNode(old))
    if (same === -1) old.remove()
    else fresh.splice(same, 1)
  }
  document.head.append(...fresh)
}

function Written({ children }: { children: ReactNode }) {
  useEffect(write)
  return children
}

export interface HeadProps {
  location: { pathname: string }
  data?: unknown
  pageContext?: unknown
}

/** Writes a page's `Head`, whose elements stand beside each other, none of them an `<html>` or a `<body>`. */
export function useHead(
  Head: ComponentType<HeadProps> | undefined,
  { location, data, pageContext }: HeadProps,
  staticQueryResults: StaticQueryResults,
): void {
  useEffect(() => {
    if (Head) {
      root ??= createRoot(container)
      root.render(
        <Written>
          <StaticQueryContext.Provider value={staticQueryResults}>
            <Head location={location} data={data} pageContext={pageContext} />
          </StaticQueryContext.Provider>
        </Written>,
      )
    }
    return remove
  })
}
