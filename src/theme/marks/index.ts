/**
 * The group's and the brands' marks: outlines in one colour, drawn by hand in a box 1000 wide.
 *
 * One letter holds them together: the nought of 400, an oval whose counter is an oven's mouth, arched, with a flame
 * on its floor. With a tail the same oval is the Q of Quattrocento.
 * - 400: heavy didone numerals, hairlines thick enough for 24 px; the degree sign is a small nought.
 * - Cenere: thin inscriptional capitals with flared stems under a low segmental arch; the middle bar of the last E
 *   burns away into sparks.
 * - Madia: soft slab letters whose counters are domes of dough, and the dough rises: low in the first a, higher in
 *   the d, full in the last.
 * - Quattrocento: after the letters of Gloock (SIL Open Font License, see fonts/); the Q is drawn anew and the two t
 *   are joined by an arch.
 *
 * A path is a letter, or one of the pieces a letter has fallen into. Counters run against their outer outline, so
 * the default fill rule is right.
 */
import { ember } from "./ember"
import { flame } from "./flame"
import type { MarkOutlines } from "./outlines"
import { quattrocento } from "./quattrocento"
import { warmth } from "./warmth"

/** By a mark's id (src/theme/mark.ts). For the HTML alone: no script may import it, they are 9 KB. */
export const MARK_OUTLINES: Readonly<Record<string, MarkOutlines>> = {
  quattrocento,
  "400": flame,
  cenere: ember,
  madia: warmth,
}
