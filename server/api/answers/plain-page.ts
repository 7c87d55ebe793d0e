import { NIGHT } from "../../../src/theme/palettes"
import { backToSite } from "../../../src/texts/form-answers"
import { escapeMarkup } from "../../../shared/escape-markup"
import { routeTo } from "../../../shared/paths"

/** Of the house, and by itself: where no page of the site is to be had. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface PlainPage {
  title: string
  sentences: readonly string[]
  /** A button that sends a form to this address. */
  action?: { label: string; url: string }
}

const STYLE = `:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:${NIGHT.ground};color:${NIGHT.text};font:1.125rem/1.55 "Hanken Grotesk",system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:40rem;padding:2rem 1.5rem}h1{margin:0 0 1rem;font:400 clamp(2rem,1.4rem + 3vw,3.25rem)/1.05 Georgia,serif;color:${NIGHT.textStrong};text-wrap:balance}a{color:inherit;text-decoration-color:${NIGHT.accent};text-underline-offset:.22em}button{min-height:2.75rem;padding:.55em 1.4em;border:1px solid ${NIGHT.accent};border-radius:999px;background:${NIGHT.accent};color:${NIGHT.onAccent};font:650 1rem/1.2 inherit;font-family:inherit;cursor:pointer}:focus-visible{outline:2px solid ${NIGHT.signal};outline-offset:3px}`

export function plainPage({ title, sentences, action }: PlainPage): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeMarkup(title)}</h1>`,
    ...sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`),
    action
      ? `<form method="post" action="${escapeMarkup(action.url)}"><p><button>${escapeMarkup(action.label)}</button></p></form>`
      : "",
    `<p><a href="${routeTo("home")}">${backToSite}</a></p>`,
    "</main></body></html>",
  ].join("\n")
}
