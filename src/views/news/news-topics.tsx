import { routeTo } from "../../../shared/paths"
import type { NewsTopicLink } from "../../content/pages/news-list"
import { SiteLink } from "../../ui/site-link"
import * as common from "../../texts/common"
import * as texts from "../../texts/news"
import "./news-topics.css"

/**
 * What the news is about, to choose from.
 * @param current path of the topic in sight; none where all news is
 */
export function NewsTopics({
  topics,
  current = routeTo("news"),
}: {
  topics: readonly NewsTopicLink[]
  current?: string
}) {
  if (topics.length === 0) return null
  const all = { path: routeTo("news"), label: common.allNews }
  const isCurrent = ({ path }: NewsTopicLink): boolean => path === current
  // Where they run on past a telephone's edge, the one that is read about is in sight.
  const inOrder = [...topics.filter(isCurrent), ...topics.filter((topic) => !isCurrent(topic))]
  return (
    <nav className="container news-topics" aria-label={texts.topics}>
      <ul className="news-topics__list">
        {[all, ...inOrder].map(({ path, label }) => (
          <li key={path}>
            <SiteLink
              className="news-topics__topic"
              href={path}
              {...(path === current ? { "aria-current": "page" } : {})}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
