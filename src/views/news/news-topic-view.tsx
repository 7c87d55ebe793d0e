import type { NewsTopicModel } from "../../content/pages/news-topic"
import { NewsCard } from "../../ui/news-card"
import * as texts from "../../texts/news"
import { NewsTopics } from "./news-topics"
import "./news-list-view.css"

/** The articles on a tag or a brand, newest first. */
export function NewsTopicView({ model }: { model: NewsTopicModel }) {
  const { path, label, total, topics, articles } = model
  return (
    <div className="news-list-view">
      <header className="container news-list-view__masthead">
        <h1 className="news-list-view__title">{label}</h1>
        <p className="news-list-view__motto">{texts.articleCount(articles.length, total)}</p>
      </header>
      <NewsTopics topics={topics} current={path} />
      <section className="container news-list-view__articles" aria-labelledby="news-topic-articles">
        <h2 id="news-topic-articles" className="visually-hidden">
          {texts.articles}
        </h2>
        <ul className="news-list-view__list">
          {articles.map((article) => (
            <li key={article.slug}>
              <NewsCard article={article} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
