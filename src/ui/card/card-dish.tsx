import { CARD_PATH } from "../../../shared/paths"
import type { Menu, MenuItem } from "../../content/menu"
import * as texts from "../../texts/card"
import { coeliacWarning } from "../../texts/menu"
import { namesAllergens } from "../menu-list-filter"
import { SiteLink } from "../site-link"
import { words } from "../words"
import { reasonsAgainst } from "./cannot-eat"
import { isFavourite, toggleFavourite, useKept } from "./card-store"

/** Above a menu: that dishes are set back, by what, and what that cannot know. */
export function CardMenuNote({ menu }: { menu: Menu }) {
  const { card } = useKept()
  if (!card || card.avoids.length + card.diets.length === 0) return null
  const isKnown = namesAllergens(menu) || card.avoids.length === 0
  return (
    <div className="card-note">
      <p>{words(texts.menuNote(<SiteLink href={CARD_PATH}>{texts.theCard}</SiteLink>))}</p>
      {!isKnown && <p>{texts.allergensUnknown}</p>}
      {card.avoids.includes("gluten") && <p>{coeliacWarning}</p>}
    </div>
  )
}

/** What a card says of a dish: that it is not for the party, and why; whether it is a favourite. Nothing without a card. */
export function CardDish({ item, menu }: { item: MenuItem; menu: Menu }) {
  const { card } = useKept()
  if (!card) return null
  const reasons = reasonsAgainst(card, item, menu)
  const favourite = { dish: item.name, menu: { title: menu.title, slug: menu.slug } }
  return (
    <>
      {reasons.length > 0 && <p className="card-dish__no">{texts.notForYou(reasons)}</p>}
      <button
        type="button"
        className="card-dish__favourite"
        aria-pressed={isFavourite(card, favourite)}
        aria-label={texts.favouriteDish(item.name)}
        onClick={() => toggleFavourite(favourite)}
      >
        {texts.favourite}
      </button>
    </>
  )
}
