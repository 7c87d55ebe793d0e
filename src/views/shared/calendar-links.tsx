import * as texts from "../../texts/calendar-feeds"
import { heard, words } from "../../ui/words"
import "./calendar-links.css"

/**
 * What subscribes to a calendar. Phones know it; whoever has another calendar gives it the address.
 * @param siteUrl public address, without a slash at its end
 */
export const subscription = (siteUrl: string, path: string): string =>
  siteUrl.replace(/^https?:/, "webcal:") + path

/**
 * The ways to subscribe to a calendar.
 * @param siteUrl public address, without a slash at its end
 * @param venue whose events it has; none for all
 */
export function CalendarLinks({
  siteUrl,
  path,
  venue,
}: {
  siteUrl: string
  path: string
  venue: string | undefined
}) {
  return (
    <p className="actions calendar-links">
      <a className="button button--quiet" href={subscription(siteUrl, path)}>
        <span>{words(texts.subscribe(venue, heard))}</span>
      </a>
      <a className="calendar-links__address" href={path}>
        <span>{texts.calendarAddress}</span>
      </a>
    </p>
  )
}
