import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SubmissionForm } from "../../../../src/ui/forms/submission-form"
import { fakeDatabases } from "../../shared/submissions/fake-database"

const show = () =>
  render(
    <SubmissionForm
      slug="contact"
      page="/contact"
      options={{ subject: [{ value: "A booking", label: "A booking" }], venue: [] }}
    />,
  )

type Answer = { status: number; body: object } | "no network"

/** What the network answers; asked for the token first. */
function network(answer: Answer) {
  const sent: { url: string; body: string }[] = []
  global.fetch = jest.fn((url: RequestInfo | URL, init?: RequestInit) => {
    const address = String(url)
    if (address.endsWith("/token")) {
      return Promise.resolve({ json: () => Promise.resolve({ token: "t.s" }) } as Response)
    }
    sent.push({ url: address, body: String(init?.body) })
    if (answer === "no network") return Promise.reject(new TypeError("Failed to fetch"))
    const { status, body } = answer
    return Promise.resolve({
      status,
      ok: status < 300,
      json: () => Promise.resolve(body),
    } as Response)
  })
  return sent
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  AbortSignal.timeout ??= () => new AbortController().signal
})

async function write(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText("What is it about?"), "A booking")
  await user.type(screen.getByLabelText("Your name"), "Ada")
  await user.type(screen.getByLabelText("E-mail"), "ada@example.com")
  await user.type(screen.getByLabelText("Your message"), "By the oven, please.")
  return user
}

const form = () => document.getElementById("form-contact") as HTMLFormElement
/** Fetched once somebody begins; each attempt at sending the same has one key then. */
const comfortable = () =>
  waitFor(() => expect(document.querySelector('[name="form-key"]')).not.toHaveValue(""))

test("a form is one of HTML before anything is fetched for it", () => {
  show()
  expect(form()).toHaveAttribute("action", "/api/forms/contact?form-page=%2Fcontact")
  expect(form().method).toBe("post")
  expect(form().noValidate).toBe(false)
  expect(screen.getByLabelText("E-mail")).toHaveAttribute("autocomplete", "email")
  expect(screen.getByLabelText(/^Telephone/)).toHaveAttribute("inputmode", "tel")
})

test("what is missing is said beside its field and all together, and the focus goes there", async () => {
  const sent = network({ status: 201, body: { reference: "C222-2222" } })
  show()
  const user = userEvent.setup()
  await user.click(screen.getByLabelText("E-mail"))
  await comfortable()
  await user.keyboard("ada")
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  expect(screen.getByRole("alert")).toHaveFocus()
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(/name@example\.com/)
  expect(screen.getByLabelText("Your name")).toBeInvalid()
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText("E-mail"), "@example.com")
  expect(screen.getByLabelText("E-mail")).not.toHaveAttribute("aria-invalid")
})

test("who presses the button before anything else is told in the same words", async () => {
  const sent = network({ status: 201, body: { reference: "C222-2222" } })
  show()
  await userEvent.click(screen.getByRole("button", { name: "Send the message" }))
  expect(await screen.findByRole("alert")).toHaveTextContent("“Your name” is needed.")
  expect(screen.getByRole("alert")).toHaveFocus()
  expect(sent).toEqual([])
})

test("what has come in is said with its reference, and nothing of it stays on the device", async () => {
  const sent = network({ status: 201, body: { reference: "C222-2222" } })
  show()
  const user = await write()
  await comfortable()
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  const told = await screen.findByText("Your reference is C222-2222.")
  expect(told.parentElement).toHaveFocus()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatch(/form-key=[0-9a-f]{32}/)
  expect(sessionStorage).toHaveLength(0)
})

test("what the server cannot take just now stays as it was typed, with the same key", async () => {
  const sent = network({ status: 503, body: { error: "Not just now." } })
  show()
  const user = await write()
  await comfortable()
  const button = screen.getByRole("button", { name: "Send the message" })
  await user.click(button)
  // A browser that allows no database, as this one is, cannot keep it for later either.
  expect(await screen.findByText(/We cannot take it in just now/)).toBeInTheDocument()
  expect(screen.getByLabelText("Your message")).toHaveValue("By the oven, please.")
  await user.click(button)
  await waitFor(() => expect(sent).toHaveLength(2))
  const keys = sent.map(({ body }) => new URLSearchParams(body).get("form-key"))
  expect(keys[0]).toBe(keys[1])
})

test("while it is sent nothing can be typed that would not be in it, and afterwards again", async () => {
  network({ status: 503, body: { error: "Not just now." } })
  show()
  const user = await write()
  await comfortable()
  const answered = global.fetch
  let answer = (): void => undefined
  global.fetch = jest.fn(async (...asked: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return answered(...asked)
  })
  const message = screen.getByLabelText("Your message")
  await user.type(screen.getByLabelText("E-mail"), "{Enter}")
  await user.type(message, " And a pram.")
  expect(message).toHaveFocus()
  expect(message).toHaveAttribute("readonly")
  expect(message).toHaveValue("By the oven, please.")
  answer()
  await screen.findByText(/We cannot take it in just now/)
  await user.type(message, " And a pram.")
  expect(message).toHaveValue("By the oven, please. And a pram.")
})

