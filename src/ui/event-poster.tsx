import type { ReactNode } from "react"
import type { EventStatus } from "../content/event-summary"
import type { Image } from "../content/image"
import { eventStatus } from "./event-status"
import { Picture } from "./picture"
import "./event-poster.css"

const RATIO = 3 / 4

/** A picture wider than a poster is laid out wider than the poster, which crops it. */
function sizesOf({ width, height }: Image, sizes: string): string {
  const times = width / height / RATIO
  if (times <= 1) return sizes
  const widened = (length: string): string => `calc(${length} * ${times.toFixed(2)})`
  return sizes
    .split(", ")
    .map((size) => size.replace(/\S+$/, widened))
    .join(", ")
}

/**
 * An event as a printed bill: the art, and the words on the paper at its foot.
 * What a guest must know before coming is pasted across it, as on a wall in the street.
 */
export function EventPoster({
  image,
  status,
  sizes,
  priority = false,
  children,
}: {
  image: Image
  status: EventStatus
  /** How wide the poster is laid out. */
  sizes: string
  priority?: boolean
  /** Title, date and place. */
  children: ReactNode
}) {
  const notice = eventStatus(status)
  return (
    <div className={`paper event-poster event-poster--${status}`}>
      <div className="event-poster__art">
        <Picture image={image} ratio="3 / 4" sizes={sizesOf(image, sizes)} priority={priority} />
        {notice && <p className="event-poster__strip">{notice.label}</p>}
      </div>
      <div className="event-poster__foot">{children}</div>
    </div>
  )
}
