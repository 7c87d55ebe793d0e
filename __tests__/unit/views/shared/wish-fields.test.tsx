import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { WishFields } from "../../../../src/views/shared/table-booking/wish-fields"

function Wish() {
  const [wish, setWish] = useState({ day: "", party: "2" })
  return (
    <>
      <WishFields
        venue={undefined}
        problems={{}}
        {...wish}
        onChange={(change) => setWish((before) => ({ ...before, ...change }))}
      />
      <p>{`On ${wish.day} for ${wish.party}`}</p>
    </>
  )
}

it("keeps the day and the party that a guest has chosen before the scripts came", async () => {
  document.body.innerHTML = `<div>${renderToString(<Wish />)}</div>`
  const [day, party] = document.querySelectorAll("input")
  if (day) day.value = "2026-12-24"
  if (party) party.value = "6"
  const root = await act(async () => hydrateRoot(document.body.firstElementChild!, <Wish />))
  expect(screen.getByText("On 2026-12-24 for 6")).toBeVisible()
  expect(party).toHaveValue(6)
  act(() => root.unmount())
})

it("leaves a date that is being typed as it is while it is none yet, and keeps what was known where none comes of it", () => {
  render(<Wish />)
  const day = screen.getByLabelText("When")
  fireEvent.change(day, { target: { value: "2026-11-27" } })
  // What a browser reports of half a date.
  fireEvent.change(day, { target: { value: "" } })
  expect(day).toHaveValue("")
  expect(screen.getByText("On 2026-11-27 for 2")).toBeVisible()
  fireEvent.blur(day)
  expect(day).toHaveValue("2026-11-27")
  fireEvent.change(day, { target: { value: "2026-12-31" } })
  expect(screen.getByText("On 2026-12-31 for 2")).toBeVisible()
})
