import { NEWSLETTER, routeTo } from "../../../shared/paths"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { EmptyState } from "../../ui/empty-state"
import { NewsCard } from "../../ui/news-card"
import { Picture } from "../../ui/picture"
import { SectionList } from "../../ui/sections/section-list"
import { SiteLink } from "../../ui/site-link"
import type { NewsSummary } from "../../content/news"
import type { NewsListModel } from "../../content/pages/news-list"
import { FormSheet } from "../shared/form-sheet"
import { NewsTopics } from "./news-topics"
import { pageNumbers } from "./page-numbers"
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

function Pagination({ pagination }: Pick<NewsListModel, "pagination">) {
  const { page, pageCount, newerPath, olderPath } = pagination
  if (pageCount < 2) return null
  return (
    <nav className="news-list-view__pagination" aria-label={texts.pagesOfNews}>
      <p className="news-list-view__step">
        {newerPath && (
          <SiteLink className="button button--quiet" href={newerPath} rel="prev">
            {texts.newer}
          </SiteLink>
        )}
      </p>
      <ul className="news-list-view__numbers">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === "gap" ? `gap-${index}` : number}>
            {number === "gap" ? (
              <span className="news-list-view__number" aria-hidden="true">
                …
              </span>
            ) : (
              <SiteLink
                className="news-list-view__number"
                href={routeTo("news", number)}
                aria-label={texts.page(number)}
                {...(number === page ? { "aria-current": "page" } : {})}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <p className="news-list-view__step news-list-view__step--older">
        {olderPath && (
          <SiteLink className="button button--quiet" href={olderPath} rel="next">
            {texts.older}
          </SiteLink>
        )}
      </p>
    </nav>
  )
}

/** Articles, newest first: on the first page the latest leads. */
export function NewsListView({ model }: { model: NewsListModel }) {
  const { page, articles, pagination } = model
  const isFirst = pagination.page === 1
  const lead = isFirst ? articles[0] : undefined
  const rest = lead ? articles.slice(1) : articles

  return (
    <div className="news-list-view">
      <header className="container news-list-view__masthead">
        <h1 className="news-list-view__title">{page.title}</h1>
        {isFirst
          ? page.introduction && <p className="news-list-view__motto">{page.introduction}</p>
          : pagination.pageCount > 1 && (
              <p className="news-list-view__motto">
                {texts.pageOf(pagination.page, pagination.pageCount)}
              </p>
            )}
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
        <Pagination pagination={pagination} />
      </div>
      {isFirst && (
        <FormSheet id={NEWSLETTER} heading={newsByMail} text={texts.newsByMailText}>
          <SubmissionForm slug="newsletter" page={routeTo("news")} />
        </FormSheet>
      )}
      {isFirst && <SectionList sections={page.sections} />}
    </div>
  )
}
