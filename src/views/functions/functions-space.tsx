import { memo } from "react"
import { OpeningState } from "../../ui/opening-state"
import { Picture } from "../../ui/picture"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import { Tag } from "../../ui/tag"
import type { FunctionSpace } from "../../content/function-space"
import { brandScope } from "../../theme/brand-scope"
import type { PicturedSpace } from "./functions-pictured"
import { fitOf } from "./space-fit"
import { phoneHref } from "../shared/venue-links"
import { heard, words } from "../../ui/words"
import { call } from "../../texts/call"
import * as texts from "../../texts/functions"
import "./functions-space.css"

/** The fragment of the form. */
export const ENQUIRY = "enquire"

function Facts({ space }: { space: FunctionSpace }) {
  return (
    <dl className="functions-space__facts">
      <div>
        <dt>{texts.seated}</dt>
        <dd>{space.seated}</dd>
      </div>
      <div>
        <dt>{texts.standing}</dt>
        <dd>{space.standing}</dd>
      </div>
      <div>
        <dt>{texts.minimumSpend}</dt>
        <dd>{space.minimumSpend ? <Price money={space.minimumSpend} /> : texts.noMinimum}</dd>
      </div>
    </dl>
  )
}

/** One space: its picture to the window's edge, what it holds, costs and has, and whom to ask. */
export const FunctionsSpace = memo(function FunctionsSpace({
  pictured: { space, picture, more },
  guests,
  isWide,
  onEnquire,
}: {
  pictured: PicturedSpace
  guests: number | undefined
  /** Told on the way to the form. */
  onEnquire: (space: FunctionSpace) => void
  /** Whether its picture takes the whole window. */
  isWide: boolean
}) {
  const { venue } = space
  const heading = `${space.slug}-name`
  return (
    <article
      className={isWide ? "spread functions-space functions-space--wide" : "spread functions-space"}
      id={space.slug}
      aria-labelledby={heading}
      {...brandScope(venue.brand)}
    >
      <Picture
        className="functions-space__picture"
        image={picture}
        ratio="3 / 2"
        sizes={isWide ? "100vw" : "(min-width: 60em) 60vw, 100vw"}
      />
      <div className="functions-space__head">
        <p className="functions-space__venue">
          <SiteLink href={venue.path}>
            {venue.name}, {venue.address.city}
          </SiteLink>
        </p>
        <h3 id={heading} className="functions-space__name">
          {space.name}
        </h3>
        {venue.hours.status !== "open" && <OpeningState hours={venue.hours} />}
        {guests !== undefined && fitOf(space, guests) === "standing" && (
          <p>
            <Tag tone="accent">{texts.standingOnlyFor(guests)}</Tag>
          </p>
        )}
        <Facts space={space} />
      </div>
      <div className="functions-space__text">
        <p>{space.description}</p>
        {space.features.length > 0 && (
          <ul className="functions-space__features" aria-label={texts.featuresOf(space.name)}>
            {space.features.map((feature) => (
              <li key={feature}>{texts.FEATURES[feature]}</li>
            ))}
          </ul>
        )}
        <p className="actions">
          <a className="button" href={`#${ENQUIRY}`} onClick={() => onEnquire(space)}>
            <span>{words(texts.enquire(space.name, heard))}</span>
          </a>
          <a className="functions-space__call" href={phoneHref(venue.phone)}>
            {call(venue.phone)}
          </a>
        </p>
        {more.length > 0 && (
          <ul className="functions-space__more">
            {more.map((image, index) => (
              <li key={index}>
                <Picture
                  image={image}
                  ratio={more.length === 1 ? "2 / 1" : "3 / 2"}
                  sizes={
                    more.length === 1
                      ? "(min-width: 60em) 34vw, (min-width: 48em) 48vw, 92vw"
                      : "(min-width: 60em) 17vw, (min-width: 48em) 24vw, 46vw"
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
})
