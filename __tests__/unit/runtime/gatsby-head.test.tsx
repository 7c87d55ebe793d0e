import { act, render } from "@testing-library/react"
import { type HeadProps, useHead } from "../../../src/runtime/gatsby-parts/head"

const Head = ({ data }: HeadProps) => (
  <>
    <title>{String(data)}</title>
    <link rel="preload" href="/static/a.woff2" as="font" />
  </>
)

function Page({ data }: { data: string }) {
  useHead(Head, { location: { pathname: "/" }, data }, {})
  return null
}

const settled = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

it("a page's head takes the place of the one before, and touches nothing else", async () => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><title data-gatsby-head="true">One</title>' +
    '<link rel="preload" href="/static/a.woff2" as="font" data-gatsby-head="true">'
  const served = [...document.head.children]
  const { rerender, unmount } = render(<Page data="One" />)
  await settled()
  // As the server has made it: no element is another one.
  expect([...document.head.children]).toEqual(served)
  expect(document.head.children[2]).toBe(served[2])

  rerender(<Page data="Two" />)
  await settled()
  expect(document.title).toBe("Two")
  expect(document.head.querySelectorAll("title, link")).toHaveLength(2)
  expect(document.head.querySelectorAll("meta")).toHaveLength(1)

  unmount()
  expect(document.head.children).toHaveLength(1)
})
