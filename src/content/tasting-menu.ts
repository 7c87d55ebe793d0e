import { WEEKDAYS } from "../../shared/opening-hours"
import { routeTo } from "../../shared/paths"
import { list, optional, required, requiredList, someOf, type DocumentRef } from "./content-error"
import { mapFoodLabels } from "./menu"
import { money, optionalMoney } from "./money"
import { optionalPicture, picture } from "./picture"
import { isNotGone } from "./trading"
import type { TastingMenuDetailFragment, TastingMenuTeaserFragment } from "./generated/queries"
import { mapVenueSummary, takesBookings, type VenueSummary } from "./venue"

export const tastingMenuDocument = (
  menu: Pick<TastingMenuTeaserFragment, "id" | "title">,
): DocumentRef => ({
  type: "TastingMenu",
  name: menu.title,
  id: menu.id,
})

export const tastingMenuTeaserFragment = /* GraphQL */ `
  fragment TastingMenuTeaser on CMS_TastingMenu {
    id
    title
    slug
    summary
    pricePerGuest
    currency
    image {
      ...SiteImage
    }
  }
`

export function mapTastingMenuTeaser(menu: TastingMenuTeaserFragment) {
  const document = tastingMenuDocument(menu)
  const slug = required(menu.slug, document, "slug", "a slug such as tasting-seven")
  return {
    title: required(menu.title, document, "title", "the tasting menu's title"),
    slug,
    path: routeTo("tasting-menus", slug),
    summary: required(menu.summary, document, "summary", "two or three sentences"),
    pricePerGuest: money(menu.pricePerGuest, menu.currency, document, "pricePerGuest"),
    image: picture(menu.image, document, "image"),
  }
}

/** Whether a tasting menu is to be had anywhere, as the CMS answers with it. */
export const isServed = ({
  venues,
}: {
  venues?: readonly { status?: string | null }[] | null
}): boolean => list(venues).some(isNotGone)

function onlyBrandOf(venues: readonly Pick<VenueSummary, "brand">[]) {
  const [first, ...others] = venues.map(({ brand }) => brand)
  return others.every(({ slug }) => slug === first?.slug) ? first : undefined
}

export const tastingMenuDetailFragment = /* GraphQL */ `
  fragment TastingMenuDetail on CMS_TastingMenu {
    ...TastingMenuTeaser
    venues {
      ...VenueSummary
      booking {
        method
      }
    }
    pairing {
      description
      price
    }
    courses {
      name
      description
      pairing
      image {
        ...SiteImage
      }
      dietary
      allergens
    }
    days
    minimumGuests
    noticeHours
  }
`

export type TastingMenu = ReturnType<typeof mapTastingMenu>

export function mapTastingMenu(menu: TastingMenuDetailFragment) {
  const document = tastingMenuDocument(menu)
  // Venues that are not published leave no entry; the menu is still served at the others.
  const all = list(menu.venues).map((venue) => ({
    ...mapVenueSummary(venue),
    takesBookings: takesBookings(venue),
  }))
  const pairing = optional(menu.pairing?.description)
  return {
    ...mapTastingMenuTeaser(menu),
    /** That serve it, or will: none where they are gone for good. */
    venues: all.filter(({ hours }) => isNotGone(hours)),
    /** Whose it is, or was: of the brand that alone serves it. */
    brand: onlyBrandOf(all),
    pairing: pairing
      ? {
          description: pairing,
          price: optionalMoney(menu.pairing?.price, menu.currency, document, "pairing.price"),
        }
      : undefined,
    courses: requiredList(menu.courses, document, "courses", "at least one course").map(
      (course) => ({
        name: required(course.name, document, "courses.name", "the name of the course"),
        description: required(
          course.description,
          document,
          "courses.description",
          "a sentence about the course",
        ),
        pairing: optional(course.pairing),
        image: optionalPicture(course.image),
        ...mapFoodLabels(course, document, `courses (${course.name})`),
      }),
    ),
    days: someOf(
      requiredList(menu.days, document, "days", "the days it is served"),
      WEEKDAYS,
      document,
      "days",
    ),
    minimumGuests: required(menu.minimumGuests, document, "minimumGuests", "a number of guests"),
    noticeHours: required(menu.noticeHours, document, "noticeHours", "a number of hours"),
  }
}
