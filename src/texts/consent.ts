export const heading = "May we count?"
export const question =
  "With your agreement we load tools from elsewhere that count visits and measure our advertising. The site works the same without."
export const privacyPolicy = "How we treat your data"
export const whatYouAllow = "What you allow"
export const acceptAll = "Accept all"
export const rejectAll = "Reject all"
export const choose = "Choose"
export const saveChoice = "Save my choice"

export const KINDS = {
  statistics: {
    name: "Statistics:",
    what: "which pages are read, from what sort of device, and how fast they were.",
  },
  marketing: {
    name: "Marketing:",
    what: "whether an advertisement brought you here, and showing you others.",
  },
} as const
