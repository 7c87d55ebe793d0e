import { fromMinorUnits } from "../../../shared/ordering/basket"
import {
  KITCHEN_PATH,
  ORDER_COPIES_PATH,
  type CopiedOrder,
} from "../../../shared/ordering/staff-channel"
import { noonUtc } from "../validation/dates"
import { copyEndpoint } from "./copy-endpoint"
import { staffEndpoint } from "./staff-endpoint"

/** `POST /api/kitchen` */
export const kitchenEndpoint = staffEndpoint(
  "/kitchen",
  { name: "orders", path: KITCHEN_PATH, way: "orders to the server" },
  "This is another venue's kitchen.",
)

/** `POST /api/order-copies` */
export const orderCopies = copyEndpoint({
  path: ORDER_COPIES_PATH,
  way: "orders to the CMS",
  collection: "orders",
  documentOf: ({ day, time, state, payment, lines, total, currency }: CopiedOrder) => ({
    date: noonUtc(day),
    time,
    status: state,
    payment,
    lines: lines.map(({ price, ...line }) => ({ ...line, price: fromMinorUnits(price, currency) })),
    total: fromMinorUnits(total, currency),
    currency,
  }),
})
