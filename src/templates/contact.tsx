import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../ui/seo"
import type { ContactModel } from "../content/pages/contact"
import { useSiteFacts } from "../content/use-site-facts"
import { ContactView } from "../views/contact/contact-view"

export const query = graphql`
  query ContactPage {
    cms {
      Pages(where: { template: { equals: contact } }, limit: 1) {
        docs {
          ...PageDocument
        }
      }
      Locations(limit: 0, sort: "name") {
        docs {
          ...VenueSummary
          ...VenueKind
        }
      }
    }
  }
`

export default function ContactTemplate({ data }: PageProps<ContactModel>) {
  const { contactSubjects } = useSiteFacts()
  return <ContactView model={data} subjects={contactSubjects} />
}

export function Head({ data, location }: HeadProps<ContactModel>) {
  return <Seo seo={data.page.seo} path={location.pathname} />
}
