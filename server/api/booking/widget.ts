import type { BookingFacts } from "../../../shared/booking/booking-facts"
import {
  filledIn,
  framesOf,
  providerOf,
  type ProviderWish,
} from "../../../shared/booking/providers"
import { NIGHT } from "../../../src/theme/palettes"
import * as texts from "../../../src/texts/booking-pages"
import { escapeMarkup } from "../../../shared/escape-markup"

export interface Widget {
  html: string
  policy: string
}

const STYLE = `:root{color-scheme:dark}html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:${NIGHT.ground};color:${NIGHT.text};font:1rem/1.5 "Hanken Grotesk",system-ui,sans-serif}iframe{flex:1;width:100%;border:0;background:#fff}p{margin:0;padding:.75rem 1rem}a{color:inherit;text-decoration-color:${NIGHT.accent};text-underline-offset:.22em}`

/**
 * A provider's booking form in a page of its own: it is shown in a frame of the site when a guest asks for it, and its
 * policy lets in that provider alone, so that the site's own pages let in nobody.
 * @returns nothing where no provider that is known books for the venue
 */
export function providerWidget(
  facts: BookingFacts,
  slug: string,
  wish: ProviderWish,
): Widget | undefined {
  const venue = facts.elsewhere.find((known) => known.slug === slug)
  const provider = venue && providerOf(venue.url)
  if (!venue || !provider) return undefined
  const address = filledIn(venue.url, wish)
  return {
    // The form may lead the frame on, to any host of the provider.
    policy: `default-src 'none'; style-src 'unsafe-inline'; frame-src ${framesOf(provider)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${escapeMarkup(texts.widgetTitle(venue.name))}</title><style>${STYLE}</style></head><body>`,
      `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(texts.widgetTitle(venue.name))}" allow="payment" referrerpolicy="strict-origin"></iframe>`,
      `<p><a href="${escapeMarkup(address)}" target="_blank" rel="noopener noreferrer">${texts.openThere}</a></p>`,
      "</body></html>",
    ].join("\n"),
  }
}
