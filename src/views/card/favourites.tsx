import { useRef } from "react"
import { routeTo } from "../../../shared/paths"
import type { Favourite } from "../../ui/card/card"
import { toggleFavourite } from "../../ui/card/card-store"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/card"

/** The dishes a guest has marked on menus, each with a way to its menu. */
export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  function remove(favourite: Favourite): void {
    toggleFavourite(favourite)
    // The button that was pressed goes with its dish.
    heading.current?.focus()
  }
  return (
    <section className="card-favourites" aria-labelledby="card-favourites">
      <h3 id="card-favourites" ref={heading} tabIndex={-1}>
        {texts.favourites}
      </h3>
      {favourites.length === 0 ? (
        <p className="quiet">{texts.noFavourites}</p>
      ) : (
        <ul className="card-favourites__list">
          {favourites.map((favourite) => (
            <li key={`${favourite.menu.slug} ${favourite.dish}`} className="card-favourites__dish">
              <p>
                <span className="card-favourites__name">{favourite.dish}</span>{" "}
                <SiteLink className="quiet" href={routeTo("menus", favourite.menu.slug)}>
                  {texts.onMenu(favourite.menu.title)}
                </SiteLink>
              </p>
              <button
                type="button"
                className="word-button"
                aria-label={texts.removeFavourite(favourite.dish)}
                onClick={() => remove(favourite)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
