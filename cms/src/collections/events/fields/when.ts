import type { DateField, Field, FieldHook } from "payload"
import { dayField } from "../../../fields/dates"
import { optionsFrom } from "../../../fields/options"
import { venueFacts } from "../../../fields/related-documents"
import { dateRule, textRule } from "../../../fields/rules"
import { checkDayNotBefore, checkLater } from "../../../validation/dates"
import { checkEventTimeZone } from "../../../validation/time-zone"

interface EventData {
  venue: unknown
  startsAt: string
  endsAt: string
}

interface RecurrenceData {
  frequency: string
}

const repeats = ({ frequency }: Partial<RecurrenceData>): boolean =>
  frequency === "weekly" || frequency === "monthly"

/** Left empty, the zone is the venue's; instants themselves carry none. */
const fillInVenueZone: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (value) return value
  const document = { ...originalDoc, ...data } as Partial<EventData>
  const venue = await venueFacts(req, document.venue)
  return venue?.timeZone ?? value
}

function momentField(
  name: "startsAt" | "endsAt",
  description: string,
  validate?: DateField["validate"],
): DateField {
  return {
    name,
    type: "date",
    required: true,
    index: name === "startsAt",
    ...(validate ? { validate } : {}),
    admin: {
      description,
      date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy HH:mm", timeIntervals: 15 },
    },
    timezone: {
      // A text field, because the list of zones as a GraphQL enumeration would be most of the schema.
      override: ({ baseField }) => ({
        name: baseField.name,
        type: "text",
        admin: { hidden: true },
        hooks: { beforeValidate: [fillInVenueZone] },
        validate: textRule<object, EventData>(async (zone, { document, req, typing }) => {
          if (typing) return true
          const venue = await venueFacts(req, document.venue)
          return venue ? checkEventTimeZone(zone, venue) : true
        }),
      }),
    },
  }
}

export const whenFields: Field[] = [
  momentField("startsAt", "As clocks at the venue show it. Choose the venue's time zone."),
  momentField(
    "endsAt",
    "As clocks at the venue show it. Choose the venue's time zone.",
    dateRule<object, EventData>((value, { document }) =>
      document.startsAt
        ? checkLater(document.startsAt, value, { start: "the start", end: "The end" })
        : true,
    ),
  ),
  {
    name: "recurrence",
    type: "group",
    fields: [
      {
        name: "frequency",
        type: "select",
        required: true,
        defaultValue: "none",
        options: optionsFrom({ none: "Once", weekly: "Every week", monthly: "Every month" }),
        admin: {
          description:
            "Weekly: the same weekday and time. Monthly: the same weekday of the month, such as the second Tuesday.",
        },
      },
      dayField<RecurrenceData, EventData>({
        name: "until",
        label: "Last day",
        description: "Included. Needed when the event repeats.",
        check: (day, { siblings, document }) =>
          repeats(siblings) && document.startsAt
            ? checkDayNotBefore(document.startsAt, day, {
                earlier: "the day of the first event",
                later: "The last day",
              })
            : true,
        whenEmpty: ({ siblings }) =>
          !repeats(siblings) || "The event repeats, so say until which day.",
      }),
    ],
  },
]
