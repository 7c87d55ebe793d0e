import type { DayOffer, Service, Slot } from "../../../../shared/booking/slots"
import { heard } from "../../../ui/words"
import * as texts from "../../../texts/booking-form"

type Services = Extract<DayOffer, { kind: "services" }>

function Time({
  slot,
  isChosen,
  isOld,
  onChoose,
}: {
  slot: Slot
  isChosen: boolean
  isOld: boolean
  onChoose: (time: string) => void
}) {
  const { time, isFree, isNextDay } = slot
  return (
    <label className="choice-chips__choice">
      <input
        className="choice-chips__input"
        type="radio"
        name="time"
        value={time}
        checked={isChosen}
        disabled={isOld}
        onChange={() => onChoose(time)}
      />
      <span className={`choice-chips__chip${isFree ? "" : " booking-form__full"}`}>
        {time}
        {isNextDay && `, ${texts.nextDay}`}
        {!isFree && heard(`, ${texts.full}`)}
      </span>
    </label>
  )
}

function ServiceTimes({
  service: { opens, closes, slots },
  describedBy,
  ...choice
}: {
  service: Service
  chosen: string
  isOld: boolean
  describedBy: string | undefined
  onChoose: (time: string) => void
}) {
  return (
    <fieldset className="choice-chips" aria-describedby={describedBy}>
      <legend className="choice-chips__legend">{texts.from(opens, closes)}</legend>
      <div className="choice-chips__list">
        {slots.map((slot) => (
          <Time
            key={slot.time}
            slot={slot}
            isChosen={choice.chosen === slot.time}
            isOld={choice.isOld}
            onChoose={choice.onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The times of a day, lunch and dinner apart, those that are full among them: one can wait for them. */
export function TimesChoice({
  offer,
  ...choice
}: {
  offer: Services
  chosen: string
  /** They are of another day or party, and give way at once. */
  isOld: boolean
  /** What is wrong with the choice. */
  describedBy: string | undefined
  onChoose: (time: string) => void
}) {
  return offer.services.map((service) => (
    <ServiceTimes key={service.opens} service={service} {...choice} />
  ))
}
