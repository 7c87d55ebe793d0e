import { useState } from "react"
import { ALLERGENS, DIETARY_LABELS } from "../../../shared/food-labels"
import * as texts from "../../texts/card"
import { coeliacWarning } from "../../texts/menu"
import {
  applied,
  isNarrowed,
  type Labelled,
  type LabelledMenu,
  type MenuFilter,
} from "../menu-list-filter"
import { useMenuChoice } from "../use-menu-choice"
import { saidAgainst } from "./cannot-eat"
import { useKept } from "./card-store"

/**
 * That a dish is one that a guest hides on menus, and why. What their card says of it already is not said twice.
 * @param note id of what says so for the whole menu, where it can be changed
 */
export function ChoiceReason({
  item,
  menu,
  note,
}: {
  item: Labelled
  menu: LabelledMenu
  note: string
}) {
  const [{ diet, without }] = useMenuChoice()
  const { card } = useKept()
  const chosen = {
    avoids: without.filter((one) => !card?.avoids.includes(one)),
    diets: diet && !card?.diets.includes(diet) ? [diet] : [],
  }
  const said = saidAgainst(chosen, item, menu, "menus")
  return said ? (
    <p className="card-dish__no">
      {said}.{" "}
      <a href={`#${note}`}>
        {texts.change}
        <span className="visually-hidden">{texts.whatYouHide}</span>
      </a>
    </p>
  ) : null
}

const NOTHING: MenuFilter = { diet: undefined, without: [] }

/** Below what can be ordered: that dishes are set back by what a guest chose on menus, and the way to change it. */
export function ChoiceNote({ menu, id }: { menu: LabelledMenu; id: string }) {
  const [chosen, choose] = useMenuChoice()
  const [before, setBefore] = useState<MenuFilter>()
  const { diet, without } = applied(chosen, menu)
  const isChosen = isNarrowed({ diet, without })
  if (!isChosen && !before) return null
  return (
    <div className="card-note" id={id}>
      <p role="status">
        {isChosen
          ? texts.choiceNote(
              without.map((one) => ALLERGENS[one].toLowerCase()),
              diet ? [DIETARY_LABELS[diet].toLowerCase()] : [],
            )
          : texts.noneHidden}
      </p>
      {(diet === "glutenFree" || without.includes("gluten")) && <p>{coeliacWarning}</p>}
      {/* One button, which keeps the focus: it takes the choice back, and then that. */}
      <button
        type="button"
        className="word-button"
        onClick={() => {
          choose(isChosen ? NOTHING : (before ?? NOTHING))
          setBefore(isChosen ? chosen : undefined)
        }}
      >
        {isChosen ? texts.hideNone : texts.hideAgain}
      </button>
    </div>
  )
}
