import type {
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts"
import { SEARCH_PATH } from "../../shared/paths"
import { LANGUAGE } from "../texts/intl"
import { absolute, organizationId, reference, websiteId, type Site } from "./site"

const LOGO = "/icons/icon-512.png"

/** Who runs the site. Every page needs a name and a logo for it; all else stands on the home page. */
export const organizationNode = (site: Site): OrganizationLeaf => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.facts.groupName,
  url: absolute("/", site),
  logo: absolute(LOGO, site),
})

export const wholeOrganizationNode = (site: Site): OrganizationLeaf => {
  const { legalName, description, email, phone, socialLinks } = site.facts
  return {
    ...organizationNode(site),
    legalName,
    description,
    email,
    telephone: phone,
    sameAs: socialLinks.map(({ url }) => url),
  }
}

/** How the site is searched: for its home page (developers.google.com/search/docs/appearance/site-names). */
export const searchableWebsiteNode = (site: Site): WebSiteLeaf => {
  const potentialAction: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absolute(SEARCH_PATH, site)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  }
  return { ...websiteNode(site), potentialAction }
}

export const websiteNode = (site: Site): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": websiteId(site),
  name: site.facts.groupName,
  url: absolute("/", site),
  inLanguage: LANGUAGE,
  publisher: reference(organizationId(site)),
})
