import type { ArrayField } from "payload"
import type { NamePart, RowNaming } from "./row-name"

type Components = NonNullable<NonNullable<ArrayField["admin"]>["components"]>

/** For `admin.components` of an array: its rows are headed by what they say, not by their number. */
export function namedRows(singular: string, naming: RowNaming | NamePart): Components {
  const isPart = typeof naming === "string" || !("parts" in naming)
  return {
    RowLabel: {
      path: "/rows/row-label#RowLabel",
      clientProps: { singular, naming: isPart ? { parts: [naming] } : naming },
    },
  }
}
