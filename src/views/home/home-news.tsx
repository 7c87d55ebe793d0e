import "./home-news.css"
import { routeTo } from "../../../shared/paths"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { NewsSummary } from "../../content/news"
import { formatDay } from "../../texts/calendar"
import { allNews } from "../../texts/common"
import * as texts from "../../texts/home"

function Words({ article }: { article: NewsSummary }) {
  return (
    <>
      <time className="home-news__date" dateTime={article.publishedOn}>
        {formatDay(article.publishedOn)}
      </time>
      <h3 className="home-news__title">
        <SiteLink className="home-news__link" href={article.path}>
          {article.title}
        </SiteLink>
      </h3>
    </>
  )
}

/** The newest story with its picture, the ones before it by name. */
export function HomeNews({ news }: { news: readonly NewsSummary[] }) {
  const [lead, ...earlier] = news
  return (
    <section className="home-news spread" aria-labelledby="home-news">
      <div className="home-view__head">
        <h2 id="home-news">{texts.latestNews}</h2>
        <SiteLink className="home-view__all" href={routeTo("news")}>
          {allNews}
        </SiteLink>
      </div>
      {lead && (
        <article className="home-news__lead">
          <Picture
            className="home-news__picture"
            image={lead.image}
            ratio="3 / 2"
            sizes="(min-width: 60em) 62vw, 93vw"
          />
          <div className="home-news__words">
            <Words article={lead} />
            <p className="home-news__excerpt">{lead.excerpt}</p>
          </div>
        </article>
      )}
      {earlier.length > 0 && (
        <ul className="home-news__earlier">
          {earlier.map((article) => (
            <li key={article.slug} className="home-news__item">
              <Words article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
