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
  it("takes what is typed while the browser refuses the address, which follows later", async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Finder />)
    const refused = refuse()
    await user.type(screen.getByLabelText("Near"), "Lucca")
    expect(screen.getByLabelText("Near")).toHaveValue("Lucca")
    expect(location.search).toBe("?open=now")

    refused.mockRestore()
    act(() => void jest.runOnlyPendingTimers())
    expect(location.pathname + location.search + location.hash).toBe(
      "/locations?open=now&near=Lucca#map",
    )
    expect(screen.getByLabelText("Near")).toHaveValue("Lucca")
  })

  it("has what the address says once a visitor has gone through the history", async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<Finder />)
    const refused = refuse()
    await user.type(screen.getByLabelText("Near"), "Lucca")
    refused.mockRestore()
    window.history.replaceState(null, "", "/locations?near=Siena")
    act(() => void dispatchEvent(new PopStateEvent("popstate")))
    expect(screen.getByLabelText("Near")).toHaveValue("Siena")
    act(() => void jest.runOnlyPendingTimers())
    expect(location.search).toBe("?near=Siena")
  })
})
