import type { DateField, Field } from "payload"
import { dayField } from "../../../fields/dates"
import { optionsFrom } from "../../../fields/options"
import { dateRule, type RuleContext } from "../../../fields/rules"
import { checkDayNotBefore, checkLater, noonUtc } from "../../../validation/dates"
import { isKnownZone, NO_PLACE, wallClockTimeOf } from "../../../validation/moments"
import type { Verdict } from "../../../validation/verdict"

interface EventData {
  startsAt: string
  startsAt_tz: string
}

interface RecurrenceData {
  frequency: string
}

const repeats = ({ frequency }: Partial<RecurrenceData>): boolean =>
  frequency === "weekly" || frequency === "monthly"

/** The day of the start at the venue, as noon UTC: how days are stored. */
const dayAtVenue = (startsAt: string, zone: string | undefined): string =>
  noonUtc(wallClockTimeOf(new Date(startsAt).toISOString(), isKnownZone(zone) ? zone : NO_PLACE))

/** A time on the venue's clocks; stored as an instant, with the venue's zone beside it (`../moments.ts`). */
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
    // While the editor types, one of the two may still be a time without a zone.
    validate: dateRule<object, EventData>((value, context) =>
      context.typing ? true : check(value, context),
    ),
    admin: {
      date: { displayFormat: "d MMM yyyy HH:mm" },
      components: { Field: "/admin-ui/fields/moment-field#MomentField" },
    },
    timezone: {
      // A text field, because the list of zones as a GraphQL enumeration would be most of the schema.
      override: ({ baseField }) => ({
        name: baseField.name,
        type: "text",
        admin: { hidden: true },
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
          repeats(siblings) && document.startsAt && !Number.isNaN(Date.parse(document.startsAt))
            ? checkDayNotBefore(dayAtVenue(document.startsAt, document.startsAt_tz), day, {
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
