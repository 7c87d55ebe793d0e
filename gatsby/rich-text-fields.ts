/** The rich-text fields of the content contract (docs/content.md), by the CMS's type names. */
export const RICH_TEXT_FIELDS = [
  { type: "Brand", field: "story" },
  { type: "Location", field: "description" },
  { type: "NewsArticle", field: "body" },
  { type: "Event", field: "description" },
  { type: "Job", field: "description" },
  { type: "TextBlock", field: "body" },
] as const
