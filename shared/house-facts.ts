import type { HoursRecord } from "./opening-hours"

/** The group, as it signs what it writes. */
export interface GroupFacts {
  groupName: string
  email: string
}

/** A venue, as guests have read of it. */
export interface HouseFacts {
  slug: string
  name: string
  /** One line. */
  address: string
  email: string
  phone: string
  hours: HoursRecord
}
