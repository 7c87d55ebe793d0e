import "./footer-view.css"
import { CARD_PATH, NEWSLETTER, routeTo } from "../../../shared/paths"
import { InstallOffer } from "../../ui/install-offer"
import { SiteLink } from "../../ui/site-link"
import { CONSENT_ASKED } from "../../ui/tag-consent"
import { useHydrated } from "../../ui/use-hydrated"
import type { FooterModel } from "../../content/footer"
import type { Link } from "../../content/link"
import { HouseMark } from "../shared/house-mark"
import { phoneHref } from "../shared/venue-links"
import { allVenues, newsByMail, yourCard } from "../../texts/common"
import * as texts from "../../texts/footer"

function FooterLink({ href, label }: Link) {
  return (
    <SiteLink className="footer__link" href={href}>
      {label}
    </SiteLink>
  )
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className="footer__list">
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink {...link} />
        </li>
      ))}
    </ul>
  )
}

function Column({ heading, links }: { heading: string; links: readonly Link[] }) {
  return (
    <div>
      <h2 className="footer__heading">{heading}</h2>
      <Links links={links} />
    </div>
  )
}

/** The back of the menu: who we are, where we are, what else there is, and the house's name. */
export function FooterView({ model }: { model: FooterModel }) {
  const hasTags = useHydrated() && window.tagConsent !== undefined
  const cities = [...new Set(model.venues.map(({ city }) => city))]
  const contact: Link[] = [
    { label: model.email, href: `mailto:${model.email}` },
    ...(model.phone ? [{ label: model.phone, href: phoneHref(model.phone) }] : []),
    { label: newsByMail, href: routeTo("news", { hash: NEWSLETTER }) },
  ]
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer__rooms">
          <p className="footer__description">{model.description}</p>
          <section className="footer__venues" aria-labelledby="footer-venues">
            <h2 className="visually-hidden" id="footer-venues">
              {texts.restaurants}
            </h2>
            {model.hasMoreVenues ? (
              <FooterLink label={allVenues} href={routeTo("locations")} />
            ) : (
              <dl>
                {cities.map((city) => (
                  <div key={city} className="footer__city">
                    <dt>{city}</dt>
                    <dd>
                      {model.venues
                        .filter((venue) => venue.city === city)
                        .map(({ name, path }) => (
                          <FooterLink key={path} label={name} href={path} />
                        ))}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          <div className="footer__columns">
            {model.columns.map((column) => (
              <Column key={column.heading} {...column} />
            ))}
          </div>
          <div className="footer__hello">
            <h2 className="footer__heading">{texts.sayHello}</h2>
            <Links links={contact} />
            <ul className="footer__networks">
              {model.socialLinks.map(({ network, label, url }) => (
                <li key={url}>
                  <SiteLink className="footer__link" href={url} aria-label={label}>
                    {texts.NETWORKS[network]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className="footer__name">
          <HouseMark name={model.groupName} />
        </p>
        <div className="footer__legal">
          <p>
            {[model.legalName, model.registeredAddress, model.companyNumber]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <ul className="footer__legal-links">
            {model.legal.map((link) => (
              <li key={link.href}>
                <FooterLink {...link} />
              </li>
            ))}
            <li>
              <FooterLink label={yourCard} href={CARD_PATH} />
            </li>
            {hasTags && (
              <li>
                <button
                  type="button"
                  className="footer__link footer__choices"
                  onClick={() => dispatchEvent(new Event(CONSENT_ASKED))}
                >
                  {texts.privacyChoices}
                </button>
              </li>
            )}
          </ul>
        </div>
        <InstallOffer />
      </div>
    </footer>
  )
}
