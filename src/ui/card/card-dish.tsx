import { CARD_PATH } from "../../../shared/paths"
import type { Menu, MenuItem } from "../../content/menu"
import * as texts from "../../texts/card"
import { coeliacWarning } from "../../texts/menu"
import { dietsOf, namesAllergens, type Labelled, type LabelledMenu } from "../menu-list-filter"
import { SiteLink } from "../site-link"
import { words } from "../words"
import { saidAgainst } from "./cannot-eat"
import { isFavourite, toggleFavourite, useKept } from "./card-store"

/** Above a menu: what it cannot know. Most menus say enough, and stay where they are. */
export function CardWarnings({ menu }: { menu: LabelledMenu }) {
  const { card } = useKept()
  const avoids = card?.avoids ?? []
  const isUnknown = avoids.length > 0 && !namesAllergens(menu)
  const isCoeliac = avoids.includes("gluten")
  return isUnknown || isCoeliac ? (
    <div className="card-note">
      {isUnknown && <p>{texts.allergensUnknown}</p>}
      {isCoeliac && <p>{coeliacWarning}</p>}
    </div>
  ) : null
}

/** Below a menu, so that it moves none of it: that dishes are set back, and by what. Nothing where none can be, by its labels. */
export function CardMenuNote({ menu }: { menu: LabelledMenu }) {
  const { card } = useKept()
  if (!card) return null
  const marked = dietsOf(menu)
  const isJudged =
    (card.avoids.length > 0 && namesAllergens(menu)) ||
    card.diets.some((diet) => marked.includes(diet))
  return isJudged ? (
    <div className="card-note">
      <p>{words(texts.menuNote(<SiteLink href={CARD_PATH}>{texts.theCard}</SiteLink>))}</p>
    </div>
  ) : null
}

/** That a dish is not for the party as it comes, and why, or how to ask for it. */
export function CardReason({ item, menu }: { item: Labelled; menu: LabelledMenu }) {
  const { card } = useKept()
  const said = card && saidAgainst(card, item, menu)
  return said ? <p className="card-dish__no">{said}</p> : null
}

/** What a card says of a dish: that it is not for the party, and why; whether it is a favourite. Nothing without a card. */
export function CardDish({ item, menu }: { item: MenuItem; menu: Menu }) {
  const { card } = useKept()
  if (!card) return null
  const favourite = { dish: item.name, menu: { title: menu.title, slug: menu.slug } }
  return (
    <>
      <CardReason item={item} menu={menu} />
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
