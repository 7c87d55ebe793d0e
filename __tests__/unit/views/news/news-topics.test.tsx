import { render, screen } from "@testing-library/react"
import { NewsTopics } from "../../../../src/views/news/news-topics"

const topics = ["400", "Cenere", "Bread"].map((label) => ({
  label,
  path: `/news/about/${label.toLowerCase()}`,
}))
const named = (): (string | null)[] =>
  screen.getAllByRole("link").map(({ textContent }) => textContent)

it("keeps the topic that is read about beside the way to all news, in sight where there is little room", () => {
  const { rerender } = render(<NewsTopics topics={topics} />)
  expect(named()).toEqual(["All news", "400", "Cenere", "Bread"])
  rerender(<NewsTopics topics={topics} current="/news/about/bread" />)
  expect(named()).toEqual(["All news", "Bread", "400", "Cenere"])
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Bread")
})
