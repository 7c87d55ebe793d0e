import type { DayOffer, Service, Slot } from "../../../../shared/booking/slots"
import { heard } from "../../../ui/words"
import * as texts from "../../../texts/booking-form"

type Services = Extract<DayOffer, { kind: "services" }>

function Time({
  slot,
  isChosen,
  onChoose,
}: {
  slot: Slot
  isChosen: boolean
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
        onChange={() => onChoose(time)}
      />
      <span className={`choice-chips__chip${isFree ? "" : " booking-form__full"}`}>
        {time}
        {isNextDay && heard(`, ${texts.nextDay}`)}
        {!isFree && heard(`, ${texts.full}`)}
      </span>
    </label>
  )
}

function ServiceTimes({
  service: { opens, closes, slots },
  ...choice
}: {
  service: Service
  chosen: string
  onChoose: (time: string) => void
}) {
  return (
    <fieldset className="choice-chips">
      <legend className="choice-chips__legend">{texts.from(opens, closes)}</legend>
      <div className="choice-chips__list">
        {slots.map((slot) => (
          <Time
            key={slot.time}
            slot={slot}
            isChosen={choice.chosen === slot.time}
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
  chosen,
  onChoose,
}: {
  offer: Services
  chosen: string
  onChoose: (time: string) => void
}) {
  return offer.services.map((service) => (
    <ServiceTimes key={service.opens} service={service} chosen={chosen} onChoose={onChoose} />
  ))
}
