import { render } from "@testing-library/react"
import type { RenderBodyArgs } from "gatsby"
import type { ReactNode } from "react"
import { onRenderBody } from "../../../src/runtime/on-render-body"

function rendered(pathname: string, pageContext: object = {}) {
  const head: ReactNode[] = []
  const html: Record<string, string> = {}
  const page = { path: pathname, componentChunkName: "component---other", result: { pageContext } }
  void onRenderBody(
    {
      pathname,
      loadPageDataSync: () => page,
      setHtmlAttributes: (attributes: object) => void Object.assign(html, attributes),
      setHeadComponents: (components: ReactNode[]) => head.push(...components),
      setPostBodyComponents: () => undefined,
    } as unknown as RenderBodyArgs,
    { plugins: [] },
  )
  return { head: render(<>{head}</>).container, html }
}
const headOf = (pathname: string): HTMLElement => rendered(pathname).head

it("the document of a brand's page says whose look it stands in, before anything of the page is read", () => {
  expect(rendered("/cenere", { brandSlug: "cenere" }).html).toEqual({
    lang: "en",
    "data-served-look": "cenere",
  })
  expect(rendered("/about").html).not.toHaveProperty("data-served-look")
})

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
