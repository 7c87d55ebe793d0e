import { type ListedReleases } from "../../release-store/list-releases"
import { type PublishCause, type PublishEvent } from "../../shared/publishing"

/** As text for a terminal; times in the machine's time zone. */
export function releasesTable({ releases }: ListedReleases): string {
  if (releases.length === 0) return "There is no release yet. npm run build makes one."
  const rows = [
    ["", "Release", "Made", "Pages", "Size", "New", "Why"],
    ...releases.map((release) => [
      release.isServed ? "*" : "",
      release.id,
      localTime(release.madeAt),
      String(release.pages),
      inMegabytes(release.bytes),
      inMegabytes(release.newBytes),
      causeInWords(release.cause),
    ]),
  ]
  const widths = rows.reduce<number[]>(
    (before, row) => row.map((cell, column) => Math.max(before[column] ?? 0, cell.length)),
    [],
  )
  const isNumber = (column: number) => column >= 3 && column <= 5
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join("  ")
      .trimEnd(),
  )
  const held = releases.find(({ pinnedSince }) => pinnedSince !== null)
  return [
    ...lines,
    "",
    "* is served.",
    ...(held?.pinnedSince
      ? [
          `It is held since ${localTime(held.pinnedSince)}, by a rollback: until something is published, or npm run rollback -- --end.`,
        ]
      : []),
  ].join("\n")
}

function causeInWords(cause: PublishCause): string {
  switch (cause.kind) {
    case "events": {
      const [newest] = cause.events
      const more = cause.events.length - 1 + cause.more
      const first = newest ? eventInWords(newest) : "published in the CMS"
      return more > 0 ? `${first}, and ${more} more` : first
    }
    case "trigger":
      return cause.note ? `trigger: ${cause.note}` : "trigger"
    case "wish":
      return `asked for by ${cause.by} in the CMS`
    case "reconcile":
      return "content differed from what was served"
    case "date":
      return cause.what
    case "command":
      return "a command"
  }
}

const VERBS = {
  publish: "published",
  unpublish: "unpublished",
  delete: "deleted",
  global: "changed",
  media: "changed",
} as const

const eventInWords = ({ event, title, collection }: PublishEvent) =>
  `${title ? `“${title}”` : collection} ${VERBS[event]}`

const localTime = (time: string) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" })

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
