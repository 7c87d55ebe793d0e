/** What a text says as JSON; nothing where it is none, as what a kill has cut short. */
export function parsedJson<Content>(text: string): Content | undefined {
  try {
    return JSON.parse(text) as Content
  } catch {
    return undefined
  }
}
