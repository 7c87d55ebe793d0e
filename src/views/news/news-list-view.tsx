import { NEWSLETTER, routeTo } from "../../../shared/paths"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { EmptyState } from "../../ui/empty-state"
import { NewsCard } from "../../ui/news-card"
import { Picture } from "../../ui/picture"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import type { NewsSummary } from "../../content/news"
import type { NewsListModel } from "../../content/pages/news-list"
import { isFirstPage } from "../../content/shown-on"
import { FormSheet } from "../shared/form-sheet"
import { ListPages } from "../shared/list-pages"
import { NewsTopics } from "./news-topics"
import { formatDay } from "../../texts/calendar"
import { newsByMail, seeOurVenues } from "../../texts/common"
import * as texts from "../../texts/news"
import "./news-list-view.css"

function LeadArticle({ article }: { article: NewsSummary }) {
  return (
    <article className="news-list-view__lead">
      <Picture
        className="news-list-view__lead-picture"
        image={article.image}
        ratio="3 / 2"
        sizes="(min-width: 60em) 58vw, 100vw"
        priority
      />
      <div className="news-list-view__lead-text">
        <p className="quiet">
          <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>
        </p>
        <h2 className="news-list-view__lead-title">
          <SiteLink className="news-list-view__lead-link" href={article.path}>
            {article.title}
          </SiteLink>
        </h2>
        <p>{article.excerpt}</p>
        <p className="quiet">{texts.by(article.author)}</p>
      </div>
    </article>
  )
}

/** Articles, newest first: on the first page the latest leads. */
export function NewsListView({ model }: { model: NewsListModel }) {
  const { page, articles, pagination } = model
  const isFirst = isFirstPage(model)
  const lead = isFirst ? articles[0] : undefined
  const rest = lead ? articles.slice(1) : articles

  return (
    <div className="news-list-view">
      <header className="container news-list-view__masthead">
        <h1 className="news-list-view__title">{page.title}</h1>
        {page.introduction && <p className="news-list-view__motto">{page.introduction}</p>}
      </header>
      <NewsTopics topics={model.topics} />
      {lead && <LeadArticle article={lead} />}
      <div className="container news-list-view__articles">
        {articles.length === 0 && (
          <EmptyState
            {...page.emptyState}
            links={[{ label: seeOurVenues, href: routeTo("locations") }]}
          />
        )}
        {rest.length > 0 && (
          <section aria-labelledby="news-list-view-rest">
            <h2 id="news-list-view-rest" className="visually-hidden">
              {lead ? texts.moreArticles : texts.articles}
            </h2>
            <ul className="news-list-view__list">
              {rest.map((article) => (
                <li key={article.slug}>
                  <NewsCard article={article} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ListPages pagination={pagination} />
      </div>
      {isFirst && (
        <FormSheet id={NEWSLETTER} heading={newsByMail} text={texts.newsByMailText}>
          <SubmissionForm slug="newsletter" page={routeTo("news")} />
        </FormSheet>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
