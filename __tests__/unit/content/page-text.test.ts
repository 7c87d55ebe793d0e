import { mapPage } from "../../../src/content/page-text"

test("an empty list whose page says nothing of it does not repeat the page's title", () => {
  const page = {
    id: 1,
    template: "order",
    title: "To take away",
    kicker: null,
    introduction: null,
    hero: null,
    sections: null,
    emptyState: { heading: null, text: null },
    seo: null,
  } as const
  expect(mapPage({ docs: [page] }, "order").emptyState).toEqual({
    heading: "Nothing here just now",
    text: "There is nothing to show at the moment. Please look in again.",
  })
})
