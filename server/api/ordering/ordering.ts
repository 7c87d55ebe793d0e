import type { FastifyBaseLogger, FastifyInstance } from "fastify"
import { ORDER_COPIES_PATH, type CopiedOrder } from "../../../shared/ordering/staff-channel"
import { ORDERING_FACTS, type OrderingFacts } from "../../../shared/ordering/ordering-facts"
import type { SlipPage } from "../answers/slip-page"
import type { SignedLinks } from "../intake/signed-link"
import type { TimeTokens } from "../intake/time-token"
import type { PostOffice } from "../mail/post-office"
import { RecordOutbox } from "../outbox/record-outbox"
import { createReleaseReader } from "../site/release-reader"
import { createCopier } from "../staff/copier"
import type { Db } from "../store/open-database"
import { registerKitchen } from "./kitchen-routes"
import { orderMail } from "./order-mails"
import { ORDER_LIMITS, registerOrders, type OrderLimits } from "./order-routes"
import { OrderStore } from "./order-store"
import { createClosingRound } from "./outside-hours"
import { createOrderTables } from "./order-tables"
import { createPaymentRound } from "./payment-round"
import type { Payments } from "./payments"

export interface OrderingOptions {
  db: Db
  releasesDir: string
  slipPage: SlipPage
  siteUrl: string
  cmsGraphqlUrl: string
  /** Shared with the CMS: each knows the other by it. */
  secret: string
  keptDays: number
  links: SignedLinks
  tokens: TimeTokens
  postOffice: PostOffice | undefined
  /** Without them, guests pay at the counter. */
  payments: Payments | undefined
  log: FastifyBaseLogger
  limits?: OrderLimits
  backoff?: (attempts: number) => number | null
}

/** Before the first release, or of one from before there were orders. */
const NO_FACTS: OrderingFacts = { groupName: "", email: "", venues: [] }

/** Orders, whole: what guests and staff ask, what is copied and sent, and what is paid. */
export function openOrdering({ db, limits = ORDER_LIMITS, ...options }: OrderingOptions) {
  createOrderTables(db)
  const { releasesDir, siteUrl, links, payments, log } = options
  const store = new OrderStore(db)
  const readFacts = createReleaseReader(releasesDir, ORDERING_FACTS, NO_FACTS)
  const onChange = (): void => outbox.wake()
  const paying = createPaymentRound({
    ...{ store, payments, onChange, log },
    isStopping: () => outbox.isStopping,
  })
  const copy = createCopier({ ...options, path: ORDER_COPIES_PATH, way: "orders to the CMS" })
  const outbox = new RecordOutbox({
    ...options,
    ...{
      store,
      called: "an order",
      plural: "orders",
      more: [paying.round, createClosingRound({ store, readFacts, onChange })],
    },
    copy: (order, told) => copy({ ...order, told } satisfies CopiedOrder),
    compose: async ({ name, record }) => {
      const facts = await readFacts()
      const venue = facts.venues.find(({ slug }) => slug === record.venue)
      if (!venue) throw new Error(`The site has no venue ${record.venue} that takes orders.`)
      const mail = orderMail(name, record, {
        ...{ facts, venue, siteUrl, links, canPay: payments !== undefined },
      })
      return { mail, group: facts.groupName, email: facts.email }
    },
  })
  const shared = { store, readFacts, onChange }
  return {
    store,
    start: (): void => outbox.start(),
    stop: (): Promise<void> => outbox.stop(),
    /** Within the prefix that the site's origin hands on. */
    registerForGuests: (api: FastifyInstance) =>
      registerOrders(api, { ...options, ...shared, settle: paying.settle, limits }),
    /** Outside of it. */
    registerForStaff: (app: FastifyInstance) =>
      registerKitchen(app, { ...shared, secret: options.secret }),
  }
}
