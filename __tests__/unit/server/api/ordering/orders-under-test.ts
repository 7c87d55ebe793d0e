import type { ApiOptions } from "../../../../../server/api/build-server"
import { dishField } from "../../../../../shared/ordering/addresses"
import type { OrderAnswer } from "../../../../../shared/ordering/order-form"
import { ORDERING_FACTS, type OrderingFacts } from "../../../../../shared/ordering/ordering-facts"
import {
  KITCHEN_PATH,
  type CopiedOrder,
  type KitchenAnswer,
} from "../../../../../shared/ordering/staff-channel"
import { openEveryEvening, openServer, release as releaseOf, SECRET } from "../server-under-test"
import { LEMONADE, MARGHERITA, pizzeria } from "./a-kitchen"

export const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

export const venue = openEveryEvening(pizzeria, "18:00", "22:00")

const facts: OrderingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  venues: [venue, { ...venue, slug: "former", takesOrders: false }],
}

/** What the release says of orders from now on. */
export const release = (folder: string, id: string, changes: Partial<OrderingFacts> = {}): void =>
  releaseOf(folder, id, ORDERING_FACTS, { ...facts, ...changes })

/** What a guest sends: 2 × 9.50 and 1 × 3.10 come to 22.10. */
export const ORDER: Readonly<Record<string, string>> = {
  venue: venue.slug,
  day: IN_TWO_DAYS,
  time: "19:00",
  [dishField(MARGHERITA.key)]: "2",
  [dishField(LEMONADE.key)]: "1",
  ...{ name: "Ada Rossi", email: "Ada@example.org", phone: "", message: "No basil" },
}

export type Ordered = Extract<OrderAnswer, { is: "ordered" }>

/** The forms' server with a release that takes orders. */
export async function openOrders(options: Partial<ApiOptions> = {}) {
  const ways = { asked: "orders to the server", copied: "orders to the CMS" } as const
  const opened = await openServer<CopiedOrder>({ file: ORDERING_FACTS, facts, ways }, options)
  return {
    ...opened,
    store: opened.server.ordering.store,
    async order(changes: Readonly<Record<string, string>> = {}): Promise<Ordered> {
      const sent = { ...ORDER, ...changes }
      const answer = (await opened.sendJson("/api/orders", sent)).json<OrderAnswer>()
      if (answer.is !== "ordered") throw new Error(JSON.stringify(answer))
      return answer
    },
    kitchen: (request: object, secret = SECRET) =>
      opened.askSigned<KitchenAnswer>(KITCHEN_PATH, { venue: venue.slug, ...request }, secret),
  }
}

export type Orders = Awaited<ReturnType<typeof openOrders>>
