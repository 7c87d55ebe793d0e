import type { SanitizedCollectionConfig } from "payload"

type Label = SanitizedCollectionConfig["labels"]["plural"]

/** How editors know a type, in the middle of a sentence. */
export function labelOf(label: Label | undefined, otherwise: string): string {
  return typeof label === "string" ? label.toLowerCase() : otherwise
}
