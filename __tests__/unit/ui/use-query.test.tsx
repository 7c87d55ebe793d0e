import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { replaceQuery, useQuery } from "../../../src/ui/use-query"

function Finder() {
  const near = useQuery().get("near") ?? ""
  return (
    <label>
      Near
      <input value={near} onChange={({ target }) => replaceQuery({ near: target.value })} />
    </label>
  )
}

beforeEach(() => window.history.replaceState(null, "", "/locations?open=now#map"))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** As Safari does after a hundred changes in half a minute. */
const refuse = () =>
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })

describe("a field whose words are in the address", () => {
  /** Types "Lucca" into it, and has the browser take changes again. */
  async function typeWhileRefused(): Promise<void> {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Finder />)
    const refused = refuse()
    await user.type(screen.getByLabelText("Near"), "Lucca")
    expect(screen.getByLabelText("Near")).toHaveValue("Lucca")
    expect(location.search).toBe("?open=now")
    refused.mockRestore()
  }
  const goTo = (address: string): void => {
    window.history.replaceState(null, "", address)
    act(() => void dispatchEvent(new PopStateEvent("popstate")))
  }

  it("takes what is typed while the browser refuses the address, which follows later", async () => {
    await typeWhileRefused()
    act(() => void jest.runOnlyPendingTimers())
    expect(location.pathname + location.search + location.hash).toBe(
      "/locations?open=now&near=Lucca#map",
    )
    expect(screen.getByLabelText("Near")).toHaveValue("Lucca")
  })

  it("has what the address says once a visitor has gone through the history, also back to where it was refused", async () => {
    await typeWhileRefused()
    goTo("/locations?near=Siena")
    expect(screen.getByLabelText("Near")).toHaveValue("Siena")
    act(() => void jest.runOnlyPendingTimers())
    expect(location.search).toBe("?near=Siena")
    goTo("/locations?open=now#map")
    expect(screen.getByLabelText("Near")).toHaveValue("")
  })

  it("is empty again where a visitor comes back to the address before it was written", async () => {
    const user = userEvent.setup()
    render(<Finder />)
    await user.type(screen.getByLabelText("Near"), "Lucca")
    expect(location.search).toBe("?open=now&near=Lucca")
    goTo("/locations?open=now#map")
    expect(screen.getByLabelText("Near")).toHaveValue("")
  })
})
