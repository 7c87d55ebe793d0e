import type { Field } from "payload"
import { RULE_LIMITS, type BookingRules } from "../../../../../shared/booking/rules"
import { wholeNumberField } from "../../../fields/numbers"
import { optionsFrom } from "../../../fields/options"
import { textRule } from "../../../fields/rules"
import { checkRuleCounts, type TableData } from "../../../validation/booking"
import { checkWebAddress } from "../../../validation/contact"
import { neededNumber } from "./needed-number"

const isOnline = (booking: Partial<TableData>): boolean => booking.method === "online"
const isOwn = (booking: Partial<TableData>): boolean => booking.method === "own"

const ownRule = ({
  limits,
  name,
  ...more
}: {
  name: Exclude<keyof TableData, "method">
  limits: keyof BookingRules
  label: string
  defaultValue?: number
  description: string
}): Field =>
  neededNumber<TableData>({
    ...more,
    name,
    limits: RULE_LIMITS[limits],
    isNeeded: isOwn,
    because: "Guests book on this site",
    check: (tables) => checkRuleCounts(name, tables),
  })

/** How a table is got at a venue. */
export const tableFields: Field[] = [
  {
    name: "method",
    type: "select",
    required: true,
    defaultValue: "phone",
    options: optionsFrom({
      own: "On this site",
      online: "With a booking provider",
      phone: "By phone",
      walkIn: "Walk-in only",
    }),
    admin: {
      description:
        "On this site: the opening hours say when, the numbers below how many. Bookings are in Bookings, and by day in Tables.",
    },
  },
  {
    name: "url",
    type: "text",
    label: "Booking address",
    admin: {
      condition: (_data, siblings: Partial<TableData>) => isOnline(siblings),
      description:
        "Where guests book; starts with https://. Pages of OpenTable, SevenRooms, Resy, Tock, ResDiary and NowBookIt open within the site when a guest asks for it.",
    },
    validate: textRule<TableData>(
      checkWebAddress,
      ({ siblings }) =>
        !isOnline(siblings) ||
        "Booking is online, so its address is needed. It starts with https://.",
    ),
  },
  {
    type: "row",
    fields: [
      ownRule({
        name: "seats",
        limits: "seats",
        label: "Seats",
        description: "Guests with a booking who sit at the same time, at most.",
      }),
      ownRule({
        name: "coversPerSlot",
        limits: "coversPerSlot",
        label: "Covers per slot",
        description: "Guests who arrive at the same time, at most.",
      }),
      ownRule({
        name: "slotMinutes",
        limits: "slotMinutes",
        label: "Minutes between slots",
        defaultValue: 30,
        description: "A table can be booked every so many minutes from the opening time.",
      }),
      ownRule({
        name: "turnMinutes",
        limits: "turnMinutes",
        label: "Minutes at the table",
        defaultValue: 105,
        description: "The last slot is so long before closing.",
      }),
    ],
  },
  {
    type: "row",
    fields: [
      ownRule({
        name: "minPartySize",
        limits: "smallestParty",
        label: "Smallest party",
        defaultValue: 1,
        description: "Guests in one booking, at least.",
      }),
      wholeNumberField<TableData>({
        name: "maxPartySize",
        label: "Largest party",
        min: RULE_LIMITS.largestParty.least,
        max: RULE_LIMITS.largestParty.most,
        description: "Larger parties call.",
        check: (_value, { siblings }) =>
          isOwn(siblings) ? checkRuleCounts("maxPartySize", siblings) : true,
        whenEmpty: ({ siblings }) =>
          !isOwn(siblings) || "Guests book on this site: for how many at most?",
      }),
      wholeNumberField({
        name: "noticeHours",
        label: "Notice",
        max: RULE_LIMITS.noticeHours.most,
        description: "Hours ahead a table is booked.",
      }),
      ownRule({
        name: "daysAhead",
        limits: "daysAhead",
        label: "Days ahead",
        defaultValue: 60,
        description: "How far ahead a table can be booked; 0 is today only.",
      }),
    ],
  },
  { name: "note", type: "textarea" },
]
