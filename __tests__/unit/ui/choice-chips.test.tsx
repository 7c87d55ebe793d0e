import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ChoiceChips } from "../../../src/ui/choice-chips"

const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `City ${index}` }))

test("a choice of few is in sight, one of many, or beside the point, is a list to open", async () => {
  const chosen = jest.fn()
  const of = (count: number, isFolded?: boolean) => (
    <ChoiceChips
      isFolded={isFolded}
      {...{ legend: "City", name: "city", options: cities(count), value: "0", onChange: chosen }}
    />
  )
  const { rerender } = render(of(12))
  expect(within(screen.getByRole("group", { name: "City" })).getAllByRole("radio")).toHaveLength(12)
  rerender(of(13))
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "City" }), "City 12")
  expect(chosen).toHaveBeenCalledWith("12")
  rerender(of(2, true))
  expect(screen.getByRole("combobox", { name: "City" })).toBeInTheDocument()
})
