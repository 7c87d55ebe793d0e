import { useEffect, useMemo, useRef, useState } from "react"
import { QUESTION_LENGTH } from "../../../shared/search"
import { routeTo } from "../../../shared/paths"
import { PageHeader } from "../../ui/page-header"
import { SearchForm } from "../../ui/search-form"
import { SiteLink } from "../../ui/site-link"
import { useHydrated } from "../../ui/use-hydrated"
import { words } from "../../ui/words"
import * as common from "../../texts/common"
import * as texts from "../../texts/search"
import { useNow } from "../../ui/use-now"
import { replaceQuery, useQuery } from "../../ui/use-query"
import type { Answer, Found, SearchAt } from "./search-engine"
import "../shared/practical-page.css"
import "./search-view.css"

/** After the last key; Safari allows some hundred changes of the address in half a minute. */
const TYPING_MS = 300

const WAYS = [
  { href: routeTo("locations"), label: common.findARestaurant },
  { href: routeTo("menus"), label: common.readTheMenus },
  { href: routeTo("whatson"), label: texts.seeWhatIsOn },
  { href: routeTo("book"), label: common.bookATable },
  { href: routeTo("contact"), label: texts.askUs },
]

function Ways() {
  return (
    <ul className="search-view__ways">
      {WAYS.map(({ href, label }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Results({ found }: { found: readonly Found[] }) {
  return (
    <ol className="search-view__results">
      {found.map(({ kind, title, path, about, openings, reason, lacks }, index) => (
        <li key={index} className="search-view__result">
          <p className="search-view__kind">{texts.KINDS[kind]}</p>
          <h2 className="search-view__title">
            <SiteLink href={path}>{title}</SiteLink>
          </h2>
          {about && <p className="search-view__about">{about}</p>}
          {openings.map((opening) => (
            <p key={opening} className="search-view__opening">
              {opening}
            </p>
          ))}
          {reason && (
            <p className="search-view__reason">
              {words(texts.foundBy(reason.before, <mark>{reason.word}</mark>, reason.after))}
            </p>
          )}
          {lacks.length > 0 && <p className="search-view__reason">{texts.without(lacks)}</p>}
        </li>
      ))}
    </ol>
  )
}

function said({ found, total, hasAll, unsaid }: Answer, asked: string): string {
  if (total === 0) return texts.nothing(asked)
  return hasAll ? texts.found(found.length, total, asked) : texts.foundInPart(total, asked, unsaid)
}

/** Restaurants open and close at quarters of an hour. */
const QUARTER_MS = 900_000

/** For who comes back from what was found: the page is as long at once as it was, and stands where it stood. */
let last: SearchAt | undefined

/** The engine and what it searches are loaded with the first question. */
function useSearch(asked: string): { search?: SearchAt; hasFailed: boolean; retry: () => void } {
  const [state, setState] = useState<{ search?: SearchAt; hasFailed: boolean }>({
    hasFailed: false,
  })
  const isWanted = asked !== "" && !state.search && !state.hasFailed
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    import("./search-engine")
      .then(({ loadSearch }) => loadSearch())
      .then(
        (search) => {
          last = search
          if (!isLeft) setState({ search, hasFailed: false })
        },
        () => isLeft || setState({ hasFailed: true }),
      )
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return {
    search: state.search ?? last,
    hasFailed: state.hasFailed && !last,
    retry: () => setState({ hasFailed: false }),
  }
}

/** Everything that can be found, by a word or a part of it; the question stands in the address. */
export function SearchView() {
  const asked = (useQuery().get("q") ?? "").trim().slice(0, QUESTION_LENGTH)
  const [typing, setTyping] = useState<{ text: string; over: string }>()
  // What was typed is in the field until the address says something else.
  const typed =
    typing && [typing.over, typing.text.trim()].includes(asked) ? typing.text : undefined
  const box = useRef<HTMLInputElement>(null)
  // Not in the static page: it stands for every question.
  const isReady = useHydrated()
  const { search, hasFailed, retry } = useSearch(asked)
  // What is on tonight, or open now, is another thing when the page is looked at again. Not each minute: all that can be
  // found is gone through for it.
  const now = useNow()
  const quarter = now && Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  const answer = useMemo(
    () =>
      search && quarter !== undefined && asked !== ""
        ? search(asked, new Date(quarter))
        : undefined,
    [search, asked, quarter],
  )

  useEffect(() => {
    // Before the page came to life a guest may have typed already.
    const early = box.current?.value
    if (!early) return
    setTyping({ text: early, over: early })
    replaceQuery({ q: early.trim() })
  }, [])

  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => replaceQuery({ q: typed.trim() }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className="search-view practical-page">
      <PageHeader title={texts.title} />
      <div className="container search-view__body">
        <SearchForm
          id="search-question"
          box={box}
          autoComplete="off"
          aria-describedby="search-examples"
          value={typed ?? asked}
          onChange={({ target }) => setTyping({ text: target.value, over: asked })}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed !== undefined) replaceQuery({ q: typed.trim() })
          }}
        >
          <p id="search-examples" className="search-view__examples">
            {texts.examples}
          </p>
        </SearchForm>
        <div role="status" className="search-view__status">
          {answer && said(answer, asked)}
          {hasFailed && texts.unreachable}
        </div>
        <noscript>
          <p>{texts.needsScripts}</p>
          <Ways />
        </noscript>
        {hasFailed && (
          <p>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                retry()
                // The button goes away with the focus on it.
                box.current?.focus()
              }}
            >
              {common.tryAgain}
            </button>
          </p>
        )}
        {isReady && asked === "" && (
          <div className="search-view__onward search-view__start">
            <p>{texts.startHint}</p>
            <Ways />
          </div>
        )}
        {answer && answer.total > 0 && <Results found={answer.found} />}
        {answer?.total === 0 && (
          <div className="search-view__onward">
            <p>{texts.nothingHint}</p>
            <Ways />
          </div>
        )}
      </div>
    </div>
  )
}
