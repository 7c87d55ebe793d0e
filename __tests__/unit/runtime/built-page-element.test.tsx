import type { WrapPageElementNodeArgs } from "gatsby"
import { wrapBuiltPageElement } from "../../../src/runtime/built-page-element"

const element = <h1>Any page</h1>
const wrappedAt = (pathname: string) =>
  wrapBuiltPageElement({ element, props: { location: { pathname } } } as WrapPageElementNodeArgs, {
    plugins: [],
  })

it("leaves the app's shell empty in the built HTML, and puts every page into the site's frame", () => {
  expect(wrappedAt("/offline-plugin-app-shell-fallback/")).toBe(element)
  expect(wrappedAt("/about")).toMatchObject({ props: { children: element } })
})
