import type { PayloadRequest } from "payload"
import { staffEndpoint } from "../../../cms/src/staff/staff-endpoint"

const { handler } = staffEndpoint(
  "/tables",
  { name: "bookings", path: "/staff/bookings", way: "bookings to the server" },
  "These are another venue's tables.",
)

const VENUES = [
  { id: 1, slug: "soho" },
  { id: 2, slug: "navigli" },
  { id: 3, slug: "trastevere" },
]

/** What somebody who keeps the first two venues, or an editor, is answered; no forms' server is there to go on. */
async function answer(role: "venueManager" | "editor", asked: object) {
  const sent = new Request("http://cms.example/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  })
  const find = ({ where }: { where: { slug: { in: string[] } } }) => ({
    docs: VENUES.filter(({ slug }) => where.slug.in.includes(slug)),
  })
  const req = Object.assign(sent, {
    user: { collection: "users", role, email: "rosa@example.org", venues: [1, 2] },
    payload: { find },
  })
  return handler(req as unknown as PayloadRequest)
}

const environment = process.env
beforeEach(() => {
  process.env = { ...environment, API_URL: "", API_PORT: "" }
})
afterAll(() => {
  process.env = environment
})

it.each([
  [{ venue: "soho" }, 200],
  [{ venue: "trastevere" }, 403],
  [{ venue: "soho", venues: ["soho", "navigli"] }, 200],
  [{ venue: "soho", venues: ["soho", "trastevere"] }, 403],
  [{ venue: "soho", venues: ["nowhere"] }, 403],
  [{ venue: "soho", venues: [{ not: "a slug" }] }, 403],
  [{}, 403],
])("hands on what a manager asks of their own venues alone: %j", async (asked, status) => {
  expect((await answer("venueManager", { ask: "counts", ...asked })).status).toBe(status)
})

it("hands on what an editor asks of any", async () => {
  const asked = { ask: "counts", venue: "trastevere", venues: ["trastevere", "soho"] }
  expect((await answer("editor", asked)).status).toBe(200)
})
