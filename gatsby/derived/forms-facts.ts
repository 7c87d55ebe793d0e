import { routeTo } from "../../shared/paths"
import { tidied } from "../../shared/submissions/field-rules"
import { SITE_FACTS, type SiteFacts } from "../../shared/submissions/site-facts"
import { list, required, type DocumentRef } from "../../src/content/content-error"
import type { FormsFactsQuery } from "../../src/content/generated/queries"
import { SETTINGS } from "../../src/content/site-facts"
import { venueDocument } from "../../src/content/venue"
import type { DerivedOutput } from "./derived-output"

const query = /* GraphQL */ `
  query FormsFacts {
    cms {
      SiteSettings {
        groupName
        email
        contactSubjects {
          subject
          email
        }
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
          email
          phone
        }
      }
      Jobs(limit: 0, sort: "slug") {
        docs {
          id
          title
          slug
          venue {
            slug
          }
        }
      }
      FunctionSpaces(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
          venue {
            slug
          }
        }
      }
      Events(limit: 0, sort: "slug") {
        docs {
          id
          title
          slug
        }
      }
      Products(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
        }
      }
    }
  }
`

interface Named {
  id: number
  slug?: string | null
}

const said = (value: string | null | undefined, document: DocumentRef, field: string): string =>
  required(value, document, field, "to be filled in")

const ref = (type: string, { id, slug }: Named): DocumentRef => ({
  type,
  id,
  name: slug ?? String(id),
})

/** What the forms' server says in mails, and whom it sends them to: all of it stands on pages too. */
export const formsFacts: DerivedOutput<FormsFactsQuery> = {
  name: "forms",
  query,
  files({ cms }) {
    const settings = cms.SiteSettings
    const venues = list(cms.Locations?.docs).map((venue) => {
      const document = venueDocument(venue)
      return {
        slug: said(venue.slug, document, "slug"),
        name: said(venue.name, document, "name"),
        email: said(venue.email, document, "email"),
        phone: said(venue.phone, document, "phone"),
      }
    })
    const jobs = list(cms.Jobs?.docs).map((job) => ({
      slug: said(job.slug, ref("Job", job), "slug"),
      title: said(job.title, ref("Job", job), "title"),
      venue: job.venue?.slug ?? "",
    }))
    const spaces = list(cms.FunctionSpaces?.docs).map((space) => ({
      slug: said(space.slug, ref("FunctionSpace", space), "slug"),
      name: said(space.name, ref("FunctionSpace", space), "name"),
      venue: space.venue?.slug ?? "",
    }))
    const titles = [
      ...venues.map(({ slug, name }) => [routeTo("locations", slug), name]),
      ...list(cms.Events?.docs).map((event) => [
        routeTo("events", said(event.slug, ref("Event", event), "slug")),
        said(event.title, ref("Event", event), "title"),
      ]),
      ...list(cms.Products?.docs).map((product) => [
        routeTo("products", said(product.slug, ref("Product", product), "slug")),
        said(product.name, ref("Product", product), "name"),
      ]),
    ]
    const facts: SiteFacts = {
      groupName: said(settings?.groupName, SETTINGS, "groupName"),
      email: said(settings?.email, SETTINGS, "email"),
      subjects: list(settings?.contactSubjects).map(({ subject, email }) => ({
        // As the form's server compares it with what a browser has sent.
        subject: tidied(said(subject, SETTINGS, "contactSubjects.subject")),
        email: said(email, SETTINGS, "contactSubjects.email"),
      })),
      venues,
      jobs,
      spaces,
      titles: Object.fromEntries(titles) as SiteFacts["titles"],
    }
    return [{ path: SITE_FACTS, text: JSON.stringify(facts) }]
  },
}
