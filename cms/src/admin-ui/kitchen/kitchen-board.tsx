"use client"

import type { KitchenDay, KitchenRequest } from "../../../../shared/ordering/staff-channel"
import type { Asked } from "../staff/ask-staff"
import { StaffPage } from "../staff/staff-page"
import { useStaffDay, type StaffVenue } from "../staff/use-staff-day"
import { BellSwitch } from "./bell-switch"
import { KitchenOrders } from "./kitchen-orders"
import { Pauses } from "./pauses"
import { useBell } from "./use-bell"
import { useNews } from "./new-orders"
import "./kitchen.css"

export type AskedOfKitchen = Asked<KitchenRequest>

/** A minute of an order's notice is soon gone. */
const LOOK_EVERY = 5_000

/** A day at one kitchen: its orders by how far they are, each in the order in which they are collected. */
export function KitchenBoard({
  venues,
  opensAt,
}: {
  venues: readonly StaffVenue[]
  /** Slug of the kitchen with the next order that waits. */
  opensAt?: string
}) {
  const staff = useStaffDay<KitchenDay, AskedOfKitchen>({
    path: "/api/kitchen",
    venues,
    opensAt,
    every: LOOK_EVERY,
  })
  const { shown, venue, day, today, change } = staff
  const bell = useBell()
  const news = useNews(`${venue?.slug} ${day}`, shown?.orders, bell.ring)
  return (
    <StaffPage name="Kitchen" taken="orders" venues={venues} staff={staff}>
      <BellSwitch bell={bell} />
      <p role="status" className="kitchen__news">
        {news}
      </p>
      {shown && venue && (
        <>
          {!shown.takesOrders && <p>This venue takes no new orders on the site.</p>}
          {shown.closed !== null && <p>Closed: {shown.closed}</p>}
          <KitchenOrders shown={shown} venue={venue.slug} day={day} change={change} />
          <Pauses
            shown={shown}
            venue={venue.slug}
            day={day}
            isToday={day === today}
            change={change}
          />
        </>
      )}
    </StaffPage>
  )
}
