import "./offline-view.css"
import { routeTo } from "../../../shared/paths"
import { SectionList } from "../../ui/sections/section-list"
import type { ErrorPageModel } from "../../content/pages/error-page"
import { ErrorHead } from "./error-head"
import { VenuePhones } from "./venue-phones"
import { tryAgain } from "../../texts/common"
import * as texts from "../../texts/errors"

/** What the pages kept on a device are sorted by, in the order of what a hungry guest looks for. */
const KEPT_GROUPS = ["venues", "table", "houses", "more"] as const

/**
 * Answered by the service worker, without scripts, in place of a page that is neither reachable nor kept. The worker
 * fills in what depends on the device: the pages that are kept, and the address that was asked for
 * (src/service-worker/offline-page.ts knows the attributes it looks for).
 */
export function OfflineView({ model: { page, phones } }: { model: ErrorPageModel }) {
  return (
    <>
      <ErrorHead status={0} page={page} drawing="/art/lost-cold-oven.webp">
        <p className="actions">
          <a className="button" href={routeTo("home")} data-asked="">
            {tryAgain}
          </a>{" "}
          {phones.length > 0 && (
            <a className="button button--quiet" href="#offline-venues">
              {texts.callARestaurant}
            </a>
          )}
        </p>
      </ErrorHead>
      <SectionList sections={page.sections} />
      <div className="offline-view">
        <section
          className="container offline-view__kept"
          aria-labelledby="offline-kept"
          data-kept-pages=""
          hidden
        >
          <h2 id="offline-kept">{texts.whatStillWorks}</h2>
          <div className="offline-view__groups">
            {KEPT_GROUPS.map((group) => (
              <div key={group} data-kept-group={group} hidden>
                <h3 className="offline-view__group">{texts.KEPT_GROUPS[group]}</h3>
                <ul className="offline-view__list" data-kept-list={group} />
              </div>
            ))}
          </div>
        </section>
        <VenuePhones id="offline-venues" venues={phones} />
      </div>
    </>
  )
}
