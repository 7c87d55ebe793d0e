"use client"

import { useState, type ChangeEvent, type FormEvent } from "react"
import type { Service } from "../../../../shared/booking/slots"
import type { TelephoneDraft, Telephoned } from "./use-telephone-draft"

/** A guest who has called, written down while they are on the line. */
export function TelephoneForm({
  services,
  draft: { entries, change, send },
  onBook,
}: {
  services: readonly Service[]
  draft: TelephoneDraft
  /** @returns what is wrong, if anything is */
  onBook: (entries: Telephoned, key: string) => Promise<string>
}) {
  const [trouble, setTrouble] = useState("")
  const now = Date.now()
  const coming = services
    .map(({ slots, ...service }) => ({
      ...service,
      slots: slots.filter(({ startsAt }) => startsAt > now),
    }))
    .filter(({ slots }) => slots.length > 0)
  const isOffered = coming.some(({ slots }) => slots.some(({ time }) => time === entries.time))

  const typed =
    (name: keyof Telephoned) =>
    ({
      target: { value },
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: value })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTrouble(await send(onBook))
  }

  return (
    <section aria-labelledby="telephone" className="staff__section">
      <h2 id="telephone">Book for a guest who calls</h2>
      {coming.length === 0 ? (
        <p className="staff__more">No more times on this day.</p>
      ) : (
        <form className="staff__form" onSubmit={(event) => void submit(event)}>
          <label>
            Time
            <select required value={isOffered ? entries.time : ""} onChange={typed("time")}>
              <option value="">Choose</option>
              {coming.map(({ opens, closes, slots }) => (
                <optgroup key={opens} label={`${opens} to ${closes}`}>
                  {slots.map(({ time, isNextDay }) => (
                    <option key={time} value={time}>
                      {isNextDay ? `${time}, after midnight` : time}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <label>
            Guests
            <input type="number" required min={1} value={entries.party} onChange={typed("party")} />
          </label>
          <label>
            Name
            <input required maxLength={120} value={entries.name} onChange={typed("name")} />
          </label>
          <label>
            Telephone
            <input type="tel" required value={entries.phone} onChange={typed("phone")} />
          </label>
          <label>
            E-mail, for a confirmation (optional)
            <input type="email" value={entries.email} onChange={typed("email")} />
          </label>
          <label className="tables__note">
            Notes (optional)
            <textarea rows={1} value={entries.message} onChange={typed("message")} />
          </label>
          <button type="submit">Book the table</button>
        </form>
      )}
      <p role="alert" className="staff__trouble">
        {trouble}
      </p>
    </section>
  )
}
