import { useRef, useState, type KeyboardEvent } from "react"
import { CARD_PATH } from "../../shared/paths"
import { ALLERGENS, type Allergen, DIETARY_LABELS } from "../../shared/food-labels"
import type { Menu } from "../content/menu"
import { ChoiceChips } from "./choice-chips"
import { LiveControls } from "./live-controls"
import { menuAnchor } from "./menu-anchors"
import {
  dietsOf,
  dishesOf,
  isDiet,
  type MenuFilter,
  namesAllergens,
  passing,
} from "./menu-list-filter"
import { SiteLink } from "./site-link"
import * as texts from "../texts/menu"
import * as common from "../texts/common"
import "./menu-list-controls.css"

const ALL = Object.keys(ALLERGENS) as readonly Allergen[]

/**
 * The fourteen allergens, to be hidden one by one; in the page once somebody wants to. A button and not <details>: it does
 * nothing without scripts.
 */
function AllergenChoice({
  menu,
  without,
  onChange,
}: {
  menu: Menu
  without: readonly Allergen[]
  onChange: (without: readonly Allergen[]) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = `${menuAnchor(menu)}-allergens`
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="menu-controls__allergens">
      <button
        ref={button}
        type="button"
        className="menu-controls__disclosure"
        onKeyDown={closeOnEscape}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.hideDishesWith}
      </button>
      <div id={panel} className="menu-controls__panel" hidden={!isOpen}>
        {isOpen && (
          <>
            <fieldset className="menu-controls__list">
              <legend className="visually-hidden">{texts.hideDishesWithIn(menu.title)}</legend>
              {ALL.map((allergen) => (
                <label key={allergen} className="menu-controls__allergen">
                  <input
                    type="checkbox"
                    onKeyDown={closeOnEscape}
                    checked={without.includes(allergen)}
                    onChange={({ target }) =>
                      onChange(
                        ALL.filter((other) =>
                          other === allergen ? target.checked : without.includes(other),
                        ),
                      )
                    }
                  />
                  {ALLERGENS[allergen]}
                </label>
              ))}
            </fieldset>
            <p className="quiet">{texts.remembered}</p>
            <SiteLink
              className="menu-controls__disclosure"
              href={CARD_PATH}
              onKeyDown={closeOnEscape}
            >
              {texts.orOnYourCard}
            </SiteLink>
          </>
        )}
      </div>
    </div>
  )
}

/** What is left of the menu, announced when it changes. */
function Count({ menu, filter }: { menu: Menu; filter: MenuFilter }) {
  const dishes = dishesOf(menu)
  const left = passing(dishes, filter).length
  const { diet, without } = filter
  return (
    <div className="menu-controls__count" role="status">
      <p>
        {diet || without.length > 0
          ? texts.dishesOf(left, dishes.length)
          : texts.dishes(dishes.length)}
      </p>
      {without.length > 0 && (
        <p>{texts.hiding(without.map((allergen) => ALLERGENS[allergen].toLowerCase()))}</p>
      )}
      {left === 0 && <p>{texts.nothingLeft}</p>}
      {(diet === "glutenFree" || without.includes("gluten")) && (
        <p className="menu-controls__warning">{texts.coeliacWarning}</p>
      )}
    </div>
  )
}

/** Narrows a menu down by diet and by allergen. */
export function MenuListControls({
  menu,
  filter,
  onDiet,
  onWithout,
}: {
  menu: Menu
  filter: MenuFilter
  onDiet: (diet: MenuFilter["diet"]) => void
  onWithout: (without: readonly Allergen[]) => void
}) {
  const diets = dietsOf(menu)
  const hasAllergens = namesAllergens(menu)
  if (diets.length === 0 && !hasAllergens) return null
  return (
    <LiveControls className="menu-controls">
      {diets.length > 0 && (
        <ChoiceChips
          legend={texts.filterByDiet(menu.title)}
          isLegendSeen={false}
          name={`${menuAnchor(menu)}-diet`}
          options={[
            { value: "", label: common.all },
            ...diets.map((value) => ({ value, label: DIETARY_LABELS[value] })),
          ]}
          value={filter.diet ?? ""}
          onChange={(value) => onDiet(isDiet(value) ? value : undefined)}
        />
      )}
      {hasAllergens && <AllergenChoice menu={menu} without={filter.without} onChange={onWithout} />}
      <Count menu={menu} filter={filter} />
      {filter.without.length > 0 && (
        <button type="button" className="menu-controls__reset" onClick={() => onWithout([])}>
          {texts.hideNothing}
        </button>
      )}
    </LiveControls>
  )
}
