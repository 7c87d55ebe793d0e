import type { CollectionConfig } from "payload"

/** Autosave is off: an editor decides when something becomes a version. Clocks count to 24, as on the site. */
export const draftsAndVersions: NonNullable<CollectionConfig["versions"]> = {
  maxPerDoc: 20,
  drafts: { autosave: false, schedulePublish: { timeFormat: "HH:mm" } },
}
