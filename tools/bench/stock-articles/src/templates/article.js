import * as React from "react"
import { graphql } from "gatsby"

/** An article as somebody would show it on their first day with Gatsby. */
export default function Article({ data }) {
  const { title, author, publishedOn, excerpt, paragraphs } = data.cms.article
  return (
    <main>
      <h1>{title}</h1>
      <p>
        {author}, {publishedOn}
      </p>
      <p>{excerpt}</p>
      {paragraphs.map((words, index) => (
        <p key={index}>{words}</p>
      ))}
    </main>
  )
}

export const Head = ({ data }) => <title>{data.cms.article.title}</title>

export const query = graphql`
  query ($slug: String!) {
    cms {
      article(slug: $slug) {
        title
        author
        publishedOn
        excerpt
        paragraphs
      }
    }
  }
`
