import { escapeMarkup } from "../../shared/escape-markup"
import { HOUSE_GROUND } from "../../src/theme/palettes"
import type { Problem } from "./problem"

/**
 * A page of a few words, where there is nothing to draw.
 * @param problem its message is text, not HTML
 */
export function plainPage(problem: Problem, cmsOrigin: string): string {
  const text = escapeMarkup(problem.message) + mendLink(problem, cmsOrigin)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex, nofollow">',
    "<title>Draft preview</title>",
    `<style>body{background:${HOUSE_GROUND};color:#f4efe6;font:1.125rem/1.5 sans-serif;padding:2rem;max-width:40rem}a{color:inherit}</style>`,
    `<h1>Draft preview</h1><p>${text}</p></html>`,
  ].join("\n")
}

/** Leads to where it is put right, beside the page, which is loaded again afterwards. */
export const mendLink = ({ mend }: Problem, cmsOrigin: string): string =>
  mend
    ? ` <a href="${escapeMarkup(cmsOrigin + mend.path)}" target="_blank" rel="noopener" style="color:inherit">${escapeMarkup(mend.text)}</a>`
    : ""
