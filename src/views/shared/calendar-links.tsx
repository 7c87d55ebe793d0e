import * as texts from "../../texts/calendar-feeds"
import { heard, words } from "../../ui/words"
import "./calendar-links.css"

/**
 * The ways to subscribe to a calendar. Phones know `webcal:`; whoever has another calendar gives it the address.
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
      <a className="button button--quiet" href={`${siteUrl.replace(/^https?:/, "webcal:")}${path}`}>
        <span>{words(texts.subscribe(venue, heard))}</span>
      </a>
      <a className="calendar-links__address" href={path}>
        <span>{texts.calendarAddress}</span>
      </a>
    </p>
  )
}
