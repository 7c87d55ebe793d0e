import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Share } from "../../../src/ui/share"

const address = "http://localhost/whatson/harvest-supper"
const button = () => screen.getByRole("button", { name: /Share.*Harvest supper/ })

beforeEach(() => window.history.replaceState(null, "", "/whatson/harvest-supper?without=milk"))
afterEach(() => {
  Reflect.deleteProperty(navigator, "share")
})

test("a page is shared by the device's own way where it has one", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException("Not now", "AbortError"))
  Object.assign(navigator, { share })
  render(<Share title="Harvest supper" />)
  await userEvent.click(button())
  expect(share).toHaveBeenCalledWith({ title: "Harvest supper", url: address })
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a device whose own way fails copies the address instead", async () => {
  const user = userEvent.setup()
  const share = jest.fn().mockRejectedValue(new DOMException("No", "NotAllowedError"))
  Object.assign(navigator, { share })
  render(<Share title="Harvest supper" />)
  await user.click(button())
  expect(screen.getByRole("status")).toHaveTextContent("The address is copied.")
})

test("elsewhere its address is copied, and that is said", async () => {
  const user = userEvent.setup()
  render(<Share title="Harvest supper" />)
  await user.click(button())
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole("status")).toHaveTextContent("The address is copied.")
})

test("where nothing may be copied the guest is given the address", async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("forbidden"))
  render(<Share title="Harvest supper" />)
  await user.click(button())
  expect(screen.getByRole("status")).toHaveTextContent(`Copy this address: ${address}`)
})
