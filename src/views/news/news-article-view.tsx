import { routeTo } from "../../../shared/paths"
import { NewsCard } from "../../ui/news-card"
import { Picture } from "../../ui/picture"
import { ReadingSheet } from "../../ui/reading-sheet"
import { RichText } from "../../ui/rich-text"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { Tag } from "../../ui/tag"
import type { NewsTopicLink } from "../../content/pages/news-list"
import type { NewsArticleModel } from "../../content/pages/news-article"
import { formatDay } from "../../texts/calendar"
import { allNews } from "../../texts/common"
import * as texts from "../../texts/news"
import "./news-article-view.css"
import { titleClass } from "../../ui/long-title"

/** A tag, and the way to what else is tagged so. */
function TopicTag({ tag, topic }: { tag: string; topic: NewsTopicLink | undefined }) {
  if (!topic) return <Tag>{tag}</Tag>
  return (
    <SiteLink className="news-article-view__topic" href={topic.path}>
      <Tag>{tag}</Tag>
    </SiteLink>
  )
}

/** Who wrote it, when, and which places it is about: the margin beside the text. */
function Margin({ model: { article, topics } }: { model: NewsArticleModel }) {
  const topicOf = (tag: string) => topics.find(({ label }) => label === tag)
  const places = [...article.brands, ...article.venues]
  return (
    <footer className="news-article-view__margin">
      <p className="news-article-view__byline">
        {texts.by(article.author)}
        <br />
        <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>
        <br />
        {texts.reading(article.minutes)}
      </p>
      <Share title={article.title} />
      {places.length > 0 && (
        <div>
          <h2 className="news-article-view__label">{texts.inThisArticle}</h2>
          <ul className="news-article-view__places">
            {places.map(({ name, path }) => (
              <li key={path}>
                <SiteLink href={path}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {article.tags.length > 0 && (
        <ul className="news-article-view__tags" aria-label={texts.tags}>
          {article.tags.map((tag) => (
            <li key={tag}>
              <TopicTag tag={tag} topic={topicOf(tag)} />
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

/** One article on a sheet of paper, and others to go on with. */
export function NewsArticleView({ model }: { model: NewsArticleModel }) {
  const { article, related } = model
  const note = [article.image.caption, article.image.credit].filter(Boolean).join(" · ")
  return (
    <div className="news-article-view">
      <article>
        <header className="container news-article-view__header">
          <p>
            <SiteLink className="news-article-view__back" href={routeTo("news")}>
              {allNews}
            </SiteLink>
          </p>
          <h1 className={titleClass(article.title, "news-article-view__title")}>{article.title}</h1>
          <p className="lead news-article-view__excerpt">{article.excerpt}</p>
        </header>
        <figure className="news-article-view__figure">
          <Picture
            className="news-article-view__picture"
            image={article.image}
            ratio="3 / 2"
            sizes="(min-width: 60em) 70vw, 100vw"
            priority
          />
          {note && <figcaption className="container quiet">{note}</figcaption>}
        </figure>
        <ReadingSheet>
          <div className="news-article-view__columns">
            <div className="news-article-view__text">
              <RichText value={article.body} />
            </div>
            <Margin model={model} />
          </div>
        </ReadingSheet>
      </article>
      {related.length > 0 && (
        <section
          className="container news-article-view__related"
          aria-labelledby="news-article-related"
        >
          <h2 id="news-article-related">{texts.readOn}</h2>
          <ul className="news-article-view__others">
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
