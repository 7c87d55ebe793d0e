import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import {
  readEntries,
  type BookingField,
  type BookingProblems,
} from "../../../../shared/booking/booking-form"
import { BOOKING_PREFIX } from "../../../../shared/booking/addresses"
import {
  ANOTHER,
  BOOKING_FORM,
  fieldId,
  problemId,
  WAITS,
} from "../../../../shared/booking/form-ids"
import { allSlots, nearSlots, type DayOffer } from "../../../../shared/booking/slots"
import { FORM_META } from "../../../../shared/submissions/form-meta"
import { useCardFill } from "../../../ui/card/use-card-fill"
import { Notice } from "../../../ui/notice"
import * as texts from "../../../texts/booking-form"
import { tooMuchAtOnce } from "../../../texts/too-much-at-once"
import { problemsHeading } from "../../../texts/problems-heading"
import { book } from "./ask-bookings"
import { Booked, type BookedTable } from "./booked"
import { GuestFields, Problem } from "./guest-fields"
import { NoTimes } from "./no-times"
import { TimesChoice } from "./times-choice"
import { useDraft } from "./use-draft"
import { ticketOf } from "./ticket-of"
import { useTime } from "./use-time"
import { useTimes, type Times, type Wish } from "./use-times"

interface BookableVenue {
  name: string
  phone: string
  timeZone: string
}

/** What cannot be booked, in words that are announced. */
interface Trouble {
  text: string
  /** Of the attempt: the same sentence after another one is announced again. */
  attempt: number
  tone: "warning" | "error"
}

const firstOf = (problems: BookingProblems): BookingField | undefined =>
  (["time", "name", "email", "phone", "message"] as const).find((name) => problems[name])

const NOTHING_WRONG: BookingProblems = {}

/** Of what has no field here to stand beside. */
const problemsInWords = (problems: BookingProblems): string =>
  Object.entries(problems)
    .map(([name, problem]) => texts.problemInWords(name as BookingField, problem))
    .join(" ")

const Line = ({ children }: { children: string }) => (
  <p className="booking-form__answer">{children}</p>
)

/** What is said of the times, in one place from the first on: a screen reader tells what changes in a region, not what comes with one. */
function Answer({ said, children }: { said: ReactNode; children?: ReactNode }) {
  return (
    <div className="booking-form">
      <div role="status">{said}</div>
      {children}
    </div>
  )
}

/**
 * From the times of a day to a booked table. `wish` is chosen around it, in fields that give way as the form does once a
 * table is `booked`.
 */
