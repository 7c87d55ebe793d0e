import { isTimeZone } from "../../shared/opening-hours"
import { renderedAt } from "../../shared/rendering-clock"
import { list, oneOf, optional, required, type DocumentRef } from "./content-error"
import type { SiteFactsQuery } from "./generated/queries"
import { optionalPreview } from "./picture"
import { zoneOffsets } from "./zone-offsets"

export const SETTINGS: DocumentRef = { type: "SiteSettings", name: "Site settings" }
export const NAVIGATION: DocumentRef = { type: "SiteNavigation", name: "Site navigation" }

const NETWORKS = ["instagram", "facebook", "tiktok", "youtube", "linkedin"] as const

type Settings = NonNullable<SiteFactsQuery["cms"]["SiteSettings"]>

/** Facts of the whole site: read in Head and in views. */
export type SiteFacts = ReturnType<typeof mapSiteFacts>

export function mapSiteFacts({ cms, site }: SiteFactsQuery) {
  const settings = required(cms.SiteSettings, SETTINGS, "groupName", "to be filled in")
  return {
    siteUrl: site?.siteMetadata?.siteUrl ?? "",
    ...mapIdentity(settings),
    contactSubjects: list(settings.contactSubjects).map((entry) => ({
      subject: required(entry.subject, SETTINGS, "contactSubjects.subject", "a subject"),
      description: required(
        entry.description,
        SETTINGS,
        "contactSubjects.description",
        "a sentence",
      ),
      email: required(entry.email, SETTINGS, "contactSubjects.email", "an e-mail address"),
    })),
    defaultSeo: {
      description: required(
        settings.defaultSeo?.description,
        SETTINGS,
        "defaultSeo.description",
        "160 characters at most",
      ),
      image: optionalPreview(settings.defaultSeo?.image),
    },
    timeZones: mapTimeZones(cms.Locations),
  }
}

/** Who runs the site: shared by the facts and the footer. */
export function mapIdentity(
  settings: Pick<
    Settings,
    "groupName" | "legalName" | "description" | "email" | "phone" | "socialLinks"
  >,
) {
  return {
    groupName: required(settings.groupName, SETTINGS, "groupName", "the group's name"),
    legalName: required(settings.legalName, SETTINGS, "legalName", "the company's name"),
    description: required(settings.description, SETTINGS, "description", "one or two sentences"),
    email: required(settings.email, SETTINGS, "email", "an e-mail address"),
    phone: optional(settings.phone),
    socialLinks: list(settings.socialLinks).map((link) => ({
      network: oneOf(link.network, NETWORKS, SETTINGS, "socialLinks.network"),
      label: required(link.label, SETTINGS, "socialLinks.label", "the words of the link"),
      url: required(link.url, SETTINGS, "socialLinks.url", "an address"),
    })),
  }
}

/** How the venues' clocks go this year and in the two around it: what a guest reads lies there, but for old news. */
function mapTimeZones(venues: SiteFactsQuery["cms"]["Locations"]) {
  const year = renderedAt().getUTCFullYear()
  // Who shows the venue says what is wrong with its zone.
  const zones = list(venues?.docs).flatMap(({ timeZone }) =>
    timeZone && isTimeZone(timeZone) ? [timeZone] : [],
  )
  return Object.fromEntries(
    [...new Set(zones)].sort().map((zone) => [zone, zoneOffsets(zone, year - 1, year + 1)]),
  )
}
