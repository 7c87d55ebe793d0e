import "./server-error-view.css"
import { PAGE_PATHS } from "../../shared/paths"
import { SectionList } from "../components/sections/section-list"
import type { ErrorPageModel } from "../content/view-models"
import { ErrorHead } from "./parts/error-head"
import { phoneHref } from "./parts/venue-links"

/**
 * Shown when something behind the site has failed, so it leans on nothing that could fail too: plain links that load
 * afresh, telephone numbers, no pictures.
 */
export function ServerErrorView({ model: { page, venues } }: { model: ErrorPageModel }) {
  return (
    <>
      <ErrorHead status={500} page={page}>
        <p className="actions">
          <a className="button" href={PAGE_PATHS.home}>
            Go to the front page
          </a>
          <a className="button button--quiet" href={PAGE_PATHS.locations}>
            Find a restaurant
          </a>
        </p>
      </ErrorHead>
      <SectionList sections={page.sections} />
      {venues.length > 0 && (
        <section className="container server-error-view__venues" aria-labelledby="error-venues">
          <h2 id="error-venues">Reach us by telephone</h2>
          <ul className="server-error-view__list">
            {venues.map(({ name, slug, address, phone }) => (
              <li key={slug} className="server-error-view__venue">
                <p>
                  <span className="server-error-view__name">{name}</span>{" "}
                  <span className="quiet server-error-view__city">{address.city}</span>
                </p>
                <a className="server-error-view__phone" href={phoneHref(phone)}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
