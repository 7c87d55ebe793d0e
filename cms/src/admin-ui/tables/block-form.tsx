"use client"

import { useState, type FormEvent } from "react"
import type { Service } from "../../../../shared/booking/slots"

/** From when until when nobody new is taken. */
export function BlockForm({
  services,
  onBlock,
}: {
  services: readonly Service[]
  /** Answers with what is wrong, if anything is. */
  onBlock: (times: { from: string; until: string }) => Promise<string>
}) {
  const [from, setFrom] = useState("")
  const [until, setUntil] = useState("")
  const [trouble, setTrouble] = useState("")
  async function block(times: { from: string; until: string }): Promise<void> {
    setTrouble(await onBlock(times))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void block({ from, until })
  }
  return (
    <>
      <form className="tables__form" onSubmit={submit}>
        <label>
          From
          <input
            type="time"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          Until
          <input
            type="time"
            required
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </label>
        <button type="submit">Block</button>
        {services.map(({ opens, closes }) => (
          <button
            key={opens}
            type="button"
            onClick={() => void block({ from: opens, until: closes })}
          >
            Block {opens} to {closes}
          </button>
        ))}
      </form>
      <p role="alert" className="tables__trouble">
        {trouble}
      </p>
    </>
  )
}
