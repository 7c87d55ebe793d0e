import "./news-card.css"
import type { NewsSummary } from "../content/news"
import { Heading } from "./heading"
import { Picture } from "./picture"
import { SiteLink } from "./site-link"
import { formatDay } from "../texts/calendar"

/** One article as a line of a contents page: date, headline and a small picture, between rules. */
export function NewsCard({
  article,
  headingLevel = 3,
}: {
  article: NewsSummary
  headingLevel?: 2 | 3
}) {
  return (
    <article className="news-card">
      <div className="news-card__words">
        <time className="news-card__date" dateTime={article.publishedOn}>
          {formatDay(article.publishedOn)}
        </time>
        <Heading level={headingLevel} className="news-card__title">
          <SiteLink className="news-card__link" href={article.path}>
            {article.title}
          </SiteLink>
        </Heading>
        <p className="news-card__excerpt">{article.excerpt}</p>
      </div>
      <Picture
        className="news-card__picture"
        image={article.image}
        ratio="3 / 2"
        sizes="(min-width: 60em) 15rem, (min-width: 36em) 11rem, 28vw"
      />
    </article>
  )
}
