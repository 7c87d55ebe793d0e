import { digitsOf } from "../currency"
import { dishOf } from "./addresses"
import type { PickupItem } from "./ordering-facts"

/** Of one dish in one order. */
export const MOST_OF_A_DISH = 99

export interface BasketLine {
  item: PickupItem
  count: number
}

/** In the currency's smallest unit, whole: cents are added without a loss. */
export const minorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency))

/** As amounts are written: `950` is `9.5` in EUR. */
export const fromMinorUnits = (units: number, currency: string): number =>
  units / 10 ** digitsOf(currency)

/**
 * In the currency's smallest unit. Of three digits the last one is 0, rounded down: no card is charged thousandths, and what
 * a guest reads is what they pay, wherever they pay it.
 */
export function totalOf(lines: readonly BasketLine[], currency: string): number {
  const sum = lines.reduce(
    (all, { item, count }) => all + minorUnits(item.price, currency) * count,
    0,
  )
  return digitsOf(currency) === 3 ? sum - (sum % 10) : sum
}

export const dishCount = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

export interface Basket {
  /** In the order of the menu. */
  lines: readonly BasketLine[]
  /** Keys of what was asked for and is not to be had (any more). */
  gone: readonly string[]
  /** Keys of dishes of which no number was said that can be. */
  odd: readonly string[]
}

const ODD = "odd"

/** How many of which dish a form says. Whatever else it holds is not looked at. */
export function readBasket(
  items: readonly PickupItem[],
  sent: Readonly<Record<string, unknown>>,
): Basket {
  const wanted = new Map<string, string>()
  for (const [field, value] of Object.entries(sent)) {
    const key = dishOf(field)
    if (key === undefined || value === null || value === undefined) continue
    // Said twice, or no number at all: odd, and not left out in silence.
    const count = typeof value === "object" ? ODD : String(value).trim()
    if (count !== "" && !/^0+$/.test(count)) wanted.set(key, count)
  }
  const lines: BasketLine[] = []
  const odd: string[] = []
  for (const item of items) {
    const count = wanted.get(item.key)
    if (count === undefined) continue
    wanted.delete(item.key)
    if (/^\d{1,2}$/.test(count)) lines.push({ item, count: Number(count) })
    else odd.push(item.key)
  }
  return { lines, gone: [...wanted.keys()].map((key) => key.slice(0, 200)), odd }
}
