"use client"

import { useEffect, useRef, type FormEvent, type MutableRefObject } from "react"

/** Why the kitchen does not make an order; the guest is told. */
export function CancelForm({
  reference,
  name,
  isPaid,
  isTold,
  why,
  typing,
  onType,
  onCancel,
}: {
  reference: string
  name: string
  isPaid: boolean
  /** Nobody is written to because a program says so. */
  isTold: boolean
  why: string
  typing: MutableRefObject<string>
  onType: (why: string) => void
  onCancel: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    if (!current || typing.current !== reference) return
    current.focus({ preventScroll: true })
    current.setSelectionRange(current.value.length, current.value.length)
  }, [reference, typing])
  function submit(event: FormEvent): void {
    event.preventDefault()
    onCancel()
  }
  return (
    <form className="kitchen__cancel" onSubmit={submit}>
      <label>
        {isTold ? `Reason, which ${name} is told` : "Reason"}
        <textarea
          ref={field}
          required
          rows={2}
          maxLength={200}
          value={why}
          onChange={({ target }) => onType(target.value)}
          onFocus={() => {
            typing.current = reference
          }}
          onBlur={() => {
            typing.current = ""
          }}
        />
      </label>
      {isPaid && <p>It is paid: the money is given back by itself.</p>}
      {!isTold && <p>No mail is sent: it looks like a program’s.</p>}
      <button type="submit">{isTold ? "Cancel and tell the guest" : "Cancel"}</button>
    </form>
  )
}
