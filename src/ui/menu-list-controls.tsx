import { useRef, useState, type KeyboardEvent, type RefObject } from "react"
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
  isNarrowed,
  type MenuFilter,
  namesAllergens,
  passing,
} from "./menu-list-filter"
import { SiteLink } from "./site-link"
import { menuChoice } from "./use-menu-choice"
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
  button,
  without,
  onChange,
}: {
  menu: Menu
  button: RefObject<HTMLButtonElement>
  without: readonly Allergen[]
  onChange: (without: readonly Allergen[]) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const panel = `${menuAnchor(menu)}-allergens`
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return
    setOpen(false)
    button.current?.focus()
  }
  function hide(allergen: Allergen, isHidden: boolean): void {
    // Not what is shown here: another tab may have hidden more meanwhile.
    const hidden = menuChoice().without
    onChange(ALL.filter((other) => (other === allergen ? isHidden : hidden.includes(other))))
  }
  return (
    <div className="menu-controls__allergens">
      <button
        ref={button}
        type="button"
        className="word-button menu-controls__disclosure"
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
                    onChange={({ target }) => hide(allergen, target.checked)}
                  />
                  {ALLERGENS[allergen]}
                </label>
              ))}
            </fieldset>
            <p className="quiet">{texts.remembered}</p>
            <SiteLink
              className="word-button menu-controls__disclosure"
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

/** What is left of the menu, in numbers and by what it was narrowed down. */
export function LeftOfMenu({ menu, filter }: { menu: Menu; filter: MenuFilter }) {
  const { diet, without } = filter
  const dishes = dishesOf(menu)
  const left = passing(dishes, filter).length
  return (
    <>
      <p>
        {diet && `${DIETARY_LABELS[diet]}: `}
        {isNarrowed(filter) ? texts.dishesOf(left, dishes.length) : texts.dishes(dishes.length)}
      </p>
      {without.length > 0 && (
        <p>{texts.hiding(without.map((allergen) => ALLERGENS[allergen].toLowerCase()))}</p>
      )}
      {left === 0 && <p>{texts.nothingLeft}</p>}
    </>
  )
}

/** Narrows a menu down by diet and by allergen. */
export function MenuListControls({
  menu,
  filter,
  onChange,
}: {
  menu: Menu
  filter: MenuFilter
  onChange: (change: Partial<MenuFilter>) => void
}) {
  const allergens = useRef<HTMLButtonElement>(null)
  const { diet, without } = filter
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
          value={diet ?? ""}
          onChange={(value) => onChange({ diet: isDiet(value) ? value : undefined })}
        />
      )}
      {hasAllergens && (
        <AllergenChoice
          menu={menu}
          button={allergens}
          without={without}
          onChange={(chosen) => onChange({ without: chosen })}
        />
      )}
      <div className="menu-controls__count" role="status">
        <LeftOfMenu menu={menu} filter={filter} />
        {(diet === "glutenFree" || without.includes("gluten")) && (
          <p className="menu-controls__warning">{texts.coeliacWarning}</p>
        )}
      </div>
      {without.length > 0 && (
        <button
          type="button"
          className="word-button menu-controls__reset"
          onClick={() => {
            onChange({ without: [] })
            // This button goes away with the focus on it.
            allergens.current?.focus()
          }}
        >
          {texts.hideNothing}
        </button>
      )}
    </LiveControls>
  )
}
