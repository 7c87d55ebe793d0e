import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Consent } from "../../../src/ui/consent"
import { CONSENT_ASKED, type ConsentChoice } from "../../../src/ui/tag-consent"

/** A page with tags, and the button at its foot. @returns what is chosen */
function show(choice: ConsentChoice | null) {
  const choose = jest.fn()
  window.tagConsent = { choice, choose }
  render(
    <>
      <button onClick={() => dispatchEvent(new Event(CONSENT_ASKED))}>Privacy choices</button>
      <Consent />
    </>,
  )
  return choose
}
afterEach(() => delete window.tagConsent)

const opener = () => screen.getByRole("button", { name: "Privacy choices" })
const question = () => screen.queryByRole("region", { name: "May we count?" })
const isGone = () => waitFor(() => expect(question()).not.toBeInTheDocument())

it("gives the focus back to the button that it was opened with", async () => {
  const choose = show({ statistics: true, marketing: false })
  opener().focus()
  await userEvent.keyboard("{Enter}")
  expect(await screen.findByRole("heading", { name: "May we count?" })).toHaveFocus()
  screen.getByRole("button", { name: "Save my choice" }).focus()
  await userEvent.keyboard("{Enter}")
  await isGone()
  expect(choose).toHaveBeenCalledWith({ statistics: true, marketing: false })
  expect(opener()).toHaveFocus()
})

it("gives the focus back to where a guest was who has come to it by keyboard", async () => {
  show(null)
  await waitFor(() => expect(question()).toBeVisible())
  opener().focus()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole("button", { name: "Reject all" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await isGone()
  expect(opener()).toHaveFocus()
})

it("is left as it was by Escape", async () => {
  const choose = show({ statistics: true, marketing: false })
  await userEvent.click(opener())
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Statistics/ }))
  await userEvent.keyboard("{Escape}")
  await isGone()
  expect(choose).not.toHaveBeenCalled()
  expect(opener()).toHaveFocus()
})

it("stays until it is answered for the first time", async () => {
  show(null)
  await waitFor(() => expect(question()).toBeVisible())
  await userEvent.keyboard("{Escape}")
  expect(question()).toBeVisible()
})

it("that is on the screen already is where who asks for it is led", async () => {
  show(null)
  await waitFor(() => expect(question()).toBeVisible())
  await userEvent.click(opener())
  expect(screen.getByRole("heading", { name: "May we count?" })).toHaveFocus()
  await userEvent.click(screen.getByRole("button", { name: "Reject all" }))
  await isGone()
  expect(opener()).toHaveFocus()
})
