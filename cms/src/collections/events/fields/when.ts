import type { DateField, Field } from "payload"
import { dayField } from "../../../fields/dates"
import { optionsFrom } from "../../../fields/options"
import { dateRule, rowsRule, textRule, type RuleContext } from "../../../fields/rules"
import { namedRows } from "../../../rows/named-rows"
import { checkEnd, checkLastDay, dayOf, noonUtc } from "../../../validation/dates"
import {
  isKnownZone,
  isWallClockTime,
  momentOf,
  NO_PLACE,
  wallClockTimeOf,
} from "../../../validation/moments"
import { checkTimeOfDay } from "../../../validation/opening-hours"
import type { Verdict } from "../../../validation/verdict"
import { wrongWithChange } from "../../../../../shared/recurrence"
import { questionTablesMove } from "../booked-tables"
import type { Moment } from "../moments"
import { changedDateOf, recurrenceOf } from "../recurrence"

interface RecurrenceData {
  frequency: string
}

interface ChangedData {
  day: string
}

export interface EventData {
  startsAt: string
  startsAt_tz: string
  recurrence: Partial<RecurrenceData>
}

export const repeats = ({ frequency }: Partial<RecurrenceData>): boolean =>
  frequency === "weekly" || frequency === "monthly"

/** The day of the start at the venue, as noon UTC: how days are stored. */
const dayAtVenue = (startsAt: string, zone: string | undefined): string =>
  noonUtc(wallClockTimeOf(new Date(startsAt).toISOString(), isKnownZone(zone) ? zone : NO_PLACE))

const LABELS = {
  startsAt: "Starts",
  endsAt: "Ends",
  previousStartsAt: "Was to start",
} as const satisfies Record<Moment, string>

/** A time on the venue's clocks; stored as an instant, with the venue's zone beside it (`../moments.ts`). */
function momentField(
  name: Moment,
  check: (
    value: string,
    context: RuleContext<object, EventData>,
  ) => Verdict | Promise<Verdict> = () => true,
  options: {
    required?: boolean
    description?: string
    afterInput?: string
    /** Whether a duplicate has it, too. */
    isCopied?: boolean
  } = {},
): DateField {
  const { required = true, description, afterInput, isCopied = true } = options
  return {
    name,
    type: "date",
    label: LABELS[name],
    required,
    index: name === "startsAt",
    ...(isCopied ? {} : { hooks: { beforeDuplicate: [() => null] } }),
    // While the editor types, one of the two may still be a time without a zone.
    validate: dateRule<object, EventData>((value, context) =>
      context.typing ? true : check(value, context),
    ),
    admin: {
      ...(description ? { description } : {}),
      date: { displayFormat: "d MMM yyyy HH:mm" },
      components: {
        Field: "/admin-ui/fields/moment-field#MomentField",
        ...(afterInput ? { afterInput: [afterInput] } : {}),
      },
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

function checkMoved(value: string, { document }: RuleContext<object, EventData>): Verdict {
  if (repeats(document.recurrence ?? {})) {
    return "The event repeats, and each of its dates has one of its own. Leave this empty, and say in the note beside the status what has moved."
  }
  if (document.startsAt && Date.parse(document.startsAt) === Date.parse(value)) {
    return "This is when it starts now. Leave it empty unless the date was changed."
  }
  return true
}

const WRONG = {
  "no date": "The event has no date on this day by its rule. Choose one of its dates.",
  "too far":
    "This is nearer to another date of the event. Choose a nearer day, or leave the date out and make it an event of its own.",
}

/** @param wrong what is told at the field: each of a row's tells of one thing */
const checkChange =
  (wrong: keyof typeof WRONG) =>
  (_value: string, { siblings, document }: RuleContext<object, EventData>): Verdict => {
    const { startsAt, startsAt_tz: zone } = document
    const recurrence = recurrenceOf(document)
    if (!startsAt || Number.isNaN(Date.parse(startsAt)) || !recurrence) return true
    const place = isKnownZone(zone) ? zone : NO_PLACE
    const starts = isWallClockTime(startsAt) ? momentOf(startsAt, place) : startsAt
    const found = wrongWithChange(changedDateOf(siblings), { startsAt: starts, recurrence }, place)
    return found !== wrong || WRONG[wrong]
  }

function checkDaysOnce(rows: readonly Partial<ChangedData>[]): Verdict {
  const days = rows.flatMap(({ day }) => (day ? [dayOf(day)] : []))
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  return twice === undefined || `${twice} stands in two rows. Say in one what is different.`
}

const A_THIRD = "33.33%"

/** So that fields of one row stand below those of the row before, whatever is filled in. */
const aThird = (field: DateField): DateField => ({
  ...field,
  admin: { ...field.admin, width: A_THIRD },
})

export const whenFields: Field[] = [
  momentField("startsAt", questionTablesMove, {
    afterInput: "/admin-ui/fields/confirm-when#ConfirmWhen",
    description:
      "Guests who have booked a table for it here are told of another date or time as soon as it is published, and their tables move with it where there is room.",
  }),
  momentField("endsAt", (value, { document }) =>
    document.startsAt ? checkEnd(document.startsAt, value) : true,
  ),
  momentField("previousStartsAt", checkMoved, {
    required: false,
    isCopied: false,
    description:
      "Of an announced date that was changed: guests and search engines are told of both. It is filled in when an event on the site is published with another start; empty it afterwards where nobody needs to know.",
  }),
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
            ? checkLastDay(dayAtVenue(document.startsAt, document.startsAt_tz), day)
            : true,
        whenEmpty: ({ siblings }) =>
          !repeats(siblings) || "The event repeats, so say until which day.",
      }),
      {
        name: "changed",
        type: "array",
        label: "Dates that are different",
        labels: { singular: "Date", plural: "Dates that are different" },
        validate: rowsRule<ChangedData>(checkDaysOnce),
        admin: {
          components: namedRows("Date", { change: ["day", "newDay", "newTime"] }),
          condition: (_data, siblings: Partial<RecurrenceData>) => repeats(siblings),
          description:
            "A date that is left out, or moved to another day or time. Guests read of it on the event’s page and in their calendars; who has a table for that date is told as soon as it is published.",
        },
        fields: [
          {
            type: "row",
            fields: [
              aThird(
                dayField<ChangedData, EventData>({
                  name: "day",
                  label: "Date",
                  required: true,
                  description: "",
                  check: checkChange("no date"),
                }),
              ),
              aThird(
                dayField<ChangedData, EventData>({
                  name: "newDay",
                  label: "Other day",
                  description: "With neither another day nor another time, it is cancelled.",
                  check: checkChange("too far"),
                }),
              ),
              {
                name: "newTime",
                type: "text",
                label: "Other time",
                maxLength: 5,
                validate: textRule(checkTimeOfDay),
                admin: { placeholder: "19:00", width: A_THIRD },
              },
            ],
          },
        ],
      },
    ],
  },
]
