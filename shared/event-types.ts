/** What kinds of events there are, by which guests choose, and their names in English. */
export const EVENT_TYPES = {
  music: "Music",
  class: "Classes",
  dinner: "Dinners",
  tasting: "Tastings",
  family: "For families",
  market: "Markets",
  celebration: "Celebrations",
} as const

export type EventType = keyof typeof EVENT_TYPES
