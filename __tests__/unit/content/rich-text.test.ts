import { describe, expect, it } from "@jest/globals"
import { compactRichText, type LinkIndex } from "../../../src/content/rich-text"

const article = { type: "NewsArticle", name: "A new oven", id: 7 }
const links: LinkIndex = (collection, id) =>
  collection === "brands" && id === 1 ? "/400" : undefined

const text = (value: string, format = 0) => ({ type: "text", text: value, format })
const node = (type: string, children: readonly unknown[] = [], rest = {}) => ({
  type,
  children,
  ...rest,
})
const compact = (...children: unknown[]) =>
  compactRichText({ root: node("root", children) }, links, article, "body")

describe("rich text", () => {
  it("keeps bold, italic and struck-through text", () => {
    expect(compact(node("paragraph", [text("Hot", 1), text(" and ", 0), text("slow", 6)]))).toEqual(
      [
        {
          type: "paragraph",
          children: [
            { type: "text", text: "Hot", bold: true },
            { type: "text", text: " and " },
            { type: "text", text: "slow", italic: true, strikethrough: true },
          ],
        },
      ],
    )
  })

  it("runs a paragraph from the side that its script begins at", () => {
    const directions = ["«400» درجة", "Dough, in Arabic عجين"].flatMap((words) =>
      compact(node("paragraph", [text(words)])).map((block) => "direction" in block),
    )
    expect(directions).toEqual([true, false])
  })

  it("runs lists, quotes and headings from that side too, whatever they begin with", () => {
    const link = node("link", [text("عجين")], { fields: { linkType: "custom", url: "/about" } })
    const item = node("listitem", [text("طماطم", 1)])
    const blocks = compact(
      node("list", [item], { listType: "bullet" }),
      node("quote", [link]),
      node("heading", [text("فرن")], { tag: "h2" }),
      node("quote", [text("Keep it boring.")]),
    )
    expect(blocks.map((block) => "direction" in block)).toEqual([true, true, true, false])
  })

  it("leaves out the empty paragraphs an editor used as spacing, and emptied headings and quotes", () => {
    const emptied = ["paragraph", "heading", "quote"].flatMap((type) => [
      node(type),
      node(type, [text("")]),
      node(type, [text(" "), node("linebreak")]),
    ])
    expect(compact(...emptied)).toEqual([])
  })

  it("turns an internal link into the path of the document", () => {
    const link = node("link", [text("400")], {
      fields: { linkType: "internal", doc: { relationTo: "brands", value: { id: 1 } } },
    })
    expect(compact(node("paragraph", [link]))).toEqual([
      {
        type: "paragraph",
        children: [{ type: "link", href: "/400", children: [{ type: "text", text: "400" }] }],
      },
    ])
  })

  it("shows a link to something not published as plain text", () => {
    const link = node("link", [text("soon")], {
      fields: { linkType: "internal", doc: { relationTo: "locations", value: 9 } },
    })
    expect(compact(node("paragraph", [link]))).toEqual([
      { type: "paragraph", children: [{ type: "text", text: "soon" }] },
    ])
  })

  it("shows a link with a script for an address as plain text", () => {
    const link = node("link", [text("free pizza")], {
      fields: { linkType: "custom", url: "javascript:alert(1)" },
    })
    expect(compact(node("paragraph", [link]))).toEqual([
      { type: "paragraph", children: [{ type: "text", text: "free pizza" }] },
    ])
  })

  it("puts a nested list into the item before it", () => {
    const inner = node("list", [node("listitem", [text("hazelnut")])], { listType: "bullet" })
    const outer = node("list", [node("listitem", [text("Gelato")]), node("listitem", [inner])], {
      listType: "number",
    })
    expect(compact(outer)).toEqual([
      {
        type: "list",
        ordered: true,
        items: [
          {
            children: [{ type: "text", text: "Gelato" }],
            nested: [
              {
                type: "list",
                ordered: false,
                items: [{ children: [{ type: "text", text: "hazelnut" }], nested: [] }],
              },
            ],
          },
        ],
      },
    ])
  })

  it("never makes a second first-level heading", () => {
    expect(compact(node("heading", [text("Dough")], { tag: "h1" }))).toEqual([
      { type: "heading", level: 2, children: [{ type: "text", text: "Dough" }] },
    ])
  })

  it("names the document and field of a node it cannot show", () => {
    expect(() => compact(node("upload"))).toThrow(
      /NewsArticle “A new oven” \(id 7\).*“body”.*“upload”/,
    )
  })
})
