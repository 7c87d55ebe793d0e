import type { Stockist } from "./stockist"

/** Without a door. */
export const isOnline = ({ kind }: Pick<Stockist, "kind">): boolean => kind === "online"
