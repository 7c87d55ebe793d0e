import { render, screen, within } from "@testing-library/react"
import { RichText } from "../../../src/ui/rich-text"
import type { RichTextInline } from "../../../src/content/rich-text"

const text = (value: string): RichTextInline[] => [{ type: "text", text: value }]

describe("rich text", () => {
  it("sets headings, paragraphs, quotes and rules as what they are", () => {
    render(
      <RichText
        value={[
          { type: "heading", level: 2, children: text("The dough") },
          { type: "paragraph", children: text("It rests.") },
          { type: "quote", children: text("Keep it boring.") },
          { type: "rule" },
          { type: "heading", level: 4, children: text("Salt") },
        ]}
      />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "The dough" })).toBeVisible()
    expect(screen.getByRole("heading", { level: 4, name: "Salt" })).toBeVisible()
    expect(screen.getByRole("blockquote")).toHaveTextContent("Keep it boring.")
    expect(screen.getByRole("separator")).toBeInTheDocument()
  })

  it("keeps emphasis, also where several kinds meet", () => {
    render(
      <RichText
        value={[
          {
            type: "paragraph",
            children: [
              { type: "text", text: "hot", bold: true, italic: true },
              { type: "text", text: "cold", strikethrough: true },
            ],
          },
        ]}
      />,
    )
    expect(within(screen.getByRole("strong")).getByRole("emphasis")).toHaveTextContent("hot")
    expect(screen.getByText("cold").tagName).toBe("S")
  })

  it("links to other pages of the site", () => {
    render(
      <RichText
        value={[
          {
            type: "paragraph",
            children: [{ type: "link", href: "/degustation", children: text("tasting menus") }],
          },
        ]}
      />,
    )
    expect(screen.getByRole("link", { name: "tasting menus" })).toHaveAttribute(
      "href",
      "/degustation",
    )
  })

  it("nests lists", () => {
    render(
      <RichText
        value={[
          {
            type: "list",
            ordered: true,
            items: [
              {
                children: text("Mix"),
                nested: [
                  {
                    type: "list",
                    ordered: false,
                    items: [{ children: text("Flour"), nested: [] }],
                  },
                ],
              },
              { children: text("Wait"), nested: [] },
            ],
          },
        ]}
      />,
    )
    const lists = screen.getAllByRole("list")
    expect(lists.map(({ tagName }) => tagName)).toEqual(["OL", "UL"])
    expect(screen.getAllByRole("listitem")).toHaveLength(3)
  })

  it("leaves no empty box behind", () => {
    const { container } = render(<RichText value={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
