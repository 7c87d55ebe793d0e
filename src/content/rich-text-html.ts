import { escapeMarkup } from "../../shared/escape-markup"
import type { RichText, RichTextBlock, RichTextInline } from "./rich-text"

/**
 * Rich text as HTML for readers that are no browser on this site: every address is absolute.
 * @param siteUrl public address, without a slash at its end
 */
export const richTextHtml = (text: RichText, siteUrl: string): string =>
  text.map((block) => blockHtml(block, siteUrl)).join("")

function blockHtml(block: RichTextBlock, siteUrl: string): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${inlineHtml(block.children, siteUrl)}</p>`
    case "heading":
      return `<h${block.level}>${inlineHtml(block.children, siteUrl)}</h${block.level}>`
    case "quote":
      return `<blockquote>${inlineHtml(block.children, siteUrl)}</blockquote>`
    case "list": {
      const name = block.ordered ? "ol" : "ul"
      const items = block.items.map(
        ({ children, nested }) =>
          `<li>${inlineHtml(children, siteUrl)}${richTextHtml(nested, siteUrl)}</li>`,
      )
      return `<${name}>${items.join("")}</${name}>`
    }
    case "rule":
      return "<hr>"
  }
}

const inlineHtml = (inlines: readonly RichTextInline[], siteUrl: string): string =>
  inlines.map((inline) => oneInlineHtml(inline, siteUrl)).join("")

function oneInlineHtml(inline: RichTextInline, siteUrl: string): string {
  switch (inline.type) {
    case "text": {
      const marks = [
        inline.bold ? "strong" : "",
        inline.italic ? "em" : "",
        inline.strikethrough ? "s" : "",
      ].filter(Boolean)
      return marks.reduce((html, mark) => `<${mark}>${html}</${mark}>`, escapeMarkup(inline.text))
    }
    case "lineBreak":
      return "<br>"
    case "link": {
      const href = inline.href.startsWith("/") ? siteUrl + inline.href : inline.href
      return `<a href="${escapeMarkup(href)}">${inlineHtml(inline.children, siteUrl)}</a>`
    }
  }
}
