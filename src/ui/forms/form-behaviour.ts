import { newKey } from "../../../shared/new-key"
import { CV_BYTES, CV_FIELD } from "../../../shared/submissions/cv"
import { problemWith, tidied, type FieldRule } from "../../../shared/submissions/field-rules"
import { fieldId, problemId, summaryId } from "../../../shared/submissions/form-ids"
import { FORM_META } from "../../../shared/submissions/form-meta"
import {
  formAddress,
  SUBMISSION_KINDS,
  SUBMISSION_SLUGS,
  type FormSlug,
  type SubmissionSlug,
} from "../../../shared/submissions/kinds"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import { send, type KeptSubmission } from "../../../shared/submissions/kept-submissions"
import * as texts from "../../texts/forms"
import * as answers from "../../texts/form-answers"
import { problemsHeading } from "../../texts/problems-heading"
import { isCardHere } from "../card/card-here"
import {
  controlOf,
  entriesOf,
  fileOf,
  isFile,
  seenFields,
  setValue,
  type Control,
} from "./form-fields"
import {
  dropDraft,
  hasKept,
  isTyped,
  pageOf,
  perhapsFilled,
  readDraft,
  saveDraft,
} from "./form-storage"
import { forgetRefused, keepHere, sendKept, type News } from "./kept-here"

/** What stands in the place of the form's summary. */
type Told = "problem" | "done" | "kept"

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Of which form it was, perhaps one of another page. */
const slugOf = ({ address }: KeptSubmission): SubmissionSlug | undefined =>
  SUBMISSION_SLUGS.find((slug) => new URL(address, location.href).pathname === formAddress(slug))

/**
 * Makes a form of HTML comfortable: problems in words beside their fields, nothing typed lost, sent without leaving the
 * page, kept on the device where there is no network.
 * @returns takes it off again
 */
