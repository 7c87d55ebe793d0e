import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { SubmissionForm } from "../../../../src/ui/forms/submission-form"
import { card, hasKept } from "../card/kept-things"

const form = <SubmissionForm slug="contact" page="/contact" options={{ subject: [], venue: [] }} />
const show = () => render(form)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  AbortSignal.timeout ??= () => new AbortController().signal
  global.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")))
})

const Ada = card({ name: "Ada", email: "ada@example.org", avoids: ["milk"] })

test("a form is filled in from the card, which it says, and nothing of it is copied elsewhere", async () => {
  hasKept({ card: Ada })
  show()
  await waitFor(() => expect(screen.getByLabelText("Your name")).toHaveValue("Ada"))
  expect(screen.getByLabelText("E-mail")).toHaveValue("ada@example.org")
  expect(screen.getByLabelText("Your message")).toHaveValue("")
  expect(screen.getByText("Filled from your card.")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Change it there" })).toHaveAttribute(
    "href",
    "/your-card",
  )
  await userEvent.type(screen.getByLabelText("Your message"), "By the oven, please.")
  const drafts = JSON.stringify({ ...sessionStorage })
  expect(drafts).toContain("By the oven")
  expect(drafts).not.toContain("ada@example.org")
})

test("what was typed stays as it was typed", async () => {
  hasKept({ card: Ada })
  show()
  // At once, before the card has been read.
  fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Grace" } })
  await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveValue("ada@example.org"))
  expect(screen.getByLabelText("Your name")).toHaveValue("Grace")
})

test("what a browser fills in again at a reload is from the card still, and only what was typed is kept", async () => {
  hasKept({ card: Ada })
  const container = document.createElement("div")
  container.innerHTML = renderToString(form)
  document.body.append(container)
  for (const [label, value] of [
    ["Your name", "Grace"],
    ["E-mail", "ada@example.org"],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = value
  render(form, { container, hydrate: true })
  // At once, before the card has been read.
  fireEvent.input(screen.getByLabelText("Your message"), { target: { value: "By the oven." } })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("ada@example.org")
  expect(await screen.findByText("Filled from your card.")).toBeInTheDocument()
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Grace"))
  const drafts = JSON.stringify({ ...sessionStorage })
  expect(drafts).toContain("By the oven")
  expect(drafts).not.toContain("ada@example.org")
})

test("without a card nothing is filled in, and nothing is said", async () => {
  show()
  await userEvent.click(screen.getByLabelText("E-mail"))
  await waitFor(() => expect(document.querySelector('[name="form-key"]')).not.toHaveValue(""))
  expect(screen.getByLabelText("Your name")).toHaveValue("")
  expect(screen.queryByText("Filled from your card.")).not.toBeInTheDocument()
})
