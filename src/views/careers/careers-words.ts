import { formatMoney } from "../../ui/format"
import type { Job } from "../../content/job"

export const DEPARTMENTS: Readonly<Record<Job["department"], string>> = {
  kitchen: "Kitchen",
  floor: "Floor",
  bar: "Bar",
  bakery: "Bakery",
  office: "Office",
}

export const EMPLOYMENT_TYPES: Readonly<Record<Job["employmentType"], string>> = {
  fullTime: "Full time",
  partTime: "Part time",
  temporary: "Temporary",
  internship: "Internship",
}

export const PAY_PERIODS: Readonly<Record<Job["pay"]["period"], string>> = {
  hour: "an hour",
  month: "a month",
  year: "a year",
}

/** "£15.50 to £18", or the one figure there is. */
export function payRange({ minimum, maximum }: Job["pay"]): string {
  return maximum && maximum.amount !== minimum.amount
    ? `${formatMoney(minimum)} to ${formatMoney(maximum)}`
    : formatMoney(minimum)
}
