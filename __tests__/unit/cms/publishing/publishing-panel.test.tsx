import type { ComponentProps } from "react"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { DocumentLine } from "../../../../cms/src/admin-ui/publishing/document-line"
import type { AskForBuild } from "../../../../cms/src/admin-ui/publishing/build-actions"
import { documentState } from "../../../../cms/src/admin-ui/publishing/document-state"
import { panelState } from "../../../../cms/src/admin-ui/publishing/panel-state"
import {
  type LinkComponent,
  PublishingPanel,
} from "../../../../cms/src/admin-ui/publishing/publishing-panel"
import type { PublishingReport } from "../../../../cms/src/admin-ui/publishing/report"
import { NOTHING_YET } from "../../../../cms/src/admin-ui/publishing/status-feed"
import { at, labelOf, ms, report, working } from "./reports"

// The CMS has a React of its own, of which only the types differ here.
const Link: LinkComponent = ({ children, ...rest }) => (
  <a {...rest}>{children as ComponentProps<"a">["children"]}</a>
)

function panel(report: PublishingReport | null, now = "12:06:31", askForBuild?: AskForBuild) {
  const state = panelState({ ...NOTHING_YET, report }, { now: ms(now), timeZone: "UTC" }, labelOf)
  return (
    <PublishingPanel
      Link={Link}
      askForBuild={askForBuild}
      isPending={report === null}
      linkOf={({ id, field }) => ({ href: `/admin/${id}#field-${field}`, text: "Open the venue" })}
      state={state}
    />
  )
}

const building = report({ state: "working", working, accepted: 8 })

describe("the panel on the dashboard", () => {
  it("is a region of its own that says what is live and since when", () => {
    render(panel(report()))
    const region = within(screen.getByRole("region", { name: "Publishing" }))
    expect(region.getByText("Live")).toBeVisible()
    expect(region.getByText("12:04:31, 2 minutes ago")).toBeVisible()
    expect(region.getByText("Truffle week (Event)")).toBeVisible()
  })

  it("shows the seconds of a build and what is usual", () => {
    render(panel(building, "12:06:06"))
    expect(screen.getByText("4 s, usually 9 s")).toBeVisible()
  })

  it("leads from each problem to the field that is wrong", () => {
    const problems = [{ message: "No time zone.", collection: "locations", id: "1", field: "zone" }]
    const failure = { at: at("12:06:00"), reason: "…", problems, nextAttemptAt: null }
    render(panel(report({ state: "failed", failure })))
    const row = within(screen.getByText("No time zone.").closest("li") ?? document.body)
    expect(row.getByRole("link", { name: "Open the venue" })).toHaveAttribute(
      "href",
      "/admin/1#field-zone",
    )
  })

  it("offers another attempt to those who may publish, and says why the CMS refuses it", async () => {
    const failure = { at: at("12:06:00"), reason: "…", problems: [], nextAttemptAt: null }
    const failed = (more: object) => report({ state: "failed", failure: { ...failure, ...more } })
    const again = () => screen.queryByRole("button", { name: "Try again" })
    const ask = jest.fn<Promise<void>, [string | null]>()
    ask.mockRejectedValue(new Error("It does not answer."))

    const { rerender } = render(panel(failed({ isRetryable: true })))
    expect(again()).toBeNull()
    rerender(panel(failed({ isRetryable: false }), undefined, ask))
    expect(again()).toBeNull()
    rerender(panel(failed({ isRetryable: true }), undefined, ask))
    expect(screen.queryByRole("button", { name: /anyway/ })).toBeNull()
    fireEvent.click(again() ?? document.body)
    expect(ask).toHaveBeenCalledWith(null)
    expect(await screen.findByText("It does not answer.")).toBeVisible()
  })

  it("tells assistive technology of a new state once, and not of every second", () => {
    const { rerender } = render(panel(null))
    rerender(panel(report()))
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    rerender(panel(building, "12:06:06"))
    const said = screen.getByRole("status").textContent
    expect(said).toBe("Publishing. Building the pages. Truffle week (Event).")
    rerender(panel(building, "12:06:07"))
    expect(screen.getByText("5 s, usually 9 s")).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent(said ?? "")
    rerender(panel(report()))
    expect(screen.getByRole("status")).toHaveTextContent("Live.")
  })
})

it("stands on a document as one line, with its explanation for those who cannot hover", () => {
  const facts = {
    collection: "events",
    id: "7",
    savedAt: ms("12:04:20"),
    publishedAt: ms("12:04:20"),
    isPublished: true,
    isChanged: true,
    isEdited: false,
    unpublishedAt: null,
  }
  const state = documentState(report(), facts, { now: ms("12:06:31"), timeZone: "UTC" }, false)
  if (!state) throw new Error("A published document has a line.")
  render(<DocumentLine Link={Link} more={{ href: "/admin", text: "Why?" }} state={state} />)
  expect(screen.getByText(/Changes not published/)).toHaveTextContent(
    "Changes not published. The site shows the version that was published before.",
  )
  expect(screen.getByRole("link", { name: "Why?" })).toBeVisible()
})
