import { act, screen } from "@testing-library/react"
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
