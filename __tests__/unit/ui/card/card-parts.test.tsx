import { render, screen } from "@testing-library/react"
import { MenuList } from "../../../../src/ui/menu-list"
import { menu } from "../../views/menu-fixtures"
import { card, hasKept } from "./kept-things"

const mockLoaded = jest.fn()
jest.mock("../../../../src/ui/card/card-parts", () => {
  mockLoaded()
  return jest.requireActual<object>("../../../../src/ui/card/card-parts")
})

/** Both in one test: what was loaded once is not loaded again. */
it("is not loaded on a device without a card, and is on one with a card", async () => {
  const { unmount } = render(<MenuList menu={menu()} />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(mockLoaded).not.toHaveBeenCalled()
  expect(screen.queryByRole("button", { name: /^Favourite/ })).not.toBeInTheDocument()
  unmount()

  hasKept({ card: card() })
  render(<MenuList menu={menu()} />)
  // The part is loaded first, which takes a busy machine a while.
  const patience = { timeout: 20_000 }
  const found = await screen.findAllByRole("button", { name: /^Favourite/ }, patience)
  expect(found.length).toBeGreaterThan(0)
  expect(mockLoaded).toHaveBeenCalledTimes(1)
})
