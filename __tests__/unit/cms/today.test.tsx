import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"

interface Asked {
  collection: string
  where: { status: { equals: string } }
}

/** Asked for by what is needed of it: its own types are the CMS's, which has packages of its own. */
const { Today } = jest.requireActual<{
  Today: (props: {
    payload: { count: (asked: Asked) => Promise<{ totalDocs: number }> }
    permissions: object
  }) => Promise<ReactNode>
}>("../../../cms/src/admin-ui/staff/today")

it("names the orders that were held as spam: nobody cooks them until somebody looks", async () => {
  const held = ({ collection, where: { status } }: Asked): boolean =>
    (collection === "orders" && status.equals === "held") ||
    (collection === "enquiries" && status.equals === "suspect")
  const count = async (asked: Asked) => ({ totalDocs: held(asked) ? 2 : 0 })
  const read = { read: true }
  const permissions = { collections: { enquiries: read, orders: read } }
  render(await Today({ payload: { count }, permissions }))
  expect(screen.getAllByText(/held as spam$/).map((it) => it.textContent)).toEqual([
    "Enquiries: 2 held as spam",
    "Orders: 2 held as spam",
  ])
  const orders = screen.getByRole("link", { name: /^Orders/ })
  expect(orders).toHaveAttribute("href", expect.stringMatching(/status.*=held$/))
})
