import { SiteLink } from "../../ui/site-link"
import { heard } from "../../ui/words"
import type { VenueSummary } from "../../content/venue"
import * as texts from "../../texts/venue"
import { mailHref } from "./venue-links"

/** Of a venue that is to open, for the first time or again: a letter to its people, who answer when it does. */
export function TellMe({
  venue: { name, email, hours },
}: {
  venue: Pick<VenueSummary, "name" | "email" | "hours">
}) {
  const { status } = hours
  if (status !== "openingSoon" && status !== "temporarilyClosed") return null
  return (
    <SiteLink className="button" href={mailHref(email, texts.TELL_ME_SUBJECTS[status](name))}>
      <span>
        {texts.TELL_ME[status]}
        {heard(texts.byMailTo(name))}
      </span>
    </SiteLink>
  )
}
