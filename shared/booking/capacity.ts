import type { Block, BookingRules, Seating, Taken } from "./rules"

const overlaps = (one: Omit<Seating, "guests">, other: Omit<Seating, "guests">): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

const guestsOf = (seatings: readonly Seating[]): number =>
  seatings.reduce((sum, { guests }) => sum + guests, 0)

/** The most guests who sit at the same moment within a span; they grow in number only as somebody arrives. */
function mostAtOnce(seatings: readonly Seating[], span: Omit<Seating, "guests">): number {
  const during = seatings.filter((seating) => overlaps(seating, span))
  const moments = [span.startsAt, ...during.map(({ startsAt }) => startsAt)].filter(
    (moment) => moment >= span.startsAt,
  )
  return Math.max(
    ...moments.map((moment) =>
      guestsOf(during.filter(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt)),
    ),
  )
}

/** How many seats nobody has within a span, whatever the kitchen can take at once. */
export const seatsLeft = (
  { seats }: Pick<BookingRules, "seats">,
  span: Omit<Seating, "guests">,
  seatings: readonly Seating[],
): number => seats - mostAtOnce(seatings, span)

/** Whoever sits already when a block begins may stay. */
export const isBlocked = (
  { startsAt }: Pick<Seating, "startsAt">,
  blocks: readonly Block[],
): boolean => blocks.some(({ from, until }) => from <= startsAt && startsAt < until)

/** How many guests more may come at that time and stay so long; 0 where staff have blocked it. */
export function coversLeft(
  rules: Pick<BookingRules, "seats" | "coversPerSlot">,
  span: Omit<Seating, "guests">,
  { seatings, blocks }: Taken,
): number {
  if (isBlocked(span, blocks)) return 0
  const arriving = guestsOf(seatings.filter(({ startsAt }) => startsAt === span.startsAt))
  return Math.max(0, Math.min(rules.coversPerSlot - arriving, seatsLeft(rules, span, seatings)))
}
