import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { isChunkError } from "../../../../plugins/gatsby-plugin-resilience/src/chunks"
import { hideNotice, showNotice } from "../../../../plugins/gatsby-plugin-resilience/src/notices"
import {
  hadReload,
  mayReload,
  recordReload,
} from "../../../../plugins/gatsby-plugin-resilience/src/session"
import {
  hasUnsavedInput,
  watchInput,
} from "../../../../plugins/gatsby-plugin-resilience/src/unsaved-input"

beforeEach(() => {
  document.body.innerHTML = ""
  sessionStorage.clear()
})

describe("reloads by the page itself", () => {
  it("are allowed once in a session for one cause, and once for another", () => {
    expect([mayReload("version"), mayReload("version"), mayReload("page /about")]).toEqual([
      true,
      false,
      true,
    ])
  })

  it("are not allowed where nothing would remember them", () => {
    const blocked = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError")
    })
    expect(mayReload("version")).toBe(false)
    blocked.mockRestore()
  })

  it("are remembered by the document itself where nothing else does", () => {
    const blocked = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError")
    })
    expect(hadReload("version one")).toBe(false)
    recordReload("version one")
    expect([hadReload("version one"), hadReload("version two")]).toEqual([true, false])
    blocked.mockRestore()
  })
})

describe("what a visitor entered", () => {
  it("is noticed as soon as it is typed, and forgotten when the form is emptied", async () => {
    document.body.innerHTML = `<form><label>Name <input /></label><button type="reset">Empty</button></form>`
    watchInput()
    expect(hasUnsavedInput()).toBe(false)

    await userEvent.type(screen.getByRole("textbox"), "Ada")
    expect(hasUnsavedInput()).toBe(true)

    // As React keeps it: the attribute follows the value.
    document.querySelector("input")?.setAttribute("value", "Ada")
    document.querySelector("form")?.addEventListener("reset", () => {
      document.querySelector("input")?.setAttribute("value", "")
    })
    await userEvent.click(screen.getByRole("button"))
    expect(hasUnsavedInput()).toBe(false)
  })

  it("is noticed when it was there before the site's scripts", () => {
    document.body.innerHTML = `<textarea></textarea>`
    const field = screen.getByRole<HTMLTextAreaElement>("textbox")
    field.value = "Eight of us, one in a wheelchair"

    expect(hasUnsavedInput()).toBe(true)
  })

  it.each([
    [`<select><option>Any</option><option>Rome</option></select>`, 1],
    [`<select><option>Any</option><option selected>Rome</option></select>`, 0],
  ])("is noticed in a list: %s", (html, chosen) => {
    document.body.innerHTML = html
    const list = screen.getByRole<HTMLSelectElement>("combobox")
    expect(hasUnsavedInput()).toBe(false)

    list.selectedIndex = chosen
    expect(hasUnsavedInput()).toBe(true)
  })

  it.each([
    [`<input type="checkbox" />`, true],
    [`<input type="checkbox" checked />`, false],
    [`<input type="radio" value="rome" />`, true],
  ])("is noticed in a choice: %s", (html, chosen) => {
    document.body.innerHTML = html
    expect(hasUnsavedInput()).toBe(false)

    const choice = document.querySelector("input")
    if (choice) choice.checked = chosen
    expect(hasUnsavedInput()).toBe(true)
  })
})

describe("a notice", () => {
  it("is said politely, once for each name, and put away by its button", async () => {
    showNotice({ name: "update", text: "Old news", dismissLabel: "Close" })
    showNotice({ name: "update", text: "A fresh version is here", dismissLabel: "Close" })

    expect(screen.getByRole("status")).toHaveTextContent(/^A fresh version is here$/)

    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("offers the one thing to do about it", async () => {
    const tryAgain = jest.fn()
    showNotice({
      name: "try-again",
      text: "It failed",
      action: { label: "Try again", run: tryAgain },
    })

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(tryAgain).toHaveBeenCalledTimes(1)
    hideNotice("try-again")
  })
})

describe("a failed import", () => {
  it.each([
    ["Loading chunk 532 failed.\n(error: /a.js)", true],
    ["Loading chunk component---src-templates-about failed.", true],
    ["Loading CSS chunk styles failed.", true],
    ["Something else failed.", false],
  ])("is told from other errors: %s", (message, expected) => {
    expect(isChunkError(new Error(message))).toBe(expected)
  })
})
