import { problemWith, tidied, type FieldRule } from "../../../shared/submissions/field-rules"
import { fieldId, problemId, summaryId } from "../../../shared/submissions/form-ids"
import {
  API_PREFIX,
  FORM_META,
  SUBMISSION_KINDS,
  type FormSlug,
} from "../../../shared/submissions/kinds"
import {
  allKept,
  forget,
  keep,
  send,
  type KeptSubmission,
  type Sent,
} from "../../../shared/submissions/kept-submissions"
import * as texts from "../../texts/forms"
import { DRAFT_PREFIX, hasKept, KEPT_MARK } from "./form-storage"

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

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
  const draftName = DRAFT_PREFIX + slug
  const rules: Readonly<Record<string, FieldRule>> = SUBMISSION_KINDS[slug].fields
  form.noValidate = true

  const control = (name: string): Control | undefined => {
    const found = form.elements.namedItem(name)
    return found instanceof HTMLElement && "value" in found ? (found as Control) : undefined
  }
  const setValue = (name: string, value: string): void => {
    const field = control(name)
    if (field) field.value = value
  }

  restoreDraft()
  void fetchToken()
  void sendKept()
  addEventListener("online", () => void sendKept(), listening)
  form.addEventListener("input", onInput, listening)
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault()
      void submit()
    },
    listening,
  )

  function restoreDraft(): void {
    const stored = readStored(draftName)
    for (const [name, value] of Object.entries(stored)) {
      const field = control(name)
      // What the browser has filled in again itself is newer.
      if (field && (field.value === "" || name === FORM_META.key)) field.value = value
    }
    if (!control(FORM_META.key)?.value) setValue(FORM_META.key, newKey())
  }

  async function fetchToken(): Promise<void> {
    try {
      const answer = await fetch(`${API_PREFIX}/forms/token`)
      const { token } = (await answer.json()) as { token: string }
      setValue(FORM_META.token, token)
    } catch {
      // Without one it is looked at more closely, and taken in all the same.
    }
  }

  function onInput({ target }: Event): void {
    const typed: Record<string, string> = {}
    for (const [name, value] of entriesOf(form)) if (typeof value === "string") typed[name] = value
    store(draftName, typed)
    const { name } = target as Control
    const field = control(name)
    // A problem that was told goes once it is mended; none is told while somebody types.
    if (field?.getAttribute("aria-invalid") === "true" && !problemOf(name)) say(name, "")
  }

  function problemOf(name: string): string {
    const rule = rules[name]
    const problem = rule && problemWith(rule, tidied(control(name)?.value ?? ""))
    return problem ? texts.problemInWords(slug, name, problem) : ""
  }

  function say(name: string, problem: string): void {
    const place = document.getElementById(problemId(slug, name))
    if (place) place.textContent = problem
    const field = document.getElementById(fieldId(slug, name))
    if (problem) field?.setAttribute("aria-invalid", "true")
    else field?.removeAttribute("aria-invalid")
  }

  function showProblems(problems: Readonly<Record<string, string>>): void {
    for (const name of [...Object.keys(rules), ...Object.keys(problems)])
      say(name, problems[name] ?? "")
    const list = document.createElement("ul")
    for (const [name, problem] of Object.entries(problems)) {
      const link = element("a", problem)
      link.setAttribute("href", `#${fieldId(slug, name)}`)
      const item = document.createElement("li")
      item.append(link)
      list.append(item)
    }
    tell("problem", element("p", texts.problemsHeading(list.children.length)), list)
  }

  /** Where what is told stands, and who listens hears it: the focus goes there. */
  function tell(tone: "problem" | "done" | "kept", ...said: readonly HTMLElement[]): void {
    if (!summary) return
    summary.replaceChildren(...said)
    form.dataset.state = tone
    summary.setAttribute("role", tone === "problem" ? "alert" : "status")
    summary.focus()
  }

  async function submit(): Promise<void> {
    const problems = Object.fromEntries(
      Object.keys(rules)
        .map((name) => [name, problemOf(name)] as const)
        .filter(([, problem]) => problem !== ""),
    )
    if (Object.keys(problems).length > 0) return showProblems(problems)
    if (button?.getAttribute("aria-busy") === "true") return
    showBusy(true)
    const submission = {
      key: control(FORM_META.key)?.value || newKey(),
      address: form.action,
      entries: entriesOf(form),
    }
    const sent = await send(submission)
    showBusy(false)
    switch (sent.is) {
      case "accepted":
        clear()
        return tell(
          "done",
          element("h3", texts.received),
          element("p", texts.yourReference(sent.reference)),
          element("p", texts.FORM_TEXTS[slug].sent),
        )
      case "problems":
        return showProblems(sent.problems)
      case "refused":
        return tell("problem", element("p", sent.sentence || texts.notNow))
      case "unreachable":
        return keepHere(submission)
    }
  }

  async function keepHere(submission: KeptSubmission): Promise<void> {
    try {
      await keep(submission)
    } catch {
      return tell("problem", element("p", texts.notNow))
    }
    localStorage.setItem(KEPT_MARK, "1")
    clear()
    tell("kept", element("p", texts.kept))
    await askWorker()
  }

  async function sendKept(): Promise<void> {
    if (!hasKept()) return
    for (const submission of await allKept()) {
      const { reference } = submission
      const sent: Sent =
        reference === undefined ? await send(submission) : { is: "accepted", reference }
      if (sent.is === "unreachable" || (sent.is === "refused" && sent.mayTryAgain)) return
      await forget(submission.key)
      const isOurs = submission.address === form.action
      if (sent.is === "accepted") tell("done", element("p", texts.keptSent(sent.reference)))
      else if (isOurs) {
        delete form.dataset.state
        for (const [name, value] of submission.entries) {
          if (typeof value === "string") setValue(name, value)
        }
        tell("problem", element("p", texts.keptRefused))
      }
    }
    localStorage.removeItem(KEPT_MARK)
  }

  function showBusy(isBusy: boolean): void {
    if (!button) return
    button.setAttribute("aria-busy", String(isBusy))
    button.textContent = isBusy ? texts.sending : texts.FORM_TEXTS[slug].send
  }

  function clear(): void {
    sessionStorage.removeItem(draftName)
    form.reset()
    setValue(FORM_META.key, newKey())
    for (const name of Object.keys(rules)) say(name, "")
    void fetchToken()
  }

  return () => stop.abort()
}

const newKey = (): string => crypto.randomUUID()

const entriesOf = (form: HTMLFormElement): (readonly [string, string | File])[] =>
  [...new FormData(form)].filter(([, value]) => typeof value === "string" || value.size > 0)

function readStored(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "{}") as Record<string, string>
  } catch {
    return {}
  }
}

function store(name: string, typed: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(typed))
  } catch {
    // Storage is full or not allowed: the page holds what was typed all the same.
  }
}

/** The tag by which the browser wakes the service worker when there is a network again (Background Sync). */
async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } }
  await sync?.register("forms").catch(() => undefined)
}
