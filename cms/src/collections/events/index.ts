import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { checkChosenSlug } from "../../fields/chosen-slug"
import { slugField } from "../../fields/slug"
import { checkListedSlug } from "../../validation/slug"
import { seoGroup } from "../../fields/seo"
import { confirmedField } from "../../questions/confirmed-field"
import { eventFields } from "./fields/event"
import { keepFirstStart } from "./first-start"
import { priceFields } from "./fields/price"
import { whenFields } from "./fields/when"
import { momentHooks } from "./moments"

export const events: CollectionConfig = {
  slug: "events",
  labels: { singular: "Event", plural: "Events" },
  admin: {
    group: "Stories",
    defaultColumns: ["title", "venue", "startsAt", "status", "_status"],
  },
  defaultSort: "startsAt",
  access: draftedContent("venue"),
  hooks: {
    ...momentHooks,
    beforeValidate: [...(momentHooks.beforeValidate ?? []), keepFirstStart],
  },
  fields: [
    { name: "title", type: "text", required: true },
    slugField({
      collection: "events",
      from: "title",
      check: checkListedSlug("events"),
      checkChange: checkChosenSlug("events"),
    }),
    {
      type: "tabs",
      tabs: [
        { label: "Event", fields: eventFields },
        { label: "When", fields: whenFields },
        { label: "Price and tickets", fields: priceFields },
        { label: "Search and sharing", fields: [seoGroup] },
      ],
    },
    confirmedField,
  ],
}
