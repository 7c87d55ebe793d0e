import { bookingFacts } from "./booking-facts"
import { calendars } from "./calendars"
import type { DerivedOutput } from "./derived-output"
import { formsFacts } from "./forms-facts"
import { llmsText } from "./llms-text"
import { newsFeeds } from "./news-feeds"
import { orderingFacts } from "./ordering-facts"
import { places } from "./places"
import { searchIndex } from "./search-index"
import { securityText } from "./security-text"
import { sitemap } from "./sitemap"

/** Everything that is made of the content and is no page. */
export const DERIVED_OUTPUTS: readonly DerivedOutput[] = [
  sitemap,
  newsFeeds,
  calendars,
  formsFacts,
  llmsText,
  searchIndex,
  places,
  securityText,
  bookingFacts,
  orderingFacts,
]
