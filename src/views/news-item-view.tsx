import { formatDay } from "../components/format"
import { NewsCard } from "../components/news-card"
import { Picture } from "../components/picture"
import { RichText } from "../components/rich-text"
import { SiteLink } from "../components/site-link"
import { Tag } from "../components/tag"
import type { NewsArticle, NewsItemModel } from "../content/view-models"
import "./news-item-view.css"

function About({ article: { brands, venues, tags } }: { article: NewsArticle }) {
  const places = [...brands, ...venues]
  if (places.length + tags.length === 0) return null
  return (
    <footer className="news-item-view__about">
      {places.length > 0 && (
        <div>
          <h2 className="news-item-view__label">In this article</h2>
          <ul className="news-item-view__places">
            {places.map(({ name, path }) => (
              <li key={path}>
                <SiteLink href={path}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {tags.length > 0 && (
        <ul className="news-item-view__tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

/** One article, and others to go on with. */
export function NewsItemView({ model }: { model: NewsItemModel }) {
  const { article, related } = model
  const note = [article.image.caption, article.image.credit].filter(Boolean).join(" · ")
  return (
    <div className="news-item-view">
      <article className="news-item-view__article">
        <header className="container news-item-view__header">
          <p>
            <SiteLink className="news-item-view__back" href="/news">
              All news
            </SiteLink>
          </p>
          <h1 className="news-item-view__title">{article.title}</h1>
          <p className="lead news-item-view__excerpt">{article.excerpt}</p>
          <p className="news-item-view__byline">
            <span>By {article.author}</span>
            <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>
          </p>
        </header>
        <figure className="container news-item-view__figure">
          <Picture
            className="news-item-view__picture"
            image={article.image}
            ratio="16 / 9"
            sizes="(min-width: 84em) 84rem, 92vw"
            priority
          />
          {note && <figcaption className="quiet">{note}</figcaption>}
        </figure>
        <div className="container news-item-view__body">
          <RichText value={article.body} />
          <About article={article} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="container news-item-view__related" aria-labelledby="news-item-related">
          <h2 id="news-item-related">Read on</h2>
          <ul className="grid-cards">
            {related.map((other) => (
              <li key={other.slug}>
                <NewsCard article={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
