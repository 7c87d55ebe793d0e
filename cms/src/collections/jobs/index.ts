import type { CollectionConfig } from "payload"
import { draftedContent } from "../../access/content"
import { dayField } from "../../fields/dates"
import { amountField } from "../../fields/money"
import { optionsFrom } from "../../fields/options"
import { requiredDocumentField } from "../../fields/required-document"
import { richTextField } from "../../fields/rich-text"
import { slugField } from "../../fields/slug"
import { checkListedSlug } from "../../validation/slug"
import { venueCurrencyField } from "../../fields/venue-price"
import { confirmedField } from "../../questions/confirmed-field"
import { questionDayToCome } from "../../questions/day-to-come"
import { checkDayNotBefore } from "../../validation/dates"
import { checkPayRange } from "../../validation/money"

interface JobData {
  postedOn: string
}

interface PayData {
  minimum: number
}

export const jobs: CollectionConfig = {
  slug: "jobs",
  labels: { singular: "Job", plural: "Jobs" },
  admin: {
    group: "Stories",
    defaultColumns: ["title", "venue", "department", "closesOn", "_status"],
  },
  defaultSort: "-postedOn",
  access: draftedContent("venue"),
  fields: [
    { name: "title", type: "text", required: true },
    slugField({ collection: "jobs", from: "title", check: checkListedSlug("jobs") }),
    requiredDocumentField({ name: "venue", relationTo: "locations" }),
    {
      type: "row",
      fields: [
        {
          name: "department",
          type: "select",
          required: true,
          options: optionsFrom({
            kitchen: "Kitchen",
            floor: "Floor",
            bar: "Bar",
            bakery: "Bakery",
            office: "Office",
          }),
        },
        {
          name: "employmentType",
          type: "select",
          label: "Employment",
          required: true,
          options: optionsFrom({
            fullTime: "Full time",
            partTime: "Part time",
            temporary: "Temporary",
            internship: "Internship",
          }),
        },
      ],
    },
    { name: "summary", type: "textarea", required: true },
    richTextField({ name: "description", required: true }),
    {
      name: "pay",
      type: "group",
      fields: [
        {
          type: "row",
          fields: [
            amountField({ name: "minimum", required: true, currency: { venueIn: "venue" } }),
            amountField<PayData>({
              name: "maximum",
              currency: { venueIn: "venue" },
              description: "Empty when there is one figure.",
              check: (value, { siblings }) => checkPayRange(siblings.minimum, value),
            }),
            venueCurrencyField("venue", "The pay"),
            {
              name: "period",
              type: "select",
              required: true,
              options: optionsFrom({ hour: "An hour", month: "A month", year: "A year" }),
            },
          ],
        },
      ],
    },
    {
      type: "row",
      fields: [
        dayField({
          name: "postedOn",
          label: "Posted on",
          required: true,
          index: true,
          description:
            "The day shown with the position; newest come first. It does not wait for that day: once published, it is on the site.",
          afterInput: "/admin-ui/fields/confirm-day#ConfirmDay",
          check: questionDayToCome("a position"),
        }),
        dayField<object, JobData>({
          name: "closesOn",
          label: "Closes on",
          description: "The last day to apply. Empty: open until filled.",
          check: (value, { document }) =>
            document.postedOn
              ? checkDayNotBefore(document.postedOn, value, {
                  earlier: "the day it is posted",
                  later: "The last day to apply",
                })
              : true,
        }),
      ],
    },
    confirmedField,
  ],
}
