import "./footer-view.css"
import { SiteLink } from "../components/site-link"
import type { FooterModel, Link } from "../content/view-models"

function Column({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="footer__heading">{heading}</h2>
      <ul className="footer__list">
        {links.map(({ href, label }) => (
          <li key={href}>
            {/* The slice's HTML is shared by many pages, so it marks none as current. */}
            <SiteLink className="footer__link" href={href} aria-current={undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function FooterView({ model }: { model: FooterModel }) {
  const contact: Link[] = [
    { label: model.email, href: `mailto:${model.email}` },
    ...(model.phone
      ? [{ label: model.phone, href: `tel:${model.phone.replaceAll(" ", "")}` }]
      : []),
    ...model.socialLinks.map(({ label, url }) => ({ label, href: url })),
  ]
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer__lead">
          <p className="footer__name">{model.groupName}</p>
          <p className="footer__description">{model.description}</p>
        </div>
        <div className="footer__columns">
          <Column
            heading="Restaurants"
            links={model.venues.map(({ name, city, path }) => ({
              label: name.includes(city) ? name : `${name}, ${city}`,
              href: path,
            }))}
          />
          {model.columns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
          <Column heading="Say hello" links={contact} />
        </div>
        <div className="footer__legal">
          <p>
            {[model.legalName, model.registeredAddress, model.companyNumber]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <ul className="footer__legal-links">
            {model.legal.map(({ href, label }) => (
              <li key={href}>
                <SiteLink className="footer__link" href={href} aria-current={undefined}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
