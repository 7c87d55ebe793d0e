import { jest } from "@jest/globals"

interface Config {
  hooks: { beforeOperation?: readonly ((told: { args: object }) => object)[] }
}

/** Asked for by what is needed of it: its own types are the CMS's, which has packages of its own. */
const { cleanAllTexts } = jest.requireActual<{
  cleanAllTexts: (all: { collections: Config[]; globals: Config[] }) => void
}>("../../../cms/src/hooks/clean-texts")

it("keeps no character that nobody sees, of a document or of what there is one of", () => {
  const [news, settings]: [Config, Config] = [{ hooks: {} }, { hooks: {} }]
  cleanAllTexts({ collections: [news], globals: [settings] })
  for (const { hooks } of [news, settings]) {
    const [clean] = hooks.beforeOperation ?? []
    const data = { title: "Wood\u000boven", rows: [{ name: "Mar\u0000gherita" }] }
    expect(clean?.({ args: { id: 1, data } })).toEqual({
      id: 1,
      data: { title: "Wood\noven", rows: [{ name: "Margherita" }] },
    })
    expect(clean?.({ args: { id: 1 } })).toEqual({ id: 1 })
  }
})
