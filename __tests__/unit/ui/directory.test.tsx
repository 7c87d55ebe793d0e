import { render, screen, within } from "@testing-library/react"
import { Directory } from "../../../src/ui/directory"

const entry = (name: string, group: string) => ({ name, group, href: `/${name}` })
const headings = () => screen.getAllByRole("term").map(({ textContent }) => textContent)

it("has each name under its town, the towns in the order of the alphabet", () => {
  render(
    <Directory entries={[entry("Due", "Rome"), entry("Uno", "Milan"), entry("Tre", "Rome")]} />,
  )
  expect(headings()).toEqual(["Milan", "Rome"])
  const [, rome] = screen.getAllByRole("definition")
  const names = within(rome as HTMLElement).getAllByRole("link")
  expect(names.map(({ textContent }) => textContent)).toEqual(["Due", "Tre"])
  expect(names[0]).toHaveAttribute("href", "/Due")
})

it("goes by letters where the towns are many, and says with each name its town", () => {
  const towns = Array.from({ length: 60 }, (_, at) => `${at % 2 ? "Arezzo" : "Bari"} ${at}`)
  render(<Directory entries={towns.map((town, at) => entry(`Oven ${at}`, town))} />)
  expect(headings()).toEqual(["A", "B"])
  expect(screen.getByRole("link", { name: "Arezzo 1, Oven 1" })).toHaveAttribute("href", "/Oven 1")
})
