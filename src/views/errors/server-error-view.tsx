import { routeTo } from "../../../shared/paths"
import { SectionList } from "../../ui/sections/section-list"
import type { ErrorPageModel } from "../../content/pages/error-page"
import { ErrorHead } from "./error-head"
import { VenuePhones } from "./venue-phones"
import { findARestaurant } from "../../texts/common"
import * as texts from "../../texts/errors"

/**
 * Shown when something behind the site has failed, so it leans on nothing that could fail too: plain links that load
 * afresh, telephone numbers, no pictures.
 */
export function ServerErrorView({ model: { page, phones } }: { model: ErrorPageModel }) {
  return (
    <>
      <ErrorHead status={500} page={page}>
        <p className="actions">
          <a className="button" href={routeTo("home")}>
            {texts.frontPage}
          </a>
          <a className="button button--quiet" href={routeTo("locations")}>
            {findARestaurant}
          </a>
        </p>
      </ErrorHead>
      <SectionList sections={page.sections} />
      <VenuePhones id="error-venues" venues={phones} />
    </>
  )
}
