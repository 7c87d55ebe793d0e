/**
 * A page of a few words, where there is nothing to draw.
 * @param message text, not HTML
 */
export function plainPage(message: string): string {
  const text = escapeHtml(message)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex, nofollow">',
    "<title>Draft preview</title>",
    "<style>body{background:#100f0d;color:#f4efe6;font:1.125rem/1.5 sans-serif;padding:2rem;max-width:40rem}</style>",
    `<h1>Draft preview</h1><p>${text}</p></html>`,
  ].join("\n")
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
