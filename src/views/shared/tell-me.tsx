import { SiteLink } from "../../ui/site-link"
import { heard } from "../../ui/words"
import type { VenueSummary } from "../../content/venue"
import * as texts from "../../texts/venue"
import { TELL_ME_FORM } from "./tell-me-form"
import { mailHref } from "./venue-links"

/**
 * Of a venue that is to open: the form on its page, or, where it opens again, a letter to its people, who answer when it
 * does.
 */
export function TellMe({
  venue: { name, path, email, hours },
}: {
  venue: Pick<VenueSummary, "name" | "path" | "email" | "hours">
}) {
  const { status } = hours
  if (status !== "openingSoon" && status !== "temporarilyClosed") return null
  const [href, how] =
    status === "openingSoon"
      ? [`${path}#${TELL_ME_FORM}`, texts.ofVenue(name)]
      : [mailHref(email, texts.tellMeSubject(name)), texts.byMailTo(name)]
  return (
    <SiteLink className="button" href={href}>
      <span>
        {texts.TELL_ME[status]}
        {heard(how)}
      </span>
    </SiteLink>
  )
}
