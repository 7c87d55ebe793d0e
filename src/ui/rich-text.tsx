import { Fragment, type ReactNode } from "react"
import type {
  RichText as RichTextValue,
  RichTextBlock,
  RichTextInline,
  TextMarks,
} from "../content/rich-text"
import { Heading } from "./heading"
import { SiteLink } from "./site-link"

function marked(text: string, marks: TextMarks): ReactNode {
  let node: ReactNode = text
  if (marks.strikethrough) node = <s>{node}</s>
  if (marks.italic) node = <em>{node}</em>
  if (marks.bold) node = <strong>{node}</strong>
  return node
}

function Inline({ nodes }: { nodes: readonly RichTextInline[] }) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case "text":
        return <Fragment key={index}>{marked(node.text, node)}</Fragment>
      case "lineBreak":
        return <br key={index} />
      case "link":
        return (
          <SiteLink key={index} href={node.href}>
            <Inline nodes={node.children} />
          </SiteLink>
        )
    }
  })
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p dir={block.direction}>
          <Inline nodes={block.children} />
        </p>
      )
    case "heading":
      return (
        <Heading level={block.level} dir={block.direction}>
          <Inline nodes={block.children} />
        </Heading>
      )
    case "quote":
      return (
        <blockquote dir={block.direction}>
          <p>
            <Inline nodes={block.children} />
          </p>
        </blockquote>
      )
    case "list": {
      const List = block.ordered ? "ol" : "ul"
      return (
        <List dir={block.direction}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline nodes={item.children} />
              <Blocks value={item.nested} />
            </li>
          ))}
        </List>
      )
    }
    case "rule":
      return <hr />
  }
}

function Blocks({ value }: { value: RichTextValue }) {
  return value.map((block, index) => <Block key={index} block={block} />)
}

export function RichText({ value }: { value: RichTextValue }) {
  if (value.length === 0) return null
  return (
    <div className="prose">
      <Blocks value={value} />
    </div>
  )
}
