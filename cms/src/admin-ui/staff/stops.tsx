"use client"

import { useState, type FormEvent } from "react"

interface Times {
  from: string
  until: string
}

interface Stop {
  id: number
  /** Instants, in milliseconds since 1970. */
  from: number
  until: number
  madeBy: string
}

/** When nobody new is taken: which times there are, one more, and an end of one. */
export function Stops({
  title,
  stops,
  words,
  presets,
  timeOf,
  onStop,
  onResume,
}: {
  title: string
  stops: readonly Stop[]
  words: { stop: string; resume: string }
  presets: readonly { label: string; onPress: () => Promise<string> }[]
  timeOf: (instant: number) => string
  /** All answer with what is wrong, if anything is. */
  onStop: (times: Times) => Promise<string>
  onResume: (id: number) => Promise<string>
}) {
  const [from, setFrom] = useState("")
  const [until, setUntil] = useState("")
  const [trouble, setTrouble] = useState("")
  async function settle(doing: Promise<string>): Promise<void> {
    setTrouble(await doing)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void settle(onStop({ from, until }))
  }
  return (
    <section aria-labelledby="stops" className="staff__section">
      <h2 id="stops">{title}</h2>
      <ul className="staff__list">
        {stops.map((stop) => (
          <li key={stop.id} className="staff__stop">
            <span>
              {timeOf(stop.from)} to {timeOf(stop.until)}, by {stop.madeBy}
            </span>
            <button type="button" onClick={() => void settle(onResume(stop.id))}>
              {words.resume}
              <span className="staff__hidden">
                {" "}
                from {timeOf(stop.from)} to {timeOf(stop.until)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form className="staff__form" onSubmit={submit}>
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
        <button type="submit">{words.stop}</button>
        {presets.map(({ label, onPress }) => (
          <button key={label} type="button" onClick={() => void settle(onPress())}>
            {label}
          </button>
        ))}
      </form>
      <p role="alert" className="staff__trouble">
        {trouble}
      </p>
    </section>
  )
}
