import { render } from "@testing-library/react"
import type { RenderBodyArgs } from "gatsby"
import type { ReactNode } from "react"
import { onRenderBody } from "../../../src/runtime/on-render-body"

function headOf(pathname: string): HTMLElement {
  const head: ReactNode[] = []
  const page = { path: pathname, componentChunkName: "component---other", result: {} }
  void onRenderBody(
    {
      pathname,
      loadPageDataSync: () => page,
      setHtmlAttributes: () => undefined,
      setHeadComponents: (components: ReactNode[]) => head.push(...components),
      setPostBodyComponents: () => undefined,
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  )
  return render(<>{head}</>).container
}

describe("what every page has in its head", () => {
  it.each(["/offline-plugin-app-shell-fallback/", "/offline-plugin-app-shell-fallback"])(
    "keeps %s, which has no head of its own, from search engines",
    (path) => {
      expect(headOf(path).querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex")
    },
  )

  it.each(["/", "/404", "/menus"])("leaves to the head of %s what it says of itself", (path) => {
    expect(headOf(path).querySelector("meta[name=robots]")).toBeNull()
  })
})
