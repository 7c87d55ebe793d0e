import * as React from "react"
import text from "../text.json"

/** The words of one of the site's text pages, as somebody would show them on their first day with Gatsby. */
export default function StockPage() {
  return (
    <main>
      {text.map(({ tag: Tag, words }, index) => (
        <Tag key={index}>{words}</Tag>
      ))}
    </main>
  )
}

export const Head = () => (
  <>
    <html lang="en" />
    <title>A stock page of text</title>
    <meta name="description" content="What a page of text costs with Gatsby and React alone." />
  </>
)
