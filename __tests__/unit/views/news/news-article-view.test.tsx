import { render, screen, within } from "@testing-library/react"
import type { NewsArticleModel } from "../../../../src/content/pages/news-article"
import { NewsArticleView } from "../../../../src/views/news/news-article-view"
import { picture } from "../venue-fixtures"

const summary = (title: string) => ({
  title,
  slug: title.toLowerCase(),
  path: `/news/${title.toLowerCase()}`,
  excerpt: "",
  author: "Ada",
  publishedOn: "2026-11-20",
  tags: [],
  image: picture,
})
const model = (...related: string[]): NewsArticleModel => ({
  article: {
    ...summary("Flour"),
    ...{ minutes: 7, body: [], brands: [], venues: [], revisedAt: undefined },
  },
  topics: [],
  seo: { title: "Flour", description: "Flour", image: undefined },
  related: related.map(summary),
})

test("an article says how long it takes to read, and leads to others", () => {
  const { rerender } = render(<NewsArticleView model={model("Dough", "Oven")} />)
  expect(screen.getByText(/7 minutes to read/)).toBeInTheDocument()
  const others = within(screen.getByRole("region", { name: /read on/i })).getAllByRole("link")
  expect(others.map((link) => link.getAttribute("href"))).toEqual(["/news/dough", "/news/oven"])
  rerender(<NewsArticleView model={model()} />)
  expect(screen.queryByRole("region", { name: /read on/i })).not.toBeInTheDocument()
})