test("what was typed is there again after a reload", async () => {
  network("no network")
  const { unmount } = show()
  await write()
  await comfortable()
  await userEvent.type(screen.getByLabelText("Your message"), "!")
  unmount()
  show()
  await waitFor(() =>
    expect(screen.getByLabelText("Your message")).toHaveValue("By the oven, please.!"),
  )
})

test("what was typed and taken out again does not come back", async () => {
  network("no network")
  const { unmount } = show()
  const message = screen.getByLabelText("Your message")
  await userEvent.type(message, "By the oven, please.")
  await comfortable()
  await userEvent.clear(message)
  expect(sessionStorage).toHaveLength(0)
  await userEvent.type(message, "!")
  await userEvent.clear(message)
  unmount()
  show()
  screen.getByLabelText("Your message").focus()
  await comfortable()
  expect(screen.getByLabelText("Your message")).toHaveValue("")
})

test("a browser that allows no storage is told what became of it all the same", async () => {
  network({ status: 201, body: { reference: "C222-2222" } })
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError")
  })
  show()
  const user = await write()
  await comfortable()
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  expect(await screen.findByText("Your reference is C222-2222.")).toBeInTheDocument()
  refuse.mockRestore()
})

test("a proxy that refuses what is too large, in a page of its own, is no missing network", async () => {
  network({ status: 413, body: {} })
  show()
  const user = await write()
  await comfortable()
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  expect(await screen.findByText(/We cannot take it in just now/)).toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})

test("what was typed before the script came is kept over a reload too", async () => {
  network("no network")
  const { unmount } = show()
  screen.getByLabelText<HTMLTextAreaElement>("Your message").value = "Typed early"
  screen.getByLabelText("Your name").focus()
  await comfortable()
  unmount()
  show()
  await waitFor(() => expect(screen.getByLabelText("Your message")).toHaveValue("Typed early"))
})

test("after one message another can be written", async () => {
  network({ status: 201, body: { reference: "C222-2222" } })
  show()
  const user = await write()
  await comfortable()
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  await user.click(await screen.findByRole("button", { name: "Write another" }))
  expect(screen.getByLabelText("What is it about?")).toHaveFocus()
  expect(screen.getByLabelText("Your message")).toHaveValue("")
})

test("a list that nobody is on yet asks for one more step, and for nothing to be noted or written again", async () => {
  const named = "You asked for the newsletter of Quattrocento <b>."
  network({ status: 201, body: { reference: "N222-2222", named } })
  render(<SubmissionForm slug="newsletter" page="/news" />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText("E-mail"), "ada@example.com")
  await comfortable()
  await user.click(screen.getByRole("button", { name: "Sign up" }))
  expect(await screen.findByRole("heading", { name: "One more step" })).toBeInTheDocument()
  expect(screen.getByText(/a link to confirm/)).toBeInTheDocument()
  expect(screen.getByText(named)).toBeInTheDocument()
  expect(screen.queryByText(/N222-2222/)).not.toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Write another" })).not.toBeInTheDocument()
})

test("a list that was asked for without a network asks for that step too, once it was sent", async () => {
  const before = globalThis.indexedDB
  globalThis.indexedDB = fakeDatabases()
  network("no network")
  render(<SubmissionForm slug="newsletter" page="/news" />)
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.com")
  await comfortable()
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }))
  await screen.findByText(/keep it on this device/)
  network({ status: 201, body: { reference: "N222-2222" } })
  fireEvent(window, new Event("online"))
  expect(await screen.findByText(/has come in\. We have sent you a mail with a link/)).toBeVisible()
  expect(screen.queryByText(/N222-2222/)).not.toBeInTheDocument()
  globalThis.indexedDB = before
})

test("a CV that is too large is told of at its field, before anything is sent", async () => {
  const sent = network({ status: 201, body: { reference: "A7QX-29KD" } })
  render(<SubmissionForm slug="application" page="/careers/baker" given={{ job: "baker" }} hasCv />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/name/i), "Ada")
  await user.type(screen.getByLabelText("E-mail"), "ada@example.com")
  await waitFor(() => expect(document.querySelector('[name="form-key"]')).not.toHaveValue(""))
  const field = screen.getByLabelText(/^CV/)
  const large = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" })
  Object.defineProperty(large, "size", { value: 9 * 1024 * 1024 })
  await user.upload(field, large)
  await user.click(screen.getByRole("button"))
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(expect.stringContaining("larger than 5 MB"))
  expect(sent).toEqual([])
  await user.upload(field, new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }))
  expect(field).not.toBeInvalid()
})
