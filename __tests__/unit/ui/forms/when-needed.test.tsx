import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SubmissionForm } from "../../../../src/ui/forms/submission-form"

jest.mock("../../../../src/ui/forms/form-behaviour", () => {
  throw new Error("It did not arrive.")
})

test("a form whose script did not come sends nothing without a network, and says so", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  render(<SubmissionForm slug="newsletter" page="/news" />)
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.com")
  const form = screen.getByLabelText<HTMLInputElement>("E-mail").form as HTMLFormElement
  const send = (): boolean => {
    const submit = createEvent.submit(form)
    // For jsdom, which cannot send a form.
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true })
    let isSent = false
    form.addEventListener("submit", (event) => (isSent = !event.defaultPrevented), { once: true })
    fireEvent(form, submit)
    return isSent
  }
  expect(send()).toBe(false)
  expect(screen.getByRole("alert")).toHaveTextContent("There is no network")
  expect(screen.getByRole("alert")).toHaveFocus()
  onLine.mockReturnValue(true)
  fireEvent(window, new Event("online"))
  expect(screen.getByRole("alert")).toHaveTextContent("You are connected again.")
  expect(send()).toBe(true)
})

test("what was typed and taken out again before a script comes is not kept", () => {
  render(<SubmissionForm slug="newsletter" page="/news" />)
  const email = screen.getByLabelText("E-mail")
  fireEvent.input(email, { target: { value: "ada@" } })
  expect(JSON.stringify({ ...sessionStorage })).toContain("ada@")
  fireEvent.input(email, { target: { value: "" } })
  expect(sessionStorage).toHaveLength(0)
})
