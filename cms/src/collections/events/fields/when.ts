import type { DateField, Field, FieldHook } from "payload"
import { dayField } from "../../../fields/dates"
import { optionsFrom } from "../../../fields/options"
import { venueFacts } from "../../../fields/related-documents"
import { dateRule, type RuleContext } from "../../../fields/rules"
import { checkDayNotBefore, checkLater } from "../../../validation/dates"
import { checkEventTimeZone } from "../../../validation/time-zone"
import type { Verdict } from "../../../validation/verdict"

interface EventData {
  venue: unknown
  startsAt: string
  startsAt_tz: string
  endsAt: string
  endsAt_tz: string
}

interface RecurrenceData {
  frequency: string
}

const repeats = ({ frequency }: Partial<RecurrenceData>): boolean =>
  frequency === "weekly" || frequency === "monthly"

/**
 * A program gives an instant, so the zone is only missing; a form without one would have read the editor's own clock.
 */
const fillInVenueZone: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (value || req.payloadAPI !== "local") return value
  const document = { ...originalDoc, ...data } as Partial<EventData>
  const venue = await venueFacts(req, document.venue)
  return venue?.timeZone ?? value
}

async function checkZone(
  zone: string | null | undefined,
  { document, req, typing }: RuleContext<object, EventData>,
): Promise<Verdict> {
  const venue = typing ? undefined : await venueFacts(req, document.venue)
  return venue ? checkEventTimeZone(zone ?? "", venue) : true
}

/** The zone's complaint stands at the time: that is where the editor chooses both. */
function momentField(
  name: "startsAt" | "endsAt",
  check: (value: string, context: RuleContext<object, EventData>) => Verdict = () => true,
): DateField {
  return {
    name,
    type: "date",
    label: name === "startsAt" ? "Starts" : "Ends",
    required: true,
    index: name === "startsAt",
    validate: dateRule<object, EventData>(async (value, context) => {
      const verdict = check(value, context)
      return verdict === true ? checkZone(context.document[`${name}_tz`], context) : verdict
    }),
    admin: {
      description: "As clocks at the venue show it. Choose the venue's time zone.",
      date: {
        pickerAppearance: "dayAndTime",
        displayFormat: "d MMM yyyy HH:mm",
        timeIntervals: 15,
      },
    },
    timezone: {
      // A text field, because the list of zones as a GraphQL enumeration would be most of the schema.
      override: ({ baseField }) => ({
        name: baseField.name,
        type: "text",
        admin: { hidden: true },
        hooks: { beforeValidate: [fillInVenueZone] },
      }),
    },
  }
}

export const whenFields: Field[] = [
  momentField("startsAt"),
  momentField("endsAt", (value, { document }) =>
    document.startsAt
      ? checkLater(document.startsAt, value, { start: "the start", end: "The end" })
      : true,
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