export function TableForm({
  wish,
  venue,
  booked,
  onBooked,
  onDay,
  onWrong,
}: {
  wish: Wish
  venue: BookableVenue
  booked: BookedTable | undefined
  /** @param booked nothing where another table is to be booked */
  onBooked: (booked: BookedTable | undefined) => void
  /** Another day than that of the wish is to be looked at. */
  onDay: (day: string) => void
  /** What is said here of the wish is told to its fields, and taken back. */
  onWrong: (problems: BookingProblems) => void
}) {
  const [times, again] = useTimes(wish)
  const { time, isKept, choose: setTime } = useTime(wish)
  const [changed, setChanged] = useState<{ of: Times; offer: DayOffer }>()
  const [problems, setProblems] = useState<BookingProblems>({})
  const [said, setSaid] = useState<Trouble & { of: Times }>()
  const [isSending, setSending] = useState(false)
  const [isAnother, setAnother] = useState(false)
  const { draft, isTyped, isFilled, keyNow, keep, forget } = useDraft(useCardFill())
  const form = useRef<HTMLFormElement>(null)

  const wrong = times.is === "wrong" ? times.problems : NOTHING_WRONG
  useEffect(() => {
    onWrong(wrong)
    return () => onWrong(NOTHING_WRONG)
  }, [onWrong, wrong])

  // Of another day or party it is no longer true.
  const trouble = said?.of === times ? said : undefined
  const attempts = useRef(0)
  const setTrouble = (found: Omit<Trouble, "attempt"> | undefined): void => {
    attempts.current += 1
    setSaid(found && { ...found, of: times, attempt: attempts.current })
  }

  const party = Number(wish.party)
  // The button that had the focus gives way to the times.
  const focusOnDay = (): void => document.getElementById(fieldId("day"))?.focus()
  function bookAnother(): void {
    // There is a table less than there was.
    again()
    setAnother(true)
    flushSync(() => onBooked(undefined))
    focusOnDay()
  }
  function lookAt(day: string): void {
    onDay(day)
    focusOnDay()
  }
  function tryAgain(): void {
    again()
    focusOnDay()
  }
  if (booked) return <Booked {...booked} onAnother={bookAnother} />
  if (times.is === "none") return <Answer said={null} />
  if (times.is === "loading") return <Answer said={<Line>{texts.looking}</Line>} />
  if (times.is === "wait") return <Answer said={<Line>{tooMuchAtOnce(times.seconds)}</Line>} />
  if (times.is === "wrong") {
    return (
      <Answer
        said={(Object.keys(wrong) as BookingField[]).map((name) => (
          <Problem key={name} name={name} problems={wrong} />
        ))}
      />
    )
  }
  if (times.is === "failed") {
    return (
      <Answer
        said={
          <Notice tone="warning">
            <p>{times.isOffline ? texts.offlineNow : texts.failedNow(venue.phone)}</p>
            <p>
              <button type="button" className="button button--quiet" onClick={tryAgain}>
                {texts.tryAgain}
              </button>
            </p>
          </Notice>
        }
      />
    )
  }

  const offer = changed?.of === times ? changed.offer : times.offer
  if (offer.kind !== "services") {
    return (
      <Answer said={<Line>{texts.noTimes(offer, venue.phone)}</Line>}>
        <NoTimes offer={offer} party={party} phone={venue.phone} onDay={lookAt} />
      </Answer>
    )
  }
  const isOld = times.isOld === true
  const slots = allSlots(offer)
  const free = slots.filter(({ isFree }) => isFree)
  // What was free when it was chosen is not waited for unasked.
  const slot = slots.find((one) => one.time === time && (one.isFree || !isKept))
  const isWaiting = slot !== undefined && !slot.isFree

  function complain(found: BookingProblems): void {
    setProblems(found)
    const first = firstOf(found)
    const text = first ? problemsHeading(Object.keys(found).length) : problemsInWords(found)
    setTrouble(text ? { tone: "error", text } : undefined)
    const control = first === "time" ? "[name=time]" : first && `#${fieldId(first)}`
    if (control) form.current?.querySelector<HTMLElement>(control)?.focus()
  }

  /** What was told of a field goes once that is mended; nothing is told while somebody types. */
  function mend(change: Partial<Record<BookingField, string>>): void {
    const { problems: wrong } = readEntries(change, Object.keys(change) as BookingField[])
    setProblems((told) =>
      Object.fromEntries(
        Object.entries(told).filter(([name]) => !(name in change) || name in wrong),
      ),
    )
  }

  async function send(): Promise<void> {
    if (isSending || isOld) return
    const typed = { ...wish, time: slot ? time : "", ...draft }
    const read = readEntries(typed)
    complain(read.problems)
    if (Object.keys(read.problems).length > 0) return
    const trap = form.current?.querySelector<HTMLInputElement>(`[name=${FORM_META.trap}]`)?.value
    setSending(true)
    try {
      const answer = await book({
        ...read.entries,
        ...(isWaiting ? { [WAITS]: "1" } : {}),
        ...(isAnother ? { [ANOTHER]: "1" } : {}),
        [FORM_META.key]: keyNow(),
        [FORM_META.token]: times.is === "there" ? times.token : "",
        [FORM_META.trap]: trap ?? "",
      })
      if (answer.is === "booked") {
        forget()
        const ticket = ticketOf(answer, { ...venue, slug: wish.venue })
        onBooked({ answer, guest: draft, ticket })
        setTime("")
      } else if (answer.is === "known") {
        forget()
        setTime("")
        const means = texts.knownMeans(draft.email, venue.phone)
        setTrouble({ tone: "warning", text: `${texts.isKnown(answer.reference)} ${means}` })
      } else if (answer.is === "problems") {
        complain(answer.problems)
      } else if (answer.is === "taken") {
        const near = slot ? nearSlots(answer.offer, slot.startsAt, 4) : []
        setChanged({ of: times, offer: answer.offer })
        setTime("")
        const { standing } = answer
        const inWords = standing === undefined ? texts.taken : texts.stands(standing, party)
        setTrouble({ tone: "warning", text: inWords(near.map((one) => one.time)) })
      } else if (answer.is === "wait") {
        setTrouble({ tone: "warning", text: tooMuchAtOnce(answer.seconds) })
      } else {
        setTrouble({ tone: "error", text: texts.failedNow(venue.phone) })
      }
    } catch {
      const text = navigator.onLine ? texts.failedNow(venue.phone) : texts.offlineNow
      setTrouble({ tone: "error", text })
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void send()
  }

  const label = isSending
    ? texts.booking
    : isWaiting
      ? texts.joinWaitingList
      : slot
        ? texts.bookFor(party, wish.day, time)
        : texts.book
  return (
    <Answer
      said={
        <>
          <Line>{isOld ? texts.looking : texts.tablesFor(party, wish.day)}</Line>
          <p className="quiet">
            {!isOld && (free.length === 0 ? texts.noneFree : texts.freeTimes(free.length))}
          </p>
        </>
      }
    >
      <form
        ref={form}
        className="booking-form"
        id={BOOKING_FORM}
        method="post"
        action={BOOKING_PREFIX}
        noValidate
        onSubmit={submit}
      >
        <TimesChoice
          offer={offer}
          chosen={slot ? time : ""}
          onChoose={(chosen) => {
            setTime(chosen)
            mend({ time: chosen })
          }}
          isOld={isOld}
          describedBy={problems.time && problemId("time")}
        />
        <Problem name="time" problems={problems} />
        {free.length < slots.length && <p className="booking-form__hint">{texts.waitHint}</p>}
        <div role="alert">
          {trouble && (
            <Notice tone={trouble.tone} key={trouble.attempt}>
              <p>{trouble.text}</p>
            </Notice>
          )}
        </div>
        {(slot !== undefined || isTyped) && (
          <GuestFields
            draft={draft}
            isFilled={isFilled}
            readOnly={isSending}
            problems={problems}
            onChange={(change) => {
              keep(change)
              mend(change)
            }}
          />
        )}
        {slot !== undefined && (
          <p className="actions">
            <button className="button" aria-busy={isSending}>
              {label}
            </button>
          </p>
        )}
      </form>
    </Answer>
  )
}
