import type { ComponentProps, FormEventHandler, ReactNode, RefObject } from "react"
import { SEARCH_PATH } from "../../shared/paths"
import { QUESTION_LENGTH } from "../../shared/search"
import * as texts from "../texts/search-form"
import "./search-form.css"

/** A question to all of the site; it leads to the search’s page where nothing else is done with it, without scripts too. */
export function SearchForm({
  id,
  box,
  isAside = false,
  onSubmit,
  children,
  ...field
}: Omit<ComponentProps<"input">, "onSubmit" | "ref"> & {
  id: string
  /** Beside something else that is to be done first. */
  isAside?: boolean
  box?: RefObject<HTMLInputElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Under the field. */
  children?: ReactNode
}) {
  return (
    <form className="search-form" role="search" action={SEARCH_PATH} onSubmit={onSubmit}>
      <label htmlFor={id}>{texts.question}</label>
      <input {...field} ref={box} id={id} name="q" type="search" maxLength={QUESTION_LENGTH} />
      <button type="submit" className={isAside ? "button button--quiet" : "button"}>
        {texts.search}
      </button>
      {children}
    </form>
  )
}
