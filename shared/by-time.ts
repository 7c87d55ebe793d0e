/**
 * For sorting days, times or instants that are written alike (ISO 8601). `localeCompare` gives the same, and has a browser load
 * how languages sort at its first use: 14 ms of a desktop's processor, in the middle of a page coming to life.
 */
export const byTime = (one: string, other: string): number =>
  Number(one > other) - Number(one < other)