export function attach(form: HTMLFormElement, slug: FormSlug): () => void {
  const stop = new AbortController()
  const listening = { signal: stop.signal }
  const summary = document.getElementById(summaryId(slug))
  const button = form.querySelector("button")
  const rules: Readonly<Record<string, FieldRule>> = SUBMISSION_KINDS[slug].fields
  const names = [...Object.keys(rules), CV_FIELD]
  /** From the guest's card, by field. */
  let filled = perhapsFilled(form)
  form.noValidate = true

  restoreDraft()
  // Filled in first: only then is it known what was typed.
  void fillIn().then(keepTyped)
  void fetchToken()
  void lookAtKept()
  addEventListener("online", () => void lookAtKept(), listening)
  form.addEventListener("input", onInput, listening)
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault()
      void submit()
    },
    listening,
  )

  /** What is from the card stays there alone, and goes when it is erased. */
  function keepTyped(): void {
    if (!stop.signal.aborted) saveDraft(form, filled)
  }

  function restoreDraft(): void {
    for (const [name, value] of Object.entries(readDraft(form) ?? {})) {
      const field = controlOf(form, name)
      if (!field) continue
      if (isFile(field)) say(name, field.value === "" ? answers.chooseFileAgain : "")
      // What the browser has filled in again itself is newer.
      else if (field.value === "" || name === FORM_META.key) field.value = value
    }
    if (!controlOf(form, FORM_META.key)?.value) setValue(form, FORM_META.key, newKey())
  }

  /** From the guest's card, where there is one; what stands in a field stays. */
  async function fillIn(): Promise<void> {
    if (!isCardHere()) return
    try {
      const { fillForm } = await import(/* webpackChunkName: "card" */ "../card/card-parts")
      if (!stop.signal.aborted) filled = fillForm(form)
    } catch {
      // It is typed, then.
    }
  }

  async function fetchToken(): Promise<void> {
    try {
      const answer = await fetch(`${API_PREFIX}/forms/token`)
      const { token } = (await answer.json()) as { token: string }
      setValue(form, FORM_META.token, token)
    } catch {
      // Without one it is looked at more closely, and taken in all the same.
    }
  }

  function onInput({ target }: Event): void {
    keepTyped()
    const { name } = target as Control
    const field = controlOf(form, name)
    // A problem that was told goes once it is mended; none is told while somebody types.
    if (field?.getAttribute("aria-invalid") === "true" && !problemOf(name)) say(name, "")
  }

  function problemOf(name: string): string {
    const file = fileOf(form, name)
    if (file) return file.size > CV_BYTES ? answers.fileTooLarge : ""
    const rule = rules[name]
    const problem = rule && problemWith(rule, tidied(controlOf(form, name)?.value ?? "", rule.is))
    return problem ? answers.problemInWords(slug, name, problem) : ""
  }

  function say(name: string, problem: string): void {
    const place = document.getElementById(problemId(slug, name))
    if (place) place.textContent = problem
    const field = document.getElementById(fieldId(slug, name))
    if (problem) field?.setAttribute("aria-invalid", "true")
    else field?.removeAttribute("aria-invalid")
  }

  function showProblems(problems: Readonly<Record<string, string>>): void {
    for (const name of [...names, ...Object.keys(problems)]) say(name, problems[name] ?? "")
    const list = document.createElement("ul")
    for (const [name, problem] of Object.entries(problems)) {
      const item = document.createElement("li")
      const id = fieldId(slug, name)
      // What the page sends along has no field to lead to.
      if (document.getElementById(id)) {
        const link = element("a", problem)
        link.setAttribute("href", `#${id}`)
        item.append(link)
      } else item.textContent = problem
      list.append(item)
    }
    tell("problem", element("p", problemsHeading(list.children.length)), list)
  }

  /** Where what is told stands, and who listens hears it: the focus goes there. */
  function tell(tone: Told, ...said: readonly HTMLElement[]): void {
    if (!summary) return
    summary.replaceChildren(...said)
    form.dataset.state = tone
    summary.setAttribute("role", tone === "problem" ? "alert" : "status")
    summary.focus()
  }

  /** Beside a form that somebody may be writing in: it takes neither its place nor the focus. */
  function announce(...said: readonly (HTMLElement | string)[]): void {
    const news = element("p", "")
    news.className = "form-news"
    news.setAttribute("role", "status")
    form.before(news)
    // A region that is filled after it is there is read out.
    requestAnimationFrame(() => news.append(...said))
  }

  async function submit(): Promise<void> {
    const problems = Object.fromEntries(
      names.map((name) => [name, problemOf(name)] as const).filter(([, problem]) => problem !== ""),
    )
    if (Object.keys(problems).length > 0) return showProblems(problems)
    if (button?.getAttribute("aria-busy") === "true") return
    const submission = {
      key: controlOf(form, FORM_META.key)?.value || newKey(),
      address: form.action,
      entries: entriesOf(form),
    }
    showBusy(true)
    await sendAndTell(submission)
    showBusy(false)
  }

  async function sendAndTell(submission: KeptSubmission): Promise<void> {
    const sent = await send(submission)
    switch (sent.is) {
      case "accepted": {
        const { title, sentences } = answers.onceIn(slug, sent.reference, sent.named)
        const said = sentences.map((sentence) => element("p", sentence))
        return tellAndClear("done", element("h3", title), ...said)
      }
      case "problems":
        return showProblems(sent.problems)
      case "refused":
        return tell("problem", element("p", sent.sentence || answers.notNow))
      case "unreachable":
        return keepHere(submission).then(
          () => tellAndClear("kept", element("p", answers.kept)),
          () => tell("problem", element("p", answers.notNow)),
        )
    }
  }

  async function lookAtKept(): Promise<void> {
    if (!hasKept()) return
    try {
      await sendKept(tellNews)
    } catch {
      // No database: nothing was kept.
    }
  }

  async function tellNews(news: News): Promise<void> {
    const { submission } = news
    if (news.is === "accepted") {
      const said = answers.keptSent(slugOf(submission) ?? slug, news.reference)
      // Where it says so far that it waits.
      if (form.dataset.state === "kept") tell("done", element("p", said), ...writeAnother())
      else announce(said)
      return
    }
    const isHere = submission.address === form.action && news.page === pageOf(form)
    if (!isHere) return announce(answers.keptRefusedElsewhere, " ", linkTo(news.page))
    // What somebody is writing now is not written over; it is asked again at the next visit.
    const isEmpty = !seenFields(form).some((field) => isTyped(field, filled))
    if (form.dataset.state !== "kept" && !isEmpty) return
    delete form.dataset.state
    writeBack(submission)
    tell("problem", element("p", answers.keptRefused))
    await forgetRefused(submission)
  }

  function writeBack({ entries }: KeptSubmission): void {
    const seen = new Set(seenFields(form).map(({ name }) => name))
    for (const [name, value] of entries) {
      if (!seen.has(name)) continue
      if (typeof value === "string") setValue(form, name, value)
      else say(name, answers.chooseFileAgain)
    }
    keepTyped()
  }

  function linkTo(page: string): HTMLElement {
    const link = element("a", answers.lookAtIt)
    link.setAttribute("href", page)
    return link
  }

  function writeAnother(): readonly HTMLElement[] {
    if (!answers.mayWriteAnother(slug)) return []
    const again = element("button", answers.writeAnother)
    again.setAttribute("type", "button")
    again.className = "button button--quiet"
    again.addEventListener("click", () => {
      delete form.dataset.state
      summary?.replaceChildren()
      seenFields(form)[0]?.focus()
    })
    return [again]
  }

  function showBusy(isBusy: boolean): void {
    // What was typed or chosen now would not be sent, and be cleared with what is.
    for (const field of seenFields(form)) {
      if (field instanceof HTMLSelectElement || isFile(field)) field.disabled = isBusy
      else field.readOnly = isBusy
    }
    if (!button) return
    button.setAttribute("aria-busy", String(isBusy))
    button.textContent = isBusy ? answers.sending : texts.FORM_TEXTS[slug].send
  }

  function tellAndClear(tone: "done" | "kept", ...said: readonly HTMLElement[]): void {
    form.reset()
    dropDraft(form)
    setValue(form, FORM_META.key, newKey())
    for (const name of names) say(name, "")
    tell(tone, ...said, ...writeAnother())
    void fillIn()
    void fetchToken()
  }

  return () => stop.abort()
}
