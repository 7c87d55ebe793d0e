"use client"

import { useId, useState, type FormEvent } from "react"
import type { DayBooking, StaffBooking } from "../../../../shared/booking/staff-channel"
import { GUEST_TOLD } from "../../../../shared/guest-told"
import { whoTellsOfEnd } from "./who-tells"

const STATES = { confirmed: "", waiting: "Waiting list", cancelled: "Cancelled" } as const

interface Move {
  day: string
  time: string
  party: number
}

/** The address alone, whatever its guest has written: a “?” in it would begin the mail's own text (RFC 6068, section 2). */
const mailTo = (email: string): string =>
  `mailto:${email.split("@").map(encodeURIComponent).join("@")}`

/** One party: large enough for a thumb at the door. */
export function BookingRow({
  booking,
  until,
  times,
  onMove,
  onCancel,
}: {
  booking: DayBooking
  /** In words: when the table is free again. */
  until: string
  times: readonly string[]
  /** Both answer with what is wrong, if anything is. */
  onMove: (to: Move) => Promise<string>
  onCancel: () => Promise<string>
}) {
  const [open, setOpen] = useState<"move" | "cancel">()
  const [trouble, setTrouble] = useState("")
  const { name, party, time, phone, email, message, choice, reference, state, suspicion } = booking
  const before = booking.formerly.length > 0 && `before ${booking.formerly.join(", ")}`
  const toggle = (part: "move" | "cancel") => {
    setTrouble("")
    setOpen(open === part ? undefined : part)
  }
  function move(to: Move): void {
    const isSo = to.day === booking.day && to.time === time && to.party === party
    if (isSo && state === "confirmed")
      setTrouble("It is booked so already. Nobody is told anything.")
    else void settle(onMove(to))
  }
  async function settle(doing: Promise<string>): Promise<void> {
    const why = await doing
    setTrouble(why)
    if (!why) setOpen(undefined)
  }
  return (
    <li className={`tables__booking tables__booking--${state}`}>
      <p className="tables__time">{time}</p>
      <div className="tables__who">
        <p className="tables__name">
          {name}, {party} {party === 1 ? "guest" : "guests"}
          {STATES[state] && <span className="staff__tag">{STATES[state]}</span>}
        </p>
        <p className="staff__more">
          {[`until ${until}`, reference, before, phone, choice].filter(Boolean).join(" · ")}
        </p>
        {email && (
          <p className="staff__more">
            <a href={mailTo(email)}>{email}</a>
          </p>
        )}
        {message && <p className="tables__message">{message}</p>}
        {booking.told === "givenUp" && (
          <p className="tables__message">{GUEST_TOLD.givenUp}: the last mail did not arrive.</p>
        )}
        {booking.sameNumber.length > 0 && (
          <p className="tables__message">
            The same number has another table then: {booking.sameNumber.join("; ")}
          </p>
        )}
        {suspicion && <p className="tables__message">Looks like a program’s: {suspicion}.</p>}
      </div>
      {state !== "cancelled" && (
        <div className="tables__actions">
          <button type="button" aria-expanded={open === "move"} onClick={() => toggle("move")}>
            Move<span className="staff__hidden"> {name}</span>
          </button>
          <button type="button" aria-expanded={open === "cancel"} onClick={() => toggle("cancel")}>
            Cancel<span className="staff__hidden"> {name}</span>
          </button>
        </div>
      )}
      {open === "move" && <MoveForm booking={booking} times={times} onMove={move} />}
      {open === "cancel" && (
        <p className="staff__form">
          {state === "waiting" ? "" : "The table goes to somebody else. "}
          {whoTellsOfEnd(booking)}
          <button type="button" onClick={() => void settle(onCancel())}>
            Yes, cancel
          </button>
        </p>
      )}
      <p role="alert" className="staff__trouble">
        {trouble}
      </p>
    </li>
  )
}

function MoveForm({
  booking,
  times,
  onMove,
}: {
  booking: StaffBooking
  times: readonly string[]
  onMove: (to: Move) => void
}) {
  const [day, setDay] = useState(booking.day)
  const [time, setTime] = useState(booking.time)
  const [party, setParty] = useState(String(booking.party))
  const list = useId()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onMove({ day, time, party: Number(party) })
  }
  return (
    <form className="staff__form" onSubmit={submit}>
      <label>
        Day
        <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <label>
        Time
        <input
          required
          list={list}
          pattern="([01]\d|2[0-3]):[0-5]\d"
          title="Hours and minutes: 19:30"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </label>
      <datalist id={list}>
        {times.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <label>
        Guests
        <input
          type="number"
          required
          min={1}
          value={party}
          onChange={({ target }) => setParty(target.value)}
        />
      </label>
      <button type="submit">{booking.email ? "Move and tell the guest" : "Move"}</button>
    </form>
  )
}
