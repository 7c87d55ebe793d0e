import type { Tone } from "./panel-state"

/** Told apart by their shapes; colour is only added to them. The words beside a mark say the same. */
const SHAPES: Record<Tone, React.ReactNode> = {
  live: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.4 2.7 2.7L16 9.6" />
    </>
  ),
  working: (
    <>
      <circle className="publishing-mark__track" cx="12" cy="12" r="9" />
      <path className="publishing-mark__turning" d="M12 3a9 9 0 0 1 9 9" />
    </>
  ),
  waiting: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  notice: (
    <>
      <path d="M12 4 21 19.5H3Z" />
      <path d="M12 10v4.2M12 16.6v.2" />
    </>
  ),
  failed: (
    <>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z" />
      <path d="M12 7.6v5.2M12 16.2v.2" />
    </>
  ),
  held: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.8 8.6v6.8M14.2 8.6v6.8" />
    </>
  ),
  unknown: (
    <>
      <circle cx="12" cy="12" r="9" strokeDasharray="3.2 2.45" />
      <path d="M8.6 12h6.8" />
    </>
  ),
}

export function StatusMark({ tone }: { tone: Tone }) {
  return (
    <svg
      aria-hidden="true"
      className={`publishing-mark publishing-mark--${tone}`}
      fill="none"
      focusable="false"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
    >
      {SHAPES[tone]}
    </svg>
  )
}
