import { useMemo, useRef } from "react"
import { CHECKOUT } from "../../../shared/ordering/addresses"
import type { BasketLine } from "../../../shared/ordering/basket"
import { routeTo } from "../../../shared/paths"
import { pickupItems, type PickupMenu } from "../../content/pickup"
import type { PickupModel } from "../../content/pages/pickup"
import { brandScope } from "../../theme/brand-scope"
import * as common from "../../texts/common"
import * as texts from "../../texts/order-form"
import type { OrderedDish } from "../../ui/card/asked-dishes"
import type { CardFill } from "../../ui/card/card-fill"
import { useCardParts } from "../../ui/card/use-card-parts"
import { MENU_CHOICE } from "../../ui/menu-choice-names"
import type { LabelledMenu } from "../../ui/menu-list-filter"
import { SiteLink } from "../../ui/site-link"
import { OpeningState } from "../../ui/opening-state"
import { Breadcrumb } from "../shared/breadcrumb"
import { BasketBar } from "./basket-bar"
import { PickupDishRow } from "./pickup-dish"
import type { OrderFill } from "./kept-basket"
import { useBasket } from "./use-basket"
import "../../ui/card/card-dish.css"
import "../../ui/choice-chips.css"
import "../../ui/notice.css"
import "../shared/table-booking/table-form.css"
import "./order-lines.css"
import "./pickup-view.css"

/**
 * What can be ordered from a venue, to say how many of each: a form that works as it stands, and without scripts. What it
 * costs is reckoned here for the guest to see, and by the server for the guest to pay.
 */
export function PickupView({ model: { venue, menus, takesOrders } }: { model: PickupModel }) {
  const items = useMemo(() => pickupItems(menus), [menus])
  const labelledMenus = useMemo(
    () => menus.map((menu) => ({ ...menu, labels: labelled(menu) })),
    [menus],
  )
  const form = useRef<HTMLFormElement>(null)
  const card = useCardParts(MENU_CHOICE)
  const basket = useBasket(form, venue.slug, items, (lines) =>
    orderFill(card?.cardFill(), card?.askedDishes(orderedIn(labelledMenus, lines))),
  )
  return (
    <div className="pickup" {...brandScope(venue.brand)}>
      <div className="container pickup__head">
        <Breadcrumb
          trail={[
            { label: common.order, href: routeTo("order") },
            { label: venue.name, href: venue.path },
          ]}
        />
        <h1 className="pickup__title">{texts.collectFrom(venue.name)}</h1>
        <OpeningState hours={venue.hours} />
        {takesOrders ? (
          <>
            <p className="pickup__lead">
              {texts.choose} {texts.basketKept}
            </p>
            {venue.note && <p className="pickup__note">{venue.note}</p>}
          </>
        ) : (
          <>
            <p className="pickup__lead">{texts.notNow(venue.phone)}</p>
            <p className="pickup__note">
              <SiteLink href={routeTo("order")}>{texts.otherWays}</SiteLink>
            </p>
          </>
        )}
      </div>
      {takesOrders && (
        <form
          ref={form}
          className="pickup__form"
          method="post"
          action={CHECKOUT}
          noValidate
          onInput={basket.read}
          onSubmit={basket.check}
        >
          <input type="hidden" name="venue" value={venue.slug} />
          {labelledMenus.map(({ title, sections, labels }, index) => (
            <section key={title} className="container pickup__menu" aria-label={title}>
              <div className="paper pickup__sheet">
                <h2 className="pickup__menu-title">{title}</h2>
                {card && <card.CardWarnings menu={labels} />}
                <div className="pickup__sections">
                  {sections.map((section) => (
                    <section key={section.title} aria-label={section.title}>
                      <h3 className="pickup__section-title">{section.title}</h3>
                      <ul className="pickup__dishes">
                        {section.dishes.map((dish) => (
                          <PickupDishRow
                            key={dish.items[0]?.key}
                            dish={dish}
                            currency={venue.currency}
                          >
                            {card && (
                              <>
                                <card.CardReason item={dish} menu={labels} />
                                <card.ChoiceReason
                                  item={dish}
                                  menu={labels}
                                  note={choiceNote(index)}
                                />
                              </>
                            )}
                          </PickupDishRow>
                        ))}
                      </ul>
                    </section>
                  ))}
                </div>
                {card && (
                  <>
                    <card.CardMenuNote menu={labels} />
                    <card.ChoiceNote menu={labels} id={choiceNote(index)} />
                  </>
                )}
                <p className="pickup__allergens">{texts.askAboutAllergens(venue.phone)}</p>
              </div>
            </section>
          ))}
          <BasketBar basket={basket} currency={venue.currency} />
        </form>
      )}
    </div>
  )
}

const labelled = ({ kind, sections }: PickupMenu): LabelledMenu => ({
  kind,
  sections: sections.map(({ dishes }) => ({ items: dishes })),
})

const choiceNote = (index: number): string => `hidden-on-menus-${index + 1}`

function orderedIn(
  menus: readonly (PickupMenu & { labels: LabelledMenu })[],
  lines: readonly BasketLine[],
): readonly OrderedDish[] {
  return lines.flatMap(({ item }) => {
    const menu = menus.find((one) => pickupItems([one]).some(({ key }) => key === item.key))
    return menu ? [{ name: texts.dishName(item), dish: item, menu: menu.labels }] : []
  })
}

/** What the guest's card says, and how the kitchen is to make the dishes, by the names of the checkout's fields. */
function orderFill(fill: CardFill | undefined, asked = ""): OrderFill | undefined {
  const { name = "", email = "", phone = "", note = "" } = fill ?? {}
  const message = [note, asked].filter(Boolean).join(" ")
  return fill || message ? { name, email, phone, message } : undefined
}
