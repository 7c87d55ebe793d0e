/** From the first to the last of them, as days are stored. */
export interface Days {
  from: string
  until: string
}
