import { escapeMarkup } from "../../../shared/escape-markup"
import { NIGHT, PAPER } from "../../../src/theme/palettes"
import { atTheEnd } from "../../../src/texts/mails"
import type { Mail } from "./mail"

export interface Letter {
  html: string
  text: string
}

const lines = (text: string): string => escapeMarkup(text).replaceAll("\n", "<br>")

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

const heldFacts = ({ facts = [] }: Mail) => facts.filter(([, value]) => value !== "")

function html(mail: Mail, end: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${PAPER.line};vertical-align:top`
  const facts = heldFacts(mail).map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};width:110px;padding-right:16px;text-align:left;font-weight:400;color:${PAPER.textQuiet}">${escapeMarkup(name)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  const paragraphs = mail.paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`,
  )
  const action = mail.action
    ? `<p style="margin:8px 0 24px"><a href="${escapeMarkup(mail.action.url)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${PAPER.accent};color:${PAPER.onAccent};font-weight:650;text-decoration:none">${escapeMarkup(mail.action.label)}</a></p>`
    : ""
  const note = mail.note
    ? `<p style="margin:24px 0 0;font-size:14px;color:${PAPER.textQuiet}">${lines(mail.note)}</p>`
    : ""
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(mail.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${NIGHT.ground}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${NIGHT.ground}"><tr><td align="center" style="padding:32px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER.ground};border-radius:300px 300px 0 0"><tr><td style="padding:96px 32px 40px;font:17px/1.55 ${SANS};color:${PAPER.text}">`,
    `<h1 style="max-width:400px;margin:0 auto 32px;text-align:center;font:400 34px/1.1 ${SERIF};color:${PAPER.textStrong}">${escapeMarkup(mail.heading)}</h1>`,
    ...paragraphs,
    action,
    facts.length > 0
      ? `<table cellpadding="0" cellspacing="0" width="100%" style="margin-top:8px;border-bottom:1px solid ${PAPER.line};font-size:16px">${facts.join("")}</table>`
      : "",
    note,
    `</td></tr></table>`,
    `<p style="margin:20px 0 0;font:14px/1.5 ${SANS};color:${NIGHT.textQuiet}">${escapeMarkup(end)}</p>`,
    "</td></tr></table></body></html>",
  ].join("\n")
}

function plain(mail: Mail, end: string): string {
  const facts = heldFacts(mail).map(([name, value]) =>
    value.includes("\n") ? `${name}:\n${value}` : `${name}: ${value}`,
  )
  return [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    ...(mail.note ? [mail.note] : []),
    `-- \n${end}`,
  ].join("\n\n")
}

/** A sheet of paper in a dark room, and the same words without. */
export function letterOf(
  mail: Mail,
  { group, siteUrl }: { group: string; siteUrl: string },
): Letter {
  const end = atTheEnd(group, siteUrl)
  return { html: html(mail, end), text: plain(mail, end) }
}
