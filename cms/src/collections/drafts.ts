import type { CollectionConfig } from "payload"

/** Autosave is off: an editor decides when something becomes a version. */
export const draftsAndVersions: NonNullable<CollectionConfig["versions"]> = {
  maxPerDoc: 20,
  drafts: { autosave: false, schedulePublish: true },
}
