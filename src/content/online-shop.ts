import type { Stockist } from "./stockist"

/** Without a door. */
export const isOnline = <Shop extends Stockist>(
  shop: Shop,
): shop is Extract<Shop, { kind: "online" }> => shop.kind === "online"
